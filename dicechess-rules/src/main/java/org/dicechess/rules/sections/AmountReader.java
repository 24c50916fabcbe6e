package org.dicechess.rules.sections;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.NumberOf;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads amounts: a whole number; {@code {number: NAME}} and {@code {pieces: KINDS}}, which are those of the present
 * position; what a roll shows, as {@code total} and {@code {total: dice}}.
 */
public final class AmountReader {

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
        return map.get("number").isPresent() || map.get("pieces").isPresent();
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
                                + " or what a roll shows, as {total: dice}");
                return Optional.empty();
            }
            Fields fields = new Fields(map, problems);
            Optional<Amount> amount = fields.has("number")
                    ? number(fields).map(Amount::of)
                    : Optional.of(Amount.of(pieces.apply(fields)));
            fields.done();
            return amount;
        }
        return Amount.of(rolled.amount(node, least, most));
    }

    /** Returns the number that the key {@code number} names, of the side that the key {@code of} says. */
    Optional<NumberOf> number(Fields fields) {
        boolean enemy = isOfEnemy(fields);
        Optional<YamlText> name = fields.requiredSymbolText("number");
        return name.isPresent() ? number(name.get(), enemy, fields) : Optional.empty();
    }

    /** Returns whether the key {@code of} says that the enemy's numbers are meant. */
    boolean isOfEnemy(Fields fields) {
        return fields.choice("of", List.of("own", "enemy")).orElse("own").equals("enemy");
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
