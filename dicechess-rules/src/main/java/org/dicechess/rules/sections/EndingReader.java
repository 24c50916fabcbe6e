package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Color;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.hooks.HooksInPlay;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.EndRule;

/** Reads {@code endings}. Each ending has a name, which is the reason that hosts see, a condition and a result. */
public final class EndingReader {

    static final List<String> WHEN =
            List.of("checkmate", "stalemate", "none-left", "counter", "repetition", "material", "turn", "hook");
    /** Conditions of one word. */
    static final List<String> CONDITIONS = List.of("check", "gave-check");

    private static final List<String> SIDES = List.of("either", "to-move", "white", "black");
    private static final List<String> VERDICTS = List.of("wins", "loses", "draws");
    private static final List<String> WITH_CONDITION =
            List.of("checkmate", "stalemate", "repetition", "counter", "material");
    private static final int MOST_TIMES = 9999;

    /** The most endings that judge a repetition: a record keeps a bit for each. */
    private static final int MOST_JUDGING = 8;

    private static final int PRECEDENCES = 4;

    private static final String TO_MOVE = "to-move";

    /** The most characters of a title. */
    private static final int LONGEST_TITLE = 60;

    static final Keys KEYS = Keys.of(
            "ending",
            Key.node("when", "when"),
            Key.word("result", VERDICTS),
            Key.title("title", LONGEST_TITLE),
            Key.node("only-if", "condition")
                    .beside(
                            "when: checkmate",
                            "when: stalemate",
                            "when: none-left",
                            "when: counter",
                            "when: repetition",
                            "when: material",
                            "when: turn",
                            "when: hook"),
            Key.symbol("counter", "counter").beside("when: counter"),
            Key.number("reaches", 1, Counter.HIGHEST).beside("when: counter"),
            Key.number("times", 2, MOST_TIMES).beside("when: repetition"),
            Key.node("always", "condition").beside("when: repetition"),
            Key.word("side", List.of("white", "black", TO_MOVE))
                    .beside("when: repetition")
                    .without("always"),
            Key.word("passes", List.of("ignored", "counted"))
                    .beside("when: repetition")
                    .without("always", "side"),
            Key.flag("same-piece").beside("when: repetition"),
            Key.symbols("pieces", "piece").beside("when: none-left"),
            Key.symbol("in", "area").beside("when: none-left"),
            Key.symbols("only", "piece").beside("when: material"),
            Key.symbols("and-one", "piece").beside("when: material"),
            Key.symbols("one-colour", "piece").beside("when: material"),
            Key.symbol("hook", "hook").beside("when: hook"),
            Key.word("side", SIDES).beside("when: -"));

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final List<Counter> counters;
    private final List<GameNumber> numbers;
    private final boolean hasCheck;
    private final HooksInPlay hooks;
    private final ConditionReader conditions;
    private final Problems problems;
    private final DefinedNames names;

    public EndingReader(
            List<Area> areas,
            List<Kind> kinds,
            List<Counter> counters,
            List<GameNumber> numbers,
            boolean hasCheck,
            HookFinder hooks,
            ConditionReader conditions,
            Problems problems) {
        this.areas = areas;
        this.kinds = kinds;
        this.counters = counters;
        this.numbers = numbers;
        this.hasCheck = hasCheck;
        this.hooks = new HooksInPlay(hooks);
        this.conditions = conditions;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    public List<Ending> read(YamlMap map) {
        List<Ending> endings = new ArrayList<>();
        for (NamedMaps.Named ending : NamedMaps.of(map, "when, result and more", problems)) {
            Optional<Ending> read = ending(ending.name(), ending.map());
            read.ifPresent(second -> checkMates(ending.map(), endings, second));
            addTo(endings, read);
        }
        checkRepetitions(map, endings);
        return byPrecedence(endings);
    }

    /** Refuses an ending by mate or by stalemate behind another that always counts. */
    private void checkMates(YamlMap where, List<Ending> before, Ending second) {
        for (Ending first : before) {
            if (first.getClass() == second.getClass()
                    && first.isUnconditional()
                    && (second instanceof Ending.Checkmate || second instanceof Ending.Stalemate)) {
                problems.report(
                        where,
                        "E-DUPLICATE",
                        "a second ending by " + (second instanceof Ending.Checkmate ? "checkmate" : "stalemate")
                                + ", which '" + first.name() + "' always precedes; expected one",
                        "'" + first.name() + ": ~' removes the first one");
            }
        }
    }

    private static void addTo(List<Ending> endings, Optional<Ending> ending) {
        if (ending.isPresent()) {
            endings.add(ending.get());
        }
    }

    /** Refuses a second ending by repetition alone, and endings that come too late beside it, or are too many. */
    private void checkRepetitions(YamlMap map, List<Ending> endings) {
        List<Ending.Repetition> plain = repetitions(endings, false);
        List<Ending.Repetition> judging = repetitions(endings, true);
        if (plain.size() > 1) {
            problems.report(
                    map,
                    "E-DUPLICATE",
                    "a second ending by repetition; expected one without 'always' and 'side' at most");
        }
        if (judging.size() > MOST_JUDGING) {
            problems.report(
                    map, "E-LIMIT", judging.size() + " endings with 'always' or 'side'; at most " + MOST_JUDGING);
        }
        for (Ending.Repetition late : judging) {
            plain.stream()
                    .filter(first -> first.isUnconditional() && first.times() < late.times())
                    .findFirst()
                    .ifPresent(first -> problems.report(
                            map.get(late.name()).orElse(map),
                            "E-UNUSED",
                            "'" + first.name() + "' ends the game after " + first.times()
                                    + " occurrences; expected no more of them here"));
        }
    }

    private static List<Ending.Repetition> repetitions(List<Ending> endings, boolean judging) {
        return endings.stream()
                .filter(Ending.Repetition.class::isInstance)
                .map(Ending.Repetition.class::cast)
                .filter(repetition -> repetition.always().isPresent() == judging)
                .toList();
    }

    private static List<Ending> byPrecedence(List<Ending> endings) {
        List<Ending> sorted = new ArrayList<>();
        for (int precedence = 0; precedence < PRECEDENCES; precedence++) {
            for (Ending ending : endings) {
                if (precedence(ending) == precedence) {
                    sorted.add(ending);
                }
            }
        }
        return sorted;
    }

    /**
     * Returns the precedence of an ending: first those that the pieces on the board decide, then mates, then those that
     * judge a repetition, then draws. Endings of equal precedence keep the order of the text.
     */
    private static int precedence(Ending ending) {
        if (ending instanceof Ending.NoneLeft
                || ending.verdict() != Ending.Verdict.DRAWS
                        && (ending instanceof Ending.Hooked || ending instanceof Ending.Met)) {
            return 0;
        }
        if (ending instanceof Ending.Checkmate || ending instanceof Ending.Stalemate) {
            return 1;
        }
        return ending instanceof Ending.Repetition repetition
                        && repetition.always().isPresent()
                ? 2
                : 3;
    }

    private Optional<Ending> ending(String name, YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        Optional<YamlNode> condition = fields.node("when").filter(EndingReader::isCondition);
        Optional<String> when = condition.isPresent()
                ? Optional.empty()
                : fields.requiredNode("when").flatMap(word -> new Scalars(problems).choice(word, WHEN));
        Optional<String> result = fields.requiredChoice("result");
        Ending.Verdict verdict =
                result.isPresent() ? Ending.Verdict.values()[VERDICTS.indexOf(result.get())] : Ending.Verdict.DRAWS;
        Optional<String> title = fields.title("title").map(YamlText::text);
        if (condition.isEmpty() && when.isEmpty() && fields.has("when")) {
            return Optional.empty(); // nobody knows which other keys belong to it
        }
        Optional<Condition> onlyIf = when.flatMap(word -> onlyIf(word, fields));
        Ending.About about = new Ending.About(name, title, verdict, onlyIf, fields.rule());
        Optional<Ending> ending = condition.isPresent()
                ? met(condition.get(), about, fields)
                : when.flatMap(word -> when(word, about, fields));
        fields.done();
        if (verdict != Ending.Verdict.DRAWS
                && ending.isPresent()
                && isSilent(ending.get(), fields)
                && !problems.isUnder("numbers")) {
            problems.report(
                    map,
                    "E-CHOICE",
                    "this ending is about no side; expected the result draws",
                    ending.get() instanceof Ending.Repetition
                            ? "'always: gave-check' or 'side: to-move' make repetition speak of a side"
                            : "");
        }
        return ending;
    }

    private static boolean isCondition(YamlNode when) {
        return when instanceof YamlMap || when instanceof YamlText word && CONDITIONS.contains(word.text());
    }

    private Optional<Ending> met(YamlNode when, Ending.About about, Fields fields) {
        Ending.Subject subject =
                Ending.Subject.values()[SIDES.indexOf(fields.choice("side").orElse("either"))];
        Optional<Condition> condition = conditions.ofEnding(when, subject == Ending.Subject.TO_MOVE);
        return condition.map(read -> new Ending.Met(about, read, subject));
    }

    /** Reads what must be the case besides a word. Other endings are conditions themselves, or have their own. */
    private Optional<Condition> onlyIf(String when, Fields fields) {
        Optional<YamlNode> node = fields.node("only-if");
        if (node.isPresent() && !WITH_CONDITION.contains(when)) {
            problems.report(
                    node.get(),
                    "E-CHOICE",
                    "'only-if' is for " + String.join(", ", WITH_CONDITION) + "; expected a condition as 'when', as "
                            + "{when: {all: [...]}}");
            return Optional.empty();
        }
        return node.flatMap(condition -> conditions.ofEnding(condition, false));
    }

    private boolean isSilent(Ending ending, Fields fields) {
        return ending instanceof Ending.Material
                || ending instanceof Ending.Met met
                        && met.subject() == Ending.Subject.EITHER
                        && !met.condition().isOfSide(numbers)
                || ending instanceof Ending.Repetition repetition
                        && repetition.always().isEmpty()
                        && !fields.has("side")
                || ending instanceof Ending.Count;
    }

    private Optional<Ending> when(String when, Ending.About about, Fields fields) {
        return switch (when) {
            case "checkmate" -> mate(fields, new Ending.Checkmate(about));
            case "stalemate" -> Optional.of(new Ending.Stalemate(about));
            case "none-left" -> noneLeft(about, fields);
            case "counter" -> counter(about, fields);
            case "turn" -> Optional.of(new Ending.OfTurn(about));
            case "hook" -> hooked(about, fields);
            case "repetition" -> repetition(about, fields);
            default -> material(about, fields);
        };
    }

    private Optional<Ending> mate(Fields fields, Ending mate) {
        if (!hasCheck && !problems.hasUnknownSection()) {
            problems.report(fields.map(), "E-CHECK", "checkmate needs a rule of check; add 'check' and a royal piece");
        }
        return Optional.of(mate);
    }

    private Optional<Ending> hooked(Ending.About about, Fields fields) {
        Optional<YamlText> named = fields.requiredSymbolText("hook");
        Optional<EndRule> hook = named.isPresent() ? hooks.ends(named.get()) : Optional.empty();
        return hook.isPresent() ? Optional.of(new Ending.Hooked(about, hook.get())) : Optional.empty();
    }

    private Optional<Ending> repetition(Ending.About about, Fields fields) {
        OptionalInt times = fields.requiredNumber("times");
        Optional<YamlNode> always = fields.node("always");
        Optional<String> side = always.isPresent() ? Optional.empty() : fields.choice("side");
        boolean passesCount = always.isEmpty()
                && !fields.has("side")
                && fields.choice("passes").orElse("ignored").equals("counted");
        boolean judging = always.isPresent() || fields.has("side") && !side.equals(Optional.of(TO_MOVE));
        Optional<Condition> judges =
                always.isPresent() ? always.flatMap(this::always) : side.flatMap(EndingReader::side);
        boolean samePiece =
                always.isPresent() && fields.flag("same-piece").orElse(false) && speakOfPieces(fields, judges);
        return times.isPresent() && judging == judges.isPresent()
                ? Optional.of(new Ending.Repetition(about, times.getAsInt(), passesCount, judges, samePiece))
                : Optional.empty();
    }

    /** Reads the colour of which a repetition speaks, whatever that side has done. */
    private static Optional<Condition> side(String name) {
        return name.equals(TO_MOVE)
                ? Optional.empty()
                : Optional.of(new Condition.Speaks(name.equals("white") ? Color.WHITE : Color.BLACK));
    }

    /** Refuses a condition that does not say of each piece alone whether it is meant. */
    private boolean speakOfPieces(Fields fields, Optional<Condition> judges) {
        boolean speaks = judges.isEmpty() || judges.get().isOfEachPiece();
        if (!speaks) {
            problems.report(
                    fields.node("same-piece").orElseThrow(),
                    "E-CONDITION",
                    "'same-piece' follows pieces on the board; expected 'always: {pieces: ...}' without bounds, or"
                            + " 'any' of several");
        }
        return speaks;
    }

    /** Reads what a side has always done; it must tell one side from the other. */
    private Optional<Condition> always(YamlNode node) {
        Optional<Condition> condition = conditions.ofEnding(node, false);
        if (condition.isPresent() && !condition.get().isOfSide(numbers) && !problems.isUnder("numbers")) {
            problems.report(
                    node,
                    "E-CONDITION",
                    "'always' judges a side; expected a condition that may hold for one side alone, as gave-check");
            return Optional.empty();
        }
        return condition;
    }

    private Optional<Ending> noneLeft(Ending.About about, Fields fields) {
        BitSet of = names.kindsOfSides(fields.requiredTexts("pieces"), kinds);
        Optional<Area> area = names.find(fields.symbolText("in"), "area", areas);
        return Optional.of(new Ending.NoneLeft(about, of, area));
    }

    private Optional<Ending> counter(Ending.About about, Fields fields) {
        Optional<YamlText> named = fields.requiredSymbolText("counter");
        Optional<Counter> counter = names.find(named, "counter", counters);
        OptionalInt reaches = fields.requiredNumber("reaches");
        return counter.isPresent() && reaches.isPresent()
                ? Optional.of(new Ending.Count(about, number(counter.get()), reaches.getAsInt()))
                : Optional.empty();
    }

    /** Reports the names of kinds that have no effect in a list. */
    private void refuse(List<YamlText> texts, BitSet idle, String why) {
        for (YamlText text : texts) {
            for (Kind kind : kinds) {
                if (kind.name().equals(text.text()) && idle.get(kind.index())) {
                    problems.report(text, "E-UNUSED", Problems.quoted(text.text()) + " has no effect here, " + why);
                }
            }
        }
    }

    private int number(Counter counter) {
        int number = 0;
        while (counters.get(number) != counter) {
            number++;
        }
        return number;
    }

    private Optional<Ending> material(Ending.About about, Fields fields) {
        BitSet only = names.kinds(fields.requiredTexts("only"), kinds);
        List<YamlText> one = fields.textList("and-one");
        BitSet andOne = names.kinds(one, kinds);
        List<YamlText> coloured = fields.textList("one-colour");
        BitSet oneColour = names.kinds(coloured, kinds);
        refuse(one, only, "of which 'only' allows any number already; expected a piece that 'only' lacks");
        BitSet others = new BitSet();
        others.set(0, kinds.size());
        others.andNot(only);
        others.andNot(andOne);
        refuse(coloured, others, "which neither 'only' nor 'and-one' allows; expected a piece that one of them names");
        return Optional.of(new Ending.Material(about, only, andOne, oneColour));
    }
}
