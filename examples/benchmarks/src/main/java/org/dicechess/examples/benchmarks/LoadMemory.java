package org.dicechess.examples.benchmarks;

import org.dicechess.Variant;

/** Prints how many KiB of the heap a variant takes when it is loaded, and when games have laid out what is laid out when needed. */
final class LoadMemory {

    private static final int EVENTS = 300_000;
    private static final long SEED = 20_26_11_20;

    private LoadMemory() {}

    /** Argument: the id. */
    public static void main(String[] args) {
        String other = args[0].equals("chess-56") ? "d4-d6-chess" : "chess-56";
        Variant first = Definitions.bundled().load(other);
        long begin = used();
        Variant variant = Definitions.bundled().load(args[0]);
        long loaded = used();
        play(variant);
        long played = used();
        System.out.printf("%d %d %s %s%n", (loaded - begin) >> 10, (played - begin) >> 10, first.id(), variant.id());
    }

    private static void play(Variant variant) {
        RandomPlay play = new RandomPlay(variant.start().cursor());
        play.begin(SEED);
        play.events(EVENTS);
    }

    private static long used() {
        for (int time = 0; time < 3; time++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
