package org.dicechess.rules.play;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/**
 * The engines that the positions of a variant share, so that none needs its own. A few are kept; a thread that finds no
 * idle one makes one.
 */
public final class EnginePool {

    private static final int KEPT = 16;

    private final Tables tables;
    private final AtomicReferenceArray<Loan> kept = new AtomicReferenceArray<>(KEPT);

    public EnginePool(Tables tables) {
        this.tables = tables;
    }

    /** Does something with an engine that stands at the moment. */
    public <T> T with(Snapshot moment, Function<Engine, T> work) {
        Loan loan = lend(moment);
        T result;
        try {
            result = work.apply(loan.engine);
        } catch (Throwable failed) {
            drop(loan);
            throw failed;
        }
        loan.giveBack();
        return result;
    }

    /**
     * Lends an engine that stands at the moment until it is {@link Loan#giveBack given back} or {@link #drop dropped}.
     */
    Loan lend(Snapshot moment) {
        Loan loan = claimed((int) Thread.currentThread().getId() & KEPT - 1);
        loan.engine.stand(moment);
        return loan;
    }

    /** Makes room in place of an engine with which something has failed, a hook perhaps: it may stand anywhere. */
    private void drop(Loan loan) {
        for (int slot = 0; slot < KEPT; slot++) {
            kept.compareAndSet(slot, loan, null);
        }
    }

    /** An engine that is not in use: that which the thread has used last, if possible. */
    private Loan claimed(int first) {
        for (int i = 0; i < KEPT; i++) {
            int slot = first + i & KEPT - 1;
            Loan loan = kept.getAcquire(slot);
            if (loan == null) {
                return made(slot);
            }
            if (loan.claimed.compareAndSet(false, true)) {
                return loan;
            }
        }
        return made(first);
    }

    private Loan made(int slot) {
        Loan loan = new Loan(new Engine(tables));
        kept.setRelease(slot, loan);
        return loan;
    }

    /** An engine in the hands of one borrower. */
    static final class Loan {

        final Engine engine;

        private final AtomicBoolean claimed = new AtomicBoolean(true);

        private Loan(Engine engine) {
            this.engine = engine;
        }

        /**
         * Lends the engine to the next borrower. An engine that does not come here stays claimed, so that it is never
         * borrowed again: this is what happens to one with which something has failed.
         */
        void giveBack() {
            assert engine.mover.isSettled() : "a lent engine came back changed: " + engine.state.snapshot();
            claimed.setRelease(false);
        }
    }
}
