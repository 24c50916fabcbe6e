package org.dicechess.rules.reach;

import java.util.Arrays;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.MovePath;
import org.dicechess.rules.lines.Movement;

/**
 * En passant captures as tables: the leaps that open squares, and the squares from which a piece can capture on them.
 */
public final class EnPassantTable {

    private static final int[] NONE = {};
    private static final int[][] NO_LEAPS = {};

    private final int squares;
    private final int words;

    /** For each code the sets of {@link #reach(int, int, int)}; empty for codes that never capture en passant. */
    private final long[][] reach;

    /** For each code and square the opening leaps; empty for codes that open nothing. */
    private final int[][][][] openings;

    public EnPassantTable(Movement movement, int codes, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        this.reach = new long[codes + 1][0];
        this.openings = new int[codes + 1][0][][];
        for (int code = 1; code <= codes; code++) {
            int first = movement.first(code);
            for (int from = 0; first == code && from < squares; from++) {
                addLines(movement, code, from);
            }
            reach[code] = reach[first];
            openings[code] = openings[first];
        }
    }

    /** Returns whether a piece has any leap that opens squares. */
    public boolean hasOpening(int code) {
        return openings[code].length > 0;
    }

    /**
     * Returns the opening leap of a piece between two squares. The arrival comes first, then the squares passed, which
     * become open to en passant captures. The result is empty if the piece has no such leap.
     */
    public int[] opening(int code, int from, int to) {
        for (int[] leap : openings[code].length == 0 ? NO_LEAPS : openings[code][from]) {
            if (leap[0] == to) {
                return leap;
            }
        }
        return NONE;
    }

    /** Returns one word of the set of squares from which a code could capture en passant on a target. */
    public long reach(int code, int target, int word) {
        return reach[code].length == 0 ? 0 : reach[code][target * words + word];
    }

    private void addLines(Movement movement, int code, int from) {
        for (MovePath line : movement.lines(code, from)) {
            if (line.opens()) {
                addOpening(code, from, line);
            }
            if (line.form() == Block.EN_PASSANT) {
                addCaptures(code, from, line);
            }
        }
    }

    private void addOpening(int code, int from, MovePath line) {
        if (openings[code].length == 0) {
            openings[code] = noOpenings();
        }
        int[][] before = openings[code][from];
        openings[code][from] = Arrays.copyOf(before, before.length + 1);
        openings[code][from][before.length] = arrivalFirst(line);
    }

    private int[][][] noOpenings() {
        int[][][] openings = new int[squares][][];
        Arrays.fill(openings, NO_LEAPS);
        return openings;
    }

    private void addCaptures(int code, int from, MovePath line) {
        if (reach[code].length == 0) {
            reach[code] = new long[squares * words];
        }
        for (int i = 0; i < line.length(); i++) {
            reach[code][line.square(i) * words + (from >> 6)] |= 1L << from;
        }
    }

    private static int[] arrivalFirst(MovePath line) {
        int[] leap = new int[line.length()];
        leap[0] = line.square(leap.length - 1);
        for (int i = 1; i < leap.length; i++) {
            leap[i] = line.square(i - 1);
        }
        return leap;
    }
}
