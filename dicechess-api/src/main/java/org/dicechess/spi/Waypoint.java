package org.dicechess.spi;

import java.util.List;
import org.dicechess.Square;

/**
 * A square of a path of a {@link PathRule}.
 *
 * <p>These methods make the waypoints of one or several squares:
 *
 * <table>
 * <caption>Methods</caption>
 * <tr><td>{@link #rides}</td><td>as a rook: past empty squares, to an empty square or an enemy</td></tr>
 * <tr><td>{@link #moves}</td><td>the same without captures</td></tr>
 * <tr><td>{@link #captures}</td><td>the same with captures only</td></tr>
 * <tr><td>{@link #through}</td><td>past empty squares, without a stop</td></tr>
 * <tr><td>{@link #over}</td><td>past a piece of either side, without a stop</td></tr>
 * <tr><td>{@link #overEnemy}</td><td>past a piece of the other side, without capturing it</td></tr>
 * <tr><td>{@link #leap}</td><td>as a knight: to an empty square or an enemy, or past it</td></tr>
 * </table>
 *
 * @param square a square that exists
 * @param holds what the square must hold for the piece to go past it
 * @param moves whether the piece may stop there if the square is empty
 * @param captures whether the piece may stop there and capture an enemy on the square
 * @since 0.1
 */
public record Waypoint(Square square, Holds holds, boolean moves, boolean captures) {

    private static final String SQUARE = "a square of a path";

    /** What a square of a path must hold for the piece to go past it. The start of the piece counts as empty. */
    public enum Holds {
        /** No piece. */
        EMPTY,
        /** A piece of either side. */
        SCREEN,
        /** A piece of the other side. */
        ENEMY,
        /** Anything. */
        ANYTHING
    }

    /**
     * Checks that square and condition are given.
     *
     * @throws IllegalArgumentException if one is null
     */
    public Waypoint {
        Required.value(square, SQUARE);
        Required.value(holds, "what a square of a path must hold");
    }

    /** Returns waypoints that must be empty to go past; the piece may stop on each, capturing or not. */
    public static List<Waypoint> rides(List<Square> squares) {
        return each(squares, Holds.EMPTY, true, true);
    }

    /** Returns waypoints that must be empty to go past; the piece may stop on each without capturing. */
    public static List<Waypoint> moves(List<Square> squares) {
        return each(squares, Holds.EMPTY, true, false);
    }

    /** Returns waypoints that must be empty to go past; the piece may stop on each only to capture an enemy. */
    public static List<Waypoint> captures(List<Square> squares) {
        return each(squares, Holds.EMPTY, false, true);
    }

    /** Returns waypoints that must be empty to go past; the piece does not stop. */
    public static List<Waypoint> through(List<Square> squares) {
        return each(squares, Holds.EMPTY, false, false);
    }

    /** Returns one waypoint with a piece of either side to go past; the piece does not stop. */
    public static List<Waypoint> over(Square square) {
        return each(List.of(Required.value(square, SQUARE)), Holds.SCREEN, false, false);
    }

    /** Returns one waypoint with an enemy to go past; the piece neither stops nor captures it. */
    public static List<Waypoint> overEnemy(Square square) {
        return each(List.of(Required.value(square, SQUARE)), Holds.ENEMY, false, false);
    }

    /** Returns one waypoint to go past whatever it holds; the piece may stop there, capturing or not. */
    public static List<Waypoint> leap(Square square) {
        return each(List.of(Required.value(square, SQUARE)), Holds.ANYTHING, true, true);
    }

    private static List<Waypoint> each(List<Square> squares, Holds holds, boolean moves, boolean captures) {
        return Required.list(squares, SQUARE).stream()
                .map(square -> new Waypoint(square, holds, moves, captures))
                .toList();
    }
}
