package org.dicechess.spi;

import java.util.List;
import org.dicechess.Square;

/**
 * A square of a path of a {@link PathRule}.
 *
 * <p>The words for scripts make several at once:
 *
 * <table>
 * <caption>Words</caption>
 * <tr><td>{@link #rides}</td><td>as a rook goes: past empty squares, to an empty square or an enemy</td></tr>
 * <tr><td>{@link #moves}</td><td>the same without captures</td></tr>
 * <tr><td>{@link #captures}</td><td>the same with captures only</td></tr>
 * <tr><td>{@link #through}</td><td>past empty squares, without a stop</td></tr>
 * <tr><td>{@link #over}</td><td>past a man of either side, without a stop</td></tr>
 * <tr><td>{@link #overEnemy}</td><td>past a man of the other side, whom it does not capture</td></tr>
 * <tr><td>{@link #leap}</td><td>as a knight goes: to an empty square or an enemy, or past it whatever it holds</td></tr>
 * </table>
 *
 * @param square a square that exists
 * @param holds what it must hold for the man to go past it
 * @param moves whether he may stop there if it is empty
 * @param captures whether he may stop there if an enemy stands on it, who is captured
 * @since 0.1
 */
public record Waypoint(Square square, Holds holds, boolean moves, boolean captures) {

    private static final String SQUARE = "a square of a path";

    /** What a square of a path must hold for the man to go past it. The man's own square is empty to him. */
    public enum Holds {
        /** No man. */
        EMPTY,
        /** A man of either side. */
        SCREEN,
        /** A man of the other side. */
        ENEMY,
        /** Anything. */
        ANYTHING
    }

    /**
     * A square of a path.
     *
     * @throws IllegalArgumentException if the square, or what it must hold, is null
     */
    public Waypoint {
        Given.value(square, SQUARE);
        Given.value(holds, "what a square of a path must hold");
    }

    /** Squares that must be empty, on each of which the man may stop, capturing or not. */
    public static List<Waypoint> rides(List<Square> squares) {
        return each(squares, Holds.EMPTY, true, true);
    }

    /** Squares that must be empty, on each of which the man may stop. */
    public static List<Waypoint> moves(List<Square> squares) {
        return each(squares, Holds.EMPTY, true, false);
    }

    /** Squares that must be empty, but for an enemy whom the man may capture on any of them. */
    public static List<Waypoint> captures(List<Square> squares) {
        return each(squares, Holds.EMPTY, false, true);
    }

    /** Squares that must be empty, where the man does not stop. */
    public static List<Waypoint> through(List<Square> squares) {
        return each(squares, Holds.EMPTY, false, false);
    }

    /** A square with a man of either side, where the man does not stop. */
    public static List<Waypoint> over(Square square) {
        return each(List.of(Given.value(square, SQUARE)), Holds.SCREEN, false, false);
    }

    /** A square with an enemy, whom the man passes without capturing him. */
    public static List<Waypoint> overEnemy(Square square) {
        return each(List.of(Given.value(square, SQUARE)), Holds.ENEMY, false, false);
    }

    /** A square where the man may stop, capturing or not, and which he may pass whatever it holds. */
    public static List<Waypoint> leap(Square square) {
        return each(List.of(Given.value(square, SQUARE)), Holds.ANYTHING, true, true);
    }

    private static List<Waypoint> each(List<Square> squares, Holds holds, boolean moves, boolean captures) {
        return Given.list(squares, SQUARE).stream()
                .map(square -> new Waypoint(square, holds, moves, captures))
                .toList();
    }
}
