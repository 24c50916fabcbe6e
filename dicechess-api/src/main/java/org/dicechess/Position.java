package org.dicechess;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A moment of a game: the pieces, the side to move and what comes next. Immutable and thread-safe.
 *
 * <p>Two positions of one variant are equal if everything that the rules read is equal: board, hands, reserves, side,
 * stage, dice, rights, counters, numbers and moves that are picked. An en passant square counts only while a capture on
 * it is possible. The number of the turn and the history are not compared; {@link GameRecord} and {@link Cursor} know
 * repetition. Variants with equal {@link Variant#rulesHash()} count as one variant. Equal positions have equal hash
 * codes within one process; each call computes the hash code anew.
 *
 * <p>A position does not refer to the position before it. A null argument is a {@link NullPointerException}.
 *
 * <p>Where a definition may fail in play, every method that lists, counts, plays or explains events, asks whether the
 * game is over, or reads or writes a text may throw a {@link PlayException}. The position is then unchanged.
 *
 * @since 0.1
 */
public interface Position {

    /** Returns the variant that is played. */
    Variant variant();

    /** Returns the board with its pieces. */
    Board board();

    /**
     * Returns the pieces of this side that stand beside the board: its captured piece that awaits placement, whoever
     * places it. Usually empty. Pieces that a side holds in hand are not among them; see {@link #hand(Color)}.
     */
    List<Piece> reserve(Color color);

    /** Returns the side whose turn it is. */
    Color turn();

    /**
     * Returns the number of the turn, 1 to 16,383: 1 at the start, one more after each turn of Black. It stays at
     * 16,383.
     */
    int turnNumber();

    /** Returns the roll that is being played; empty if none is. */
    Optional<Roll> roll();

    /**
     * Returns the dice of {@link #roll()}, so that its faces have a meaning. {@link Dice#dice()} has one die for each
     * face of a full roll; spent dice are no longer in the roll. The dice are all alike, so the first one tells what
     * each face means. Empty if no roll is being played.
     */
    Optional<Dice> dice();

    /**
     * Returns for each face of {@link #roll()}, in its order, the kinds of piece that the face lets move. Each list has
     * the order of the definition. It is empty for a face that moves nothing, and where faces do not name kinds
     * ({@link Die#namesPieces()}). Every kind is in it where doubles let any piece move
     * ({@link Dice#doublesMoveAny()}). Empty if no roll is being played. Castling is not considered: a game may allow
     * it for dice that let no king move.
     */
    default List<List<PieceType>> rollAllows() {
        List<Integer> faces = roll().map(Roll::faces).orElse(List.of());
        Dice rolled = dice().orElse(new Dice("", List.of()));
        boolean any = rolled.doublesMoveAny()
                && faces.size() > 1
                && faces.size() == rolled.dice().size()
                && faces.stream().distinct().count() == 1;
        return faces.stream()
                .map(face -> any ? variant().pieceTypes() : rolled.dice().get(0).pieces(face))
                .toList();
    }

    /** Returns the piece and the dice that have been selected for the next walk; empty if none are. */
    Optional<Selection> selection();

    /** Returns whether a turn begins here: nothing has been rolled, chosen or moved in it yet. */
    boolean beginsTurn();

    /**
     * Returns whether this side is in check: so many of its royal pieces are attacked; false in a game without check.
     */
    boolean inCheck(Color color);

    /**
     * Returns the rights to castle that are left, White's first, the rook of the last file first; empty in a game
     * without castling. A right says nothing about whether castling is possible now.
     */
    List<CastlingRight> castling();

    /**
     * Returns the squares on which the side to move could capture en passant, in the order of {@link Board#squares()}.
     * As in FEN a piece has just passed them; whether any piece can capture there is told by the events.
     */
    List<Square> enPassant();

    /**
     * Returns what the decision asks for; empty at a chance node and after the end of the game.
     *
     * @throws PlayException as {@link #node()}
     */
    Optional<Purpose> purpose();

    /**
     * Returns the value of a counter, 0 to 9,999. It stays at 9,999. A counter that an event has set back within the
     * turn is 0 here and -1 in the text of the position: it counts again when the turn ends. So positions that differ
     * may have equal counters.
     *
     * @throws IllegalArgumentException if no counter has this name
     */
    int counter(String name);

    /**
     * Returns the value of a number that turns set and add to, 0 to 255.
     *
     * @param side the side whose number is meant; a number of the game is the same for both sides
     * @throws IllegalArgumentException if no number has this name
     */
    int number(String name, Color side);

    /**
     * Returns the pieces that a side holds in hand to put them on the board: how many of each type, 1 to 255. Types of
     * which it holds none are left out. The order is that of {@link Variant#pieceTypes()}. The map is empty in a game
     * without hands, and unmodifiable.
     */
    Map<PieceType, Integer> hand(Color side);

    /**
     * Returns what comes next; computed on first use. Mate, stalemate, lost pieces, hooks, counters and material can
     * end the game here. Repetition cannot; see {@link GameRecord#node()}.
     *
     * <p>The work has a bound for each variant: a node lists at most {@link Variant#eventBound()} events. Walks, and
     * turns that must use as many dice as possible, try a bounded number of moves more; a definition that would exceed
     * the bound does not load. Hooks asked in play add their own work. The work of a move that is tried has no small
     * bound; a {@link PlayException} ends a search that takes too long.
     */
    Node node();

    /**
     * Returns what comes next if the position has occurred {@link Variant#repetitions()} times: the end by repetition,
     * or by an ending that takes precedence. It is {@link #node()} where no turn begins or repetition draws no game.
     */
    Node nodeIfRepeated();

    /**
     * Returns what comes next if the position has occurred before as a game tells. Endings count, too, that judge what
     * a side has done in all its turns since; see {@link Variant#judgesRepetition}.
     */
    Node nodeIfRepeated(Recurrence history);

    /**
     * Returns how many events there are, as {@link Cursor#count()} does, without making any: 0 to
     * {@link Variant#eventBound()}. At a chance node each different outcome counts once.
     *
     * <p>It is 0 where the game is over by mate, stalemate, lost pieces or a hook that names a winner. A draw by
     * counter, material or a hook does not make it 0, as perft ignores draws, although {@link #node()} is the end
     * there. Each call computes it anew, and may ask hooks.
     */
    int count();

    /**
     * Returns the position after this event.
     *
     * @throws IllegalEventException if {@link #node()} lists no equal event; the message is that of
     *     {@link #explain(Event)}
     */
    Position after(Event event);

    /**
     * Returns the event of {@link #node()} that equals the argument. Its text and path are those of the library, and it
     * keeps no reference to the argument.
     *
     * @throws IllegalEventException as {@link #after(Event)}
     */
    Event listed(Event event);

    /**
     * Returns the position after the event with this canonical text; see {@link Notation#event}.
     *
     * @throws NotationException if the text is malformed
     * @throws IllegalEventException if the event is not possible here; the message says why
     */
    default Position after(String event) {
        return after(variant().notation().event(this, event));
    }

    /**
     * Returns why this event is not possible here, with the id of the rule if the definition names one; empty if the
     * event is possible. Repetition is not considered; see {@link GameRecord#explain}. Of several true reasons it is
     * one, and may be another than for the text of the event: an event that nobody listed may differ from its text.
     */
    Optional<String> explain(Event event);

    /**
     * Returns what an event does here in a few words for people, in English, without the player and without a full
     * stop: for buttons, records and screen readers. {@code knight from g1 to f3}, {@code pawn from e7 to d8, captures
     * rook, becomes queen}, {@code rolls 1 and 3}, {@code passes}. A roll that deals the setup has no player:
     * {@code the roll 518 deals the setup}.
     *
     * <p>The event need not be possible. Events of hooks may have equal words.
     */
    default String words(Event event) {
        return EventWords.of(this, event);
    }

    /**
     * Returns why no event with this canonical text is possible here; empty if one is.
     *
     * @throws NotationException if the text is malformed
     */
    default Optional<String> explain(String event) {
        try {
            variant().notation().event(this, event);
            return Optional.empty();
        } catch (IllegalEventException impossible) {
            return Optional.of(String.valueOf(impossible.getMessage()));
        }
    }

    /**
     * Returns this position with the named counters at zero, so that a solver can treat positions that differ only in
     * them as one. Where the turn of a game asks for a counter, other events may be possible then. Without names it is
     * an equal position that has computed nothing yet.
     *
     * @throws IllegalArgumentException if no counter has one of the names
     */
    Position ignoring(String... counters);

    /**
     * Returns the graph of all ways to continue until a roll, the end of the turn or the end of the game. Each call
     * returns a new graph that computes everything anew, so keep the graph.
     */
    TurnGraph turns();

    /**
     * Returns a new cursor that starts here, independent of this position and of all other cursors. It knows no earlier
     * occurrence of any position.
     */
    Cursor cursor();

    /**
     * Returns the canonical text, as {@link Notation#position(Position)} does. The texts of equal positions may differ
     * in the number of the turn, and in en passant squares where no capture is possible.
     */
    String text();
}
