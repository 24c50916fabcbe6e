package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The ways of a man who only leaps, and in few ways, as pawns do: all men of such a code are counted at once, by sets that are
 * shifted. A way is the same for many squares, as squares are numbered rank by rank; where the board has holes there are more ways.
 */
public final class Phalanx {

    private static final int MOST_WAYS = 6;

    /** Cells that are looked at one by one. */
    private static final int ODD = Targets.LISTED | Targets.ROYAL | Targets.TRIED;

    private final int words;
    private final int[][] offsets;
    private final boolean[] captures;
    private final boolean[] opens;
    private final long[] from;
    private final long[] promoting;

    private Phalanx(Map<Way, long[]> ways, long[] promoting, int words) {
        this.words = words;
        this.promoting = promoting;
        List<Way> all = List.copyOf(ways.keySet());
        this.offsets = new int[all.size()][];
        this.captures = new boolean[all.size()];
        this.opens = new boolean[all.size()];
        this.from = new long[all.size() * words];
        for (int way = 0; way < captures.length; way++) {
            captures[way] = all.get(way).captures();
            offsets[way] = array(all.get(way).offsets());
            opens[way] = all.get(way).opens();
            System.arraycopy(ways.get(all.get(way)), 0, from, way * words, words);
        }
    }

    private static int[] array(List<Integer> numbers) {
        int[] array = new int[numbers.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = numbers.get(i);
        }
        return array;
    }

    /** One way: the squares passed and reached, told by how much their numbers exceed that of the first square. */
    private record Way(boolean captures, boolean opens, List<Integer> offsets) {}

    /** That of a code, nothing if it moves otherwise. */
    static @Nullable Phalanx of(Movement movement, Targets targets, int code, int squares) {
        int words = (squares + 63) >> 6;
        Map<Way, long[]> ways = new LinkedHashMap<>();
        long[] promoting = new long[words];
        for (int square = 0; square < squares; square++) {
            int bits = targets.bits(code * squares + square);
            promoting[square >> 6] |= (bits & Targets.PROMOTES) != 0 ? 1L << square : 0;
            for (Line line : movement.lines(code, square)) {
                add(line, square, ways, words);
                if (line.form() == Block.RIDE || (bits & ODD) != 0 || ways.size() > MOST_WAYS) {
                    return null;
                }
            }
        }
        return ways.isEmpty() ? null : new Phalanx(ways, promoting, words);
    }

    private static void add(Line line, int square, Map<Way, long[]> ways, int words) {
        List<Integer> offsets = new ArrayList<>();
        for (int i = 0; i < line.length(); i++) {
            offsets.add(line.square(i) - square);
        }
        if (line.form() != Block.IN_PASSING && line.has(Block.QUIET)) {
            ways.computeIfAbsent(new Way(false, line.opens(), offsets), absent -> new long[words])[square >> 6] |= 1L << square;
        }
        if (line.form() != Block.IN_PASSING && line.has(Block.CAPTURE)) {
            ways.computeIfAbsent(new Way(true, false, offsets), absent -> new long[words])[square >> 6] |= 1L << square;
        }
    }

    /** How many ways there are. */
    public int ways() {
        return captures.length;
    }

    /** Whether a way ends with a capture; else all its squares have to be empty. */
    public boolean captures(int way) {
        return captures[way];
    }

    /** Whether the squares that a way passes become open to capture in passing. */
    public boolean opens(int way) {
        return opens[way];
    }

    /** How much the numbers of the squares of a way exceed that of the first; the last is the square of arrival. */
    public int[] offsets(int way) {
        return offsets[way];
    }

    /** The squares of one word of the board from which a way leads somewhere. */
    public long from(int way, int word) {
        return from[way * words + word];
    }

    /** The squares of one word from which some way ends where the man promotes. */
    public long promoting(int word) {
        return promoting[word];
    }
}
