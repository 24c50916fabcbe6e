package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code turn}, a regular expression over stages: {@code move}, {@code {roll: dice}}, a list (one after the other),
 * {@code {optional: ...}}, {@code {one-of: [...]}}, {@code {repeat: ...}} (once or more), and turns it into an automaton.
 */
final class TurnReader {

    private static final int MOST_STAGES = 100;

    private final List<Pool> pools;
    private final Problems problems;
    private final Names names;
    private final List<Stage> stages = new ArrayList<>();
    private final List<Set<Integer>> follow = new ArrayList<>();

    TurnReader(List<Pool> pools, Problems problems) {
        this.pools = pools;
        this.problems = problems;
        this.names = new Names(problems);
    }

    /** What a part of the expression can begin and end with, and whether it can be nothing. */
    private record Part(Set<Integer> first, Set<Integer> last, boolean mayBeEmpty) {

        static final Part NOTHING = new Part(Set.of(), Set.of(), true);
    }

    Turn read(YamlNode node) {
        Part whole = part(node);
        if (whole.mayBeEmpty() && problems.isEmpty()) {
            problems.report(node, "E-TURN", "a turn has at least one stage");
        }
        List<List<Integer>> next = new ArrayList<>();
        next.add(List.copyOf(whole.first()));
        follow.forEach(set -> next.add(List.copyOf(set)));
        List<Boolean> mayEnd = new ArrayList<>();
        mayEnd.add(whole.mayBeEmpty());
        IntStream.range(0, stages.size()).forEach(stage -> mayEnd.add(whole.last().contains(stage)));
        Turn turn = new Turn(List.copyOf(stages), next, mayEnd);
        check(turn, node);
        return turn;
    }

    private Part part(YamlNode node) {
        if (stages.size() > MOST_STAGES) {
            problems.report(node, "E-RANGE", "at most " + MOST_STAGES + " stages");
            return Part.NOTHING;
        }
        if (node instanceof YamlList list) {
            return list.items().stream().map(this::part).reduce(Part.NOTHING, this::sequence);
        }
        return node instanceof YamlMap map ? map(map) : word((YamlText) node);
    }

    private Part word(YamlText text) {
        if (text.text().equals("move")) {
            return stage(new Stage.MoveMan(""));
        }
        problems.report(
                text,
                "E-STAGE",
                "unknown stage " + Problems.quoted(text.text()) + "; expected move, roll, optional, one-of or repeat",
                problems.suggest(text.text(), List.of("move", "roll", "optional", "one-of", "repeat")));
        return Part.NOTHING;
    }

    private Part map(YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<Part> parts = new ArrayList<>();
        fields.symbolText("roll").ifPresent(name -> names.find(name, "dice", pools, Pool::name)
                .ifPresent(pool -> parts.add(stage(new Stage.Throw(pools.indexOf(pool))))));
        fields.node("optional").map(this::part).ifPresent(part -> parts.add(new Part(part.first, part.last, true)));
        fields.list("one-of").ifPresent(list -> parts.add(list.items().stream().map(this::part).reduce(this::choice).orElse(Part.NOTHING)));
        fields.node("repeat").map(this::part).ifPresent(part -> parts.add(repeated(part)));
        fields.rule();
        fields.done();
        if (parts.size() > 1) {
            problems.report(map, "E-STAGE", "one stage expected; write several as a list");
        }
        return parts.isEmpty() ? Part.NOTHING : parts.get(0);
    }

    private Part stage(Stage stage) {
        stages.add(stage);
        follow.add(new LinkedHashSet<>());
        Set<Integer> itself = Set.of(stages.size() - 1);
        return new Part(itself, itself, false);
    }

    private Part sequence(Part one, Part other) {
        one.last().forEach(stage -> follow.get(stage).addAll(other.first()));
        return new Part(
                one.mayBeEmpty() ? union(one.first(), other.first()) : one.first(),
                other.mayBeEmpty() ? union(one.last(), other.last()) : other.last(),
                one.mayBeEmpty() && other.mayBeEmpty());
    }

    private Part choice(Part one, Part other) {
        return new Part(
                union(one.first(), other.first()), union(one.last(), other.last()), one.mayBeEmpty() || other.mayBeEmpty());
    }

    private Part repeated(Part part) {
        part.last().forEach(stage -> follow.get(stage).addAll(part.first()));
        return part;
    }

    private static Set<Integer> union(Set<Integer> one, Set<Integer> other) {
        Set<Integer> union = new java.util.TreeSet<>(one);
        union.addAll(other);
        return union;
    }

    /** What comes next must be clear: one stage, as long as there is but one kind of move. */
    private void check(Turn turn, YamlNode node) {
        for (int state = 0; state < turn.states(); state++) {
            boolean several = turn.next().get(state).size() > 1;
            boolean endsOrRolls = turn.mayEnd().get(state) && turn.next().get(state).stream()
                    .anyMatch(stage -> turn.stages().get(stage) instanceof Stage.Throw);
            if (several || endsOrRolls) {
                problems.report(node, "E-TURN", "the turn is ambiguous: it must be clear which stage comes next");
                return;
            }
        }
    }
}
