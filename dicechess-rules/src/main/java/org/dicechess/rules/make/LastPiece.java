package org.dicechess.rules.make;

import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Keeps in the clock which piece the latest event of a turn has moved, changed or put, where a later stage asks. */
final class LastPiece {

    private final State state;
    private final Tables tables;
    private final boolean asked;

    /** The square of that piece plus 1; 0 for none. */
    private int last;

    LastPiece(State state) {
        this.state = state;
        this.tables = state.tables;
        this.asked = !tables.stages.asksForPiece.isEmpty();
    }

    /** Begins an event. One that moves nothing leaves the piece what it is. */
    void begin(int event) {
        if (asked) {
            last = switch (EventCode.kind(event)) {
                case EventCode.ROLL, EventCode.PASS, EventCode.DEAL, EventCode.SELECT, EventCode.CHOOSE ->
                    Clock.last(state.clock);
                case EventCode.BECOME -> EventCode.code(event) == 0 ? 0 : EventCode.from(event) + 1;
                case EventCode.RETURN -> EventCode.from(event) + 1;
                case EventCode.CASTLE ->
                    tables.castlings.rows().get(EventCode.number(event)).kingTo() + 1;
                case EventCode.EXCHANGE -> EventCode.isWhole(event) ? 0 : EventCode.to(event) + 1;
                default -> EventCode.to(event) + 1;
            };
        }
    }

    /**
     * Follows the piece where an effect sends it or makes it another kind, and forgets it where one takes it, shifts it
     * or gives it away.
     *
     * @param edits what the effect changes, behind a head; where it sends pieces, each departure before its arrival
     */
    void follow(Action action, int[] edits) {
        for (int i = HookAnswer.HEAD; i < edits.length && last != 0; i++) {
            if (HookAnswer.square(edits[i]) == last - 1) {
                int code = HookAnswer.code(edits[i]);
                boolean stays = action instanceof Action.Replaces && code != 0 && state.owners[code] == state.side;
                boolean goes = action instanceof Action.Sends;
                last = goes ? HookAnswer.square(edits[i + 1]) + 1 : stays ? last : 0;
                return;
            }
        }
    }

    /** Forgets the piece: the turn has ended. */
    void forget() {
        last = 0;
    }

    /** Writes the piece into the clock if a stage asks for it. */
    void keep() {
        if (asked) {
            boolean held = tables.stages.asksForPiece.get(state.stage());
            state.clock = Clock.withLast(state.clock, held ? last : 0);
        }
    }
}
