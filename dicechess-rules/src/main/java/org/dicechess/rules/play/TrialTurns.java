package org.dicechess.rules.play;

import java.util.Optional;
import org.dicechess.Cursor;
import org.dicechess.spi.HookException;

/**
 * Plays random turns of a game whose hooks are asked in play, the same ones each time, to see whether a hook fails. A
 * game without such hooks is not played: it has nothing that may fail.
 */
public final class TrialTurns {

    /** Turns in all, and in one game. */
    private static final int TURNS = 400;

    private static final int TURNS_OF_A_GAME = 80;

    /** Events and questions to hooks in all: a turn may have many of either. */
    private static final int EVENTS = 4_000;

    private static final int QUESTIONS = 10_000;

    private static final int FUEL = 10_000_000;

    /** Numbers that follow each other as if at random (D. E. Knuth's linear congruential generator). */
    private static final long FACTOR = 6_364_136_223_846_793_005L;

    private static final long SUMMAND = 1_442_695_040_888_963_407L;

    private final PlayVariant variant;
    private final int[] events;
    private int turns;
    private int played;
    private long questions;
    private long fuel;

    private TrialTurns(PlayVariant variant) {
        this.variant = variant;
        this.events = new int[variant.eventBound()];
    }

    /**
     * A hook has failed.
     *
     * @param position where, as a text
     */
    public record Failure(HookException hook, String position) {}

    /** The first failure of a hook, empty if there is none. */
    public static Optional<Failure> failure(PlayVariant variant) {
        return variant.tables().hooked.any ? new TrialTurns(variant).failure() : Optional.empty();
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
        return turns >= TURNS || played >= EVENTS || questions >= QUESTIONS || fuel >= FUEL;
    }

    private Optional<Failure> failure(long game) {
        long chosen = game;
        PlayCursor cursor = new PlayCursor(variant);
        cursor.engine().stand(((PlayPosition) variant.start()).snapshot());
        long before = questions;
        long burnt = fuel;
        int last = turns + TURNS_OF_A_GAME;
        try {
            while (!isEnough() && turns < last && cursor.kind() != Cursor.Kind.END) {
                chosen = FACTOR * chosen + SUMMAND;
                cursor.play(events[(int) ((chosen >>> 33) % cursor.list(events, 0))]);
                played++;
                turns += cursor.beginsTurn() ? 1 : 0;
                questions = before + cursor.engine().hooks.questions();
                fuel = burnt + cursor.engine().hooks.fuel();
            }
            return Optional.empty();
        } catch (HookException failed) {
            return Optional.of(new Failure(failed, cursor.toString()));
        }
    }
}
