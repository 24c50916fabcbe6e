package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Makes a turn's automaton out of its expression: its states are sets of stages of which one has just been done; the beginnings
 * are no stage.
 */
final class Automaton {

    /** Enough to see that there are too many. */
    private static final int MOST_STATES = 1000;

    private final List<Stage> stages;
    private final List<Set<Integer>> follow;
    private final Map<Set<Integer>, Integer> numbers = new LinkedHashMap<>();
    private final List<Set<Integer>> sets = new ArrayList<>();

    /**
     * Over these stages.
     *
     * @param follow for each stage the stages that can follow it
     */
    Automaton(List<Stage> stages, List<Set<Integer>> follow) {
        this.stages = stages;
        this.follow = follow;
    }

    Turn of(Part turn, Optional<Part> firstTurn) {
        List<Part> beginnings = new ArrayList<>(List.of(turn));
        firstTurn.ifPresent(beginnings::add);
        beginnings.forEach(begin -> sets.add(Set.of()));
        List<Turn.State> states = new ArrayList<>();
        while (states.size() < sets.size() && sets.size() <= MOST_STATES) {
            Set<Integer> done = sets.get(states.size());
            boolean begins = states.size() < beginnings.size();
            Set<Integer> next = begins ? beginnings.get(states.size()).first() : follow(done);
            boolean mayEnd = begins
                    ? beginnings.get(states.size()).mayBeEmpty()
                    : beginnings.stream().anyMatch(begin -> done.stream().anyMatch(begin.last()::contains));
            states.add(new Turn.State(steps(next), mayEnd));
        }
        return new Turn(List.copyOf(states), beginnings.size() - 1);
    }

    /** For each state, in the order of their numbers, the stages of which one has just been done; after {@link #of}. */
    List<Set<Integer>> done() {
        return sets;
    }

    private Set<Integer> follow(Set<Integer> done) {
        Set<Integer> next = new TreeSet<>();
        done.forEach(stage -> next.addAll(follow.get(stage)));
        return next;
    }

    private List<Turn.Step> steps(Set<Integer> next) {
        Map<Stage, Set<Integer>> byStage = new LinkedHashMap<>();
        next.forEach(stage -> byStage.computeIfAbsent(stages.get(stage), same -> new TreeSet<>()).add(stage));
        List<Turn.Step> steps = new ArrayList<>();
        byStage.forEach((stage, set) -> {
            int number = numbers.computeIfAbsent(set, fresh -> {
                sets.add(fresh);
                return sets.size() - 1;
            });
            steps.add(new Turn.Step(stage, number));
        });
        return steps;
    }
}
