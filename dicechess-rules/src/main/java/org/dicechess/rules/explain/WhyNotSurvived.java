package org.dicechess.rules.explain;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.rules.state.EventCode;

/** Explains that an effect of a move would take an own royal. */
final class WhyNotSurvived {

    private final PositionWords words;

    WhyNotSurvived(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason; empty if the royals of the side survive the moves between two squares. */
    Optional<String> of(int from, int to) {
        if (!words.tables.affectsSafety) {
            return Optional.empty();
        }
        int[] moves = new int[words.tables.eventBound];
        int end = words.engine.generator.pseudoLegal(from, moves);
        OptionalInt move = Arrays.stream(moves, 0, end)
                .filter(each -> EventCode.goes(each, from, to))
                .findFirst();
        return move.isEmpty() ? Optional.empty() : lost(move.getAsInt());
    }

    private Optional<String> lost(int move) {
        int side = words.state.side;
        int royals = words.engine.safety.royals.count(side);
        words.engine.mover.attempt(move);
        int left = words.engine.safety.royals.count(side);
        words.engine.mover.undo();
        if (left >= royals) {
            return Optional.empty();
        }
        boolean itself = words.tables
                .codes
                .piece(words.state.at(EventCode.from(move)))
                .type()
                .isRoyal();
        return Optional.of("an effect of the move would take " + (itself ? "it" : "the own royal") + rule());
    }

    /** Returns the rule of the only effect, if it has one. */
    private String rule() {
        return words.tables.game.effects().size() == 1
                ? PositionWords.cited(words.tables.game.effects().get(0).rule())
                : "";
    }
}
