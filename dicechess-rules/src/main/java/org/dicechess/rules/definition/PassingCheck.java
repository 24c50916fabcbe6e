package org.dicechess.rules.definition;

import java.util.List;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/** Positions remember four squares of each side that are open to capture in passing: a turn must not open more. */
final class PassingCheck {

    private static final int MOST = 4;
    private static final int UNLIMITED = 100;

    private final Problems problems;

    PassingCheck(Problems problems) {
        this.problems = problems;
    }

    void check(YamlMap pieces, List<Kind> kinds, List<Pool> pools, Turn turn) {
        boolean anyCapture = kinds.stream().anyMatch(kind -> kind.rides().stream().anyMatch(Ride::enPassant));
        int left = turn.states().size();
        int moves = Math.max(longest(pools, turn, 0, left), longest(pools, turn, turn.first(), left));
        int open = moves * kinds.stream().mapToInt(PassingCheck::passed).max().orElse(0);
        if (anyCapture && open > MOST) {
            problems.report(
                    pieces, "E-RANGE", "a turn may open " + open + " squares to capture in passing; at most " + MOST);
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
    private static int longest(List<Pool> pools, Turn turn, int state, int left) {
        if (left < 0) {
            return UNLIMITED;
        }
        return turn.states().get(state).steps().stream()
                .mapToInt(step -> moves(step.stage(), pools) + longest(pools, turn, step.to(), left - 1))
                .max()
                .orElse(0);
    }

    private static int moves(Stage stage, List<Pool> pools) {
        if (stage instanceof Stage.Spend) {
            return pools.stream().mapToInt(Pool::count).max().orElse(0);
        }
        return stage instanceof Stage.MoveMan ? 1 : 0;
    }
}
