package org.dicechess.rules.warnings;

import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.model.Squares;

/**
 * Where moves of Betza notation lead on a board without other pieces. Captures and hops count as possible, and initial
 * moves from every square.
 *
 * @param color 0 for White, 1 for Black
 */
record EmptyBoard(Squares squares, int color) {

    /** Returns the squares that one move of a kind without facings leads to. */
    BitSet from(Kind kind, int square) {
        BitSet found = new BitSet();
        for (PieceMoves mover : kind.pieceMoves()) {
            for (Ride ride : mover.begins(square, side()) ? mover.rides() : List.<Ride>of()) {
                ride.courses()
                        .forEach(course -> follow(course, mover, ride.lame(), kind.facesForward(), square, found));
            }
        }
        found.clear(square);
        return found;
    }

    private Color side() {
        return Color.values()[color];
    }

    private void follow(Course course, PieceMoves mover, boolean lame, boolean turned, int from, BitSet found) {
        int at = from;
        for (int leap = 0; at >= 0 && leap < Math.min(course.range(), squares.size()); leap++) {
            at = after(course.leap(leap), lame, turned, at);
            at = at >= 0 && mover.passes(at, side()) ? at : -1;
            if (at >= 0 && course.mayStop(leap) && mover.ends(at, side())) {
                found.set(at);
            }
        }
    }

    private int after(Ride.Leap leap, boolean lame, boolean turned, int from) {
        if (lame) {
            for (Ride.Leap passed : Ride.between(leap)) {
                if (squares.step(from, sideways(passed, turned), forward(passed)) < 0) {
                    return -1;
                }
            }
        }
        return squares.step(from, sideways(leap, turned), forward(leap));
    }

    private int sideways(Ride.Leap leap, boolean turned) {
        return color == 1 && turned ? -leap.dx() : leap.dx();
    }

    private int forward(Ride.Leap leap) {
        return color == 0 ? leap.dy() : -leap.dy();
    }
}
