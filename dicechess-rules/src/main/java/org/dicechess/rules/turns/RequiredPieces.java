package org.dicechess.rules.turns;

import org.dicechess.rules.model.Ending;
import org.dicechess.rules.state.State;
import org.dicechess.rules.store.SideSets;
import org.dicechess.rules.table.Tables;

/**
 * The pieces of which each side needs at least one.
 *
 * <p>Their number is a lower bound for the number of moves to the end of the game.
 */
final class RequiredPieces {

    private final State state;
    private final Ending.NoneLeft[] endings;
    private final int[][][] codes;
    private final SideSets[] areas;

    RequiredPieces(State state) {
        Tables tables = state.tables;
        this.state = state;
        this.endings = tables.game.endings().stream()
                .filter(Ending.NoneLeft.class::isInstance)
                .map(Ending.NoneLeft.class::cast)
                .toArray(Ending.NoneLeft[]::new);
        this.codes = new int[endings.length][][];
        this.areas = new SideSets[endings.length];
        for (int i = 0; i < endings.length; i++) {
            codes[i] = tables.codesOf(endings[i].kinds());
            areas[i] = new SideSets(endings[i].area().orElse(tables.everywhere()), state.words);
        }
    }

    /**
     * Returns whether each side still has some of them after so many moves. A move removes at most one piece of a side.
     */
    boolean remainAfter(int moves) {
        for (int i = 0; i < endings.length; i++) {
            if (pieces(i, 0) <= moves || pieces(i, 1) <= moves) {
                return false;
            }
        }
        return true;
    }

    private int pieces(int ending, int side) {
        int count = 0;
        for (int code : codes[ending][side]) {
            for (int word = 0; word < state.words; word++) {
                count += Long.bitCount(state.pieces[code * state.words + word] & areas[ending].word(side, word));
            }
        }
        return count;
    }
}
