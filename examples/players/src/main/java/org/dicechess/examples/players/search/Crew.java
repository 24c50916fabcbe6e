package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Runs the parts of a search at the same time. */
final class Crew {

    private Crew() {}

    /**
     * Runs the first task in this thread and each other task in one of its own, and waits for all. If this thread is
     * interrupted, the others are, too.
     *
     * @throws IllegalStateException if a task in another thread has failed
     */
    static void run(List<Runnable> tasks) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> others = new ArrayList<>();
        for (Runnable task : tasks.subList(1, tasks.size())) {
            Thread thread = new Thread(task);
            thread.setUncaughtExceptionHandler((failed, why) -> failure.compareAndSet(null, why));
            thread.start();
            others.add(thread);
        }
        try {
            tasks.get(0).run();
        } finally {
            join(others);
        }
        if (failure.get() != null) {
            throw new IllegalStateException("a thread of the search failed", failure.get());
        }
    }

    private static void join(List<Thread> threads) {
        boolean interrupted = false;
        for (int ended = 0; ended < threads.size(); ) {
            try {
                threads.get(ended).join();
                ended++;
            } catch (InterruptedException hurried) {
                interrupted = true;
                threads.forEach(Thread::interrupt);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
