package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.rules.checks.SpendCheck;
import org.dicechess.rules.checks.TurnCheck;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.sections.DiceReader;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code turn}, and {@code first-turn} if the first turn of the game is different, as regular expressions over
 * stages: {@code move}, {@code choose}, {@code walk}, {@code {roll: dice}}, {@code {roll: chosen}}, {@code {spend:
 * {...}}}, {@code {act: [...]}}, a list (a sequence), {@code {optional: ...}}, {@code {one-of: [...]}}, {@code {repeat:
 * ...}} (once or more), and turns it into an automaton.
 */
public final class TurnReader {
    private static final int MOST_STAGES = 50;
    private static final List<String> WORDS =
            List.of("move", "choose", "walk", "roll", "spend", "act", "optional", "one-of", "repeat");

    private static final List<String> MAPS = List.of("roll", "spend", "act", "optional", "one-of", "repeat");
    private static final List<String> EXAMPLES = List.of(
            "{roll: name}",
            "{spend: {}}",
            "{act: [name]}",
            "{optional: move}",
            "{one-of: [move, walk]}",
            "{repeat: move}");

    private final List<Pool> pools;
    private final List<Action> actions;
    private final List<Kind> kinds;
    private final List<Ending> endings;
    private final Problems problems;
    private final DefinedNames names;
    private final List<Stage> stages = new ArrayList<>();
    private final List<YamlNode> places = new ArrayList<>();
    private final List<Set<Integer>> follow = new ArrayList<>();

    public TurnReader(
            List<Pool> pools, List<Action> actions, List<Kind> kinds, List<Ending> endings, Problems problems) {
        this.kinds = kinds;
        this.endings = endings;
        this.pools = pools;
        this.actions = actions;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    public Turn read(YamlNode node, Optional<YamlNode> first) {
        TurnPart whole = whole(node);
        Optional<TurnPart> opening = first.isPresent() ? Optional.of(whole(first.get())) : Optional.empty();
        Automaton automaton = new Automaton(stages, follow);
        Turn turn = automaton.of(whole, opening);
        if (isSound()) {
            new TurnCheck(turn, automaton.done(), places, problems).check(node);
            new SpendCheck(turn, automaton.done(), places, problems).check(pools, kinds);
        }
        return turn;
    }

    private TurnPart whole(YamlNode node) {
        TurnPart whole = part(node);
        if (whole.mayBeEmpty() && isSound()) {
            problems.report(node, "E-TURN", "empty turn; expected at least one stage");
        }
        return whole;
    }

    /** Returns whether all stages could be read, so that the shape of the turn is the one that the author wrote. */
    private boolean isSound() {
        return !problems.isUnderAny(List.of("turn", "first-turn", "dice", "actions"));
    }

    private TurnPart part(YamlNode node) {
        if (stages.size() >= MOST_STAGES) {
            problems.report(node, "E-RANGE", "more than " + MOST_STAGES + " stages; at most " + MOST_STAGES);
            return TurnPart.NOTHING;
        }
        if (node instanceof YamlList list) {
            return sequence(list);
        }
        if (node instanceof YamlMap map) {
            return map(map);
        }
        Optional<YamlText> word = new Scalars(problems).symbol(node);
        return word.isPresent() ? word(word.get()) : TurnPart.NOTHING;
    }

    private TurnPart sequence(YamlList list) {
        checkParts(list);
        TurnPart whole = TurnPart.NOTHING;
        for (YamlNode item : list.items()) {
            whole = sequence(whole, part(item));
        }
        return whole;
    }

    private TurnPart choice(YamlList list) {
        checkParts(list);
        TurnPart whole =
                list.items().isEmpty() ? TurnPart.NOTHING : part(list.items().get(0));
        for (int item = 1; item < list.items().size(); item++) {
            whole = choice(whole, part(list.items().get(item)));
        }
        return whole;
    }

    private void checkParts(YamlList list) {
        if (list.items().isEmpty()) {
            problems.report(
                    list,
                    "E-TURN",
                    "empty list; expected at least one stage, or {optional: ...} around what may be left out");
        }
    }

    private TurnPart word(YamlText text) {
        switch (text.text()) {
            case "move":
                return stage(text, new Stage.MovePiece());
            case "choose":
                return stage(text, new Stage.Choose());
            case "walk":
                return stage(text, new Stage.WalkPiece());
            default:
                reportUnknown(text);
                return TurnPart.NOTHING;
        }
    }

    private void reportUnknown(YamlText text) {
        int map = MAPS.indexOf(text.text());
        if (map >= 0) {
            problems.report(text, "E-STAGE", "'" + text.text() + "' without a value; expected " + EXAMPLES.get(map));
            return;
        }
        problems.report(
                text,
                "E-STAGE",
                "unknown stage " + Problems.quoted(text.text())
                        + "; expected move, choose, walk, or a map with roll, spend, act, optional, one-of or repeat",
                problems.suggest(text.text(), WORDS));
    }

    private TurnPart map(YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<TurnPart> parts = new ArrayList<>();
        boolean nothing = true;
        for (String key : MAPS) {
            if (fields.has(key)) {
                nothing = false;
                parts.addAll(part(key, fields));
            }
        }
        fields.rule();
        if (!nothing) {
            fields.done();
        }
        if (parts.size() > 1 || nothing) {
            problems.report(
                    map,
                    "E-STAGE",
                    "one of roll, spend, act, optional, one-of and repeat expected; write several stages as a list",
                    nothing && map.keys().size() == 1
                            ? problems.suggest(map.keys().get(0), MAPS)
                            : "");
        }
        return parts.isEmpty() ? TurnPart.NOTHING : parts.get(0);
    }

    /** Reads the part under a key; returns an empty list, with a problem reported, if it has the wrong type. */
    private List<TurnPart> part(String key, Fields fields) {
        switch (key) {
            case "roll":
                Optional<YamlText> dice = fields.symbolText(key);
                return dice.isPresent() ? List.of(roll(dice.get())) : List.of();
            case "spend":
                Optional<YamlMap> spend = fields.map(key);
                return spend.isPresent() ? List.of(stage(fields.map(), spend(spend.get()))) : List.of();
            case "act":
                return List.of(act(fields.map(), fields.requiredTexts(key)));
            case "one-of":
                Optional<YamlList> list = fields.list(key);
                return list.isPresent() ? List.of(choice(list.get())) : List.of();
            default:
                Optional<YamlNode> node = fields.node(key);
                return node.isPresent()
                        ? List.of(key.equals("repeat") ? repeated(part(node.get())) : optional(part(node.get())))
                        : List.of();
        }
    }

    private static TurnPart optional(TurnPart part) {
        return new TurnPart(part.first(), part.last(), true);
    }

    private TurnPart act(YamlMap map, List<YamlText> texts) {
        names.checkOnce(texts, "E-DUPLICATE", "each action once");
        List<Integer> numbers = new ArrayList<>();
        for (Action action : names.all(texts, "action", actions)) {
            numbers.add(actions.indexOf(action));
        }
        return stage(map, new Stage.Act(List.copyOf(numbers)));
    }

    private Stage spend(YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<YamlText> named = fields.textList("must");
        names.checkOnce(named, "E-DUPLICATE", "each piece once");
        BitSet must = names.kinds(named, kinds);
        boolean most = fields.flag("most").orElse(false);
        Optional<YamlText> orEnding = fields.symbolText("or-ending");
        String rule = fields.rule();
        fields.done();
        if (orEnding.isPresent()) {
            checkEnding(orEnding.get(), most);
        }
        if (most && !must.isEmpty()) {
            problems.report(
                    map,
                    "E-STAGE",
                    "'must' together with 'most', under which no die is given up; expected one of them");
        }
        return new Stage.Spend(
                must, most, orEnding.isPresent() ? Optional.of(orEnding.get().text()) : Optional.empty(), rule);
    }

    private void checkEnding(YamlText text, boolean most) {
        Optional<Ending> ending = names.find(text, "ending", endings);
        if (ending.isPresent()
                && !(ending.get() instanceof Ending.NoneLeft none && none.subject() == Ending.Subject.EITHER)) {
            problems.report(
                    text,
                    "E-CHOICE",
                    "'or-ending' names an ending that no turn brings about; expected one with 'when: none-left'");
        }
        if (!most) {
            problems.report(
                    text, "E-STAGE", "'or-ending' without 'most: true', to which it is the exception; expected both");
        }
    }

    private TurnPart roll(YamlText name) {
        if (name.text().equals(DiceReader.CHOSEN)) {
            return stage(name, new Stage.ThrowChosen());
        }
        Optional<Pool> pool = names.find(name, "dice", pools);
        return pool.isPresent() ? stage(name, new Stage.Throw(number(pool.get()))) : TurnPart.NOTHING;
    }

    private int number(Pool pool) {
        int number = 0;
        while (pools.get(number) != pool) {
            number++;
        }
        return number;
    }

    private TurnPart stage(YamlNode place, Stage stage) {
        stages.add(stage);
        places.add(place);
        follow.add(new LinkedHashSet<>());
        Set<Integer> itself = Set.of(stages.size() - 1);
        return new TurnPart(itself, itself, false);
    }

    private TurnPart sequence(TurnPart one, TurnPart other) {
        link(one, other);
        return new TurnPart(
                one.mayBeEmpty() ? union(one.first(), other.first()) : one.first(),
                other.mayBeEmpty() ? union(one.last(), other.last()) : other.last(),
                one.mayBeEmpty() && other.mayBeEmpty());
    }

    private static TurnPart choice(TurnPart one, TurnPart other) {
        return new TurnPart(
                union(one.first(), other.first()),
                union(one.last(), other.last()),
                one.mayBeEmpty() || other.mayBeEmpty());
    }

    private TurnPart repeated(TurnPart part) {
        link(part, part);
        return part;
    }

    /** Records that the first stages of the second part may follow the last stages of the first. */
    private void link(TurnPart one, TurnPart other) {
        for (int stage : one.last()) {
            follow.get(stage).addAll(other.first());
        }
    }

    private static Set<Integer> union(Set<Integer> one, Set<Integer> other) {
        Set<Integer> union = new TreeSet<>(one);
        union.addAll(other);
        return union;
    }
}
