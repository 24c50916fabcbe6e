package org.dicechess.rules.turn;

import java.util.Optional;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.sections.AmountReader;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * How often a part of a turn comes.
 *
 * @param least how often it comes at least
 * @param most how often it comes at most
 * @param amount how often it comes; looked at before each time unless it is written
 */
record Times(int least, int most, Amount amount) {

    private static final int MOST = 20;

    /** Returns how often a part comes; empty, with a problem reported, if that cannot be read. */
    static Optional<Times> read(YamlNode node, AmountReader amounts, Problems problems) {
        boolean writes = node instanceof YamlText && !AmountReader.isRolled(node);
        return amounts.read(node, writes ? 1 : 0, MOST)
                .flatMap(amount -> amount.number().isPresent()
                        ? of(node, amount, amounts.number(amount.number().get()), problems)
                        : Optional.of(of(amount)));
    }

    /** Returns how often an amount of pieces says, or one that is written. Of more pieces 20 count. */
    private static Times of(Amount amount) {
        return amount.isWritten() ? new Times(amount.written(), amount.written(), amount) : new Times(0, MOST, amount);
    }

    private static Optional<Times> of(YamlNode node, Amount amount, GameNumber number, Problems problems) {
        if (number.to() > MOST && !problems.isUnder("numbers." + number.name())) {
            problems.report(
                    node,
                    "E-RANGE",
                    "'" + number.name() + "' goes up to " + number.to() + "; at most " + MOST + " times");
            return Optional.empty();
        }
        return Optional.of(new Times(number.from(), number.to(), amount));
    }

    /**
     * Returns the condition under which the part comes once more; empty if it comes in any case.
     *
     * @param time 1 for the first time
     */
    Optional<Condition> condition(int time) {
        return time > least && !amount.isWritten()
                ? Optional.of(new Condition.Within(amount, Amount.of(time), Amount.of(Integer.MAX_VALUE)))
                : Optional.empty();
    }
}
