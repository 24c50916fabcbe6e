package org.dicechess.rules.play;

import java.util.Optional;
import org.dicechess.Cursor;
import org.dicechess.PlayException;
import org.dicechess.rules.ask.Work;

/**
 * Plays random turns of a game that may fail in play, to see whether it does: a hook fails, or a search takes too much
 * work. The turns are the same each time. A game in which nothing can fail is not played.
 */
public final class TrialTurns {

    /** The most turns in all. */
    private static final int MOST_TURNS = 400;

    /** The most turns in one game. */
    private static final int MOST_TURNS_OF_A_GAME = 80;

    /** The most events in all: a turn may have many. */
    private static final int MOST_EVENTS = 4_000;

    /** The most questions to hooks in all. */
    private static final int MOST_QUESTIONS = 10_000;

    /** The most fuel of scripts in all. */
    private static final int MOST_FUEL = 10_000_000;

    /** The most work in all, in {@linkplain Work units}. */
    private static final long MOST_WORK = 3 * Work.MOST;

    /** The constants of a pseudorandom sequence (D. E. Knuth's linear congruential generator). */
    private static final long FACTOR = 6_364_136_223_846_793_005L;

    private static final long SUMMAND = 1_442_695_040_888_963_407L;

    private final PlayVariant variant;
    private final int[] events;
    private int turns;
    private int played;
    private long questions;
    private long fuel;
    private long work;

    /** The part of all turns, events, questions, fuel and work that this trial may have: one of so many. */
    private final int share;

    private TrialTurns(PlayVariant variant, int share) {
        this.variant = variant;
        this.share = share;
        this.events = new int[variant.eventBound()];
    }

    /**
     * A failure in play.
     *
     * @param cause the failure
     * @param position the text of the position in which it occurred
     */
    public record Failure(PlayException cause, String position) {}

    /**
     * Returns the first failure, empty if there is none.
     *
     * @param share one of so many parts of the trial is made, at least one turn
     */
    public static Optional<Failure> failure(PlayVariant variant, int share) {
        return variant.tables().mayFail() ? new TrialTurns(variant, share).failure() : Optional.empty();
    }

    private Optional<Failure> failure() {
        Optional<Failure> failure = Optional.empty();
        for (int game = 0; failure.isEmpty() && !isEnough(); game++) {
            failure = failure(game);
            turns++;
        }
        return failure;
    }

    private boolean isEnough() {
        return turns >= Math.max(1, MOST_TURNS / share)
                || played >= MOST_EVENTS / share
                || questions >= MOST_QUESTIONS / share
                || fuel >= MOST_FUEL / share
                || work >= MOST_WORK / share;
    }

    private Optional<Failure> failure(long game) {
        long random = game;
        PlayCursor cursor = new PlayCursor(variant);
        cursor.engine().stand(((PlayPosition) variant.start()).snapshot());
        long questionsBefore = questions;
        long fuelBefore = fuel;
        long workBefore = work;
        int lastTurn = turns + MOST_TURNS_OF_A_GAME;
        try {
            while (!isEnough() && turns < lastTurn && cursor.kind() != Cursor.Kind.END) {
                random = FACTOR * random + SUMMAND;
                cursor.play(events[(int) ((random >>> 33) % cursor.list(events, 0))]);
                played++;
                turns += cursor.beginsTurn() ? 1 : 0;
                questions = questionsBefore + cursor.engine().hooks.questions();
                fuel = fuelBefore + cursor.engine().hooks.fuel();
                work = workBefore + cursor.engine().work();
            }
            return Optional.empty();
        } catch (PlayException failed) {
            return Optional.of(new Failure(failed, cursor.toString()));
        }
    }
}
