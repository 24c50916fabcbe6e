package org.dicechess.examples.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;

/** Measures how long bundled definitions take to load, in a fresh process and in one that has loaded them before. */
final class Loading {

    private static final List<String> SOME = List.of("chess", "dice-chess-three", "grand-dice-chess", "d4-d6-chess");
    private static final int WARM_TIMES = 5;
    private static final double COLD = 150;
    private static final double WARM = 15;

    private final int times;

    private Loading(int times) {
        this.times = times;
    }

    /** Measures and prints a table; with {@code quick} a part of it. */
    public static void main(String[] args) {
        boolean quick = List.of(args).contains("quick");
        List<String> ids = new BundledDefinitions().ids();
        // The first loads warm the process up for the later ones.
        ids.forEach(id -> Definitions.bundled().load(id));
        System.out.println("| | scripts | cold, ms | spread | whole process, ms | warm, ms | bar | met |");
        System.out.println("| --- | --- | ---: | ---: | ---: | ---: | --- | --- |");
        new Loading(quick ? 3 : 7).print(quick ? SOME : ids);
    }

    private void print(List<String> ids) {
        ids.forEach(this::print);
    }

    private void print(String id) {
        boolean scripts = !loadsWithoutScripts(id);
        double[] whole = new double[times];
        double[] cold = new double[times];
        for (int time = 0; time < times; time++) {
            long begin = System.nanoTime();
            String answer = scripts ? Child.answer(LoadOnce.class, id, "scripts") : Child.answer(LoadOnce.class, id);
            whole[time] = (System.nanoTime() - begin) / 1e6;
            cold[time] = cold(id, answer.split(" "));
        }
        Arrays.sort(cold);
        System.out.printf(Locale.ROOT, "| %s | %s | ", id, scripts ? "yes" : "no");
        System.out.printf(
                Locale.ROOT, "%.0f | %.0f..%.0f | %.0f | ", median(cold), cold[0], cold[times - 1], median(whole));
        double warm = warm(id);
        System.out.printf(Locale.ROOT, "%.1f | ", warm);
        System.out.print(
                scripts ? "15 ms warm | " : "150 ms cold; 15 ms warm | " + Bar.met(median(cold) <= COLD) + "; ");
        System.out.println(Bar.met(warm <= WARM) + " |");
    }

    /** Returns the time that another process took to load, after comparing its hash with that of this process. */
    private static double cold(String id, String[] answer) {
        if (!answer[1].equals(Definitions.bundled().load(id).rulesHash())) {
            throw new IllegalStateException(id + " has other rules in another process");
        }
        return Double.parseDouble(answer[0]);
    }

    private static double warm(String id) {
        double[] taken = new double[WARM_TIMES];
        for (int time = 0; time < WARM_TIMES; time++) {
            long begin = System.nanoTime();
            Definitions.bundled().load(id);
            taken[time] = (System.nanoTime() - begin) / 1e6;
        }
        return median(taken);
    }

    private static boolean loadsWithoutScripts(String id) {
        try {
            Loader.create().load(id);
            return true;
        } catch (InvalidDefinitionException scripted) {
            return false;
        }
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
