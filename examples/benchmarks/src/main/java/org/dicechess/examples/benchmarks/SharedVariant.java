package org.dicechess.examples.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Variant;

/**
 * Shares one variant with unused tables between 16 threads that play games. Then one thread, and 16 again, play the
 * same games.
 */
final class SharedVariant {

    private static final int THREADS = 16;
    private static final int GAMES = 10_000;
    private static final int FEW = 2_000;

    private final Variant variant;
    private final long[] results;

    private SharedVariant(Variant variant, int games) {
        this.variant = variant;
        this.results = new long[games];
    }

    /** Plays and prints a table; with {@code quick} fewer games. */
    public static void main(String[] args) {
        int games = List.of(args).contains("quick") ? FEW : GAMES;
        System.out.printf(
                "| %d games | %d threads, first, s | one thread, s | %d threads again, s | the same results |%n",
                games, THREADS, THREADS);
        System.out.println("| --- | ---: | ---: | ---: | --- |");
        for (String id : List.of("d4-d6-chess", "dice-chess")) {
            Variant variant = Definitions.bundled().load(id);
            SharedVariant many = new SharedVariant(variant, games);
            SharedVariant one = new SharedVariant(variant, games);
            SharedVariant again = new SharedVariant(variant, games);
            String first = Row.text(many.seconds(THREADS));
            String alone = Row.text(one.seconds(1));
            String second = Row.text(again.seconds(THREADS));
            boolean same = Arrays.equals(many.results, one.results) && Arrays.equals(again.results, one.results);
            System.out.printf("| %s | %s | %s | %s | %s |%n", id, first, alone, second, Bar.met(same));
        }
    }

    /** Plays all games, and returns how long that took. */
    private double seconds(int threads) {
        long begin = System.nanoTime();
        List<Thread> players = IntStream.range(0, threads)
                .mapToObj(first -> new Thread(() -> play(first, threads)))
                .toList();
        players.forEach(Thread::start);
        players.forEach(SharedVariant::join);
        return (System.nanoTime() - begin) / 1e9;
    }

    private void play(int first, int step) {
        RandomPlay play = new RandomPlay(variant.start().cursor());
        for (int game = first; game < results.length; game += step) {
            results[game] = play.game(game);
        }
    }

    private static void join(Thread player) {
        try {
            player.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
