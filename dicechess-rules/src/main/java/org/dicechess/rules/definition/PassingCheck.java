package org.dicechess.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;

/** Positions remember four squares of each side that are open to capture in passing: a turn must not open more. */
final class PassingCheck {

    private static final int MOST = 4;

    private final List<Pool> pools;
    private final Turn turn;
    private final Problems problems;
    private final List<Optional<Stage>> before;

    PassingCheck(List<Pool> pools, Turn turn, Problems problems) {
        this.pools = pools;
        this.turn = turn;
        this.problems = problems;
        this.before = turn.before();
    }

    /** Reports at the first of the turns, or at the second if that is the game's first and alone opens too many. */
    void check(List<Kind> kinds, YamlNode every, YamlNode first) {
        int passed = kinds.stream().mapToInt(PassingCheck::passed).max().orElse(0);
        if (kinds.stream().anyMatch(kind -> kind.rides().stream().anyMatch(Ride::enPassant)) && passed > 0) {
            boolean told = check(passed, 0, every);
            if (!told && turn.first() != 0) {
                check(passed, turn.first(), first);
            }
        }
    }

    private boolean check(int passed, int begin, YamlNode where) {
        int moves = longest(begin);
        if (moves * passed > MOST) {
            String open = moves > states() ? "any number of" : String.valueOf(moves * passed);
            problems.report(where, "E-RANGE", "a turn may open " + open + " squares to capture in passing; at most " + MOST);
        }
        return moves * passed > MOST;
    }

    private static int passed(Kind kind) {
        return kind.rides().stream()
                .filter(ride -> ride.initial() && ride.lame() && ride.quiet())
                .flatMap(ride -> ride.leaps().stream())
                .mapToInt(leap -> Ride.between(leap).size())
                .max()
                .orElse(0);
    }

    /** The most moves from a state on; in a turn that goes in a circle with moves, more than there can be without. */
    private int longest(int begin) {
        int[] most = new int[turn.states().size()];
        for (int round = 0; round <= states(); round++) {
            for (int state = most.length - 1; state >= 0; state--) {
                int here = state;
                most[state] = turn.states().get(state).steps().stream()
                        .mapToInt(step -> moves(here, step.stage()) + most[step.to()])
                        .max()
                        .orElse(0);
            }
        }
        return most[begin];
    }

    /** More than all dice of all throws of a turn without circles. */
    private int states() {
        return turn.states().size() * (1 + pools.stream().mapToInt(Pool::count).max().orElse(0));
    }

    private int moves(int state, Stage stage) {
        if (stage instanceof Stage.Spend) {
            return before.get(state)
                    .filter(Stage.Throw.class::isInstance)
                    .map(thrown -> pools.get(((Stage.Throw) thrown).pool()).count())
                    .orElse(1);
        }
        return stage instanceof Stage.MoveMan ? 1 : 0;
    }
}
