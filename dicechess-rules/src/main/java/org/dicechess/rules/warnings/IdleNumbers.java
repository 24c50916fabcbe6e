package org.dicechess.rules.warnings;

import java.util.BitSet;
import java.util.stream.Stream;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.yaml.Problems;

/** Warns of endings that wait for a number which no stage changes, as where an heir of a game has a turn of its own. */
record IdleNumbers(Game game, Places places, Problems found) {

    void look() {
        BitSet changed = changed();
        for (Ending ending : game.endings()) {
            if (ending instanceof Ending.Met met) {
                needed(met.condition())
                        .filter(within -> neverHolds(within, changed))
                        .findFirst()
                        .ifPresent(within -> warn(ending, within));
            }
        }
    }

    private BitSet changed() {
        BitSet changed = new BitSet();
        game.turn().states().stream()
                .flatMap(state -> state.steps().stream())
                .filter(step -> step.stage() instanceof Stage.Change)
                .flatMap(step -> ((Stage.Change) step.stage()).changes().stream())
                .forEach(change -> changed.set(change.number().number()));
        return changed;
    }

    /** Returns the bounds of amounts without which a condition does not hold. */
    private static Stream<Condition.Within> needed(Condition condition) {
        if (condition instanceof Condition.All all) {
            return all.of().stream().flatMap(IdleNumbers::needed);
        }
        return condition instanceof Condition.Within within ? Stream.of(within) : Stream.empty();
    }

    private boolean neverHolds(Condition.Within within, BitSet changed) {
        if (within.amount().number().isEmpty()
                || !within.atLeast().isWritten()
                || !within.atMost().isWritten()
                || changed.get(within.amount().number().get().number())) {
            return false;
        }
        int starts = number(within).starts();
        return starts < within.atLeast().written() || starts > within.atMost().written();
    }

    private GameNumber number(Condition.Within within) {
        return game.numbers().get(within.amount().number().orElseThrow().number());
    }

    private void warn(Ending ending, Condition.Within within) {
        GameNumber number = number(within);
        found.report(
                places.at("endings", ending.name(), "when"),
                "W-NUMBER",
                "no stage of the turn changes '" + number.name() + "', which starts at " + number.starts()
                        + ", so this ending never comes",
                "a stage as {add: {" + number.name() + ": 1}} changes it, and '" + ending.name()
                        + ": ~' removes the ending");
    }
}
