package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.rules.checks.FilterCheck;
import org.dicechess.rules.checks.SpendCheck;
import org.dicechess.rules.checks.TurnCheck;
import org.dicechess.rules.checks.WrittenTurn;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.sections.AmountReader;
import org.dicechess.rules.sections.ConditionReader;
import org.dicechess.rules.sections.MoveFilterReader;
import org.dicechess.rules.sections.Rolled;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Names;
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
    private static final int MOST_STAGES = 2000;
    private static final int MOST_PARTS = 10 * MOST_STAGES;

    /** The most entries of stages, each read once for every reading of a roll before it. */
    private static final int MOST_ENTRIES = 20_000;

    /** What to write in place of stages under the key {@code then} of a roll. */
    private static final String FOLLOWS =
            "what follows whatever the dice show stands behind the roll, as [{roll: dice}, move]";

    private final List<Pool> pools;
    private final List<Kind> kinds;
    private final Problems problems;
    private final ConditionReader conditions;
    private final StageReader stages;
    private final AmountReader amounts;
    private final Rolled rolled;
    private final TurnParts parts = new TurnParts();
    private final RollStages rolls;
    private final StageWords words;

    /** The number of parts that have been read, those without a stage included. */
    private int read;

    /** The number of entries of the stages that have been read. */
    private int entries;

    /** How often the turn that is read has begun anew. */
    private int anew;

    /** How often it may begin anew, as far as anything bounds that. */
    private int mostAnew;

    public TurnReader(
            List<Pool> pools,
            List<Action> actions,
            List<Kind> kinds,
            List<Ending> endings,
            ConditionReader conditions,
            MoveFilterReader moves,
            Rolled rolled,
            AmountReader amounts,
            Problems problems) {
        this.stages = new StageReader(actions, kinds, endings, moves, amounts, problems);
        this.amounts = amounts;
        this.rolled = rolled;
        this.conditions = conditions;
        this.kinds = kinds;
        this.pools = pools;
        this.problems = problems;
        this.words = new StageWords(pools, actions, problems);
        this.rolls = new RollStages(pools, rolled, parts, this::part, problems);
    }

    public Turn read(YamlNode node, Optional<YamlNode> first) {
        TurnPart whole = whole(node);
        Optional<TurnPart> opening = first.isPresent() ? Optional.of(whole(first.get())) : Optional.empty();
        Automaton automaton = new Automaton(parts.stages(), parts.follow());
        Optional<Turn> turn = parts.hasTooManyLinks() ? Optional.empty() : automaton.of(whole, opening);
        if (turn.isEmpty() && isSound()) {
            problems.report(
                    node,
                    "E-RANGE",
                    parts.hasTooManyLinks()
                            ? "more than 100,000 pairs of stages can follow each other; at most 100,000"
                            : "the turn has more than 1,000 states; at most 1,000");
        }
        if (turn.isPresent() && isSound()) {
            WrittenTurn written = new WrittenTurn(turn.get(), automaton.done(), parts.places());
            new TurnCheck(written, pools, problems).check();
            new SpendCheck(written, problems).check(pools, kinds);
            new FilterCheck(written, problems).check();
        }
        return turn.orElse(Turn.NOTHING);
    }

    private TurnPart whole(YamlNode node) {
        anew = 0;
        mostAnew = 0;
        TurnPart whole = part(node);
        if ((whole.first().isEmpty() || whole.again() || whole.stops()) && isSound()) {
            problems.report(node, "E-TURN", withoutStage(whole));
        }
        BitSet ends = (BitSet) whole.last().clone();
        TurnPart last = whole;
        while (anew < mostAnew && !parts.isFull()) {
            anew++;
            BitSet before = parts.takeBeginsAnew();
            last = part(node);
            parts.link(before, last.first());
            ends.or(last.last());
        }
        parts.link(parts.takeBeginsAnew(), last.first());
        ends.or(parts.takeStops());
        return new TurnPart(whole.first(), ends, whole.mayBeEmpty(), whole.again(), whole.stops(), TurnPart.NONE);
    }

    private static String withoutStage(TurnPart whole) {
        if (whole.again()) {
            return "the turn may begin anew without a stage; expected at least one before 'again'";
        }
        return whole.stops()
                ? "the turn may end without a stage; expected at least one before 'stop'"
                : "empty turn; expected at least one stage beside 'pass'";
    }

    /** Returns whether all stages could be read, so that the shape of the turn is the one that the author wrote. */
    private boolean isSound() {
        return !problems.isUnderAny(List.of("turn", "first-turn", "dice", "actions", "numbers"));
    }

    private TurnPart part(YamlNode node) {
        if (parts.isFull() || parts.size() >= MOST_STAGES || ++read > MOST_PARTS) {
            reportTooMany(node);
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

    /** Reports the first stage beyond the limit only. */
    private void reportTooMany(YamlNode node) {
        if (!parts.isFull()) {
            problems.report(node, "E-RANGE", "more than 2,000 stages; at most 2,000");
        }
        parts.fill();
    }

    private void reportTooLong(YamlNode node) {
        if (!parts.isFull()) {
            problems.report(
                    node,
                    "E-RANGE",
                    "the filters and conditions up to here have more than 20,000 entries, each counted once for every"
                            + " reading of a roll before it; at most 20,000");
        }
        parts.fill();
    }

    private TurnPart sequence(YamlList list) {
        checkParts(list);
        TurnPart whole = TurnPart.NOTHING;
        List<YamlNode> items = list.items();
        int next = 0;
        Optional<Pool> thrown = Optional.empty();
        while (next < items.size()) {
            YamlNode item = items.get(next++);
            List<YamlNode> behind = items.subList(next, items.size());
            Optional<Pool> pool = rolls.plain(item);
            int read = pool.isPresent() ? reach(pool.get(), behind) : 0;
            rolled.hold(RollReadings.isOfHand(item) ? thrown : Optional.empty());
            thrown = read == 0 ? pool : Optional.empty();
            if (read == 0) {
                whole = parts.sequence(whole, part(item));
            } else {
                YamlNode rest = new YamlList(list.location(), list.path(), behind.subList(0, read));
                whole = parts.sequence(whole, rolls.readBy(pool.orElseThrow(), (YamlMap) item, rest));
                next += read;
            }
        }
        rolled.hold(Optional.empty());
        return whole;
    }

    /** Returns how many of the parts behind a roll read it, or read a roll among them. */
    private int reach(Pool pool, List<YamlNode> behind) {
        int read = RollReadings.reach(pool, behind);
        for (int part = 0; part < read; part++) {
            Optional<Pool> inner = rolls.plain(behind.get(part));
            List<YamlNode> rest = behind.subList(part + 1, behind.size());
            read = Math.max(read, inner.isPresent() ? part + 1 + RollReadings.reach(inner.get(), rest) : 0);
        }
        return read;
    }

    private TurnPart choice(YamlList list) {
        checkParts(list);
        TurnPart whole =
                list.items().isEmpty() ? TurnPart.NOTHING : part(list.items().get(0));
        for (int item = 1; item < list.items().size(); item++) {
            whole = TurnParts.choice(whole, part(list.items().get(item)));
        }
        return whole;
    }

    private void checkParts(YamlList list) {
        if (list.items().isEmpty()) {
            problems.report(
                    list,
                    "E-TURN",
                    "empty list; expected at least one stage, 'pass' for nothing, or {optional: ...} around what may be"
                            + " left out");
        }
    }

    private TurnPart word(YamlText text) {
        if (StageReader.WORDS.contains(text.text())) {
            return parts.stage(text, StageReader.word(text.text()));
        }
        if (text.text().equals(StageWords.STOP)) {
            return TurnPart.STOP;
        }
        if (!text.text().equals(StageWords.PASS)) {
            words.reportUnknown(text);
        }
        return TurnPart.NOTHING;
    }

    private TurnPart map(YamlMap map) {
        Fields fields = new Fields(map, StageWords.KEYS, problems);
        List<TurnPart> found = new ArrayList<>();
        boolean nothing = true;
        for (String key : StageWords.MAPS) {
            if (fields.has(key)) {
                nothing = false;
                found.addAll(words.hasType(key, fields) ? part(key, fields) : List.of());
            }
        }
        Optional<YamlNode> stuck = nothing ? Optional.empty() : fields.node("stuck");
        fields.rule();
        if (!nothing && !parts.isFull()) {
            fields.done();
        }
        if (found.size() > 1 || nothing) {
            words.reportNotOne(map);
        }
        return found.isEmpty() ? TurnPart.NOTHING : stuck(map, found.get(0), stuck);
    }

    /** Returns a part with what follows if nothing in it is possible. */
    private TurnPart stuck(YamlMap place, TurnPart part, Optional<YamlNode> stuck) {
        if (stuck.isEmpty()) {
            return part;
        }
        Condition condition = new Condition.Stuck(parts.size());
        TurnPart goesOn = parts.sequence(parts.stage(place, new Stage.Test(condition, false)), part);
        TurnPart otherwise =
                parts.sequence(parts.stage(stuck.get(), new Stage.Test(condition, true)), part(stuck.get()));
        return TurnParts.choice(goesOn, otherwise);
    }

    private TurnPart when(YamlMap place, Fields fields) {
        Optional<YamlNode> when = fields.requiredNode("when");
        Optional<Condition> condition = when.isPresent() ? conditions.read(when.get()) : Optional.empty();
        Optional<YamlNode> then =
                fields.requiredNode("then", "for an 'else' alone write {when: {not: ...}, then: ...}");
        Optional<YamlNode> otherwise = fields.node("else");
        if (condition.isEmpty() || then.isEmpty()) {
            return TurnPart.NOTHING;
        }
        TurnPart yes = parts.stage(then.get(), new Stage.Test(condition.get(), true));
        TurnPart no = parts.stage(otherwise.orElse(place), new Stage.Test(condition.get(), false));
        return TurnParts.choice(
                parts.sequence(yes, part(then.get())),
                otherwise.isPresent() ? parts.sequence(no, part(otherwise.get())) : no);
    }

    /** Reads the part under a key; returns an empty list, with a problem reported, if it has the wrong type. */
    private List<TurnPart> part(String key, Fields fields) {
        if (StageReader.MAPS.contains(key)
                || List.of("when", "pick", "pick-piece").contains(key)) {
            if (isTooLong(fields.map(), List.of(key, "only", PreferenceReader.KEY))) {
                return List.of();
            }
        }
        if (StageReader.MAPS.contains(key)) {
            return stages.map(key, fields)
                    .map(stage -> parts.stage(fields.map(), stage))
                    .map(List::of)
                    .orElse(List.of());
        }
        switch (key) {
            case "when":
                return List.of(when(fields.map(), fields));
            case "choose":
                return List.of(choose(fields));
            case "pick", "pick-piece":
                return List.of(pick(fields, key));
            case "pass":
                return fields.node(key).stream().map(this::decline).toList();
            case "again":
                return List.of(again(fields));
            case "times", "up-to":
                return List.of(times(fields, key));
            case "roll":
                Optional<YamlText> dice = fields.symbolText(key);
                return dice.isPresent() ? List.of(rolls.of(dice.get(), fields.map("then", FOLLOWS))) : List.of();
            case "one-of":
                Optional<YamlList> list = fields.list(key);
                return list.isPresent() ? List.of(choice(list.get())) : List.of();
            default:
                Optional<YamlNode> node = fields.node(key);
                return node.isPresent()
                        ? List.of(
                                key.equals("repeat")
                                        ? parts.repeated(part(node.get()))
                                        : TurnParts.optional(part(node.get())))
                        : List.of();
        }
    }

    private void reportAgain(YamlMap again) {
        String expected = rolls.isAnyBefore()
                ? "a roll with 'then' leads no further than its 'then'; expected 'again: roll' within it"
                : "expected 'again: roll' behind {roll: ...}";
        if (!rolled.followsMistake()) {
            problems.report(again, "E-ROLL", "no roll leads here; " + expected);
        }
    }

    /** Counts what stands under some keys; returns whether the turn has too much of it, and reports that once. */
    private boolean isTooLong(YamlMap map, List<String> keys) {
        keys.forEach(key -> entries += map.get(key).map(TurnReader::entries).orElse(0));
        if (entries > MOST_ENTRIES) {
            reportTooLong(map);
        }
        return entries > MOST_ENTRIES;
    }

    private static int entries(YamlNode node) {
        if (node instanceof YamlList list) {
            return 1 + list.items().stream().mapToInt(TurnReader::entries).sum();
        }
        return node instanceof YamlMap map
                ? 1
                        + map.entries().stream()
                                .mapToInt(entry -> entries(entry.value()))
                                .sum()
                : 1;
    }

    /** Reads a part that comes a number of times, one after the other, or up to a number of times. */
    private TurnPart times(Fields fields, String key) {
        Optional<Times> times = fields.requiredNode(key).flatMap(node -> Times.read(node, amounts, problems));
        Optional<YamlNode> of = fields.requiredNode("of");
        TurnPart whole = TurnPart.NOTHING;
        for (int time = times.map(Times::most).orElse(1); of.isPresent() && time > 0 && !parts.isFull(); time--) {
            TurnPart rest = parts.sequence(part(of.get()), whole);
            whole = key.equals("times") ? rest : TurnParts.optional(rest);
            Optional<Condition> comes = times.isPresent() ? times.get().condition(time) : Optional.empty();
            whole = comes.isPresent() ? parts.guarded(fields.map(), comes.get(), whole) : whole;
        }
        return whole;
    }

    /** Reads the picks of moves or pieces, one after the other. */
    private TurnPart pick(Fields fields, String key) {
        Optional<List<MoveFilter>> filters = fields.node(key).map(stages::filters);
        boolean ofPiece = key.equals("pick-piece");
        int number = fields.number("number").orElse(1);
        Chooser by = StageReader.by(fields);
        List<Preference> prefer = stages.prefer(fields, filters.orElse(List.of()));
        TurnPart whole = TurnPart.NOTHING;
        for (int pick = 0; pick < number && filters.isPresent(); pick++) {
            Stage stage = new Stage.Pick(ofPiece, filters.get(), prefer, by, pick);
            whole = parts.sequence(whole, parts.stage(fields.map(), stage));
        }
        return whole;
    }

    /** Reads what follows if the player passes. */
    private TurnPart decline(YamlNode node) {
        return parts.sequence(parts.stage(node, new Stage.Decline()), part(node));
    }

    /** Reads named ways to go on, of which one is chosen. */
    private TurnPart choose(Fields fields) {
        Optional<YamlMap> options = fields.map("choose");
        Chooser by = StageReader.by(fields);
        if (options.isPresent() && options.get().size() < 2) {
            problems.report(options.get(), "E-TURN", "one way to go on leaves no choice; expected two or more");
        }
        TurnPart whole = TurnPart.NOTHING;
        boolean first = true;
        for (YamlMap.Entry entry : options.map(YamlMap::entries).orElse(List.of())) {
            if (Names.check(options.get(), entry, problems) && !isUsedUp(entry.value())) {
                TurnPart one = option(entry.key(), entry.value(), by);
                whole = first ? one : TurnParts.choice(whole, one);
                first = false;
            }
        }
        return whole;
    }

    /** Returns whether a part throws again, or begins anew, what has been so often enough, and does nothing else. */
    private boolean isUsedUp(YamlNode node) {
        if (node instanceof YamlMap option && option.get("only-if").isPresent()) {
            return option.get("then").filter(this::isUsedUp).isPresent();
        }
        if (!(node instanceof YamlMap map)
                || map.get("again").isEmpty()
                || map.get("else").isPresent()) {
            return false;
        }
        Optional<YamlText> dice =
                map.get("of").filter(YamlText.class::isInstance).map(YamlText.class::cast);
        boolean roll = map.get("again").orElse(map) instanceof YamlText word
                && word.text().equals("roll");
        int times = roll ? rolls.last(dice).map(RollStages.Throwing::times).orElse(0) : anew;
        return map.get("at-most").orElse(map) instanceof YamlText most
                && most.text().matches("[0-9]{1,2}")
                && times >= Integer.parseInt(most.text());
    }

    /** Reads an option: a part, or one that can be chosen only if something is the case. */
    private TurnPart option(String name, YamlNode node, Chooser by) {
        if (!(node instanceof YamlMap map) || map.get("only-if").isEmpty()) {
            return parts.sequence(parts.stage(node, new Stage.Option(name, by, Optional.empty())), part(node));
        }
        if (isTooLong(map, List.of("only-if"))) {
            return TurnPart.NOTHING;
        }
        Fields fields = new Fields(map, StageWords.OPTION, problems);
        Optional<Condition> onlyIf = conditions.withoutEvent(fields.requiredNode("only-if"));
        Optional<YamlNode> then = fields.requiredNode("then");
        fields.done();
        TurnPart option = parts.stage(node, new Stage.Option(name, by, onlyIf));
        return then.isPresent() ? parts.sequence(option, part(then.get())) : option;
    }

    /**
     * Reads where the turn begins anew, or a roll is thrown again. Where that has happened often enough, the turn goes
     * on otherwise.
     */
    private TurnPart again(Fields fields) {
        boolean roll = fields.requiredChoice("again").equals(Optional.of("roll"));
        OptionalInt most = roll ? fields.requiredNumber("at-most") : fields.number("at-most");
        Optional<YamlNode> otherwise = fields.node("else");
        if (roll) {
            return rollAgain(fields, most.orElse(1), otherwise);
        }
        mostAnew = Math.max(mostAnew, most.orElse(0));
        if (anew < most.orElse(Integer.MAX_VALUE)) {
            return TurnPart.AGAIN;
        }
        return otherwise.isPresent() ? part(otherwise.get()) : TurnPart.NOTHING;
    }

    private TurnPart rollAgain(Fields fields, int most, Optional<YamlNode> otherwise) {
        Optional<YamlText> dice = fields.symbolText("of");
        if (dice.isPresent() && rolls.pool(dice.get()).isEmpty()) {
            return TurnPart.NOTHING;
        }
        Optional<RollStages.Throwing> last = rolls.last(dice);
        if (last.isEmpty()) {
            reportAgain(fields.map());
            return TurnPart.NOTHING;
        }
        if (last.get().times() < most) {
            return TurnPart.rollAgain(last.get().number());
        }
        return otherwise.isPresent() ? part(otherwise.get()) : TurnPart.NOTHING;
    }
}
