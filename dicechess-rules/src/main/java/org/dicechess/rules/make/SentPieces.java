package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
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

    /** The square that the present event leaves, and the code of the piece that it captures. */
    private int departure;

    private int captured;

    /** The squares to which pieces go by the present effect. */
    private final BitSet taken = new BitSet();

    SentPieces(State state) {
        this.state = state;
        this.tables = state.tables;
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
        for (int from = pieces.nextSetBit(0); from >= 0; from = pieces.nextSetBit(from + 1)) {
            int to = target(action.to(), state.at(from), state.side);
            if (to != NOWHERE) {
                taken.set(to);
                edits[end++] = HookAnswer.edit(from, 0);
                edits[end++] = HookAnswer.edit(to, state.at(from));
            }
        }
        return Arrays.copyOf(edits, end);
    }

    /** Returns what the return of the captured piece changes, as edits behind a head. */
    int[] restored(Action.Restores action) {
        taken.clear();
        boolean returns = captured != 0 && action.kinds().get(tables.kindOf[captured]);
        int to = returns ? target(action.to(), captured, state.sideOf(captured)) : NOWHERE;
        return to == NOWHERE ? new int[HookAnswer.HEAD] : new int[] {0, HookAnswer.edit(to, captured)};
    }

    private int target(Optional<Area> area, int code, int side) {
        if (area.isEmpty()) {
            return departure != NOWHERE && isOpen(departure, code) ? departure : NOWHERE;
        }
        Work.affect(state, (long) Work.VISIT * state.squares);
        BitSet squares = area.get().of(Color.values()[side]);
        int files = tables.game.squares().files();
        int ranks = tables.game.squares().ranks();
        for (int rank = 0; rank < ranks; rank++) {
            for (int file = 0; file < files; file++) {
                int square = tables.game.squares().at(file, side == 0 ? rank : ranks - 1 - rank);
                if (square >= 0 && squares.get(square) && isOpen(square, code)) {
                    return square;
                }
            }
        }
        return NOWHERE;
    }

    private boolean isOpen(int square, int code) {
        return state.at(square) == 0 && !taken.get(square) && !tables.mustPromote(code, square);
    }
}
