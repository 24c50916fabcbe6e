package org.dicechess.rules.table;

import java.util.stream.IntStream;

/** Captures in passing: which leaps open squares, and from where they can be captured on. */
public final class PassingSquares {

    private static final int[] NONE = {};

    private final int squares;
    private final int words;
    private final long[] reach;
    private final int[][][] openings;

    PassingSquares(Movement movement, int codes, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        this.reach = new long[(codes + 1) * squares * words];
        this.openings = new int[(codes + 1) * squares][][];
        for (int code = 1; code <= codes; code++) {
            for (int from = 0; from < squares; from++) {
                lay(movement, code, from);
            }
        }
    }

    /**
     * The opening leap of a man between two squares: the arrival, then the squares passed, which are then open to capture in
     * passing; empty if he has no such leap.
     */
    public int[] opening(int code, int from, int to) {
        for (int[] leap : openings[code * squares + from]) {
            if (leap[0] == to) {
                return leap;
            }
        }
        return NONE;
    }

    /** One word of the set of squares from which a code could capture in passing on a square. */
    public long reach(int code, int target, int word) {
        return reach[(code * squares + target) * words + word];
    }

    private void lay(Movement movement, int code, int from) {
        int at = code * squares * words + (from >> 6);
        openings[code * squares + from] = movement.lines(code, from).stream()
                .filter(Line::opens)
                .map(PassingSquares::arrivalFirst)
                .toArray(int[][]::new);
        movement.lines(code, from).stream()
                .filter(line -> line.form() == Block.IN_PASSING)
                .forEach(line -> line.squares().forEach(square -> reach[at + square * words] |= 1L << from));
    }

    private static int[] arrivalFirst(Line line) {
        int last = line.squares().size() - 1;
        return IntStream.concat(
                        IntStream.of(line.squares().get(last)),
                        line.squares().stream().limit(last).mapToInt(Integer::intValue))
                .toArray();
    }
}
