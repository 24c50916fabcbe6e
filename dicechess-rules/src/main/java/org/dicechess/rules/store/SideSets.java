package org.dicechess.rules.store;

import java.util.BitSet;
import org.dicechess.Color;
import org.dicechess.rules.model.Area;

/** An area as longs, for each side. */
public final class SideSets {

    private final long[][] sides = new long[2][];

    /** Packs an area into this many longs for each side. */
    public SideSets(Area area, int words) {
        for (Color color : Color.values()) {
            sides[color.ordinal()] = words(area.of(color), words);
        }
    }

    /** Returns the squares of a side, 0 White, 1 Black; not to be changed. */
    public long[] of(int side) {
        return sides[side];
    }

    /** Returns one word of the squares of a side. */
    public long word(int side, int word) {
        return sides[side][word];
    }

    /** Returns a set as words, the lowest squares first. */
    public static long[] words(BitSet set, int words) {
        long[] made = new long[words];
        for (int square = set.nextSetBit(0); square >= 0; square = set.nextSetBit(square + 1)) {
            made[square / Long.SIZE] |= 1L << square;
        }
        return made;
    }
}
