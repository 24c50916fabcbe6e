package org.dicechess;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of one game, ready to play. Immutable and thread-safe. A {@link org.dicechess.spi.VariantSource} loads a
 * variant by its id; the {@code Loader} of the module {@code dicechess-rules} also loads files.
 *
 * @since 0.1
 */
public interface Variant {

    /**
     * Returns the id that the definition states, as {@code dice-chess}: 1 to 40 lower-case letters, digits and single
     * hyphens between them. Records name it, and a pack lists the variant by it.
     */
    String id();

    /** Returns the name to show to people, as {@code Dice chess}. */
    String name();

    /**
     * Returns the options, each with its present value, in the order of the definition; empty for a game without
     * options.
     */
    Map<String, String> options();

    /**
     * Returns the possible values of each option, the default first, in the order of the definition; empty for a game
     * without options. A host chooses a value when it loads the variant.
     */
    Map<String, List<String>> choices();

    /** Returns what the definition says of the game: its texts for people, options, board, pieces and dice. */
    Description description();

    /**
     * Returns the rules in words for players, made from the definition: chapters in the order of
     * {@link RuleChapter.Topic}, at least those of the game, the board, the setup, the turn and one for each kind of
     * piece. Each call makes them anew.
     */
    List<RuleChapter> rules();

    /**
     * Returns the SHA-256 hash of the rules: 64 hexadecimal digits in lower case. It covers the resolved definition,
     * the texts of its scripts, and the ids and versions of the hooks of the host. Equal hashes mean equal rules.
     *
     * <p>Options count by what they change, not by name or value. So a game with an option at its default has the hash
     * of the game without the option, a definition that gains an option keeps its hash, and two choices that give the
     * same rules have the same hash. Names to show, comments, rule ids and descriptions do not count. Comments of
     * scripts do.
     */
    String rulesHash();

    /** Returns the position before the first event: a chance node where the start array is rolled. */
    Position start();

    /**
     * Reads a position text, as {@link Notation#position(String)} does.
     *
     * @throws NotationException if the text is malformed or the position is impossible
     * @throws PlayException if the definition fails in play
     */
    default Position position(String text) {
        return notation().position(text);
    }

    /** Returns the reader and writer of the texts of events, positions and games. */
    Notation notation();

    /** Returns the empty board with its areas. */
    Board board();

    /** Returns the kinds of piece in the order of the definition. */
    List<PieceType> pieceTypes();

    /**
     * Returns the kinds of piece that a side may hold in hand, in the order of the definition; empty if the variant has
     * no hands. {@link Position#hand} tells how many of each a side holds.
     */
    List<PieceType> handTypes();

    /**
     * Returns the piece with this code.
     *
     * @param code 1 to {@link #pieceCodes()}
     * @throws IllegalArgumentException if the code is out of range
     */
    Piece piece(int code);

    /** Returns the largest piece code, 1 to 255: the number of combinations of kind, side and facing. */
    int pieceCodes();

    /**
     * Returns the dice of the definition in its order, and those that deal the start array: in Chess960 one die of 960
     * faces. Where several of them are rolled together, their parts are listed, and all of them as {@code white+green}.
     * {@link Position#dice()} has those of one roll, and {@link Node.Chance#deals()} tells rolls that deal. Empty for a
     * game without dice.
     */
    List<Dice> dice();

    /** Returns whether chance decides something in the game: dice are rolled, or chance picks an event of a player. */
    default boolean hasChance() {
        return !dice().isEmpty();
    }

    /**
     * Returns the endings in the order of their precedence, which the guide of authors tells; empty if only the players
     * end the game.
     */
    List<Ending> endings();

    /**
     * Returns whether the game has check: no move may leave an own {@linkplain PieceType#isRoyal() royal} piece
     * attacked.
     */
    boolean hasCheck();

    /**
     * Returns what a piece can do alone on the empty board, by its movement or by any of its walks, with any roll; for
     * diagrams, mobility and values. Hoppers hop over nothing here, so the cannon captures nothing. Initial moves count
     * on initial squares. Castling, en passant captures and actions do not count. Each call works it out anew, with one
     * board for each square: keep what you need often.
     *
     * @param piece a piece of this variant
     * @param from the square where it stands
     * @throws IllegalArgumentException if the square does not exist or the variant has no equal piece
     * @throws PlayException if the definition fails in play
     * @throws IllegalStateException if hooks use more than 5,000,000 units of fuel
     */
    Reach reach(Piece piece, Square from);

    /**
     * Returns what a piece can do alone on the empty board with a walk of so many steps; for a piece that does not
     * walk, the same as {@link #reach(Piece, Square)}.
     *
     * @param steps the sum of a roll of its dice
     * @throws IllegalArgumentException as {@link #reach(Piece, Square)}, or if no dice of the piece give that sum
     */
    Reach reach(Piece piece, Square from, int steps);

    /** Returns the names of the counters in the order of the definition; empty if it has none. */
    List<String> counters();

    /**
     * Returns the names of the numbers that turns set and add to, in the order of the definition; empty if it has none.
     */
    List<String> numbers();

    /**
     * Returns whether each side has a number of this name; if not, the game has one.
     *
     * @throws IllegalArgumentException if the variant has no such number
     */
    boolean isNumberOfSide(String name);

    /**
     * Returns what people are told that a number is, 1 to 40 characters; empty for a number that only the rules need.
     *
     * @throws IllegalArgumentException if the variant has no such number
     */
    Optional<String> numberTitle(String name);

    /**
     * Returns how many occurrences of a position, the present one included, make a draw; 0 if repetition draws no game.
     * Endings that judge a side do not count.
     */
    int repetitions();

    /**
     * Returns whether endings by repetition judge what a side has done in all its turns between equal positions, as to
     * give check. A {@link GameRecord} and a {@link Cursor} do so; a position needs
     * {@link Position#nodeIfRepeated(Recurrence)}.
     */
    boolean judgesRepetition();

    /**
     * Returns whether a position that a turn without a move has led to is one of the {@link #repetitions()}. If not,
     * such a position draws no game and counts for no later one. False if repetition draws no game.
     */
    boolean repeatsByPasses();

    /** Returns the id of the rule behind {@link #repetitions()}; empty if the definition names none. */
    String repetitionRule();

    /**
     * Returns a bound on the number of events of a node of this variant: at most 131,072. The outcomes of a roll or
     * deal are at most 100,000.
     */
    int eventBound();

    /**
     * Returns how the board is drawn; a checkered board of squares, without areas, if the definition does not say. The
     * rules hash does not cover it.
     */
    default Drawing drawing() {
        return Drawing.checkered();
    }
}
