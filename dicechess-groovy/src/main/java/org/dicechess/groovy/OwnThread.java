package org.dicechess.groovy;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One compilation, on a thread of its own: its stack has a known size, so that a script is compiled or refused whatever
 * the caller has left of its own, and no class is left broken for the process because the caller's stack ended while
 * that class was initialized.
 */
final class OwnThread implements Runnable {

    /** Bytes of stack, many times what trees of scripts need, which are at most 60 high. */
    private static final long STACK = 4L << 20;

    private final boolean trusted;
    private final Source source;
    private @Nullable Hooks hooks;
    private @Nullable Throwable failure;

    private OwnThread(boolean trusted, Source source) {
        this.trusted = trusted;
        this.source = source;
    }

    /** The hooks of a script; an interrupt meanwhile is kept for the caller, who waits all the same. */
    static Hooks compile(boolean trusted, Source source) {
        OwnThread compilation = new OwnThread(trusted, source);
        Thread thread = new Thread(null, compilation, "dicechess-script", STACK);
        thread.setDaemon(true);
        thread.start();
        awaitEnd(thread);
        return compilation.answer();
    }

    @Override
    public void run() {
        try {
            GateTypes.initialize();
            hooks = (trusted ? Tier.TRUSTED : Tier.CONFINED).compile(source);
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

    private Hooks answer() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
        return Objects.requireNonNull(hooks);
    }
}
