package org.dicechess.rules.warnings;

import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;

/**
 * Warns of a turn that may open more squares to en passant capture than a position holds for a side. Those beyond are
 * not opened.
 */
final class OpenedSquares {

    private static final int MOST = 4;

    /** The shortest way that passes a square. */
    private static final int LEAST_THAT_PASSES = 2;

    private final Game game;
    private final List<Pool> pools;
    private final Turn turn;
    private final Places places;
    private final Problems problems;

    OpenedSquares(Game game, Places places, Problems problems) {
        this.game = game;
        this.pools = game.pools();
        this.turn = game.turn();
        this.places = places;
        this.problems = problems;
    }

    /** Looks at the ordinary turn, or at the game's first turn if only that one opens too many squares. */
    void look() {
        int passed = 0;
        boolean captured = false;
        for (Kind kind : game.kinds()) {
            passed = Math.max(passed, passed(kind));
            captured |= capturesEnPassant(kind);
        }
        if (captured && passed > 0) {
            boolean reported = look(passed, 0, "turn");
            if (!reported && turn.first() != 0) {
                look(passed, turn.first(), "first-turn");
            }
        }
    }

    private static boolean capturesEnPassant(Kind kind) {
        for (Ride ride : kind.rides()) {
            if (ride.enPassant()) {
                return true;
            }
        }
        return false;
    }

    private boolean look(int passed, int begin, String section) {
        int moves = longest(begin);
        if (moves * passed > MOST) {
            String open = moves > states() ? "any number of" : String.valueOf(moves * passed);
            problems.report(
                    places.at(section),
                    "W-OPENED",
                    "a turn may open " + open + " squares to en passant capture; only the first " + MOST
                            + " stay open at a time",
                    "bound the moves of a turn, or let no pawn capture en passant, as fmWfcFifmnD");
        }
        return moves * passed > MOST;
    }

    private static int passed(Kind kind) {
        int passed = 0;
        for (Ride ride : kind.rides()) {
            if (ride.initial() && ride.lame() && ride.quiet()) {
                for (Ride.Leap leap : ride.leaps()) {
                    passed = Math.max(passed, Ride.between(leap).size());
                }
            }
        }
        return passed;
    }

    /** Returns the most moves from a state on; more than {@link #states()} if the turn repeats moves without limit. */
    private int longest(int begin) {
        int[] most = new int[turn.states().size()];
        boolean changed = true;
        for (int round = 0; changed && round <= states(); round++) {
            int[] before = most.clone();
            for (int state = most.length - 1; state >= 0; state--) {
                most[state] = longest(state, most);
            }
            changed = !Arrays.equals(before, most);
        }
        return most[begin];
    }

    private int longest(int state, int[] most) {
        int longest = 0;
        for (Turn.Step step : turn.states().get(state).steps()) {
            longest = Math.max(longest, moves(state, step.stage()) + most[step.to()]);
        }
        return longest;
    }

    /** Returns a bound on the moves of a turn without repetition: one for each state and for each die. */
    private int states() {
        int dice = 0;
        for (Pool pool : pools) {
            dice = Math.max(dice, pool.count());
        }
        return turn.states().size() * (1 + dice);
    }

    /** Returns whether a stage makes a picked move alone, which is made once, however many stages could make it. */
    private static boolean isOfPick(Stage stage) {
        return !stage.filters().isEmpty()
                && stage.filters().stream().allMatch(filter -> filter.clauses().contains(new MoveFilter.Picked(true)));
    }

    private int moves(int state, Stage stage) {
        if (stage instanceof Stage.Spend) {
            int hand = turn.states().get(state).hand();
            return hand < 0 ? 1 : pools.get(hand).count();
        }
        if (stage instanceof Stage.Pick pick) {
            return pick.ofPiece() ? 0 : 1;
        }
        return stage instanceof Stage.MovePiece && !isOfPick(stage) && !isShort(stage) ? 1 : 0;
    }

    /** Returns whether the moves of a stage go too short a way to pass a square. */
    private static boolean isShort(Stage stage) {
        return !stage.filters().isEmpty()
                && stage.filters().stream()
                        .allMatch(filter -> filter.clauses().stream().anyMatch(OpenedSquares::isShortWay));
    }

    private static boolean isShortWay(MoveFilter.Clause clause) {
        return clause instanceof MoveFilter.Distance distance
                && distance.most().isWritten()
                && distance.most().written() < LEAST_THAT_PASSES;
    }
}
