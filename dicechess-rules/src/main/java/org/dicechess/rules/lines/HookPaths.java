package org.dicechess.rules.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Squares;
import org.dicechess.spi.Waypoint;

/**
 * Turns the paths of a hook into lines on the board. A path that Betza notation can express becomes the same line as
 * there.
 */
final class HookPaths {

    /** The most squares of a block. */
    private static final int LONGEST = 255;

    private final int from;
    private final Squares squares;
    private final List<List<Waypoint>> paths;

    /** For each hopper's line: the indices of its squares that a path has named as the screen. */
    private final Map<Hop, BitSet> screens = new LinkedHashMap<>();

    private final List<MovePath> lines = new ArrayList<>();

    /** The line of a hopper: past exactly one piece, then to any square. */
    private record Hop(List<Integer> squares, int mode) {

        boolean isWhole(BitSet screens) {
            return screens.cardinality() == squares.size() - 1;
        }
    }

    private HookPaths(int from, Squares squares, List<List<Waypoint>> paths) {
        this.from = from;
        this.squares = squares;
        this.paths = paths.stream()
                .map(HookPaths::upToLastStop)
                .filter(path -> !path.isEmpty())
                .toList();
    }

    /**
     * Returns the lines of a piece from a square, in the order of the paths.
     *
     * @throws IllegalArgumentException if a path does not fit on this board
     */
    static List<MovePath> of(int from, Squares squares, List<List<Waypoint>> paths) {
        HookPaths routes = new HookPaths(from, squares, paths);
        routes.paths.forEach(routes::check);
        routes.paths.forEach(routes::noteHop);
        routes.paths.forEach(routes::addLine);
        return routes.lines;
    }

    /** Returns a path up to its last stop. */
    private static List<Waypoint> upToLastStop(List<Waypoint> path) {
        int end = path.size();
        while (end > 0 && mode(path.get(end - 1)) == 0) {
            end--;
        }
        return path.subList(0, end);
    }

    private void check(List<Waypoint> path) {
        if (path.size() > LONGEST) {
            throw new IllegalArgumentException("a path of " + path.size() + " squares; at most " + LONGEST);
        }
        BitSet passed = new BitSet();
        for (Waypoint waypoint : path) {
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
        }
    }

    private void noteHop(List<Waypoint> path) {
        if (isHop(path)) {
            screens.computeIfAbsent(hop(path), absent -> new BitSet()).set(screen(path));
        }
    }

    private void addLine(List<Waypoint> path) {
        boolean straight = isUniform(path)
                && !comesBack(path)
                && passed(path).allMatch(at -> path.get(at).holds() == Waypoint.Holds.EMPTY);
        if (straight && path.size() == 1 && path.get(0).holds() == Waypoint.Holds.ANYTHING) {
            add(Block.LEAPS, path, 0);
        } else if (straight) {
            boolean everywhere = path.stream().allMatch(waypoint -> mode(waypoint) != 0);
            add(everywhere ? Block.RIDE : Block.PATH, path, everywhere ? 0 : Block.LAND);
        } else if (!isHop(path) || !hop(path).isWhole(screens(path))) {
            lines.add(new MovePath(Block.ROUTE, modes(path), false, entries(path)));
        } else if (screen(path) == screens(path).nextSetBit(0)) {
            add(Block.HOP, path, 0);
        }
    }

    /** Returns the screen indices of all paths that differ from this one only in the screen. */
    private BitSet screens(List<Waypoint> path) {
        return Objects.requireNonNull(screens.get(hop(path)));
    }

    private void add(int form, List<Waypoint> path, int stop) {
        int[] entries = new int[path.size()];
        for (int at = 0; at < entries.length; at++) {
            entries[at] = squares.index(path.get(at).square()) | (mode(path.get(at)) == 0 ? 0 : stop);
        }
        lines.add(new MovePath(form, modes(path), false, entries));
    }

    private int[] entries(List<Waypoint> path) {
        int[] entries = new int[path.size()];
        for (int at = 0; at < entries.length; at++) {
            Waypoint waypoint = path.get(at);
            entries[at] = squares.index(waypoint.square())
                    | (waypoint.moves() ? Block.MOVES : 0)
                    | (waypoint.captures() ? Block.TAKES : 0)
                    | (at < path.size() - 1 ? obstacles(waypoint.holds()) : 0);
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

    /**
     * Returns whether a path is part of a hopper's line. Such a path passes one screen and otherwise empty squares, and
     * may stop on every square behind the screen and on no other square.
     */
    private boolean isHop(List<Waypoint> path) {
        int screen = screen(path);
        return screen >= 0
                && isUniform(path)
                && !comesBack(path)
                && passed(path).allMatch(at -> at == screen || path.get(at).holds() == Waypoint.Holds.EMPTY)
                && IntStream.range(0, path.size()).allMatch(at -> (mode(path.get(at)) == 0) == (at <= screen));
    }

    /** Returns the index of the first screen that is passed; -1 if there is none. */
    private static int screen(List<Waypoint> path) {
        return passed(path)
                .filter(at -> path.get(at).holds() == Waypoint.Holds.SCREEN)
                .findFirst()
                .orElse(-1);
    }

    private Hop hop(List<Waypoint> path) {
        return new Hop(
                path.stream().map(waypoint -> squares.index(waypoint.square())).toList(), modes(path));
    }

    private boolean comesBack(List<Waypoint> path) {
        return squares.index(path.get(path.size() - 1).square()) == from;
    }

    private static IntStream passed(List<Waypoint> path) {
        return IntStream.range(0, path.size() - 1);
    }

    private static boolean isUniform(List<Waypoint> path) {
        return path.stream()
                        .mapToInt(HookPaths::mode)
                        .filter(mode -> mode != 0)
                        .distinct()
                        .count()
                == 1;
    }

    private static int modes(List<Waypoint> path) {
        return path.stream().mapToInt(HookPaths::mode).reduce(0, (one, other) -> one | other);
    }

    private static int mode(Waypoint waypoint) {
        return (waypoint.moves() ? Block.QUIET : 0) | (waypoint.captures() ? Block.CAPTURE : 0);
    }
}
