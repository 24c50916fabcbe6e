package org.dicechess;

import java.util.List;
import java.util.Map;

/**
 * The rules of one game, ready to play. Immutable and safe to share between threads. A
 * {@link org.dicechess.spi.VariantSource} loads it by its id, the {@code Loader} of the module {@code dicechess-rules}
 * from files too.
 *
 * @since 0.1
 */
public interface Variant {

    /** The id, as {@code dice-chess}. */
    String id();

    /** The name for people, as {@code Dice chess}. */
    String name();

    /** The options in force, each with its value, in the order of the definition. */
    Map<String, String> options();

    /**
     * For each option the values that it can have, the default first, in the order of the definition; empty for a game
     * without options. A host chooses one when it loads the variant.
     */
    Map<String, List<String>> choices();

    /**
     * Hexadecimal SHA-256 of the rules, 64 digits in lower case: of the resolved definition, the texts of its scripts,
     * and ids and versions of the host's hooks. Equal hashes mean equal rules.
     *
     * <p>Options enter by what they change, not by name or value. So a game with an option at its default has the hash
     * of the game without, a definition that gains an option keeps its hash, and two choices that give the same rules
     * have the same hash. Names for people, comments, rule ids and descriptions do not enter; comments of scripts do.
     */
    String rulesHash();

    /** The position before the first event: a chance node where the array itself is rolled. */
    Position start();

    /**
     * Reads a position text.
     *
     * @throws NotationException if it is malformed or impossible
     * @throws org.dicechess.spi.HookException if a hook fails that is asked on the way
     */
    default Position position(String text) {
        return notation().position(text);
    }

    /** Texts of events, positions and games. */
    Notation notation();

    /** The empty board with its areas. */
    Board board();

    /** The kinds of piece, in the order of the definition. */
    List<PieceType> pieceTypes();

    /**
     * The piece with this code.
     *
     * @param code 1 to {@link #pieceCodes()}
     * @throws IllegalArgumentException if the code is out of range
     */
    Piece piece(int code);

    /** The largest piece code: kinds times sides times facings, at most 255. */
    int pieceCodes();

    /**
     * The dice that the game throws, in the order of the definition, those that deal the array among them: in Chess960
     * one die of 960 faces. Empty for a game without.
     */
    List<Dice> dice();

    /** The names of the counters, in the order of the definition. */
    List<String> counters();

    /** How many equal positions, the present one included, make a draw; 0 if repetition draws no game. */
    int repetitions();

    /** The id of the rule behind {@link #repetitions()}, empty if the definition names none. */
    String repetitionRule();

    /**
     * No node of this variant has more events than this: up to 131,072, or as many outcomes as a throw or the deal has,
     * up to 100,000.
     */
    int eventBound();
}
