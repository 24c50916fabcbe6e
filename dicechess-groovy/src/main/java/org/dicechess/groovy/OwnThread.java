package org.dicechess.groovy;

import java.util.Objects;
import org.dicechess.groovy.code.GateTypes;
import org.dicechess.groovy.text.Source;
import org.jspecify.annotations.Nullable;

/**
 * Compiles one script on a thread of its own, whose stack has a known size. So the result does not depend on how much
 * stack the caller has left, and no class stays broken because the caller's stack ended during its initialization.
 */
final class OwnThread implements Runnable {

    /** The size of the stack in bytes, many times what the trees of scripts need, which are at most 60 high. */
    private static final long STACK = 4L << 20;

    private final boolean trusted;
    private final Source source;
    private @Nullable Hooks hooks;
    private @Nullable Throwable failure;

    private OwnThread(boolean trusted, Source source) {
        this.trusted = trusted;
        this.source = source;
    }

    /** Returns the hooks of a script. It waits even if the caller is interrupted, and restores the interrupt. */
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
            HostGroovy.require();
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
