package org.dicechess.rules.turns;

import org.dicechess.rules.model.Ending;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.SideSets;
import org.dicechess.rules.table.Tables;

/** The men of whom a side must not be left with none: how many moves the end of the game is away at least. */
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

    /** Whether so many moves, each of which costs a side one man at most, leave everybody with some. */
    boolean areMetAfter(int moves) {
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
