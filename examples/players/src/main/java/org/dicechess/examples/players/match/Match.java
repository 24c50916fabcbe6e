package org.dicechess.examples.players.match;

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
 * @param first makes the first player for a game with this number
 * @param second makes the second player
 * @param pace what they may spend
 * @param opening how many turns are played at random at the beginning of each game
 * @param seed the seed of dice and openings
 */
public record Match(
        Variant variant, LongFunction<Player> first, LongFunction<Player> second, Pace pace, int opening, long seed) {

    /**
     * Plays the games.
     *
     * @param games how many games to play at most
     * @param threads how many games to play at once
     * @param goesOn asked after each game, with the score so far; false ends the match
     */
    public Score play(int games, int threads, Predicate<Score> goesOn) {
        Board board = new Board(goesOn);
        AtomicInteger next = new AtomicInteger();
        Thread[] workers = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> {
                for (int game = next.getAndIncrement(); game < games && !board.done; game = next.getAndIncrement()) {
                    board.add(game(game));
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
        Map<Color, Player> players = Map.of(side, first.apply(number), side.opponent(), second.apply(number));
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

    /** The score of all threads. */
    private static final class Board {

        private final Predicate<Score> goesOn;
        private Score score = new Score(0, 0, 0, 0, 0);
        private Throwable failure = null;
        private volatile boolean done;

        Board(Predicate<Score> goesOn) {
            this.goesOn = goesOn;
        }

        synchronized void add(Score game) {
            score = score.plus(game);
            done |= !goesOn.test(score);
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
