package org.dicechess.examples.players.uci;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.dicechess.examples.players.search.Budget;

/**
 * A search in a thread of its own. It answers once, whatever happens. An answer that is not wanted before a
 * {@code stop} or {@code ponderhit} waits for it.
 */
final class Thinking {

    /** The answer where nothing can be chosen. */
    static final String NONE = "bestmove 0000";

    private final Choice choice;
    private final GoWords go;
    private final Budget budget;
    private final Consumer<String> out;
    private final CountDownLatch released;
    private final Thread thread = new Thread(this::run, "search");
    private volatile long begin;
    private volatile boolean hit;

    /**
     * Makes a search, which does not begin yet.
     *
     * @param budget what it may spend, the time from the beginning or {@code ponderhit} on
     * @param begin when it was asked for, in nanoseconds
     */
    Thinking(Choice choice, GoWords go, Budget budget, Consumer<String> out, long begin) {
        this.choice = choice;
        this.go = go;
        this.budget = budget;
        this.out = out;
        this.begin = begin;
        released = new CountDownLatch(go.isInfinite() || go.isPonder() ? 1 : 0);
    }

    void start() {
        thread.start();
    }

    private void run() {
        String answer = NONE;
        try {
            answer = choice.answer(ownBudget(), this::isHalfLate);
        } catch (RuntimeException | VirtualMachineError failure) {
            out.accept("info string the search has failed: " + Engine.oneLine(failure));
        }
        // What has ended the search does not end the wait.
        Thread.interrupted();
        try {
            released.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        out.accept(answer);
    }

    /** Time has passed since the search was asked for. While the opponent moves, it costs nothing. */
    private Budget ownBudget() {
        long passed = go.isPonder() || budget.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime() - begin;
        long nanos = go.isPonder() ? Long.MAX_VALUE : Math.max(0, budget.nanos() - passed);
        return new Budget(nanos, budget.nodes());
    }

    /** After half of the time a deeper search would hardly end. */
    private boolean isHalfLate() {
        return hit && System.nanoTime() - begin > budget.nanos() / 2;
    }

    /** The opponent has played the expected move: from now on time counts. */
    void ponderHit() {
        if (!go.isPonder() || go.isInfinite() || hit) {
            return;
        }
        begin = System.nanoTime();
        hit = true;
        released.countDown();
        if (budget.nanos() < Long.MAX_VALUE) {
            Thread clock = new Thread(this::endInTime, "clock");
            clock.setDaemon(true);
            clock.start();
        }
    }

    private void endInTime() {
        try {
            TimeUnit.NANOSECONDS.timedJoin(thread, budget.nanos());
            thread.interrupt();
        } catch (InterruptedException unused) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the search and waits for its answer. */
    void stop() {
        released.countDown();
        thread.interrupt();
        await(0);
    }

    /** Waits for the answer, at most so long; with 0 as long as it takes. */
    void await(long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    boolean isDone() {
        return !thread.isAlive();
    }

    /** Returns whether the search ends by its own limits. */
    boolean isLimited() {
        return released.getCount() == 0 && go.isLimited(budget);
    }
}
