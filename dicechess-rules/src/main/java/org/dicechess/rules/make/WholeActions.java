package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.dice.NamedSquares;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * What an action does that acts on all its pieces at once. Its pieces are those that the action names and the present
 * stage allows.
 */
public final class WholeActions {

    /** The units of work for one step of a piece that is shifted. */
    private static final int STEP = 2;

    private static final int[] NOTHING = new int[HookAnswer.HEAD];

    /** For each side the code of an empty square. */
    private static final int[][] GONE = {{0}, {0}};

    private final State state;
    private final Tables tables;
    private final NamedSquares named;

    /** The edits that are being collected, and the index after the last of them. */
    private final int[] edits;

    private int end;

    /** Creates the actions of a state. */
    public WholeActions(State state) {
        this.state = state;
        this.tables = state.tables;
        this.named = new NamedSquares(tables.rolls);
        this.edits = new int[HookAnswer.HEAD + state.squares];
    }

    /**
     * Returns what an action would change at the present stage, as edits behind a head.
     *
     * @param number the number of the action
     */
    public int[] edits(int number) {
        Action action = tables.game.actions().get(number);
        return edits(action, allowed(of(action)));
    }

    /** Returns what an action does to some of its pieces, as edits behind a head. */
    int[] edits(Action action, BitSet pieces) {
        state.work += (long) Work.VISIT * state.squares;
        end = HookAnswer.HEAD;
        if (action instanceof Action.Shifts shifts) {
            return shifted(shifts, pieces);
        }
        return action instanceof Action.Replaces replaces ? replaced(replaces, pieces) : converted(pieces);
    }

    /** Returns the squares of the pieces that an action on all its pieces concerns, whatever the stage says. */
    BitSet of(Action action) {
        if (action instanceof Action.Shifts shifts) {
            return pieces(shifts.kinds(), shifts.whose(), shifts.in());
        } else if (action instanceof Action.Replaces replaces) {
            return pieces(replaces.kinds(), replaces.whose(), replaces.in());
        }
        if (action instanceof Action.Sends sends) {
            return pieces(sends.kinds(), sends.whose(), sends.in());
        }
        Action.Converts converts = (Action.Converts) action;
        return pieces(converts.kinds(), converts.whose(), converts.in());
    }

    private int[] converted(BitSet pieces) {
        for (int square = pieces.nextSetBit(0); square >= 0; square = pieces.nextSetBit(square + 1)) {
            edits[end++] = HookAnswer.edit(square, Codes.otherSide(state.at(square)));
        }
        return Arrays.copyOf(edits, end);
    }

    private int[] replaced(Action.Replaces action, BitSet pieces) {
        int[][] puts = action.by().isEmpty() ? GONE : tables.fates.puts(action.by());
        for (int square = pieces.nextSetBit(0); square >= 0; square = pieces.nextSetBit(square + 1)) {
            int before = state.at(square);
            int after = puts[state.sideOf(before)][0];
            if (after != before) {
                edits[end++] = HookAnswer.edit(square, after);
            }
        }
        return Arrays.copyOf(edits, end);
    }

    private int[] shifted(Action.Shifts action, BitSet moving) {
        int[] next = new int[state.squares];
        int steps = action.around()
                ? tables.game.squares().files() + tables.game.squares().ranks()
                : 1;
        state.work += (long) STEP * steps * moving.cardinality();
        for (int square = moving.nextSetBit(0); square >= 0; square = moving.nextSetBit(square + 1)) {
            next[square] = action.next(tables.game.squares(), square, side());
        }
        stop(moving, next);
        int[] after = new int[state.squares];
        moving.stream().forEach(square -> after[next[square]] = state.at(square));
        boolean changes = false;
        for (int square = 0; square < state.squares; square++) {
            if (moving.get(square) || after[square] != 0) {
                edits[end++] = HookAnswer.edit(square, after[square]);
                changes |= state.at(square) != after[square];
            }
        }
        return changes ? Arrays.copyOf(edits, end) : NOTHING;
    }

    /** Takes away the pieces that stay, until each of the others goes to a square that is empty or becomes empty. */
    private void stop(BitSet moving, int[] next) {
        boolean stops = true;
        while (stops) {
            stops = false;
            state.work += (long) Work.VISIT * moving.cardinality();
            for (int square = moving.nextSetBit(0); square >= 0; square = moving.nextSetBit(square + 1)) {
                int to = next[square];
                if (to == square || state.at(to) != 0 && !moving.get(to)) {
                    moving.clear(square);
                    stops = true;
                }
            }
        }
    }

    private BitSet pieces(BitSet kinds, Action.Whose whose, Area in) {
        BitSet pieces = (BitSet) in.of(side()).clone();
        for (int square = pieces.nextSetBit(0); square >= 0; square = pieces.nextSetBit(square + 1)) {
            int code = state.at(square);
            boolean concerned = code != 0
                    && kinds.get(tables.kindOf[code])
                    && (whose == Action.Whose.EITHER
                            || (whose == Action.Whose.OWN) == (state.sideOf(code) == state.side));
            pieces.set(square, concerned);
        }
        return pieces;
    }

    /** Returns those of some pieces that the present stage allows. */
    private BitSet allowed(BitSet pieces) {
        List<MoveFilter> filters = tables.stages.actFilters.get(state.stage());
        for (int at = filters.isEmpty() ? -1 : pieces.nextSetBit(0); at >= 0; at = pieces.nextSetBit(at + 1)) {
            pieces.set(at, allow(filters, at, tables.kindOf[state.at(at)]));
        }
        return pieces;
    }

    private boolean allow(List<MoveFilter> filters, int square, int kind) {
        return filters.stream()
                .anyMatch(filter -> filter.clauses().stream().allMatch(clause -> holds(clause, square, kind)));
    }

    private boolean holds(MoveFilter.Clause clause, int square, int kind) {
        if (clause instanceof MoveFilter.Kinds kinds) {
            return kinds.kinds().get(kind);
        } else if (clause instanceof MoveFilter.From from) {
            return from.area().of(side()).get(square);
        } else if (clause instanceof MoveFilter.FromRolled from) {
            return named.of(from.dice(), state.roll()).of(side()).get(square);
        } else if (clause instanceof MoveFilter.Also also) {
            return allow(also.filters(), square, kind) == also.allows();
        }
        return isRolled(kind);
    }

    /** Returns whether the roll in hand names a kind, by index. */
    private boolean isRolled(int kind) {
        return Arrays.stream(tables.rolls.movable(state.roll(), state.side))
                .anyMatch(code -> tables.kindOf[code] == kind);
    }

    private Color side() {
        return Color.values()[state.side];
    }
}
