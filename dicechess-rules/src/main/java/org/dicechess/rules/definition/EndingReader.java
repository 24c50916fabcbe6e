package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code endings}: a name, which is the reason that hosts are told, when it holds, and what it means. */
final class EndingReader {

    private static final List<String> WHEN =
            List.of("checkmate", "stalemate", "none-left", "counter", "repetition", "material", "hook");
    private static final List<String> VERDICTS = List.of("wins", "loses", "draws");
    private static final int LONGEST = 9999;

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final List<Counter> counters;
    private final boolean hasCheck;
    private final HooksInPlay hooks;
    private final Problems problems;
    private final Names names;

    EndingReader(List<Area> areas, List<Kind> kinds, List<Counter> counters, boolean hasCheck, Hooks hooks, Problems problems) {
        this.areas = areas;
        this.kinds = kinds;
        this.counters = counters;
        this.hasCheck = hasCheck;
        this.hooks = new HooksInPlay(hooks);
        this.problems = problems;
        this.names = new Names(problems);
    }

    List<Ending> read(YamlMap map) {
        List<Ending> endings = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            if (!org.dicechess.rules.yaml.Names.check(map, entry, problems)) {
                continue;
            }
            if (entry.value() instanceof YamlMap ending) {
                ending(entry.key(), ending).ifPresent(endings::add);
            } else {
                problems.report(entry.value(), "E-TYPE", "map expected: when, result and more");
            }
        }
        if (endings.stream().filter(Ending.Repetition.class::isInstance).count() > 1) {
            problems.report(map, "E-DUPLICATE", "one ending by repetition");
        }
        endings.sort(Comparator.comparingInt(EndingReader::precedence));
        return endings;
    }

    /** What the men on the board have decided comes before mates, and these before draws; else the order of the text. */
    private static int precedence(Ending ending) {
        if (ending instanceof Ending.NoneLeft || ending instanceof Ending.Hooked && ending.verdict() != Ending.Verdict.DRAWS) {
            return 0;
        }
        return ending instanceof Ending.Checkmate || ending instanceof Ending.Stalemate ? 1 : 2;
    }

    private Optional<Ending> ending(String name, YamlMap map) {
        Fields fields = new Fields(map, problems);
        Optional<String> when = fields.requiredChoice("when", WHEN);
        Optional<Ending.Verdict> verdict = fields.requiredChoice("result", VERDICTS)
                .map(word -> Ending.Verdict.values()[VERDICTS.indexOf(word)]);
        String rule = fields.rule().map(YamlText::text).orElse("");
        Optional<Ending> ending = when.flatMap(word -> when(word, name, verdict.orElse(Ending.Verdict.DRAWS), rule, fields));
        fields.done();
        if (verdict.isPresent() && verdict.get() != Ending.Verdict.DRAWS && isSilent(ending)) {
            problems.report(map, "E-CHOICE", "this ending speaks of no side: its result is draws");
        }
        return ending;
    }

    private static boolean isSilent(Optional<Ending> ending) {
        return ending.filter(one -> one instanceof Ending.Material || one instanceof Ending.Repetition || one instanceof Ending.Count)
                .isPresent();
    }

    private Optional<Ending> when(String when, String name, Ending.Verdict verdict, String rule, Fields fields) {
        return switch (when) {
            case "checkmate" -> mate(fields, new Ending.Checkmate(name, verdict, rule));
            case "stalemate" -> Optional.of(new Ending.Stalemate(name, verdict, rule));
            case "none-left" -> noneLeft(name, verdict, rule, fields);
            case "counter" -> counter(name, verdict, rule, fields);
            case "hook" -> fields.requiredSymbolText("hook")
                    .flatMap(hooks::ends)
                    .map(hook -> new Ending.Hooked(name, hook, verdict, rule));
            case "repetition" -> times(fields, "times", 2).map(times -> new Ending.Repetition(name, times, verdict, rule));
            default -> material(name, verdict, rule, fields);
        };
    }

    private Optional<Ending> mate(Fields fields, Ending mate) {
        if (!hasCheck) {
            problems.report(fields.map(), "E-CHECK", "checkmate without a rule of check: add 'check' and a royal piece");
        }
        return Optional.of(mate);
    }

    private Optional<Ending> noneLeft(String name, Ending.Verdict verdict, String rule, Fields fields) {
        BitSet of = names.kinds(fields.requiredTexts("pieces"), kinds);
        Optional<Area> area = fields.symbolText("in").flatMap(text -> names.find(text, "area", areas, Area::name));
        return Optional.of(new Ending.NoneLeft(name, of, area, verdict, rule));
    }

    private Optional<Ending> counter(String name, Ending.Verdict verdict, String rule, Fields fields) {
        Optional<Counter> counter = fields.requiredSymbolText("counter")
                .flatMap(text -> names.find(text, "counter", counters, Counter::name));
        Optional<Integer> reaches = times(fields, "reaches", 1);
        return counter.flatMap(one ->
                reaches.map(number -> new Ending.Count(name, counters.indexOf(one), number, verdict, rule)));
    }

    private Optional<Integer> times(Fields fields, String key, int least) {
        OptionalInt number = fields.requiredNumber(key, least, LONGEST);
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }

    private Optional<Ending> material(String name, Ending.Verdict verdict, String rule, Fields fields) {
        BitSet only = names.kinds(fields.requiredTexts("only"), kinds);
        BitSet andOne = names.kinds(fields.textList("and-one"), kinds);
        BitSet oneColour = names.kinds(fields.textList("one-colour"), kinds);
        return Optional.of(new Ending.Material(name, only, andOne, oneColour, verdict, rule));
    }
}
