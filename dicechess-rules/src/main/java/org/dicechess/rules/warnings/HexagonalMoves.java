package org.dicechess.rules.warnings;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.rules.betza.Course;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.betza.Ride.Leap;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;

/**
 * Warns of moves on a hexagonal board that are alike in all directions of squares, but not of hexagons. A move with
 * directions of its own is meant as it says.
 */
record HexagonalMoves(Game game, Present present, Places places, Problems found) {

    private static final int DIRECTIONS = 6;

    void look() {
        if (game.drawing().isHexagonal()) {
            List<Found> all = game.kinds().stream()
                    .filter(kind -> present.has(kind) && kind.paths().isEmpty())
                    .flatMap(kind -> found(kind).stream())
                    .toList();
            if (!all.isEmpty()) {
                warn(
                        all.get(0),
                        all.stream().skip(1).map(other -> other.kind.name()).toList());
            }
        }
    }

    /**
     * A kind whose moves are not alike in all directions.
     *
     * @param forward the direction of the side that lacks leaps
     */
    private record Found(Kind kind, int forward, List<Leap> lacking) {}

    private static Optional<Found> found(Kind kind) {
        boolean turned = kind.facesForward() || !kind.facings().isEmpty();
        for (int forward = 1; forward >= (turned ? 1 : -1); forward -= 2) {
            List<Leap> lacking = lacking(kind.rides(), forward);
            if (!lacking.isEmpty()) {
                return Optional.of(new Found(kind, forward, lacking));
            }
        }
        return Optional.empty();
    }

    /** Returns the turned leaps of undirected moves that the kind lacks, in reading order of the board. */
    private static List<Leap> lacking(List<Ride> rides, int forward) {
        Set<Move> moves = new HashSet<>();
        rides.forEach(ride -> moves.addAll(moves(ride, forward)));
        return rides.stream()
                .map(ride -> moves(ride, forward))
                .filter(HexagonalMoves::isUndirected)
                .flatMap(Set::stream)
                .flatMap(move -> Stream.iterate(move, Move::turned).limit(DIRECTIONS))
                .filter(turned -> !moves.contains(turned))
                .map(Move::leap)
                .distinct()
                .sorted(Comparator.comparingInt((Leap leap) -> -leap.dy()).thenComparingInt(Leap::dx))
                .toList();
    }

    private static Set<Move> moves(Ride ride, int forward) {
        Set<Move> moves = new HashSet<>();
        for (Course course : ride.courses()) {
            if (course.leaps().size() == 1) {
                Leap leap =
                        new Leap(course.leap(0).dx(), forward * course.leap(0).dy());
                addEach(ride, leap, course.range(), moves);
            }
        }
        return moves;
    }

    private static void addEach(Ride ride, Leap leap, int range, Set<Move> moves) {
        if (ride.quiet()) {
            moves.add(new Move(leap, range, false));
        }
        if (ride.capture()) {
            moves.add(new Move(leap, range, true));
        }
    }

    /** Returns whether moves go alike in all directions of a square. */
    private static boolean isUndirected(Set<Move> moves) {
        return moves.stream().allMatch(move -> moves.contains(move.mirrored()) && moves.contains(move.quarter()));
    }

    /** A leap, how often it may be repeated, and whether it captures. */
    private record Move(Leap leap, int range, boolean captures) {

        Move mirrored() {
            return to(-leap.dx(), leap.dy());
        }

        Move quarter() {
            return to(-leap.dy(), leap.dx());
        }

        /** Returns the same move a sixth of a circle of hexagons further: north, northeast, southeast and so on. */
        Move turned() {
            return to(leap.dy(), leap.dy() - leap.dx());
        }

        private Move to(int dx, int dy) {
            return new Move(new Leap(dx, dy), range, captures);
        }
    }

    /** Warns of the first kind, and names the others. */
    private void warn(Found first, List<String> others) {
        List<String> texts = first.lacking.stream()
                .limit(DIRECTIONS)
                .map(leap -> "(" + leap.dx() + "," + leap.dy() + ")")
                .toList();
        found.report(
                places.at("pieces", first.kind.name(), "move"),
                "W-HEXAGONS",
                "on hexagons this move is not alike in all six directions: " + (first.forward > 0 ? "" : "for Black ")
                        + "it lacks the leaps " + String.join(" ", texts)
                        + (first.lacking.size() > DIRECTIONS ? " and others" : "") + " in files and ranks"
                        + (others.isEmpty() ? "" : "; nor are the moves of " + String.join(", ", others)),
                "the six neighbours are 'WfrFblF' with 'facings: forward', the six lines 'RfrBblB'");
    }
}
