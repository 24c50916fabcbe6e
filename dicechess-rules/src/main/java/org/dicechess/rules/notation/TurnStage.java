package org.dicechess.rules.notation;

import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Roll;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/**
 * Where a turn stands. Texts tell the faces of the dice in hand, not whose dice they are: that follows from the stage,
 * and the stage, unless it is told, from the faces.
 *
 * @param stage a state of the turn
 * @param roll the dice in hand as a number, 0 for none
 */
record TurnStage(int stage, int roll) {

    /**
     * Where a position stands unless its text says otherwise: at the beginning of the turn, after the first choice, or
     * after the first throw that can show or leave these faces. Without dice in hand where none can.
     *
     * @param clock side, hand and number of the turn
     */
    static TurnStage implied(Tables tables, long clock, Optional<Roll> shown) {
        int hand = Clock.hand(clock);
        int[] turn = tables.stages.ofTurn(Clock.side(clock), Clock.turn(clock));
        return shown.isEmpty()
                ? new TurnStage(waitsForThrow(tables.stages, turn, hand), 0)
                : IntStream.of(turn)
                        .mapToObj(before -> thrown(tables, before, hand, shown.get()))
                        .filter(standing -> standing.roll > 0)
                        .findFirst()
                        .orElse(new TurnStage(turn[0], 0));
    }

    /** At a stage that the text tells; without dice in hand where they cannot show this. */
    static TurnStage at(Tables tables, int stage, int hand, Roll shown) {
        return IntStream.range(0, tables.stages.dealing)
                .filter(before -> tables.stages.afterThrow[before] == stage)
                .mapToObj(before -> thrown(tables, before, hand, shown))
                .filter(standing -> standing.roll > 0)
                .findFirst()
                .orElse(new TurnStage(stage, 0));
    }

    private static int waitsForThrow(Stages stages, int[] turn, int hand) {
        for (int before : turn) {
            int stage = isChosen(hand) ? stages.afterChoice[before] : before;
            if (stage != Stages.NOT_HERE) {
                return stage;
            }
        }
        return turn[0];
    }

    /** After a throw at a stage; without dice in hand if it cannot show this, or leave it. */
    private static TurnStage thrown(Tables tables, int before, int hand, Roll shown) {
        boolean ofChosen = tables.stages.thrown[before] == Stages.CHOSEN;
        int pool = ofChosen == isChosen(hand) ? tables.stages.pool(before, hand - 1) : -1;
        int after = tables.stages.afterThrow[before];
        boolean fits = pool >= 0
                && fits(
                        tables,
                        after,
                        hand,
                        tables.game.pools().get(pool).count() - shown.faces().size());
        return new TurnStage(after, fits ? Math.max(0, tables.rolls.find(pool, shown)) : 0);
    }

    /** Dice are missing only where they are spent one by one; where a captured man waits, at least one has been. */
    private static boolean fits(Tables tables, int stage, int hand, int missing) {
        boolean spends = tables.stages.afterSpend[stage] != Stages.NOT_HERE;
        return spends ? missing >= (Clock.waits(hand) ? 1 : 0) : missing == 0 && !Clock.waits(hand);
    }

    private static boolean isChosen(int hand) {
        return hand != 0 && !Clock.waits(hand);
    }
}
