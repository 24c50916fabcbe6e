package org.dicechess.rules.fen;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Roll;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.table.Tables;

/**
 * The stage of a turn with the roll in hand. A position text gives the faces of the dice in hand, but not their pool.
 * The pool follows from the stage; the stage, if the text does not give it, follows from the faces.
 *
 * @param stage the state of the turn's automaton
 * @param roll the number of the roll in hand, 0 for none
 */
record TurnStage(int stage, int roll) {

    /**
     * Returns the stage of a text that gives none: the beginning of the turn, the stage after the first choice, or the
     * stage after the first throw that can show or leave these faces. If no throw can, the result has no roll.
     *
     * @param clock the side, the hand and the number of the turn
     */
    static TurnStage implied(Tables tables, long clock, Optional<Roll> shown) {
        int hand = Clock.hand(clock);
        int[] turn = tables.stages.ofTurn(Clock.side(clock), Clock.turn(clock));
        return shown.isEmpty()
                ? new TurnStage(waitsForThrow(tables.stages, turn, hand), 0)
                : IntStream.of(turn)
                        .boxed()
                        .flatMap(before -> thrown(tables, before, hand, shown.get()))
                        .filter(after -> after.fits(tables, hand))
                        .findFirst()
                        .orElse(new TurnStage(turn[0], 0));
    }

    /** Returns the stage that the text gives, with the roll; without a roll if no dice can show these faces there. */
    static TurnStage at(Tables tables, int stage, int hand, Roll shown) {
        return IntStream.range(0, tables.stages.dealing)
                .boxed()
                .flatMap(before -> thrown(tables, before, hand, shown))
                .filter(after -> stage < tables.stages.dealing
                        && tables.stages.mayBranchTo(after.stage, stage)
                        && !tables.stages.endsBehindRoll(stage))
                .map(after -> new TurnStage(stage, after.roll))
                .filter(here -> here.fits(tables, hand))
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

    /** Returns the stages after a throw at which these faces can be in hand, each with the roll. */
    private static Stream<TurnStage> thrown(Tables tables, int before, int hand, Roll shown) {
        boolean ofChosen = tables.stages.thrown[before] == Stages.CHOSEN;
        int pool = ofChosen == isChosen(hand) ? tables.stages.pool(before, hand - 1) : -1;
        int roll = pool < 0 ? -1 : tables.rolls.find(pool, shown);
        if (roll <= 0) {
            return Stream.empty();
        }
        int missing = tables.game.pools().get(pool).count() - shown.faces().size();
        IntStream outcomes = IntStream.rangeClosed(tables.rolls.first(pool), tables.rolls.last(pool));
        return (missing == 0 ? outcomes.filter(outcome -> tables.rolls.held(outcome) == roll) : outcomes)
                .map(outcome -> tables.stages.afterThrow(before, outcome - tables.rolls.first(pool)))
                .distinct()
                .mapToObj(after -> new TurnStage(after, roll));
    }

    /**
     * Returns whether so few dice can be in hand: some are missing only if dice are spent one by one, at least one is
     * if a captured piece awaits placement.
     */
    private boolean fits(Tables tables, int hand) {
        int pool = tables.stages.poolInHand(stage, hand - 1);
        int missing = tables.game.pools().get(pool).count() - tables.rolls.size(roll);
        boolean spends = tables.stages.afterSpend[stage] != Stages.NOT_HERE;
        return spends ? missing >= (Clock.waits(hand) ? 1 : 0) : missing == 0 && !Clock.waits(hand);
    }

    private static boolean isChosen(int hand) {
        return hand != 0 && !Clock.waits(hand);
    }
}
