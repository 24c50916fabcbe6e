package org.dicechess.rules.play;

import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.table.Tables;

/** Asks a state whether the game is over, and how; in the order of the definition. */
final class Endings {

    private final State state;
    private final Tables tables;
    private final List<Ending> endings;
    private final Map<Ending.NoneLeft, long[][]> areas = new IdentityHashMap<>();
    private final boolean capturesEnd;
    private final boolean matesEnd;

    Endings(State state) {
        this.state = state;
        this.tables = state.tables;
        this.endings = tables.game.endings();
        for (Ending ending : endings) {
            if (ending instanceof Ending.NoneLeft none) {
                areas.put(none, area(none, state.words));
            }
        }
        this.capturesEnd = endings.stream().anyMatch(Ending.NoneLeft.class::isInstance);
        this.matesEnd = endings.stream()
                .anyMatch(ending -> ending instanceof Ending.Checkmate || ending instanceof Ending.Stalemate);
    }

    /** Whether some side has none left of what it needs. */
    boolean endedByCapture() {
        if (capturesEnd) {
            for (int i = 0; i < endings.size(); i++) {
                if (endings.get(i) instanceof Ending.NoneLeft none && loser(none) >= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether mate or stalemate can end the game at the stage that has come. */
    boolean asksForMate() {
        return matesEnd && state.stage == 0;
    }

    /** Whether a side without a legal move, whatever the roll, has come to its end. */
    boolean endsWithoutMove() {
        boolean check = state.safety().inCheck(state.side);
        for (int i = 0; i < endings.size(); i++) {
            if (check ? endings.get(i) instanceof Ending.Checkmate : endings.get(i) instanceof Ending.Stalemate) {
                return true;
            }
        }
        return false;
    }

    /**
     * The number of the first ending that holds, -1 if the game goes on.
     *
     * @param stuck whether the side to move has no legal move whatever the roll
     * @param history whether to look for repetition
     */
    int first(boolean stuck, boolean history) {
        for (int i = 0; i < endings.size(); i++) {
            if (holds(endings.get(i), stuck, history)) {
                return i;
            }
        }
        return -1;
    }

    /** What hosts are told of an ending. */
    Node.End end(int number) {
        Ending ending = endings.get(number);
        int side = ending instanceof Ending.NoneLeft none ? loser(none) : state.side;
        Color spoken = Color.values()[side];
        Result result = switch (ending.verdict()) {
            case WINS -> Result.winFor(spoken);
            case LOSES -> Result.winFor(spoken.opponent());
            case DRAWS -> Result.DRAW;
        };
        return new Node.End(result, ending.name().replace('-', ' '), ending.rule());
    }

    private boolean holds(Ending ending, boolean stuck, boolean history) {
        if (ending instanceof Ending.Checkmate) {
            return stuck && state.safety().inCheck(state.side);
        }
        if (ending instanceof Ending.Stalemate) {
            return stuck && !state.safety().inCheck(state.side);
        }
        if (ending instanceof Ending.NoneLeft none) {
            return loser(none) >= 0;
        }
        if (ending instanceof Ending.Count count) {
            return state.counter(count.counter()) >= count.reaches();
        }
        if (ending instanceof Ending.Material material) {
            return isDead(material);
        }
        return history
                && state.stage == 0
                && state.hand == 0
                && ending instanceof Ending.Repetition repetition
                && state.occurrences() >= repetition.times();
    }

    /** The side that has none left, the side to move first; -1 if both have some. */
    private int loser(Ending.NoneLeft none) {
        if (hasNone(none, state.side)) {
            return state.side;
        }
        return hasNone(none, state.side ^ 1) ? state.side ^ 1 : -1;
    }

    private boolean hasNone(Ending.NoneLeft none, int side) {
        long[] area = areas.get(none)[side];
        for (int code : tables.codesOf[side]) {
            if (none.kinds().get(kind(code))) {
                for (int word = 0; word < state.words; word++) {
                    if ((state.men[code * state.words + word] & area[word]) != 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** For each side the squares that count. */
    private static long[][] area(Ending.NoneLeft none, int words) {
        long[][] sides = new long[2][];
        for (Color color : Color.values()) {
            BitSet all = new BitSet();
            all.set(0, 64 * words);
            long[] set = none.area().map(area -> area.of(color)).orElse(all).toLongArray();
            sides[color.ordinal()] = Arrays.copyOf(set, words);
        }
        return sides;
    }

    private boolean isDead(Ending.Material material) {
        int others = 0;
        for (int code = 1; code <= tables.codes.count(); code++) {
            int men = count(code);
            if (men > 0 && !material.only().get(kind(code))) {
                others += material.andOne().get(kind(code)) ? men : 2;
            }
        }
        return others <= 1 && onOneColour(material);
    }

    private boolean onOneColour(Ending.Material material) {
        boolean dark = false;
        boolean light = false;
        for (int square = 0; square < state.squares; square++) {
            if (state.at(square) != 0 && material.oneColour().get(kind(state.at(square)))) {
                dark |= tables.game.squares().isDark(square);
                light |= !tables.game.squares().isDark(square);
            }
        }
        return !(dark && light);
    }

    private int count(int code) {
        int men = 0;
        for (int word = 0; word < state.words; word++) {
            men += Long.bitCount(state.men[code * state.words + word]);
        }
        return men;
    }

    private int kind(int code) {
        return tables.codes.man(code).type().index();
    }
}
