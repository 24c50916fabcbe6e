package org.dicechess.rules.make;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.NearSquares;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Finds what happens to pieces right after a move or a drop. */
public final class Effects {

    private static final int NOWHERE = -1;

    /** The units of work for one square of a line. */
    private static final int LINE = 3;

    private final State state;
    private final Tables tables;
    private final Safety safety;
    private final HookAnswers hooks;
    private final WholeActions whole;
    private final SentPieces sent;
    private final NearSquares near;
    private final Trigger allows;
    private final List<Effect> effects;

    /** Whether some effects send pieces to other squares. */
    private final boolean sends;

    /** The effects that the present event sets off, and the square from which each goes. */
    private final List<Effect> due = new ArrayList<>();

    private final List<Integer> from = new ArrayList<>();

    /** The squares that the present event passes. */
    private final BitSet passed = new BitSet();

    /** The edits that take back a capture that is tried, the last one last. */
    private int[] undo = new int[16];

    private int undone;

    /** Tells whether some filters allow an event. */
    @FunctionalInterface
    public interface Trigger {

        boolean allows(List<MoveFilter> filters, int event);
    }

    Effects(State state, Safety safety, HookAnswers hooks, WholeActions whole, Trigger allows) {
        this.safety = safety;
        this.state = state;
        this.tables = state.tables;
        this.hooks = hooks;
        this.whole = whole;
        this.sent = new SentPieces(state);
        this.near = new NearSquares(state);
        this.allows = allows;
        this.effects = tables.game.effects();
        this.sends = effects.stream()
                .anyMatch(effect ->
                        effect.action() instanceof Action.Sends || effect.action() instanceof Action.Restores);
    }

    /** Finds the effects of an event that is about to be played, and returns their number. */
    int begin(int event) {
        due.clear();
        from.clear();
        passed.clear();
        boolean drops = drops(event);
        if (sends && (drops || moves(event))) {
            sent.begin(at -> square(at, event));
        }
        for (int i = 0; i < effects.size() && (drops || moves(event)); i++) {
            Effect effect = effects.get(i);
            int square = square(effect.at(), event);
            if (square != NOWHERE && isSetOff(effect, drops, event)) {
                due.add(effect);
                from.add(square);
            }
        }
        return due.size();
    }

    /** Finds the effects of the end of a turn, and returns their number. */
    int endTurn() {
        due.clear();
        from.clear();
        for (Effect effect : effects) {
            if (effect.after().stream().anyMatch(trigger -> trigger.when() == Effect.When.TURN)) {
                due.add(effect);
                from.add(NOWHERE);
            }
        }
        return due.size();
    }

    private boolean isSetOff(Effect effect, boolean drops, int event) {
        for (Effect.Trigger trigger : effect.after()) {
            if (trigger.when() == (drops ? Effect.When.DROP : Effect.When.MOVE)
                    && allows.allows(trigger.filters(), event)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a piece in hand or a new one is put on the board, and no captured one that awaits placement. */
    private boolean drops(int event) {
        return EventCode.kind(event) == EventCode.PUT && (EventCode.isDrop(event) || !Clock.waits(state.hand()));
    }

    private boolean moves(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.MOVE,
                    EventCode.OPENING_MOVE,
                    EventCode.EN_PASSANT,
                    EventCode.CASTLE,
                    EventCode.WALK,
                    EventCode.EFFECT -> true;
            case EventCode.ACT -> tables.game.actions().get(EventCode.choice(event)) instanceof Action.Moves;
            default -> false;
        };
    }

    private int square(Effect.At at, int event) {
        boolean castles = EventCode.kind(event) == EventCode.CASTLE;
        return switch (at) {
            case ARRIVAL ->
                castles ? tables.castlings.rows().get(EventCode.number(event)).kingTo() : EventCode.to(event);
            case DEPARTURE -> departure(event);
            case CAPTURED -> captured(event);
            case PASSED -> passed(event);
            case BEHIND -> beyond(event, EventCode.from(event), -1);
            case AHEAD -> beyond(event, EventCode.to(event), 1);
        };
    }

    /** Returns the square that is one step of an event away from another one on its line. */
    private int beyond(int event, int square, int forth) {
        if (EventCode.kind(event) == EventCode.CASTLE || EventCode.kind(event) == EventCode.PUT) {
            return NOWHERE;
        }
        Square first = tables.game.squares().square(EventCode.from(event));
        Square last = tables.game.squares().square(EventCode.to(event));
        int files = last.file() - first.file();
        int ranks = last.rank() - first.rank();
        int steps = gcd(Math.abs(files), Math.abs(ranks));
        return steps == 0 ? NOWHERE : tables.game.squares().step(square, forth * files / steps, forth * ranks / steps);
    }

    private static int gcd(int one, int other) {
        return other == 0 ? one : gcd(other, one % other);
    }

    private int departure(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.PUT -> NOWHERE;
            case EventCode.CASTLE ->
                tables.castlings.rows().get(EventCode.number(event)).king();
            default -> EventCode.from(event);
        };
    }

    /** Collects the squares between departure and arrival, and returns the departure. */
    private int passed(int event) {
        if (EventCode.kind(event) == EventCode.CASTLE || EventCode.kind(event) == EventCode.PUT) {
            return NOWHERE;
        }
        int begin = EventCode.from(event);
        Square first = tables.game.squares().square(begin);
        Square last = tables.game.squares().square(EventCode.to(event));
        int files = last.file() - first.file();
        int ranks = last.rank() - first.rank();
        int steps = Math.max(Math.abs(files), Math.abs(ranks));
        boolean straight = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        for (int step = 1; straight && step < steps; step++) {
            int square = tables.game.squares().step(begin, files / steps * step, ranks / steps * step);
            if (square >= 0) {
                passed.set(square);
            }
        }
        return begin;
    }

    /** Returns the square of the first captured piece. */
    private int captured(int event) {
        int to = EventCode.to(event);
        switch (EventCode.kind(event)) {
            case EventCode.CASTLE, EventCode.PUT:
                return NOWHERE;
            case EventCode.EN_PASSANT:
                return state.victim(to);
            case EventCode.EFFECT:
                int[] edits = hooks.effect(event);
                for (int i = HookAnswer.HEAD; i < edits.length; i++) {
                    if (HookAnswer.takes(edits[i])) {
                        return HookAnswer.square(edits[i]);
                    }
                }
                return NOWHERE;
            default:
                return state.at(to) != 0 && to != EventCode.from(event) ? to : NOWHERE;
        }
    }

    /** Returns what an effect changes now, as edits behind a head. The effects before it have been played. */
    private int[] edits(int number) {
        Work.affect(state, (long) Work.VISIT * state.squares);
        Effect effect = due.get(number);
        if (effect.action() instanceof Action.Restores restores) {
            return sent.restored(restores);
        }
        BitSet concerned = concerned(effect);
        BitSet found =
                effect.reach() instanceof Effect.Everywhere ? concerned : within(effect, from.get(number), concerned);
        int[] edits = effect.action() instanceof Action.Sends sends
                ? sent.sent(sends, found)
                : whole.edits(effect.action(), found);
        Work.affect(state, (long) Work.VISIT * edits.length);
        return edits;
    }

    /** Returns the squares of the pieces that an effect concerns, wherever they stand. */
    private BitSet concerned(Effect effect) {
        BitSet concerned = whole.of(effect.action());
        if (effect.beside().isPresent()) {
            Work.affect(state, near.work(effect.beside().get()) * concerned.cardinality());
            for (int square = concerned.nextSetBit(0); square >= 0; square = concerned.nextSetBit(square + 1)) {
                concerned.set(square, near.holds(effect.beside().get(), square, state.side));
            }
        }
        return concerned;
    }

    /**
     * Hands out what an effect changes, as edits behind a head that are to be made at once. One over the whole board
     * with {@code chain} comes until it changes nothing, and at most once for each square.
     */
    void change(int number, Consumer<int[]> play) {
        Effect effect = due.get(number);
        boolean repeats = effect.chain() && effect.reach() instanceof Effect.Everywhere;
        int times = 0;
        int[] edits;
        do {
            edits = edits(number);
            play.accept(edits);
            times++;
        } while (repeats && edits.length > HookAnswer.HEAD && times < state.squares);
    }

    /** Returns what an effect does. */
    Action action(int number) {
        return due.get(number).action();
    }

    private BitSet within(Effect effect, int begin, BitSet concerned) {
        BitSet found = new BitSet();
        if (effect.reach() instanceof Effect.Lines lines) {
            Deque<Integer> centres = new ArrayDeque<>(List.of(begin));
            while (!centres.isEmpty()) {
                BitSet more = along(lines, centres.remove(), concerned);
                more.andNot(found);
                found.or(more);
                if (effect.chain()) {
                    more.stream().forEach(centres::add);
                }
            }
        } else if (effect.at() == Effect.At.PASSED) {
            found.or(passed);
            found.and(concerned);
        } else if (concerned.get(begin)) {
            found.set(begin);
        }
        return found;
    }

    private BitSet along(Effect.Lines lines, int centre, BitSet concerned) {
        BitSet found = new BitSet();
        BitSet hostile = lines.hostileTo(Color.values()[state.side]);
        long units = 0;
        for (int[] line : lines.from(centre, Color.values()[state.side])) {
            units += line.length;
            if (lines.enclosed()) {
                addEnclosed(line, lines.closers(), concerned, hostile, found);
            } else {
                addFirst(line, concerned, found);
            }
        }
        Work.affect(state, LINE * units);
        return found;
    }

    /**
     * Returns whether a capture by the side to move, with its effects, leaves that side all its royals. No other
     * capture of a royal is a threat.
     */
    boolean keepsRoyals(int event) {
        int count = begin(event);
        int royals = safety.royals.count(state.side);
        undone = 0;
        change(EventCode.from(event), 0);
        change(EventCode.to(event), EventCode.code(event));
        change(count);
        change(endTurn());
        boolean keeps = safety.royals.survives(state.side, royals);
        while (undone > 0) {
            set(HookAnswer.square(undo[undone - 1]), HookAnswer.code(undo[undone - 1]));
            undone--;
        }
        return keeps;
    }

    /** Does what the first effects that are due do. */
    private void change(int count) {
        for (int i = 0; i < count; i++) {
            change(i, edits -> {
                for (int at = HookAnswer.HEAD; at < edits.length; at++) {
                    change(HookAnswer.square(edits[at]), HookAnswer.code(edits[at]));
                }
            });
        }
    }

    private void change(int square, int code) {
        if (undone == undo.length) {
            undo = Arrays.copyOf(undo, 2 * undone);
        }
        undo[undone++] = HookAnswer.edit(square, state.at(square));
        set(square, code);
    }

    private void set(int square, int code) {
        if (state.at(square) != 0) {
            state.take(square);
        }
        if (code != 0) {
            state.put(square, code);
        }
    }

    /** Adds the first piece on a line, if it is concerned. */
    private void addFirst(int[] line, BitSet concerned, BitSet found) {
        for (int square : line) {
            if (state.at(square) != 0) {
                found.set(square, found.get(square) || concerned.get(square));
                return;
            }
        }
    }

    /** Adds the pieces on a line up to an own piece or an empty hostile square, if all of them are concerned. */
    private void addEnclosed(int[] line, BitSet closers, BitSet concerned, BitSet hostile, BitSet found) {
        int before = 0;
        while (before < line.length && concerned.get(line[before])) {
            before++;
        }
        if (before < line.length && closes(line[before], closers, hostile)) {
            for (int i = 0; i < before; i++) {
                found.set(line[i]);
            }
        }
    }

    private boolean closes(int square, BitSet closers, BitSet hostile) {
        int code = state.at(square);
        return code == 0
                ? hostile.get(square)
                : state.isOwn(square) && (closers.isEmpty() || closers.get(tables.kindOf[code]));
    }
}
