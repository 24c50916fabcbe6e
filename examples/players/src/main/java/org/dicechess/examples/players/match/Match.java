package org.dicechess.examples.players.match;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.dicechess.Color;
import org.dicechess.Variant;
import org.dicechess.examples.players.play.Player;

/**
 * Games between two players. Two games in a row have the same dice and opening, and the players change sides.
 *
 * @param variant what they play
 * @param first makes the first player of a game; the numbers that it gets are even, and differ from game to game
 * @param second makes the second player; its numbers are odd
 * @param pace what they may spend
 * @param opening how many turns are played at random at the beginning of each game
 * @param seed the seed of dice and openings
 */
public record Match(
        Variant variant, LongFunction<Player> first, LongFunction<Player> second, Pace pace, int opening, long seed) {

    /**
     * Plays the games. They count in their order, so that the score does not depend on the number of threads.
     *
     * @param games how many games to play at most
     * @param threads how many games to play at once
     * @param goesOn asked for each game in turn, with the score so far; false ends the match
     */
    public Score play(int games, int threads, Predicate<Score> goesOn) {
        Board board = new Board(goesOn);
        AtomicInteger next = new AtomicInteger();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int game = next.getAndIncrement(); game < games && !board.done; game = next.getAndIncrement()) {
                    board.add(game, game(game));
                }
            });
            workers[i].setUncaughtExceptionHandler((thread, failure) -> board.failed(failure));
            workers[i].start();
        }
        for (Thread worker : workers) {
            join(worker);
        }
        return board.result();
    }

    /** Plays one game of the match. */
    private Score game(int number) {
        Color side = number % 2 == 0 ? Color.WHITE : Color.BLACK;
        Map<Color, Player> players =
                Map.of(side, first.apply(2L * number), side.opponent(), second.apply(2L * number + 1));
        long dice = seed * 1_000_003 + number / 2;
        return new Game(variant, players, pace, dice).play(side, opening);
    }

    private static void join(Thread worker) {
        try {
            worker.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the match was interrupted", interrupted);
        }
    }

    /** The score of all threads: games that have ended before earlier ones wait for them. */
    private static final class Board {

        private final Predicate<Score> goesOn;
        private final Map<Integer, Score> waiting = new HashMap<>();
        private Score score = Score.NONE;
        private Throwable failure = null;
        private volatile boolean done;

        Board(Predicate<Score> goesOn) {
            this.goesOn = goesOn;
        }

        synchronized void add(int number, Score game) {
            waiting.put(number, game);
            while (!done && waiting.containsKey(score.games())) {
                score = score.plus(waiting.remove(score.games()));
                done = !goesOn.test(score);
            }
        }

        synchronized void failed(Throwable thrown) {
            failure = thrown;
            done = true;
        }

        synchronized Score result() {
            if (failure != null) {
                throw new IllegalStateException("a game failed", failure);
            }
            return score;
        }
    }
}
