package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * A moment of a game: what stands where, whose turn it is and what happens next. Immutable and safe to share.
 *
 * <p>Two positions of one variant are equal if everything that the rules read is equal: board, reserves, side, stage,
 * dice, rights (an en passant square counts only while some capture on it is possible) and counters. The number of the
 * turn and the history of the game are not part of it; repetition is known to {@link GameRecord} and {@link Cursor}.
 * Loaded variants with equal {@link Variant#rulesHash()} are one variant. Equal positions have equal hash codes, which
 * are worked out at each call.
 *
 * <p>A position does not hold those before it for good: it refers to the one before until somebody looks at it.
 *
 * <p>Where the variant has hooks that are asked in play, whatever lists, counts, plays, explains or asks for the end
 * may throw a {@link org.dicechess.spi.HookException}, and so may what reads and writes texts. The position is what it
 * was.
 *
 * @since 0.1
 */
public interface Position {

    /** The variant whose rules hold. */
    Variant variant();

    /** The board with its men. */
    Board board();

    /** The men in the reserves of this side: a captured man that waits to be put down. */
    List<Piece> reserve(Color color);

    /** Whose turn it is. */
    Color turn();

    /** The number of the turn: 1 at the start, one more after each turn of Black; it stays at 65,535. */
    int turnNumber();

    /** The roll whose moves are being made; empty where none is in hand. */
    Optional<Roll> roll();

    /** The man and dice that have been chosen for the walk that comes; empty where none are. */
    Optional<Selection> selection();

    /** Whether a turn begins here, so that nothing of it has been thrown, chosen or moved yet. */
    boolean beginsTurn();

    /** Whether a royal man of this side is attacked; always false where the rules know no check. */
    boolean inCheck(Color color);

    /**
     * The value of a counter of the definition: 0 to 9,999, where it stays.
     *
     * @throws IllegalArgumentException if there is no such counter
     */
    int counter(String name);

    /**
     * What happens next; worked out when first asked for. The end is told by mate, stalemate, lost men, hooks, counters
     * and material, not by repetition: see {@link GameRecord#node()}.
     *
     * <p>How much work that is has a bound for each variant, as a definition that would pass it does not load:
     * {@link Variant#eventBound()} events, and where a piece walks or a turn has to use as many dice as possible a
     * number of moves to try that is a limit of definitions. Hooks that are asked in play come on top.
     */
    Node node();

    /**
     * What happens next if the position has occurred as often as {@link Variant#repetitions()} says: the end by
     * repetition, or by an ending that comes before it; {@link #node()} where no turn begins or repetition draws no
     * game.
     */
    Node nodeIfRepeated();

    /**
     * How many events there are, without making any: what {@link Cursor#count()} tells. At a chance node each different
     * outcome counts once. It is 0 where the game is over by mate, stalemate, lost men or a hook that tells a winner. A
     * draw by counter, dead material or a hook does not matter here, as perft ignores it, though {@link #node()} is the
     * end then and nothing can be played. Every call works it out anew; in games with hooks in play they may be asked,
     * and fail, here.
     */
    int count();

    /**
     * The position after this event.
     *
     * @throws IllegalEventException if it is not equal to one that {@link #node()} lists; the message is that of
     *     {@link #explain(Event)}
     */
    Position after(Event event);

    /**
     * The event of {@link #node()} that equals this one: its text, path and number are the library's, whoever made the
     * other. A move keeps nothing of the other but what it is.
     *
     * @throws IllegalEventException as {@link #after(Event)}
     */
    Event listed(Event event);

    /**
     * The position after the event with this canonical text: see {@link Notation#event}.
     *
     * @throws NotationException if the text is no event at all
     * @throws IllegalEventException if the event is not possible here
     */
    default Position after(String event) {
        return after(variant().notation().event(this, event));
    }

    /**
     * Why this event is not possible here, in words and with the rule's id where the definition names one; empty if it
     * is possible. Repetition is not known here, but to {@link GameRecord#explain}.
     */
    Optional<String> explain(Event event);

    /**
     * Why no event of this canonical text is possible here; empty if one is.
     *
     * @throws NotationException if the text is no event at all
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
     * This position with the named counters at zero, so that a solver can treat positions that differ only in them as
     * one. Without names it is an equal position that has worked out nothing yet.
     *
     * @throws IllegalArgumentException if there is no such counter
     */
    Position ignoring(String... counters);

    /**
     * The ways to play on from here until something is rolled, the turn is over or the game ends. Every call gives a
     * graph of its own that works everything out anew when asked: keep it, rather than call this again.
     */
    TurnGraph turns();

    /**
     * A new cursor that starts here; it is independent of this position and of every other cursor, and knows of no
     * repetition before.
     */
    Cursor cursor();

    /**
     * The canonical text, as {@link Notation#position(Position)} gives it. The texts of equal positions may differ in
     * the number of the turn, and in en passant squares on which nothing can capture.
     */
    String text();
}
