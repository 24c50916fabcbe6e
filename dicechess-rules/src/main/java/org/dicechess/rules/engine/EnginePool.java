package org.dicechess.rules.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/** The engines that the positions of a variant share. A few are kept; a thread that finds no idle engine makes one. */
public final class EnginePool {

    private static final int KEPT = 16;

    private final Tables tables;
    private final AtomicReferenceArray<Loan> kept = new AtomicReferenceArray<>(KEPT);

    /** A pool without engines. */
    public EnginePool(Tables tables) {
        this.tables = tables;
    }

    /**
     * Returns the result of work with an engine that stands at a position. An engine whose work throws is not used
     * again.
     */
    public <T> T with(Snapshot snapshot, Function<Engine, T> work) {
        Loan loan = lend(snapshot);
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

    /** Lends an engine that stands at a position until it is {@linkplain Loan#giveBack given back} or dropped. */
    public Loan lend(Snapshot snapshot) {
        Loan loan = claim((int) Thread.currentThread().getId() & KEPT - 1);
        loan.worked = loan.engine.work();
        loan.engine.stand(snapshot);
        return loan;
    }

    /** Removes an engine whose work has thrown, as it may stand anywhere. */
    private void drop(Loan loan) {
        for (int slot = 0; slot < KEPT; slot++) {
            kept.compareAndSet(slot, loan, null);
        }
    }

    /** Returns an idle engine, if possible the one that the thread used last. */
    private Loan claim(int first) {
        for (int i = 0; i < KEPT; i++) {
            int slot = first + i & KEPT - 1;
            Loan loan = kept.getAcquire(slot);
            if (loan == null) {
                return makeLoan(slot);
            }
            if (loan.claimed.compareAndSet(false, true)) {
                return loan;
            }
        }
        return makeLoan(first);
    }

    private Loan makeLoan(int slot) {
        Loan loan = new Loan(new Engine(tables));
        kept.setRelease(slot, loan);
        return loan;
    }

    /** An engine that one borrower uses at a time. */
    public static final class Loan {

        public final Engine engine;

        private final AtomicBoolean claimed = new AtomicBoolean(true);

        /** The work of the engine before it was lent. */
        private long worked;

        private Loan(Engine engine) {
            this.engine = engine;
        }

        /**
         * Makes the engine available to the next borrower. An engine that is not given back stays claimed and is never
         * lent again.
         */
        public void giveBack() {
            assert engine.mover.isSettled() : "a lent engine came back changed: " + engine.state.snapshot();
            long work = engine.work() - worked;
            if (work > 0) {
                Work.charge(work);
            }
            claimed.lazySet(false);
        }
    }
}
