package org.dicechess.rules.play;

import org.jspecify.annotations.Nullable;

/** The moment after a plain move: worked out in full when somebody looks, as many positions are only counted, or asked for their events. */
final class Step implements Moment {

    private final int event;
    private final int mover;

    /**
     * The moment before, and the one after once it is worked out: the side to move tells which, as a plain move ends the turn. Written
     * without a lock: every thread works out an equal value, and nobody can change it.
     */
    private Snapshot known;

    /** The moment after an event that {@link Successor#tells}. */
    Step(Snapshot before, int event) {
        this.event = event;
        this.mover = Snapshot.side(before.clock());
        this.known = before;
    }

    @Override
    public @Nullable Snapshot told() {
        Snapshot moment = known;
        return isBefore(moment) ? null : moment;
    }

    /** In full. */
    Snapshot tell(Successor successor) {
        Snapshot moment = known;
        if (isBefore(moment)) {
            moment = successor.after(moment, event);
            known = moment;
        }
        return moment;
    }

    /** Brings a state here. */
    void stand(State state) {
        Snapshot moment = known;
        state.stand(moment);
        if (isBefore(moment)) {
            state.play(event);
            state.settle(this);
        }
    }

    private boolean isBefore(Snapshot moment) {
        return Snapshot.side(moment.clock()) == mover;
    }
}
