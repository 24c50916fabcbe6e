package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The ways of a man who only leaps, and in few ways, as pawns do: all men of such a code are counted at once, by sets
 * that are shifted. A way is the same for many squares, as squares are numbered rank by rank; where the board has holes
 * there are more ways.
 */
public final class ShiftMoves {

    private static final int MOST_WAYS = 6;

    /** Cells that are looked at one by one. */
    private static final int ODD = Targets.LISTED | Targets.ROYAL | Targets.TRIED;

    private final Way[] ways;
    private final long[] promoting;

    private ShiftMoves(List<Way> ways, long[] promoting) {
        this.ways = ways.toArray(new Way[0]);
        this.promoting = promoting;
    }

    /**
     * One way: the squares passed and reached, told by how much their numbers exceed that of the square from which it
     * leads.
     */
    private record Way(boolean captures, boolean opens, int[] offsets, long[] from) {

        boolean isLike(Way other) {
            return captures == other.captures && opens == other.opens && Arrays.equals(offsets, other.offsets);
        }
    }

    /** That of a code, nothing if it moves otherwise. */
    static @Nullable ShiftMoves of(Movement movement, Targets targets, int code, int squares) {
        List<Way> ways = new ArrayList<>();
        long[] promoting = new long[(squares + 63) >> 6];
        for (int square = 0; square < squares; square++) {
            int bits = targets.bits(code * squares + square);
            promoting[square >> 6] |= (bits & Targets.PROMOTES) != 0 ? 1L << square : 0;
            for (MovePath line : movement.lines(code, square)) {
                add(line, square, ways, promoting.length);
                if (line.form() == Block.RIDE || (bits & ODD) != 0 || ways.size() > MOST_WAYS) {
                    return null;
                }
            }
        }
        return ways.isEmpty() ? null : new ShiftMoves(ways, promoting);
    }

    private static void add(MovePath line, int square, List<Way> ways, int words) {
        int[] offsets = new int[line.length()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = line.square(i) - square;
        }
        if (line.form() != Block.EN_PASSANT && line.has(Block.QUIET)) {
            from(ways, new Way(false, line.opens(), offsets, new long[words]))[square >> 6] |= 1L << square;
        }
        if (line.form() != Block.EN_PASSANT && line.has(Block.CAPTURE)) {
            from(ways, new Way(true, false, offsets, new long[words]))[square >> 6] |= 1L << square;
        }
    }

    /** The squares from which a way leads; it is added if there is none like it. */
    private static long[] from(List<Way> ways, Way wanted) {
        for (Way way : ways) {
            if (way.isLike(wanted)) {
                return way.from();
            }
        }
        ways.add(wanted);
        return wanted.from();
    }

    /** How many ways there are. */
    public int ways() {
        return ways.length;
    }

    /** Whether a way ends with a capture; else all its squares have to be empty. */
    public boolean captures(int way) {
        return ways[way].captures();
    }

    /** Whether the squares that a way passes become open to capture in passing. */
    public boolean opens(int way) {
        return ways[way].opens();
    }

    /** How much the numbers of the squares of a way exceed that of the first; the last is the square of arrival. */
    public int[] offsets(int way) {
        return ways[way].offsets();
    }

    /** The squares of one word of the board from which a way leads somewhere. */
    public long from(int way, int word) {
        return ways[way].from()[word];
    }

    /** The squares of one word from which some way ends where the man promotes. */
    public long promoting(int word) {
        return promoting[word];
    }
}
