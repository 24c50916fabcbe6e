package org.dicechess.rules.moves;

import java.util.Arrays;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.make.WholeActions;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;
import org.dicechess.rules.table.Tables;

/**
 * Lists the decisions of a player besides moves and walks: the choice of a piece and dice, actions, and the placement
 * of a captured piece. Part of the inner loop: it makes no objects.
 */
public final class ActionMoves {

    /** For each side what replaces a piece that leaves the board: the code of an empty square. */
    private static final int[][] NOTHING = {{0}, {0}};

    /** Edits that have not been worked out. Those that have been have a head. */
    private static final int[] UNKNOWN = {};

    private final State state;
    private final Safety safety;
    private final Tables tables;
    private final Generator generator;
    private final WholeActions whole;

    /** Whether no turn may leave an own royal attacked. */
    private final boolean guards;

    /** Room for one event. */
    private final int[] one = new int[1];

    /** What each action on all its pieces changes, for the present list. */
    private final int[][] edits;

    /** Whether some action is done to all its pieces. */
    private final boolean anyWhole;

    private final ActionLister[] listers;

    /**
     * A number for the counters that each action sets back, 0 for none; equal for actions that set back the same
     * counters.
     */
    private final int[] resets;

    /** Where a piece that walks may begin; the index is the code times the words plus a word. */
    private final long[] starts;

    /** Where a captured piece may be placed; the index is the code times the words plus a word. */
    private final long[] placements;

    /** The squares of the present list. */
    private final long[] squares;

    /** The events of the present stage. */
    private final SeenEvents seen = new SeenEvents();

    public ActionMoves(State state, Safety safety, Generator generator) {
        this.safety = safety;
        this.guards = state.tables.game.check().isPresent()
                && !state.tables.game.check().get().mayTakeRoyal();
        this.state = state;
        this.tables = state.tables;
        this.generator = generator;
        this.whole = new WholeActions(state);
        this.edits = new int[tables.game.actions().size()][];
        this.anyWhole = tables.game.actions().stream().anyMatch(Action::isWhole);
        this.listers = new ActionLister[tables.game.actions().size()];
        for (int i = 0; i < listers.length; i++) {
            listers[i] = lister(tables.game.actions().get(i));
        }
        this.resets = resets(tables.counting.byAction);
        this.starts = new long[(tables.codes.count() + 1) * state.words];
        this.placements = new long[starts.length];
        this.squares = new long[state.words];
        for (int code = 1; code <= tables.codes.count(); code++) {
            boolean acts = tables.walks.walks(code) || tables.fates.waits[code];
            for (int square = 0; acts && square < state.squares; square++) {
                int word = code * state.words + (square >> 6);
                starts[word] |= tables.walks.mayStart(code, square) ? 1L << square : 0;
                placements[word] |= tables.fates.areas[code].get(square) ? 1L << square : 0;
            }
        }
    }

    private static int[] resets(long[] fields) {
        int[] resets = new int[fields.length];
        for (int action = fields.length - 1; action >= 0; action--) {
            for (int other = action; other >= 0 && fields[action] != 0; other--) {
                resets[action] = fields[other] == fields[action] ? other + 1 : resets[action];
            }
        }
        return resets;
    }

    /** Lists each piece that walks and stands where it may begin, with each of its dice. */
    int choices(int[] out, int begin) {
        int end = begin;
        for (int word = 0; word < state.words; word++) {
            long pieces = 0;
            for (int code : tables.codesOf[state.side]) {
                pieces |= state.pieces[code * state.words + word] & starts[code * state.words + word];
            }
            for (; pieces != 0; pieces &= pieces - 1) {
                int square = word << 6 | Long.numberOfTrailingZeros(pieces);
                for (int pool : tables.walkPools[state.at(square)]) {
                    out[end++] = EventCode.of(EventCode.SELECT, square, pool, 0);
                }
            }
        }
        return end;
    }

    /** Lists the placements of the captured piece that awaits placement. */
    int places(int[] out, int begin) {
        System.arraycopy(placements, state.subject() * state.words, squares, 0, state.words);
        return toEmpty(squares, EventCode.of(EventCode.PUT, 0, 0, tables.fates.placed[state.subject()]), out, begin);
    }

    /**
     * Lists the actions of the present stage. An action with the effect of a listed move or action is left out. No two
     * ways of one action have the same effect.
     *
     * @param first the index of the first listed move; the moves end at {@code begin}
     */
    int actions(int[] out, int first, int begin) {
        if (anyWhole) {
            Arrays.fill(edits, UNKNOWN);
        }
        int end = begin;
        int known = first;
        for (int action : tables.stages.acts[state.stage()]) {
            int added = listers[action].list(EventCode.withChoice(0, action), out, end);
            if (end > first && added > end) {
                learn(out, known, end, known == first);
                added = withoutSeen(out, end, added);
                known = added;
            }
            end = added;
        }
        return end;
    }

    /** Returns whether actions have to leave the own royals safe. */
    boolean areGuarded() {
        return guards;
    }

    /** Keeps the actions that leave the own royals safe, where every turn must. */
    int safe(int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < (guards ? end : begin); i++) {
            if (isSafe(out[i])) {
                out[kept++] = out[i];
            }
        }
        return guards ? kept : end;
    }

    private boolean isSafe(int event) {
        safety.prepare();
        boolean blocks = EventCode.kind(event) == EventCode.PUT
                && state.owners[EventCode.code(event)] != (state.side ^ 1)
                && !safety.triesDrops();
        if (blocks) {
            int to = EventCode.to(event);
            return !safety.usesMasks() || (safety.open[to >> 6] >>> to & 1) != 0;
        }
        one[0] = event;
        return generator.verified(one, 0, 1) > 0;
    }

    /** Adds the effects of listed events to those that are seen; they are the first ones at the beginning of a list. */
    private void learn(int[] out, int begin, int end, boolean begins) {
        if (begins) {
            seen.begin();
        }
        for (int i = begin; i < end; i++) {
            seen.add(effectOf(out[i]));
        }
    }

    /** Lists the ways to do one action. */
    private interface ActionLister {

        /**
         * Lists the ways and returns the index after the last.
         *
         * @param number the number of the action, in bits 28-31
         */
        int list(int number, int[] out, int begin);
    }

    private ActionLister lister(Action action) {
        if (action.isWhole()) {
            return this::whole;
        }
        if (action instanceof Action.Moves moves) {
            return new Moving(tables.codesOf(moves.kinds()), moves.whose());
        }
        if (action instanceof Action.Relocates relocates) {
            return new Relocating(
                    tables.codesOf(relocates.kinds()),
                    relocates.whose(),
                    new SideSets(relocates.from(), state.words),
                    new SideSets(relocates.to(), state.words));
        }
        if (action instanceof Action.Exchanges exchanges) {
            return new Exchanging(exchanges);
        }
        if (action instanceof Action.Replaces replaces) {
            int[][] by = replaces.by().isEmpty() ? NOTHING : tables.fates.puts(replaces.by());
            return new Changing(
                    tables.codesOf(replaces.kinds()),
                    replaces.whose(),
                    new SideSets(replaces.in(), state.words),
                    (owner, code) -> by[owner]);
        }
        if (action instanceof Action.Converts converts) {
            int[][] others = others();
            return new Changing(
                    tables.codesOf(converts.kinds()),
                    converts.whose(),
                    new SideSets(converts.in(), state.words),
                    (owner, code) -> others[code]);
        }
        if (action instanceof Action.Puts puts) {
            return new Putting(tables.fates.puts(puts.kinds()), puts.whose(), new SideSets(puts.in(), state.words));
        }
        return action instanceof Action.Turns turns
                ? new Turning(tables.codesOf(turns.kind()), turns.eighths())
                : returningLister((Action.Returns) action);
    }

    /** Returns for each code the same piece of the other side. */
    private int[][] others() {
        int[][] others = new int[tables.codes.count() + 1][];
        for (int code = 1; code < others.length; code++) {
            others[code] = new int[] {Codes.otherSide(code)};
        }
        return others;
    }

    /** Lists an action on all its pieces, if it changes any. */
    private int whole(int number, int[] out, int begin) {
        boolean changes = edits(EventCode.choice(number)).length > HookAnswer.HEAD;
        if (changes) {
            out[begin] = number | EventCode.WHOLE;
        }
        return changes ? begin + 1 : begin;
    }

    /** Returns what an action on all its pieces changes. It is worked out once for a list. */
    private int[] edits(int action) {
        if (edits[action].length == 0) {
            edits[action] = whole.edits(action);
        }
        return edits[action];
    }

    private ActionLister returningLister(Action.Returns action) {
        return new Returning(
                tables.codesOf(action.kind()),
                action.count(),
                new SideSets(action.from(), state.words),
                new SideSets(action.to(), state.words));
    }

    /**
     * Pieces of some codes move as their notation says, but not en passant. Moves of the enemy's pieces ignore royals.
     */
    private final class Moving implements ActionLister {

        private final int[][] codes;
        private final Action.Whose whose;

        Moving(int[][] codes, Action.Whose whose) {
            this.codes = codes;
            this.whose = whose;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            if (whose != Action.Whose.ENEMY) {
                safety.prepare();
                end = listSide(number, out, end);
            }
            return whose == Action.Whose.OWN ? end : listEnemy(number, out, end);
        }

        private int listEnemy(int number, int[] out, int begin) {
            state.side ^= 1;
            try {
                safety.ignoreRoyal();
                return listSide(number, out, begin);
            } finally {
                state.side ^= 1;
            }
        }

        private int listSide(int number, int[] out, int begin) {
            int end = begin;
            for (int code : codes[state.side]) {
                end = generator.pieces(code, out, end);
            }
            end = generator.unprotected(out, begin, end);
            int kept = begin;
            for (int i = begin; i < end; i++) {
                if (EventCode.kind(out[i]) != EventCode.EN_PASSANT) {
                    out[kept++] = EventCode.withKind(out[i], EventCode.ACT) | number;
                }
            }
            return kept;
        }
    }

    /** Pieces of some codes go from one area to any empty square of another. */
    private final class Relocating implements ActionLister {

        private final int[][] codes;
        private final Action.Whose whose;
        private final SideSets from;
        private final SideSets to;

        Relocating(int[][] codes, Action.Whose whose, SideSets from, SideSets to) {
            this.codes = codes;
            this.whose = whose;
            this.from = from;
            this.to = to;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            for (int word = 0; word < state.words; word++) {
                long pieces = of(codes, whose, word) & from.word(state.side, word);
                for (; pieces != 0; pieces &= pieces - 1) {
                    int start = word << 6 | Long.numberOfTrailingZeros(pieces);
                    end = toEmpty(
                            to.of(state.side),
                            number | EventCode.of(EventCode.ACT, start, 0, state.at(start)),
                            out,
                            end);
                }
            }
            return end;
        }
    }

    /** Two different pieces in an area exchange their squares. Each pair is listed once. */
    private final class Exchanging implements ActionLister {

        private final int[][] codes;
        private final int[][] others;
        private final Action.Whose whose;
        private final SideSets in;

        Exchanging(Action.Exchanges action) {
            this.codes = tables.codesOf(action.kinds());
            this.others = tables.codesOf(action.others());
            this.whose = action.whose();
            this.in = new SideSets(action.in(), state.words);
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            for (int one = 0; one < state.squares; one++) {
                boolean isOne = has(codes, one);
                boolean isOther = has(others, one);
                for (int other = one + 1; (isOne || isOther) && other < state.squares; other++) {
                    boolean pair = isOne && has(others, other) || isOther && has(codes, other);
                    if (pair && state.at(one) != state.at(other)) {
                        out[end++] = number | EventCode.of(EventCode.EXCHANGE, one, other, 0);
                    }
                }
            }
            return end;
        }

        private boolean has(int[][] kinds, int square) {
            long here = 1L << square;
            return (of(kinds, whose, square >> 6) & in.word(state.side, square >> 6) & here) != 0;
        }
    }

    /** What takes the place of a piece. */
    private interface Replacement {

        /** Returns the codes that may stand in place of a piece of this owner and code, 0 for none. */
        int[] codes(int owner, int code);
    }

    /** Pieces of some codes in an area become other pieces, or leave the board. */
    private final class Changing implements ActionLister {

        private final int[][] codes;
        private final Action.Whose whose;
        private final SideSets in;
        private final Replacement by;

        Changing(int[][] codes, Action.Whose whose, SideSets in, Replacement by) {
            this.codes = codes;
            this.whose = whose;
            this.in = in;
            this.by = by;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = whose == Action.Whose.ENEMY ? begin : list(state.side, number, out, begin);
            return whose == Action.Whose.OWN ? end : list(state.side ^ 1, number, out, end);
        }

        private int list(int owner, int number, int[] out, int begin) {
            int end = begin;
            for (int word = 0; word < state.words; word++) {
                long pieces = of(codes[owner], word) & in.word(state.side, word);
                for (; pieces != 0; pieces &= pieces - 1) {
                    int square = word << 6 | Long.numberOfTrailingZeros(pieces);
                    for (int code : by.codes(owner, state.at(square))) {
                        out[end++] = number | EventCode.of(EventCode.BECOME, square, square, code);
                    }
                }
            }
            return end;
        }
    }

    /** A piece of one of some codes is put on an empty square of an area. */
    private final class Putting implements ActionLister {

        private final int[][] codes;
        private final int flip;
        private final SideSets in;

        Putting(int[][] codes, Action.Whose whose, SideSets in) {
            this.codes = codes;
            this.flip = whose == Action.Whose.ENEMY ? 1 : 0;
            this.in = in;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            for (int code : codes[state.side ^ flip]) {
                end = toEmpty(in.of(state.side), number | EventCode.of(EventCode.PUT, 0, 0, code), out, end);
            }
            return end;
        }
    }

    /** Pieces of some codes turn by an angle in either direction. */
    private final class Turning implements ActionLister {

        private final int[][] codes;
        private final int[] one;
        private final int[] other;

        Turning(int[][] codes, int eighths) {
            this.codes = codes;
            this.one = tables.turned(eighths);
            this.other = tables.turned(-eighths);
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            for (int word = 0; word < state.words; word++) {
                for (long pieces = own(codes, word); pieces != 0; pieces &= pieces - 1) {
                    int square = word << 6 | Long.numberOfTrailingZeros(pieces);
                    int code = state.at(square);
                    int turn = number | EventCode.of(EventCode.ACT, square, square, 0);
                    if (one[code] != 0) {
                        out[end++] = EventCode.withCode(turn, one[code]);
                    }
                    if (other[code] != 0 && other[code] != one[code]) {
                        out[end++] = EventCode.withCode(turn, other[code]);
                    }
                }
            }
            return end;
        }
    }

    /**
     * All pieces of some codes are removed if they have the right number and stand in one area. One of them returns to
     * an empty square of another area.
     */
    private final class Returning implements ActionLister {

        private final int[][] codes;
        private final int count;
        private final SideSets from;
        private final SideSets to;

        Returning(int[][] codes, int count, SideSets from, SideSets to) {
            this.codes = codes;
            this.count = count;
            this.from = from;
            this.to = to;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int one = -1;
            int other = -1;
            int pieces = 0;
            for (int word = 0; word < state.words; word++) {
                long own = own(codes, word);
                if ((own & ~from.word(state.side, word)) != 0) {
                    return begin;
                }
                pieces += Long.bitCount(own);
                if (own != 0) {
                    other = word << 6 | 63 - Long.numberOfLeadingZeros(own);
                    one = one < 0 ? word << 6 | Long.numberOfTrailingZeros(own) : one;
                }
            }
            return pieces == count
                    ? returned(to.of(state.side), number | EventCode.of(EventCode.RETURN, 0, one, other), out, begin)
                    : begin;
        }
    }

    private long own(int[][] codes, int word) {
        return of(codes[state.side], word);
    }

    private long of(int[][] codes, Action.Whose whose, int word) {
        return (whose == Action.Whose.ENEMY ? 0 : of(codes[state.side], word))
                | (whose == Action.Whose.OWN ? 0 : of(codes[state.side ^ 1], word));
    }

    private long of(int[] codes, int word) {
        long pieces = 0;
        for (int code : codes) {
            pieces |= state.pieces[code * state.words + word];
        }
        return pieces;
    }

    /** Lists the event with each empty square of a set as its arrival. */
    private int toEmpty(long[] set, int event, int[] out, int begin) {
        int end = begin;
        for (int word = 0; word < state.words; word++) {
            for (long free = set[word] & ~state.all[word]; free != 0; free &= free - 1) {
                out[end++] = EventCode.arriving(event, word << 6 | Long.numberOfTrailingZeros(free));
            }
        }
        return end;
    }

    private int returned(long[] set, int event, int[] out, int begin) {
        int end = begin;
        for (int word = 0; word < state.words; word++) {
            for (long free = set[word] & ~state.all[word]; free != 0; free &= free - 1) {
                out[end++] = event | word << 6 | Long.numberOfTrailingZeros(free);
            }
        }
        return end;
    }

    /** Keeps the added events whose effect no listed move or action has. */
    private int withoutSeen(int[] out, int end, int added) {
        int kept = end;
        for (int i = end; i < added; i++) {
            if (seen.add(effectOf(out[i]))) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /**
     * Returns a number for what an event does to pieces and counters. An action that moves a piece equals a move that
     * opens no square.
     */
    private int effectOf(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.MOVE -> EventCode.ACT | EventCode.number(event);
            case EventCode.ACT, EventCode.BECOME, EventCode.PUT, EventCode.RETURN, EventCode.EXCHANGE ->
                effectOfAction(EventCode.isWhole(event) ? onFewPieces(event) : event);
            default -> event;
        };
    }

    /** Returns the event with the number of the first action that leaves the same counters in place of its own. */
    private int effectOfAction(int event) {
        int action = EventCode.choice(event);
        int plain = EventCode.withoutChoice(event);
        if (!EventCode.isWhole(event)) {
            return EventCode.withChoice(plain, resets[action] == 0 ? 0 : resetsOf(event));
        }
        int[] changes = edits(action);
        long counters = counters(afterEdits(action, changes), action);
        for (int other : tables.stages.acts[state.stage()]) {
            if (tables.game.actions().get(other).isWhole()
                    && Arrays.equals(edits(other), changes)
                    && counters(afterEdits(other, changes), other) == counters) {
                return EventCode.withChoice(EventCode.WHOLE, other);
            }
        }
        return event;
    }

    /** Returns the counters after the edits of an action on all its pieces. Those of a shift move. */
    private long afterEdits(int action, int[] changes) {
        long counters = state.counters;
        boolean moves = tables.game.actions().get(action) instanceof Action.Shifts;
        for (int i = HookAnswer.HEAD; i < changes.length; i++) {
            int code = HookAnswer.code(changes[i]);
            counters = moves && code != 0 ? tables.counting.afterMove(counters, code, 0) : counters;
        }
        return counters;
    }

    /**
     * Returns a number for the counters that an action sets back and its move does not: 0 for none, else that of the
     * first action with the same counters afterwards.
     */
    private int resetsOf(int event) {
        long before = afterMove(event);
        long after = counters(before, EventCode.choice(event));
        for (int other : tables.stages.acts[state.stage()]) {
            if (resets[other] != 0 && after != before && counters(before, other) == after) {
                return resets[other];
            }
        }
        return 0;
    }

    private long counters(long before, int action) {
        return tables.counting.setBack(before, tables.counting.byAction[action]);
    }

    /** Returns the counters after the move that an action makes, without those that the action sets back. */
    private long afterMove(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        if (EventCode.kind(event) == EventCode.ACT) {
            return tables.counting.afterMove(
                    state.counters, from == to ? 0 : state.at(from), from == to ? 0 : state.at(to));
        }
        return EventCode.kind(event) == EventCode.EXCHANGE
                ? tables.counting.afterMove(
                        tables.counting.afterMove(state.counters, state.at(from), 0), state.at(to), 0)
                : state.counters;
    }

    /** Returns the event on one or two pieces that does the same as an action on all its pieces, or that action. */
    private int onFewPieces(int event) {
        int[] changes = edits(EventCode.choice(event));
        int first = changes[HookAnswer.HEAD];
        int last = changes[changes.length - 1];
        int same = event;
        if (changes.length == HookAnswer.HEAD + 1) {
            same = EventCode.of(
                    EventCode.BECOME, HookAnswer.square(last), HookAnswer.square(last), HookAnswer.code(last));
        } else if (changes.length == HookAnswer.HEAD + 2
                && (HookAnswer.code(first) == 0) != (HookAnswer.code(last) == 0)) {
            int left = HookAnswer.code(first) == 0 ? first : last;
            int reached = left == first ? last : first;
            same = EventCode.of(
                    EventCode.ACT, HookAnswer.square(left), HookAnswer.square(reached), HookAnswer.code(reached));
        } else if (changes.length == HookAnswer.HEAD + 2
                && tables.game.actions().get(EventCode.choice(event)) instanceof Action.Shifts) {
            same = EventCode.of(EventCode.EXCHANGE, HookAnswer.square(first), HookAnswer.square(last), 0);
        }
        return same == event ? event : EventCode.withChoice(same, EventCode.choice(event));
    }
}
