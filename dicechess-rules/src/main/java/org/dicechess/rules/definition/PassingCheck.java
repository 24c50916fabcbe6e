package org.dicechess.rules.definition;

import java.util.List;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/** Positions remember four squares open to capture in passing: a game must not open more at once. */
final class PassingCheck {

    private static final int MOST = 4;
    private static final int UNLIMITED = 100;

    private final Problems problems;

    PassingCheck(Problems problems) {
        this.problems = problems;
    }

    void check(YamlMap pieces, List<Kind> kinds, Turn turn) {
        boolean anyCapture = kinds.stream().anyMatch(kind -> kind.rides().stream().anyMatch(Ride::enPassant));
        int moves = longest(turn, 0, turn.states().size());
        int squares = kinds.stream().mapToInt(PassingCheck::passed).max().orElse(0);
        // The other side's squares are still open while a turn of several moves opens new ones.
        int open = moves > 1 ? 2 * moves * squares : squares;
        if (anyCapture && open > MOST) {
            problems.report(
                    pieces, "E-RANGE", "up to " + open + " squares open to capture in passing at once; at most " + MOST);
        }
    }

    private static int passed(Kind kind) {
        return kind.rides().stream()
                .filter(ride -> ride.initial() && ride.lame() && ride.quiet())
                .flatMap(ride -> ride.leaps().stream())
                .mapToInt(leap -> Ride.between(leap).size())
                .max()
                .orElse(0);
    }

    /** The most moves from a state on; a turn that goes in a circle has no most. */
    private static int longest(Turn turn, int state, int left) {
        if (left < 0) {
            return UNLIMITED;
        }
        return turn.states().get(state).steps().stream()
                .mapToInt(step -> (step.stage() instanceof Stage.MoveMan ? 1 : 0) + longest(turn, step.to(), left - 1))
                .max()
                .orElse(0);
    }
}
