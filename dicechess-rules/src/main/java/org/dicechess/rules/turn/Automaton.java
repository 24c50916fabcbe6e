package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Builds the automaton of a turn from its expression. A state is the set of stages of which one has just been done; it
 * is empty at the beginning of a turn.
 */
final class Automaton {

    /** The most states of a turn. The clock has numbers for so many, and two more. */
    static final int MOST_STATES = 1000;

    private final List<Stage> stages;
    private final List<Set<Integer>> follow;
    private final Map<Set<Integer>, Integer> numbers = new LinkedHashMap<>();
    private final List<Set<Integer>> sets = new ArrayList<>();

    /** For each stage the first one that is equal to it. */
    private final int[] equal;

    /**
     * Creates a builder over these stages.
     *
     * @param follow for each stage the stages that can follow it
     */
    Automaton(List<Stage> stages, List<Set<Integer>> follow) {
        this.stages = stages;
        this.follow = follow;
        Map<Stage, Integer> first = new HashMap<>();
        this.equal = IntStream.range(0, stages.size())
                .map(stage -> first.computeIfAbsent(stages.get(stage), same -> stage))
                .toArray();
    }

    /** Returns the automaton; empty if it has more states than a turn may have. */
    Optional<Turn> of(TurnPart turn, Optional<TurnPart> firstTurn) {
        List<TurnPart> beginnings = new ArrayList<>(List.of(turn));
        if (firstTurn.isPresent()) {
            beginnings.add(firstTurn.get());
        }
        for (int begin = 0; begin < beginnings.size(); begin++) {
            sets.add(Set.of());
        }
        List<Turn.State> states = new ArrayList<>();
        while (states.size() < sets.size() && sets.size() <= MOST_STATES) {
            Set<Integer> done = sets.get(states.size());
            boolean begins = states.size() < beginnings.size();
            Set<Integer> next = begins ? beginnings.get(states.size()).first() : follow(done);
            boolean mayEnd = begins ? beginnings.get(states.size()).mayBeEmpty() : isLast(done, beginnings);
            states.add(new Turn.State(steps(next), mayEnd));
        }
        return states.size() < sets.size()
                ? Optional.empty()
                : Optional.of(new Turn(List.copyOf(states), beginnings.size() - 1));
    }

    /** Returns for each state, by number, the stages of which one has just been done. Call {@link #of} first. */
    List<Set<Integer>> done() {
        return sets;
    }

    private static boolean isLast(Set<Integer> done, List<TurnPart> beginnings) {
        for (TurnPart begin : beginnings) {
            if (!Collections.disjoint(done, begin.last())) {
                return true;
            }
        }
        return false;
    }

    private Set<Integer> follow(Set<Integer> done) {
        Set<Integer> next = new TreeSet<>();
        for (int stage : done) {
            next.addAll(follow.get(stage));
        }
        return next;
    }

    private List<Turn.Step> steps(Set<Integer> next) {
        // Equal stages, written in several places, are one step.
        Map<Integer, Set<Integer>> alike = new LinkedHashMap<>();
        next.forEach(stage ->
                alike.computeIfAbsent(equal[stage], one -> new TreeSet<>()).add(stage));
        List<Turn.Step> steps = new ArrayList<>();
        alike.forEach((stage, same) -> steps.add(new Turn.Step(stages.get(stage), number(same))));
        return steps;
    }

    private int number(Set<Integer> set) {
        Integer known = numbers.get(set);
        if (known != null) {
            return known;
        }
        numbers.put(set, sets.size());
        sets.add(set);
        return sets.size() - 1;
    }
}
