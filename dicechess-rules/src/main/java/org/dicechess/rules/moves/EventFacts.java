package org.dicechess.rules.moves;

import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.make.WholeActions;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Tells what a listed event does to the pieces, before it is played. It makes no objects, unless a hook has to be asked
 * again.
 */
public final class EventFacts {

    /** No square. */
    public static final int NONE = -1;

    private final State state;
    private final HookAnswers hooks;
    private final WholeActions whole;
    private final Tables tables;

    public EventFacts(State state, HookAnswers hooks) {
        this.state = state;
        this.hooks = hooks;
        this.tables = state.tables;
        this.whole = new WholeActions(state);
    }

    /** Returns what an action on all its pieces changes, as edits behind a head. */
    public int[] whole(int event) {
        return whole.edits(EventCode.choice(event));
    }

    /** Returns whether pieces change: the event is no roll, selection or pass. */
    public static boolean isMove(int event) {
        return EventCode.changesPieces(event);
    }

    /** Returns the square that the moving piece leaves, or of the piece that is chosen; {@link #NONE} for others. */
    public static int from(Tables tables, int event) {
        if (EventCode.isMove(event)) {
            return EventCode.from(event);
        }
        if (EventCode.isWhole(event)) {
            return NONE;
        }
        return switch (EventCode.kind(event)) {
            case EventCode.CASTLE -> row(tables, event).king();
            case EventCode.ROLL, EventCode.DEAL, EventCode.PASS, EventCode.PUT, EventCode.RETURN, EventCode.CHOOSE ->
                NONE;
            default -> EventCode.from(event);
        };
    }

    /** Returns the square that the moving piece reaches; {@link #NONE} for events that are no moves. */
    public static int to(Tables tables, int event) {
        if (EventCode.isMove(event)) {
            return EventCode.to(event);
        }
        if (EventCode.isWhole(event)) {
            return NONE;
        }
        return switch (EventCode.kind(event)) {
            case EventCode.CASTLE -> row(tables, event).kingTo();
            case EventCode.RETURN -> EventCode.from(event);
            case EventCode.ROLL, EventCode.DEAL, EventCode.PASS, EventCode.SELECT, EventCode.CHOOSE -> NONE;
            default -> EventCode.to(event);
        };
    }

    private static CastlingRule.Row row(Tables tables, int event) {
        return tables.castlings.rows().get(EventCode.number(event));
    }

    /** Returns the code that the moving piece becomes; 0 if it keeps its kind. */
    public int promoted(int event) {
        int after = switch (EventCode.kind(event)) {
            case EventCode.MOVE,
                    EventCode.OPENING_MOVE,
                    EventCode.EN_PASSANT,
                    EventCode.WALK,
                    EventCode.BECOME,
                    EventCode.ACT -> EventCode.code(event);
            case EventCode.EFFECT -> arrived(EventCode.to(event), hooks.effect(event));
            default -> 0;
        };
        boolean changes = after != 0 && tables.kindOf[after] != tables.kindOf[state.at(EventCode.from(event))];
        return changes ? after : 0;
    }

    /** Returns the same; for a drop the code that the piece in hand becomes as it is put down. */
    int becomes(int event) {
        if (!EventCode.isDrop(event)) {
            return promoted(event);
        }
        int code = EventCode.code(event);
        return tables.fates.droppedFrom(code) == tables.kindOf[code] ? 0 : code;
    }

    /** Returns the code that an effect puts on a square; 0 if it puts none. */
    private static int arrived(int to, int[] effect) {
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (HookAnswer.square(effect[i]) == to) {
                return HookAnswer.code(effect[i]);
            }
        }
        return 0;
    }

    /** Returns whether the event captures a piece. */
    public boolean captures(int event) {
        if (EventCode.kind(event) != EventCode.EFFECT) {
            return victim(event) != NONE;
        }
        int[] effect = hooks.effect(event);
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (HookAnswer.takes(effect[i])) {
                return true;
            }
        }
        return false;
    }

    /** Writes the square and the code of each captured piece; returns the index after the last. */
    public int captures(int event, int[] out, int begin) {
        if (EventCode.kind(event) == EventCode.EFFECT) {
            return taken(hooks.effect(event), out, begin);
        }
        int victim = victim(event);
        return victim == NONE ? begin : write(victim, out, begin);
    }

    private int taken(int[] effect, int[] out, int begin) {
        int end = begin;
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            end = HookAnswer.takes(effect[i]) ? write(HookAnswer.square(effect[i]), out, end) : end;
        }
        return end;
    }

    private int write(int square, int[] out, int at) {
        out[at] = square;
        out[at + 1] = state.at(square);
        return at + 2;
    }

    /** Returns the square of the piece that an event other than an effect captures, {@link #NONE} if it takes none. */
    private int victim(int event) {
        int to = EventCode.to(event);
        if (EventCode.isMove(event)) {
            return state.at(to) != 0 && to != EventCode.from(event) ? to : NONE;
        }
        return switch (EventCode.kind(event)) {
            case EventCode.WALK, EventCode.ACT -> state.at(to) != 0 && to != EventCode.from(event) ? to : NONE;
            case EventCode.EN_PASSANT -> state.victim(to);
            default -> NONE;
        };
    }
}
