package org.dicechess.js.platform.java.util;

/** The random numbers of the class of this name, by the published algorithm SplitMix64. */
public final class SplittableRandom {

    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long state;

    public SplittableRandom() {
        this(new java.util.Random().nextLong() ^ System.nanoTime());
    }

    public SplittableRandom(long seed) {
        state = seed;
    }

    public long nextLong() {
        state += STEP;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }
}
