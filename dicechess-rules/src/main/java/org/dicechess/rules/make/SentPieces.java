package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Where effects send pieces: a square of the event, or the first empty square of an area. No piece goes where it would
 * have to promote. The first square of an area is the first of its side's first rank.
 */
final class SentPieces {

    private static final int NOWHERE = -1;
    private static final List<Effect.At> OF_EVENTS = List.of(Effect.At.DEPARTURE, Effect.At.BEHIND, Effect.At.AHEAD);

    private final State state;
    private final Tables tables;

    /** For each side the squares from its first rank on, from the left as White sees them. */
    private final int[][] inOrder = new int[2][];

    /** The squares of the present event, -1 for none; and the code of the piece that it captures. */
    private final int[] ofEvent = new int[Effect.At.values().length];

    private int captured;

    /** The squares to which pieces go by the present effect. */
    private final BitSet taken = new BitSet();

    SentPieces(State state) {
        this.state = state;
        this.tables = state.tables;
        Squares squares = tables.game.squares();
        for (int side = 0; side < inOrder.length; side++) {
            int last = side == 0 ? 0 : squares.ranks() - 1;
            inOrder[side] = IntStream.range(0, squares.ranks() * squares.files())
                    .map(cell -> squares.at(cell % squares.files(), Math.abs(last - cell / squares.files())))
                    .filter(square -> square >= 0)
                    .toArray();
        }
    }

    /**
     * Begins an event that is about to be played.
     *
     * @param square returns a square of the event, -1 for none
     */
    void begin(ToIntFunction<Effect.At> square) {
        for (Effect.At at : OF_EVENTS) {
            ofEvent[at.ordinal()] = square.applyAsInt(at);
        }
        int captures = square.applyAsInt(Effect.At.CAPTURED);
        captured = captures < 0 ? 0 : state.at(captures);
    }

    /** Returns what sending some pieces changes, as edits behind a head. */
    int[] sent(Action.Sends action, BitSet pieces) {
        int[] edits = new int[HookAnswer.HEAD + 2 * pieces.cardinality()];
        int end = HookAnswer.HEAD;
        taken.clear();
        for (int from : inOrder[state.side]) {
            boolean goes = pieces.get(from) && !isThere(action.to(), from);
            int to = goes ? target(action.to(), state.at(from), state.side) : NOWHERE;
            if (to != NOWHERE) {
                taken.set(to);
                edits[end++] = HookAnswer.edit(from, 0);
                edits[end++] = HookAnswer.edit(to, state.at(from));
            }
        }
        return Arrays.copyOf(edits, end);
    }

    /** Returns what the return of the captured piece changes, as edits behind a head. It returns once. */
    int[] restored(Action.Restores action) {
        taken.clear();
        boolean returns = captured != 0 && action.kinds().get(tables.kindOf[captured]);
        int to = returns ? target(action.to(), captured, state.sideOf(captured)) : NOWHERE;
        if (to == NOWHERE) {
            return new int[HookAnswer.HEAD];
        }
        int[] edits = {0, HookAnswer.edit(to, captured)};
        captured = 0;
        return edits;
    }

    private int target(Action.Goal goal, int code, int side) {
        if (goal instanceof Effect.At at) {
            int there = ofEvent[at.ordinal()];
            return there != NOWHERE && isOpen(there, code) ? there : NOWHERE;
        }
        Work.affect(state, (long) Work.VISIT * state.squares);
        BitSet squares = ((Action.FirstOf) goal).area().of(Color.values()[side]);
        for (int square : inOrder[side]) {
            if (squares.get(square) && isOpen(square, code)) {
                return square;
            }
        }
        return NOWHERE;
    }

    private boolean isThere(Action.Goal goal, int square) {
        return goal instanceof Action.FirstOf first
                && first.area().of(Color.values()[state.side]).get(square);
    }

    private boolean isOpen(int square, int code) {
        return state.at(square) == 0 && !taken.get(square) && !tables.mustPromote(code, square);
    }
}
