package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Where effects send pieces: the square that the event has left, or the first empty square of an area. No piece goes
 * where it would have to promote. The first square of an area is the first of its side's first rank.
 */
final class SentPieces {

    private static final int NOWHERE = -1;

    private final State state;
    private final Tables tables;

    /** For each side the squares from its first rank on, from the left as White sees them. */
    private final int[][] inOrder = new int[2][];

    /** The square that the present event leaves, and the code of the piece that it captures. */
    private int departure;

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
     * @param left the square that it leaves, -1 for none
     * @param captures the square on which it captures, -1 for none
     */
    void begin(int left, int captures) {
        departure = left;
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

    private int target(Optional<Area> area, int code, int side) {
        if (area.isEmpty()) {
            return departure != NOWHERE && isOpen(departure, code) ? departure : NOWHERE;
        }
        Work.affect(state, (long) Work.VISIT * state.squares);
        BitSet squares = area.get().of(Color.values()[side]);
        for (int square : inOrder[side]) {
            if (squares.get(square) && isOpen(square, code)) {
                return square;
            }
        }
        return NOWHERE;
    }

    private boolean isThere(Optional<Area> area, int square) {
        return area.isPresent() && area.get().of(Color.values()[state.side]).get(square);
    }

    private boolean isOpen(int square, int code) {
        return state.at(square) == 0 && !taken.get(square) && !tables.mustPromote(code, square);
    }
}
