package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Builds the automaton of a turn from its expression. A state is the set of stages of which one has just been done,
 * empty at the beginning of a turn, and the dice in hand. So it is known at each state which dice these are, if any.
 */
final class Automaton {

    /** The most states of a turn. The clock has numbers for so many, and two more. */
    static final int MOST_STATES = 1000;

    private final List<Stage> stages;
    private final List<BitSet> follow;

    /** The number of each state, by its stages and dice: the hash of a list costs less at first than a record's. */
    private final Map<List<Object>, Integer> numbers = new HashMap<>();

    private final List<Point> points = new ArrayList<>();

    /** For each stage the first one that is equal to it. */
    private final int[] equal;

    /**
     * A state.
     *
     * @param hand the dice in hand, as in {@link Turn.State}
     */
    private record Point(BitSet done, int hand) {}

    /**
     * Creates a builder over these stages.
     *
     * @param follow for each stage the stages that can follow it
     */
    Automaton(List<Stage> stages, List<BitSet> follow) {
        this.stages = stages;
        this.follow = follow;
        this.equal = firstEqual(stages);
    }

    /** Stages that are alone in their class are not compared: the first hash of each class takes milliseconds. */
    private static int[] firstEqual(List<Stage> stages) {
        Map<Class<?>, Integer> sizes = new HashMap<>();
        for (Stage stage : stages) {
            sizes.put(stage.getClass(), sizes.getOrDefault(stage.getClass(), 0) + 1);
        }
        int[] equal = new int[stages.size()];
        Map<Stage, Integer> first = new HashMap<>();
        for (int number = 0; number < equal.length; number++) {
            Stage stage = stages.get(number);
            Integer same = sizes.getOrDefault(stage.getClass(), 0) > 1 ? first.putIfAbsent(stage, number) : null;
            equal[number] = same == null ? number : same;
        }
        return equal;
    }

    /** Returns the automaton; empty if it has more states than a turn may have. */
    Optional<Turn> of(TurnPart turn, Optional<TurnPart> firstTurn) {
        List<TurnPart> beginnings = new ArrayList<>(List.of(turn));
        if (firstTurn.isPresent()) {
            beginnings.add(firstTurn.get());
        }
        for (int begin = 0; begin < beginnings.size(); begin++) {
            points.add(new Point(TurnPart.NONE, Turn.NO_DICE));
        }
        List<Turn.State> states = new ArrayList<>();
        while (states.size() < points.size() && points.size() <= MOST_STATES) {
            Point point = points.get(states.size());
            BitSet done = point.done();
            boolean begins = states.size() < beginnings.size();
            BitSet next = begins ? beginnings.get(states.size()).first() : follow(done);
            boolean mayEnd = begins ? beginnings.get(states.size()).mayBeEmpty() : isLast(done, beginnings);
            states.add(new Turn.State(steps(next, point.hand()), mayEnd, point.hand()));
        }
        return states.size() < points.size()
                ? Optional.empty()
                : Optional.of(new Turn(List.copyOf(states), beginnings.size() - 1));
    }

    /** Returns for each state, by number, the stages of which one has just been done. Call {@link #of} first. */
    List<BitSet> done() {
        List<BitSet> done = new ArrayList<>();
        for (Point point : points) {
            done.add(point.done());
        }
        return done;
    }

    private static boolean isLast(BitSet done, List<TurnPart> beginnings) {
        for (TurnPart begin : beginnings) {
            if (done.intersects(begin.last())) {
                return true;
            }
        }
        return false;
    }

    private BitSet follow(BitSet done) {
        BitSet next = new BitSet();
        for (int stage = done.nextSetBit(0); stage >= 0; stage = done.nextSetBit(stage + 1)) {
            next.or(follow.get(stage));
        }
        return next;
    }

    private List<Turn.Step> steps(BitSet next, int hand) {
        // Equal stages, written in several places, are one step.
        Map<Integer, BitSet> alike = new LinkedHashMap<>();
        for (int stage = next.nextSetBit(0); stage >= 0; stage = next.nextSetBit(stage + 1)) {
            alike.putIfAbsent(equal[stage], new BitSet());
            alike.get(equal[stage]).set(stage);
        }
        List<Turn.Step> steps = new ArrayList<>();
        for (Map.Entry<Integer, BitSet> same : alike.entrySet()) {
            int stage = same.getKey();
            steps.add(new Turn.Step(stages.get(stage), number(new Point(same.getValue(), hand(stage, hand)))));
        }
        return steps;
    }

    /** Returns the dice in hand after a stage: those that it throws, those before, or none. */
    private int hand(int stage, int before) {
        Stage done = stages.get(stage);
        if (done instanceof Stage.Throw thrown) {
            return thrown.pool();
        }
        boolean keeps = done.isWithoutEvent() || done instanceof Stage.Option || done instanceof Stage.Pick;
        return done instanceof Stage.ThrowChosen ? Turn.CHOSEN : keeps ? before : Turn.NO_DICE;
    }

    private int number(Point point) {
        Integer known = numbers.putIfAbsent(List.of(point.done(), point.hand()), points.size());
        if (known != null) {
            return known;
        }
        points.add(point);
        return points.size() - 1;
    }
}
