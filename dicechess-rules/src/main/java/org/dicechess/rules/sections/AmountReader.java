package org.dicechess.rules.sections;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Computation;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.NumberOf;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads amounts: a whole number; {@code {number: NAME}} and {@code {pieces: KINDS}}, which are those of the present
 * position; what a roll shows, as {@code total} and {@code {total: dice}}; {@code {sum: AMOUNTS}} and the like.
 */
public final class AmountReader {

    /** The keys of amounts that come from others, in the order of {@link Computation}. */
    private static final List<String> COMPUTED =
            Stream.of(Computation.values()).map(Computation::word).toList();

    /** An amount that comes from two others, as formulas have it. */
    private static final Pattern FORMULA = Pattern.compile("(\\w[\\w-]{0,39}) ([+*-]) (\\w[\\w-]{0,39})");

    private static final Map<String, String> OPERATIONS = Map.of("+", "sum", "-", "minus", "*", "product");

    static final int MOST_AMOUNTS = 10;
    private static final int MOST_WRITTEN = 1_000;

    /** The keys of pieces that are counted, each beside {@code pieces}. */
    static final Keys PIECES = Keys.of(
            "",
            Key.node("pieces", "counted-pieces"),
            Key.word("of", ActionReader.WHOSE).beside("pieces"),
            Key.node("in", "place").beside("pieces"),
            Key.node("attacked", "attacked").beside("pieces"),
            Key.flag("guarded").beside("pieces"),
            Key.map("beside", "near-beside").beside("pieces"));

    static final Keys KEYS = Keys.oneOf(
                    "amount",
                    List.of("number", "pieces", "sum", "minus", "product", "smallest", "greatest"),
                    Key.symbol("number", "number"),
                    Key.word("of", List.of("own", "enemy")).beside("number"))
            .and(PIECES)
            .and(Keys.of(
                    "",
                    Key.node("sum", "amounts"),
                    Key.node("minus", "amounts"),
                    Key.node("product", "amounts"),
                    Key.node("smallest", "amounts"),
                    Key.node("greatest", "amounts")));

    private final List<GameNumber> numbers;
    private final Rolled rolled;
    private final Problems problems;
    private final DefinedNames names;

    /** Reads the pieces that are counted. */
    private Function<Fields, Condition.Pieces> pieces = fields -> {
        throw new IllegalStateException("pieces are read too early");
    };

    /** Creates a reader for a game with these numbers. */
    public AmountReader(List<GameNumber> numbers, Rolled rolled, Problems problems) {
        this.rolled = rolled;
        this.numbers = numbers;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** Sets what reads the pieces that are counted. */
    void readPiecesBy(Function<Fields, Condition.Pieces> reader) {
        pieces = reader;
    }

    /** Returns whether a map is an amount of the position. */
    static boolean isAmount(YamlMap map) {
        return map.get("number").isPresent()
                || map.get("pieces").isPresent()
                || COMPUTED.stream().anyMatch(key -> map.get(key).isPresent());
    }

    /** Returns whether an amount is what a roll shows. */
    public static boolean isRolled(YamlNode node) {
        return Rolled.isReading(node);
    }

    /** Returns the number that is meant. */
    public GameNumber number(NumberOf of) {
        return numbers.get(of.number());
    }

    /**
     * Returns an amount; empty, with a problem reported, if it cannot be read.
     *
     * @param least the least amount that may be written
     * @param most the greatest one
     */
    public Optional<Amount> read(YamlNode node, int least, int most) {
        if (node instanceof YamlMap map && !Rolled.isReading(map)) {
            if (!isAmount(map)) {
                problems.report(
                        map,
                        "E-TYPE",
                        "a whole number expected, or {number: name}, {pieces: kinds},"
                                + " what a roll shows, as {total: dice}, or {sum: [...]} and the like");
                return Optional.empty();
            }
            Fields fields = new Fields(map, KEYS, problems);
            Optional<String> key = COMPUTED.stream().filter(fields::has).findFirst();
            Optional<Amount> amount = key.isPresent()
                    ? computed(key.get(), fields, least, most)
                    : fields.has("number")
                            ? number(fields).map(Amount::of)
                            : Optional.of(Amount.of(pieces.apply(fields)));
            fields.done();
            return amount;
        }
        return node instanceof YamlText text && isFormula(text)
                ? Optional.empty()
                : Amount.of(rolled.amount(node, least, most));
    }

    /** Returns whether a text is an amount as a formula has it, which is reported with what stands for it. */
    private boolean isFormula(YamlText text) {
        Matcher formula = FORMULA.matcher(text.text());
        if (!formula.matches()) {
            return false;
        }
        String key = OPERATIONS.get(formula.group(2));
        problems.report(
                text,
                "E-NUMBER",
                "an amount expected, not '" + text.text() + "'; write {" + key + ": [" + formula.group(1) + ", "
                        + formula.group(3) + "]}");
        return true;
    }

    /** Returns what several amounts make. If all of them are written, the bounds cut it off as those of a number do. */
    private Optional<Amount> computed(String key, Fields fields, int least, int most) {
        YamlNode node = fields.requiredNode(key).orElse(fields.map());
        if (!(node instanceof YamlList list)) {
            problems.report(node, "E-TYPE", "a list of amounts expected; what dice show together is {total: dice}");
            return Optional.empty();
        }
        List<YamlNode> items = list.items();
        if (items.size() < 2 || items.size() > MOST_AMOUNTS) {
            problems.report(list, "E-RANGE", items.size() + " amounts; expected 2 to " + MOST_AMOUNTS);
            return Optional.empty();
        }
        List<Amount> amounts = items.stream()
                .flatMap(item -> read(item, -MOST_WRITTEN, MOST_WRITTEN).stream())
                .toList();
        if (amounts.size() < items.size()) {
            return Optional.empty();
        }
        Amount amount = Amount.of(Computation.values()[COMPUTED.indexOf(key)], amounts);
        return Optional.of(amount.isWritten() ? Amount.of(Math.max(least, Math.min(most, amount.written()))) : amount);
    }

    /** Returns the number that the key {@code number} names, of the side that the key {@code of} says. */
    Optional<NumberOf> number(Fields fields) {
        boolean enemy = isOfEnemy(fields);
        Optional<YamlText> name = fields.requiredSymbolText("number");
        return name.isPresent() ? number(name.get(), enemy, fields) : Optional.empty();
    }

    /** Returns whether the key {@code of} says that the enemy's numbers are meant. */
    boolean isOfEnemy(Fields fields) {
        return fields.choice("of").equals(Optional.of("enemy"));
    }

    /** Returns the number with a name, of the enemy or not. */
    Optional<NumberOf> number(YamlText name, boolean enemy, Fields fields) {
        Optional<GameNumber> number = names.find(name, "number", numbers);
        if (number.isPresent() && !number.get().ofSide() && fields.has("of")) {
            problems.report(
                    fields.map(),
                    "E-UNUSED",
                    "'" + name.text() + "' is one number for the game, so 'of' has no meaning for it");
        }
        return number.map(found -> new NumberOf(numbers.indexOf(found), enemy));
    }
}
