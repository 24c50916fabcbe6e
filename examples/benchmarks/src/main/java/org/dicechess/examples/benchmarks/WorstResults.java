package org.dicechess.examples.benchmarks;

import java.util.Arrays;
import org.dicechess.Cursor;

/**
 * Finds the slowest of the 1,000 answers of {@link AllResults}. Each counts with its fastest time of many, so that
 * neither the ticks of the clock nor other load on the machine count as the library's time.
 */
final class WorstResults {

    private static final int WARMING = 200;
    private static final int TIMES = 300;
    private static final double WANTED = 2;

    private final Cursor[] cursors = AllResults.gather();
    private final int[] events = new int[cursors[0].variant().eventBound()];
    private final double[] fastest = new double[cursors.length];

    private WorstResults() {}

    /** Measures and prints a line of a table. */
    public static void main(String[] args) {
        new WorstResults().print();
    }

    private void print() {
        Arrays.fill(fastest, Double.MAX_VALUE);
        for (int time = -WARMING; time < TIMES; time++) {
            for (int i = 0; i < cursors.length; i++) {
                double taken = time(cursors[i]);
                fastest[i] = time < 0 ? fastest[i] : Math.min(fastest[i], taken);
            }
        }
        int worst = worst();
        System.out.println("| microseconds | mean | 99 of 100 | worst | bar | met | the worst |");
        System.out.println("| --- | ---: | ---: | ---: | --- | --- | --- |");
        System.out.printf(
                "| d4 d6: all results of a piece and roll | %s | %s | %s | worst at most %s | %s | `%s` |%n",
                Row.text(Arrays.stream(fastest).average().orElseThrow()),
                Row.text(Arrays.stream(fastest).sorted().toArray()[fastest.length * 99 / 100]),
                Row.text(fastest[worst]),
                Row.text(WANTED),
                fastest[worst] <= WANTED ? "yes" : "no",
                cursors[worst].position().text());
    }

    /** Measures once, on a cursor that cannot answer from memory. */
    private double time(Cursor cursor) {
        cursor.list(events, 0);
        cursor.play(events[0]);
        cursor.undo();
        long begin = System.nanoTime();
        cursor.list(events, 0);
        return (System.nanoTime() - begin) / 1e3;
    }

    private int worst() {
        int worst = 0;
        for (int i = 1; i < fastest.length; i++) {
            worst = fastest[i] > fastest[worst] ? i : worst;
        }
        return worst;
    }
}
