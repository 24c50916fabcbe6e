package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code promotion}, one rule or a list of rules: the area, the moves that enter it, stay in it or leave it, and
 * the kinds to promote to. In the list {@code array} stands for every kind of the array that the game began with, and
 * {@code not queen} removes one of these.
 */
final class PromotionReader {

    private static final String ARRAY = "array";
    private static final String NOT = "not ";
    private static final String KEY = "promotion";
    static final String SETUP = "setup";
    static final int MOST_PIECES = 256;
    static final List<String> WAYS = List.of("entering", "within", "leaving");

    static final Keys KEYS = Keys.of(
            "promotion",
            Key.symbol("area", "area"),
            Key.symbols("to", "piece"),
            Key.flag("optional"),
            Key.symbols("moves", "way-of-promotion"),
            Key.node("at-most", "most-promoted"),
            Key.word("side", List.of("white", "black")),
            Key.node("only-if", "condition"));

    /** The most rules of one kind: each set of them that may speak of one move has a table. */
    static final int MOST_RULES = 6;

    private final List<Area> areas;
    private final List<String> pieces;
    private final List<YamlNode> conditions;
    private final Problems problems;
    private final DefinedNames names;

    /**
     * Creates a reader.
     *
     * @param conditions the conditions of all rules, which are read later; the reader adds to them
     */
    PromotionReader(List<Area> areas, List<String> pieces, List<YamlNode> conditions, Problems problems) {
        this.areas = areas;
        this.conditions = conditions;
        this.pieces = pieces;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Returns the rules of a kind, which may have one or a list of them. */
    List<Promotion> read(Fields kind) {
        boolean several = kind.map().get(KEY).orElse(kind.map()) instanceof YamlList;
        return several
                ? kind.list(KEY).map(this::several).orElse(List.of())
                : kind.map(KEY).flatMap(this::one).map(List::of).orElse(List.of());
    }

    private List<Promotion> several(YamlList list) {
        if (list.items().size() > MOST_RULES) {
            problems.report(list, "E-RANGE", list.items().size() + " rules of promotion; at most " + MOST_RULES);
            return List.of();
        }
        List<Promotion> rules = new ArrayList<>();
        for (YamlNode item : list.items()) {
            if (item instanceof YamlMap map) {
                one(map).ifPresent(rules::add);
            } else {
                problems.report(item, "E-TYPE", "a rule expected, as {area: last-rank, to: queen}");
            }
        }
        return rules;
    }

    private Optional<Promotion> one(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        Optional<Area> area = names.find(fields.requiredSymbolText("area"), "area", areas);
        Set<Promotion.Way> moves = moves(fields);
        List<YamlText> to = fields.requiredTexts("to");
        List<String> named = new ArrayList<>();
        List<String> never = new ArrayList<>();
        for (YamlText text : to) {
            if (isNot(text)) {
                addPiece(KeywordAndName.after(NOT, text), never);
            } else if (!isArray(text)) {
                addPiece(text, named);
            }
        }
        check(to, to.stream().anyMatch(this::isArray));
        boolean optional = fields.flag("optional").orElse(false);
        int most = most(fields);
        Optional<YamlNode> onlyIf = fields.node("only-if");
        onlyIf.ifPresent(conditions::add);
        int condition = onlyIf.isPresent() ? conditions.size() - 1 : Promotion.ALWAYS;
        Optional<Color> side = fields.choice("side").map(word -> word.equals("white") ? Color.WHITE : Color.BLACK);
        String rule = fields.rule();
        fields.done();
        boolean ofArray = to.stream().anyMatch(this::isArray);
        return area.map(in -> new Promotion(in, moves, named, ofArray, never, optional, most, condition, side, rule));
    }

    private Set<Promotion.Way> moves(Fields fields) {
        List<YamlText> words = fields.has("moves") ? fields.requiredTexts("moves") : List.of();
        names.checkOnce(words, "E-DUPLICATE", "each word once");
        Set<Promotion.Way> moves = EnumSet.noneOf(Promotion.Way.class);
        for (YamlText word : words) {
            new Scalars(problems)
                    .choice(word, WAYS)
                    .map(known -> Promotion.Way.valueOf(known.toUpperCase(Locale.ROOT)))
                    .ifPresent(moves::add);
        }
        return moves.isEmpty() ? Promotion.ARRIVING : moves;
    }

    private int most(Fields fields) {
        Optional<YamlNode> node = fields.node("at-most");
        if (node.isEmpty()) {
            return Promotion.ANY;
        }
        boolean word = node.get() instanceof YamlText text && !Scalars.isWhole(text.text());
        if (!word) {
            return new Scalars(problems).number(node.get(), 1, MOST_PIECES).orElse(1);
        }
        String text = ((YamlText) node.get()).text();
        if (!text.equals(SETUP)) {
            problems.report(node.get(), "E-NUMBER", "whole number or 'setup' expected, not " + Problems.quoted(text));
        }
        return Promotion.AS_IN_SETUP;
    }

    private void check(List<YamlText> to, boolean mayBeOfArray) {
        names.checkOnce(to, "E-DUPLICATE", "each piece once");
        for (YamlText text : to) {
            if (!mayBeOfArray && isNot(text)) {
                problems.report(
                        text, "E-UNUSED", "'not' removes a kind that 'array' adds; expected 'array' in this list");
            }
        }
    }

    /** Returns whether a text is the keyword {@code array}: a piece of that name takes precedence. */
    private boolean isArray(YamlText text) {
        return text.text().equals(ARRAY) && !pieces.contains(ARRAY);
    }

    private static boolean isNot(YamlText text) {
        return text.text().startsWith(NOT);
    }

    private void addPiece(YamlText name, List<String> known) {
        if (names.isKnown(name, "piece", pieces)) {
            known.add(name.text());
        }
    }
}
