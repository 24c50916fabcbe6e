package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code turn}, and {@code first-turn} where the game's first is another, as regular expressions over stages: {@code move},
 * {@code choose}, {@code walk}, {@code {roll: dice}}, {@code {roll: chosen}}, {@code {spend: {...}}}, {@code {act: [...]}}, a list (one after the other),
 * {@code {optional: ...}}, {@code {one-of: [...]}}, {@code {repeat: ...}} (once or more), and turns it into an automaton.
 */
final class TurnReader {

    private static final int MOST_STAGES = 50;
    private static final List<String> WORDS = List.of("move", "choose", "walk", "roll", "spend", "act", "optional", "one-of", "repeat");

    private static final List<String> MAPS = List.of("roll", "spend", "act", "optional", "one-of", "repeat");
    private static final List<String> EXAMPLES = List.of(
            "{roll: name}", "{spend: {}}", "{act: [name]}", "{optional: move}", "{one-of: [move, walk]}", "{repeat: move}");

    private final List<Pool> pools;
    private final List<Action> actions;
    private final List<Kind> kinds;
    private final List<Ending> endings;
    private final Problems problems;
    private final Names names;
    private final List<Stage> stages = new ArrayList<>();
    private final List<YamlNode> places = new ArrayList<>();
    private final List<Set<Integer>> follow = new ArrayList<>();

    TurnReader(List<Pool> pools, List<Action> actions, List<Kind> kinds, List<Ending> endings, Problems problems) {
        this.kinds = kinds;
        this.endings = endings;
        this.pools = pools;
        this.actions = actions;
        this.problems = problems;
        this.names = new Names(problems);
    }

    Turn read(YamlNode node, Optional<YamlNode> first) {
        Part whole = whole(node);
        Optional<Part> opening = first.map(this::whole);
        Automaton automaton = new Automaton(stages, follow);
        Turn turn = automaton.of(whole, opening);
        if (isSound()) {
            new TurnCheck(turn, automaton.done(), places, problems).check(node);
        }
        return turn;
    }

    private Part whole(YamlNode node) {
        Part whole = part(node);
        if (whole.mayBeEmpty() && isSound()) {
            problems.report(node, "E-TURN", "a turn has at least one stage");
        }
        return whole;
    }

    /** Whether all stages are there: else the shape of the turn is not what the author wrote. */
    private boolean isSound() {
        return Stream.of("turn", "first-turn", "dice", "actions").noneMatch(problems::isUnder);
    }

    private Part part(YamlNode node) {
        if (stages.size() > MOST_STAGES) {
            problems.report(node, "E-RANGE", "at most " + MOST_STAGES + " stages");
            return Part.NOTHING;
        }
        if (node instanceof YamlList list) {
            return list.items().stream().map(this::part).reduce(Part.NOTHING, this::sequence);
        }
        if (node instanceof YamlMap map) {
            return map(map);
        }
        return new Scalars(problems).symbol(node).map(this::word).orElse(Part.NOTHING);
    }

    private Part word(YamlText text) {
        switch (text.text()) {
            case "move":
                return stage(text, new Stage.MoveMan());
            case "choose":
                return stage(text, new Stage.Choose());
            case "walk":
                return stage(text, new Stage.WalkMan());
            default:
                reportUnknown(text);
                return Part.NOTHING;
        }
    }

    private void reportUnknown(YamlText text) {
        int map = MAPS.indexOf(text.text());
        if (map >= 0) {
            problems.report(text, "E-STAGE", "'" + text.text() + "' needs a value: write " + EXAMPLES.get(map));
            return;
        }
        problems.report(
                text,
                "E-STAGE",
                "unknown stage " + Problems.quoted(text.text()) + "; expected move, choose, walk, or a map with roll, spend, act, optional, one-of or repeat",
                problems.suggest(text.text(), WORDS));
    }

    private Part map(YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<Part> parts = new ArrayList<>();
        fields.symbolText("roll").ifPresent(name -> parts.add(roll(name)));
        fields.map("spend").ifPresent(spend -> parts.add(stage(map, spend(spend))));
        if (fields.has("act")) {
            parts.add(act(map, fields.requiredTexts("act")));
        }
        fields.node("optional").map(this::part).ifPresent(part -> parts.add(new Part(part.first(), part.last(), true)));
        fields.list("one-of").ifPresent(list ->
                parts.add(list.items().stream().map(this::part).reduce(TurnReader::choice).orElse(Part.NOTHING)));
        fields.node("repeat").map(this::part).ifPresent(part -> parts.add(repeated(part)));
        fields.rule();
        boolean nothing = MAPS.stream().noneMatch(fields::has);
        fields.done();
        if (parts.size() > 1 || nothing) {
            problems.report(map, "E-STAGE", "one of roll, spend, act, optional, one-of and repeat expected; write several stages as a list");
        }
        return parts.isEmpty() ? Part.NOTHING : parts.get(0);
    }

    private Part act(YamlMap map, List<YamlText> texts) {
        names.once(texts, "E-DUPLICATE", "each action once");
        List<Integer> numbers = texts.stream()
                .flatMap(text -> names.find(text, "action", actions, Action::name).stream())
                .map(actions::indexOf)
                .toList();
        return stage(map, new Stage.Act(numbers));
    }

    private Stage spend(YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<YamlText> named = fields.textList("must");
        names.once(named, "E-DUPLICATE", "each piece once");
        BitSet must = names.kinds(named, kinds);
        boolean most = fields.flag("most").orElse(false);
        Optional<YamlText> orEnding = fields.symbolText("or-ending");
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        orEnding.ifPresent(text -> checkEnding(text, most));
        if (most && !must.isEmpty()) {
            problems.report(map, "E-STAGE", "with 'most' no die is given up: leave out 'must'");
        }
        return new Stage.Spend(must, most, orEnding.map(YamlText::text), rule);
    }

    private void checkEnding(YamlText text, boolean most) {
        Optional<Ending> ending = names.find(text, "ending", endings, Ending::name);
        if (ending.isPresent() && !(ending.get() instanceof Ending.NoneLeft)) {
            problems.report(text, "E-CHOICE", "a turn brings about an ending by 'none-left' only");
        }
        if (!most) {
            problems.report(text, "E-STAGE", "'or-ending' excuses from 'most: true', which is missing");
        }
    }

    private Part roll(YamlText name) {
        if (name.text().equals("chosen")) {
            return stage(name, new Stage.ThrowChosen());
        }
        return names.find(name, "dice", pools, Pool::name)
                .map(pool -> stage(name, new Stage.Throw(pools.indexOf(pool))))
                .orElse(Part.NOTHING);
    }

    private Part stage(YamlNode place, Stage stage) {
        stages.add(stage);
        places.add(place);
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

    private static Part choice(Part one, Part other) {
        return new Part(
                union(one.first(), other.first()), union(one.last(), other.last()), one.mayBeEmpty() || other.mayBeEmpty());
    }

    private Part repeated(Part part) {
        part.last().forEach(stage -> follow.get(stage).addAll(part.first()));
        return part;
    }

    private static Set<Integer> union(Set<Integer> one, Set<Integer> other) {
        Set<Integer> union = new TreeSet<>(one);
        union.addAll(other);
        return union;
    }
}
