package org.dicechess.groovy;

import java.util.Objects;
import java.util.function.Supplier;
import org.dicechess.groovy.code.GateTypes;
import org.jspecify.annotations.Nullable;

/**
 * Does work with one script on a thread of its own, whose stack has a known size. So the result does not depend on how
 * much stack the caller has left, and no class stays broken because the caller's stack ended during its initialization.
 */
final class OwnThread<T> implements Runnable {

    /** The size of the stack in bytes, many times what the trees of scripts need, which are at most 60 high. */
    private static final long STACK = 4L << 20;

    private final Supplier<T> work;
    private @Nullable T result;
    private @Nullable Throwable failure;

    private OwnThread(Supplier<T> work) {
        this.work = work;
    }

    /** Returns the result of work. It waits even if the caller is interrupted, and restores the interrupt. */
    static <T> T call(Supplier<T> work) {
        OwnThread<T> call = new OwnThread<>(work);
        Thread thread = new Thread(null, call, "dicechess-script", STACK);
        thread.setDaemon(true);
        thread.start();
        awaitEnd(thread);
        return call.answer();
    }

    @Override
    public void run() {
        try {
            GateTypes.initialize();
            result = work.get();
        } catch (RuntimeException | Error e) {
            failure = e;
        }
    }

    private static void awaitEnd(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private T answer() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
        return Objects.requireNonNull(result);
    }
}
