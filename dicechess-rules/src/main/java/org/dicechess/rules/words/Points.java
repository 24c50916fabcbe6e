package org.dicechess.rules.words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * The points of a turn: the states of its automaton, those with equal ways to go on taken together. This is the
 * minimization of Moore (1956). A condition whose two answers lead to one point is left out.
 */
final class Points {

    private final Turn turn;

    /** For each state the numbers of its stages, in order; equal stages have one number. */
    private final int[][] stages;

    /** For each state its point. */
    private final int[] points;

    /** For each state the one that comes where conditions have been left out. */
    private final int[] behind;

    /** A state of each point that a turn reaches, in the order in which a turn comes to them. */
    private final Map<Integer, Integer> reached = new LinkedHashMap<>();

    /** The points to which several ways lead. */
    private final Set<Integer> shared = new HashSet<>();

    Points(Turn turn) {
        this.turn = turn;
        this.points = new int[turn.states().size()];
        this.stages = numbered(turn.states());
        this.behind = IntStream.range(0, points.length).toArray();
        do {
            minimize();
        } while (leaveOut());
        reach();
    }

    private static int[][] numbered(List<Turn.State> states) {
        Map<Stage, Integer> numbers = new HashMap<>();
        int[][] stages = new int[states.size()][];
        for (int state = 0; state < stages.length; state++) {
            List<Turn.Step> steps = states.get(state).steps();
            stages[state] = new int[steps.size()];
            for (int step = 0; step < steps.size(); step++) {
                Integer known = numbers.putIfAbsent(steps.get(step).stage(), numbers.size());
                stages[state][step] = known == null ? numbers.size() - 1 : known;
            }
        }
        return stages;
    }

    private void minimize() {
        Arrays.fill(points, 0);
        int before = 0;
        for (int now = refine(); now > before; now = refine()) {
            before = now;
        }
    }

    /** Leaves out conditions that decide nothing. Returns whether there are any. */
    private boolean leaveOut() {
        boolean any = false;
        for (int state = 0; state < points.length; state++) {
            Turn.State of = turn.states().get(state);
            boolean tests = !of.mayEnd() && of.steps().stream().allMatch(step -> step.stage() instanceof Stage.Test);
            if (behind[state] == state
                    && tests
                    && ways(state).stream().map(Way::to).distinct().count() == 1) {
                behind[state] = of.steps().get(0).to();
                any = true;
            }
        }
        return any;
    }

    private int behind(int state) {
        return behind[state] == state ? state : behind(behind[state]);
    }

    /** One way to go on. */
    private record Way(int stage, int to) {}

    /** What tells states apart. */
    private record Look(int before, boolean mayEnd, Set<Way> ways) {}

    /** Parts the points once more, and returns their number. */
    private int refine() {
        Map<Look, Integer> numbers = new HashMap<>();
        int[] refined = new int[points.length];
        for (int state = 0; state < points.length; state++) {
            Turn.State of = turn.states().get(state);
            Look look = new Look(points[state], of.mayEnd(), ways(state));
            Integer number = numbers.get(look);
            if (number == null) {
                number = numbers.size();
                numbers.put(look, number);
            }
            refined[state] = number;
        }
        System.arraycopy(refined, 0, points, 0, refined.length);
        return numbers.size();
    }

    private Set<Way> ways(int state) {
        Set<Way> ways = new LinkedHashSet<>();
        List<Turn.Step> steps = turn.states().get(state).steps();
        for (int step = 0; step < steps.size(); step++) {
            ways.add(new Way(stages[state][step], of(steps.get(step).to())));
        }
        return ways;
    }

    /** Finds the points, each behind all that lead to it, as far as the turn does not come back to it. */
    private void reach() {
        Set<Integer> seen = new HashSet<>();
        Set<Integer> once = new HashSet<>();
        List<Integer> done = new ArrayList<>();
        Deque<Integer> left = new ArrayDeque<>(List.of(turn.first(), 0));
        while (!left.isEmpty()) {
            int state = left.pop();
            if (state < 0) {
                done.add(~state);
            } else if (seen.add(of(state))) {
                int shown = behind(state);
                left.push(~shown);
                turn.states().get(shown).steps().forEach(step -> left.push(step.to()));
                ways(shown).stream().filter(way -> !once.add(way.to())).forEach(way -> shared.add(way.to()));
            }
        }
        for (int at = done.size() - 1; at >= 0; at--) {
            reached.put(points[done.get(at)], done.get(at));
        }
    }

    /** Returns the point of a state. */
    int of(int state) {
        return points[behind(state)];
    }

    /** Returns a state of a point that a turn reaches. */
    Turn.State state(int point) {
        return turn.states().get(reached.getOrDefault(point, 0));
    }

    /** Returns whether one stage alone may follow, and the turn does not end there. */
    boolean isPlain(int point) {
        return state(point).steps().size() == 1 && !state(point).mayEnd();
    }

    /** Returns the points that need a number: all but plain ones to which one way leads, and ends. */
    List<Integer> numbered() {
        return reached.keySet().stream()
                .filter(point -> !state(point).steps().isEmpty())
                .filter(point ->
                        !isPlain(point) || shared.contains(point) || point == of(0) || point == of(turn.first()))
                .toList();
    }

    /** Returns whether a throw leads to each state of a point. */
    boolean hasRoll(int point) {
        List<Optional<Stage>> before = turn.before();
        return IntStream.range(0, points.length)
                .filter(state -> points[state] == point)
                .allMatch(state ->
                        before.get(state).filter(Stage.Throw.class::isInstance).isPresent());
    }
}
