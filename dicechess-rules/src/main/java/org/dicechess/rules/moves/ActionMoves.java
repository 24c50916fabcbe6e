package org.dicechess.rules.moves;

import org.dicechess.rules.model.Action;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.SideSets;
import org.dicechess.rules.table.Tables;

/**
 * Lists what a player can do besides moving and walking: choose a man and dice, do an action, put a waiting man down.
 * Part of the inner loop: no objects are made.
 */
public final class ActionMoves {

    private final State state;
    private final Safety safety;
    private final Tables tables;
    private final Generator generator;
    private final Doing[] doings;

    /**
     * For each action a number of the counters that it sets back, 0 for none; equal for actions that set back the same.
     */
    private final int[] resets;

    /** For code times words: where a man that walks may begin. */
    private final long[] starts;

    /** For code times words: where a man that waits is put down. */
    private final long[] rooms;

    /** Squares to look at, filled anew by each list. */
    private final long[] found;

    /** What is listed at the present stage. */
    private final SeenEvents seen = new SeenEvents();

    public ActionMoves(State state, Safety safety, Generator generator) {
        this.safety = safety;
        this.state = state;
        this.tables = state.tables;
        this.generator = generator;
        this.doings = new Doing[tables.game.actions().size()];
        for (int i = 0; i < doings.length; i++) {
            doings[i] = doing(tables.game.actions().get(i));
        }
        this.resets = resets(tables.counting.byAction);
        this.starts = new long[(tables.codes.count() + 1) * state.words];
        this.rooms = new long[starts.length];
        this.found = new long[state.words];
        for (int code = 1; code <= tables.codes.count(); code++) {
            boolean acts = tables.walks.walks(code) || tables.fates.waits[code];
            for (int square = 0; acts && square < state.squares; square++) {
                int word = code * state.words + (square >> 6);
                starts[word] |= tables.walks.mayStart(code, square) ? 1L << square : 0;
                rooms[word] |= tables.fates.areas[code].get(square) ? 1L << square : 0;
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

    /** Every man that walks and stands where it may, with each of its dice. */
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

    /** The squares on which the waiting man may be put. */
    int places(int[] out, int begin) {
        System.arraycopy(rooms, state.subject() * state.words, found, 0, state.words);
        return toEmpty(found, EventCode.of(EventCode.PUT, 0, 0, tables.fates.placed[state.subject()]), out, begin);
    }

    /**
     * The actions of the present stage; one that two of them allow stands once, and none does what a move does.
     *
     * @param first from here to {@code begin} stand moves
     */
    int actions(int[] out, int first, int begin) {
        int[] acts = tables.stages.acts[state.stage()];
        if (acts.length == 1 && first == begin) {
            return doings[acts[0]].list(EventCode.withChoice(0, acts[0]), out, begin);
        }
        seen.begin();
        for (int i = first; i < begin; i++) {
            seen.add(effect(out[i]));
        }
        int end = begin;
        for (int action : acts) {
            end = withoutSeen(out, end, doings[action].list(EventCode.withChoice(0, action), out, end));
        }
        return end;
    }

    /** Lists the ways to do one action, whose number stands in bits 28-31. */
    private interface Doing {

        int list(int number, int[] out, int begin);
    }

    private Doing doing(Action action) {
        if (action instanceof Action.Moves moves) {
            return new Moving(tables.codesOf(moves.kinds()));
        }
        if (action instanceof Action.Relocates relocates) {
            return new Relocating(
                    tables.codesOf(relocates.kind()),
                    new SideSets(relocates.from(), state.words),
                    new SideSets(relocates.to(), state.words));
        }
        if (action instanceof Action.Becomes becomes) {
            return new Changing(
                    tables.codesOf(becomes.kind()),
                    new SideSets(becomes.in(), state.words),
                    tables.fates.puts(becomes.by()));
        }
        return action instanceof Action.Turns turns
                ? new Turning(tables.codesOf(turns.kind()), turns.eighths())
                : returning((Action.Returns) action);
    }

    private Doing returning(Action.Returns action) {
        return new Returning(
                tables.codesOf(action.kind()),
                action.count(),
                new SideSets(action.from(), state.words),
                new SideSets(action.to(), state.words));
    }

    /** Men of some codes move as their notation says, but take nobody in passing. */
    private final class Moving implements Doing {

        private final int[][] codes;

        Moving(int[][] codes) {
            this.codes = codes;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            safety.prepare();
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

    /** Men of some codes go from one area to any empty square of another. */
    private final class Relocating implements Doing {

        private final int[][] codes;
        private final SideSets from;
        private final SideSets to;

        Relocating(int[][] codes, SideSets from, SideSets to) {
            this.codes = codes;
            this.from = from;
            this.to = to;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            for (int word = 0; word < state.words; word++) {
                for (long pieces = own(codes, word) & from.word(state.side, word); pieces != 0; pieces &= pieces - 1) {
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

    /** Men of some codes in an area become others. */
    private final class Changing implements Doing {

        private final int[][] codes;
        private final SideSets in;
        private final int[][] by;

        Changing(int[][] codes, SideSets in, int[][] by) {
            this.codes = codes;
            this.in = in;
            this.by = by;
        }

        @Override
        public int list(int number, int[] out, int begin) {
            int end = begin;
            for (int word = 0; word < state.words; word++) {
                for (long pieces = own(codes, word) & in.word(state.side, word); pieces != 0; pieces &= pieces - 1) {
                    int square = word << 6 | Long.numberOfTrailingZeros(pieces);
                    for (int code : by[state.side]) {
                        out[end++] = number | EventCode.of(EventCode.BECOME, square, square, code);
                    }
                }
            }
            return end;
        }
    }

    /** Men of some codes turn either way. */
    private final class Turning implements Doing {

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
     * All men of some codes, if so many and all in one area, are lifted, and one is put down on an empty square of
     * another.
     */
    private final class Returning implements Doing {

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
        long pieces = 0;
        for (int code : codes[state.side]) {
            pieces |= state.pieces[code * state.words + word];
        }
        return pieces;
    }

    /** The event with each empty square of the set as its arrival. */
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

    /** Drops from the events added what has been listed, as a move or by whatever action. */
    private int withoutSeen(int[] out, int end, int added) {
        int kept = end;
        for (int i = end; i < added; i++) {
            if (seen.add(effect(out[i]))) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /**
     * What an event does to pieces and counters: an action that moves a piece does what a move does that opens no
     * square.
     */
    private int effect(int event) {
        return switch (EventCode.kind(event)) {
            case EventCode.MOVE -> EventCode.ACT | EventCode.number(event);
            case EventCode.ACT, EventCode.BECOME, EventCode.RETURN ->
                EventCode.withChoice(EventCode.withoutChoice(event), resets[EventCode.choice(event)]);
            default -> event;
        };
    }
}
