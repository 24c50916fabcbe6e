package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;

/**
 * Searches for the scripts whose compilation takes longest: every two constructs of the grammar in turn, then random
 * ones. Prints the slowest. Arguments: the number of random texts, the number of leaves for each pair, the seed. Run by
 * {@code mvn test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=org.dicechess.groovy.WorstTexts}, or
 * with the class path of the tests.
 */
final class WorstTexts {

    private static final int SHOWN = 12;

    private static volatile String current = "";
    private static volatile long since;

    private final List<Found> slowest = new ArrayList<>();
    private int texts;

    private WorstTexts() {}

    private record Found(long millis, long reading, String result, String text) {}

    /** Runs the search. */
    public static void main(String[] arguments) {
        int random = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10_000;
        int leaves = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
        watch();
        WorstTexts search = new WorstTexts();
        search.warm(seed);
        search.pairs(leaves);
        search.print("pairs");
        search.slowest.clear();
        Random numbers = new Random(seed);
        for (int i = 0; i < random; i++) {
            search.compile(GrownTexts.random(numbers));
        }
        search.print("random");
    }

    private void warm(long seed) {
        Random numbers = new Random(seed + 1);
        for (int i = 0; i < 100; i++) {
            compile(GrownTexts.random(numbers));
        }
        slowest.clear();
        texts = 0;
    }

    private void pairs(int leaves) {
        for (int one = 0; one < GrownTexts.kinds(); one++) {
            for (int leaf = 0; leaf < leaves; leaf++) {
                compile(GrownTexts.alone(one, 3 * one + leaf));
            }
            for (int other = 0; other < GrownTexts.kinds(); other++) {
                for (int leaf = 0; leaf < leaves; leaf++) {
                    compile(GrownTexts.pair(one, other, 7 * one + other + leaf));
                }
            }
        }
    }

    private void compile(String text) {
        texts++;
        current = text;
        since = System.nanoTime();
        long start = System.nanoTime();
        GrownTexts.isTaken(text);
        long reading = (System.nanoTime() - start) / 1_000_000;
        String result = "compiled";
        try {
            new Compilation(new Source("grown", text), Tier.CONFINED).hooks();
        } catch (HookException e) {
            result = e.getMessage();
        }
        long millis = (System.nanoTime() - start) / 1_000_000;
        since = 0;
        slowest.add(new Found(millis, reading, result, text));
        slowest.sort(Comparator.comparing(Found::millis).reversed());
        if (slowest.size() > SHOWN) {
            slowest.remove(SHOWN);
        }
    }

    private void print(String kind) {
        System.out.println(texts + " texts, with " + kind + "; the slowest:");
        for (Found found : slowest) {
            String last = found.text().lines().skip(13).findFirst().orElse("");
            System.out.println(found.millis() + " ms (read in " + found.reading() + " ms), "
                    + found.text().lines().count() + " lines, " + Quoted.message(found.result()) + "\n    "
                    + last.substring(0, Math.min(300, last.length())));
        }
    }

    /** Prints a text whose compilation does not end. */
    private static void watch() {
        Thread watcher = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1_000);
                } catch (InterruptedException e) {
                    return;
                }
                if (since != 0 && System.nanoTime() - since > 5_000_000_000L) {
                    System.out.println("over 5 s: " + current);
                }
            }
        });
        watcher.setDaemon(true);
        watcher.start();
    }
}
