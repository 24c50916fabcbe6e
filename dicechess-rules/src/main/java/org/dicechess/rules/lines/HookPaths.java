package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dicechess.rules.model.Squares;
import org.dicechess.spi.Waypoint;
import org.jspecify.annotations.Nullable;

/**
 * Turns the paths of a hook into lines on the board. A path that Betza notation can express becomes the same line as
 * there.
 */
final class HookPaths {

    /** The most squares of a block. */
    private static final int LONGEST = 255;

    private final int from;
    private final Squares squares;

    /** For each hopper's line: the indices of its squares that a path has named as the screen. */
    private final Map<Hop, BitSet> screens = new LinkedHashMap<>();

    private final List<MovePath> lines = new ArrayList<>();

    /** The line of a hopper: past exactly one piece, then to any square. */
    private record Hop(List<Integer> squares, int mode) {

        boolean isWhole(BitSet screens) {
            return screens.cardinality() == squares.size() - 1;
        }
    }

    private HookPaths(int from, Squares squares) {
        this.from = from;
        this.squares = squares;
    }

    /**
     * Returns the lines of a piece from a square, in the order of the paths.
     *
     * @throws IllegalArgumentException if a path does not fit on this board
     */
    static List<MovePath> of(int from, Squares squares, List<List<Waypoint>> paths) {
        HookPaths routes = new HookPaths(from, squares);
        List<Route> all = new ArrayList<>();
        for (List<Waypoint> path : paths) {
            int size = upToLastStop(path);
            if (size > 0) {
                all.add(routes.route(path.subList(0, size)));
            }
        }
        all.forEach(routes::noteHop);
        all.forEach(routes::addLine);
        return routes.lines;
    }

    /** Returns the number of squares of a path up to its last stop. */
    private static int upToLastStop(List<Waypoint> path) {
        int end = path.size();
        while (end > 0 && mode(path.get(end - 1)) == 0) {
            end--;
        }
        return end;
    }

    private Route route(List<Waypoint> path) {
        if (path.size() > LONGEST) {
            throw new IllegalArgumentException("a path of " + path.size() + " squares; at most " + LONGEST);
        }
        int[] numbers = new int[path.size()];
        BitSet passed = new BitSet();
        for (int at = 0; at < numbers.length; at++) {
            Waypoint waypoint = path.get(at);
            int square = squares.index(waypoint.square());
            if (square < 0) {
                throw new IllegalArgumentException(
                        "a path over " + waypoint.square() + ", which the board does not have");
            }
            if (passed.get(square)) {
                throw new IllegalArgumentException("a path that visits " + waypoint.square() + " twice");
            }
            if (passed.get(from)) {
                throw new IllegalArgumentException(
                        "a path that goes on after it returns to its start " + squares.square(from));
            }
            passed.set(square);
            numbers[at] = square;
        }
        return new Route(path, numbers, passed.get(from));
    }

    private void noteHop(Route route) {
        if (route.hop != null) {
            screens.computeIfAbsent(route.hop, absent -> new BitSet()).set(route.screen);
        }
    }

    private void addLine(Route route) {
        if (route.isLeap()) {
            lines.add(route.line(Block.LEAPS, 0));
        } else if (route.isStraight()) {
            lines.add(route.stops ? route.line(Block.RIDE, 0) : route.line(Block.PATH, Block.LAND));
        } else if (route.hop == null || !route.hop.isWhole(screens(route.hop))) {
            lines.add(new MovePath(Block.ROUTE, route.modes, false, route.entries()));
        } else if (route.screen == screens(route.hop).nextSetBit(0)) {
            lines.add(route.line(Block.HOP, 0));
        }
    }

    /** Returns the screen indices of all paths that differ only in the screen. */
    private BitSet screens(Hop hop) {
        return Objects.requireNonNull(screens.get(hop));
    }

    private static int mode(Waypoint waypoint) {
        return (waypoint.moves() ? Block.QUIET : 0) | (waypoint.captures() ? Block.CAPTURE : 0);
    }

    /** A path up to its last stop, looked at once. */
    private static final class Route {
        private final List<Waypoint> path;
        private final int[] squares;

        /** How the piece may stop on some of the squares. */
        private final int modes;

        /** Whether the piece may stop on each square. */
        private final boolean stops;

        /** Whether it stops in the same way wherever it may, and somewhere else than at its start. */
        private final boolean uniform;

        /** The index of the first screen that is passed; -1 if there is none. */
        private final int screen;

        /** Whether all other squares that are passed must be empty. */
        private final boolean empty;

        /**
         * The line of a hopper of which this is a part; null if it is none. Such a path passes one screen and otherwise
         * empty squares, and may stop on every square behind the screen and on no other square.
         */
        private final @Nullable Hop hop;

        Route(List<Waypoint> path, int[] squares, boolean comesBack) {
            this.path = path;
            this.squares = squares;
            int all = 0;
            int first = -1;
            int stopped = 0;
            int firstStop = -1;
            boolean same = true;
            boolean others = true;
            for (int at = 0; at < squares.length; at++) {
                int mode = mode(path.get(at));
                if (mode != 0) {
                    same &= all == 0 || mode == all;
                    firstStop = stopped++ == 0 ? at : firstStop;
                    all |= mode;
                }
                if (at < squares.length - 1 && path.get(at).holds() != Waypoint.Holds.EMPTY) {
                    boolean screens = first < 0 && path.get(at).holds() == Waypoint.Holds.SCREEN;
                    first = screens ? at : first;
                    others &= screens;
                }
            }
            this.modes = all;
            this.stops = stopped == squares.length;
            this.uniform = same && !comesBack;
            this.screen = first;
            this.empty = others;
            boolean hops = uniform && empty && screen >= 0 && firstStop == screen + 1;
            this.hop = hops && stopped == squares.length - firstStop ? hop() : null;
        }

        private Hop hop() {
            List<Integer> line = new ArrayList<>(squares.length);
            for (int square : squares) {
                line.add(square);
            }
            return new Hop(line, modes);
        }

        boolean isStraight() {
            return uniform && empty && screen < 0;
        }

        boolean isLeap() {
            return isStraight() && squares.length == 1 && path.get(0).holds() == Waypoint.Holds.ANYTHING;
        }

        /** Returns a line over these squares; a flag marks those on which the piece may stop. */
        MovePath line(int form, int stop) {
            int[] entries = squares.clone();
            for (int at = 0; at < entries.length; at++) {
                entries[at] |= mode(path.get(at)) == 0 ? 0 : stop;
            }
            return new MovePath(form, modes, false, entries);
        }

        /** Returns the squares with all that the path says of each. */
        int[] entries() {
            int[] entries = squares.clone();
            for (int at = 0; at < entries.length; at++) {
                Waypoint waypoint = path.get(at);
                entries[at] |= (waypoint.moves() ? Block.MOVES : 0)
                        | (waypoint.captures() ? Block.TAKES : 0)
                        | (at < entries.length - 1 ? obstacles(waypoint.holds()) : 0);
            }
            return entries;
        }

        private static int obstacles(Waypoint.Holds holds) {
            return switch (holds) {
                case EMPTY -> Block.NOT_OWN | Block.NOT_ENEMY;
                case SCREEN -> Block.NOT_EMPTY;
                case ENEMY -> Block.NOT_EMPTY | Block.NOT_OWN;
                case ANYTHING -> 0;
            };
        }
    }
}
