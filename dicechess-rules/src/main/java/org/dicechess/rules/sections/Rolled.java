package org.dicechess.rules.sections;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.dicechess.Outcome;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Face;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * The rolls that lead to the part of a turn that is read. The turn goes on apart for rolls that differ in what the part
 * reads of them, so that each reading is known here.
 */
public final class Rolled {

    /** Stands for what the faces of a roll name. */
    public static final String WORD = "rolled";

    /** The keys of what dice show that are named: exactly one of them. */
    static final Keys KEYS = Keys.oneOf(
            "shown",
            RollValue.words(),
            RollValue.words().stream().map(word -> Key.symbol(word, "dice")).toArray(Key[]::new));

    private static final List<String> MISTAKEN = List.of("dice", "turn", "first-turn");

    private final Problems problems;

    /** The rolls, the last one first. */
    private final Deque<Roll> rolls = new ArrayDeque<>();

    /** Dice that are in hand where a part is read that asks nothing else of them than a stage can find in play. */
    private Optional<Pool> inHand = Optional.empty();

    public Rolled(Problems problems) {
        this.problems = problems;
    }

    /** A roll with the faces of the outcomes that lead here. */
    private record Roll(Pool pool, List<List<Integer>> faces) {}

    /** Goes on behind a roll that shows one of these outcomes. */
    public void enter(Pool pool, BitSet shown) {
        inHand = Optional.empty();
        List<Outcome> outcomes = pool.outcomes();
        rolls.push(new Roll(
                pool,
                shown.stream()
                        .mapToObj(outcome -> outcomes.get(outcome).roll().faces())
                        .toList()));
    }

    /** Sets which dice are in hand, thrown last; empty if stages cannot tell. */
    public void hold(Optional<Pool> dice) {
        inHand = dice;
    }

    /** Returns the dice in hand whose faces a node means by {@code rolled}, and stages find in play. */
    Optional<Pool> held(YamlNode node) {
        boolean asks = node instanceof YamlText text && text.text().equals(WORD);
        Optional<Pool> held = asks ? inHand : Optional.empty();
        held.ifPresent(pool -> checkSquares(node, pool, pool.meanings()));
        return held;
    }

    private void checkSquares(YamlNode node, Pool pool, List<Face> faces) {
        if (faces.stream().anyMatch(face -> face.area().isEmpty()) && !followsMistake()) {
            problems.report(
                    node, "E-ROLL", "not every face of '" + pool.name() + "' names squares; expected areas as faces");
        }
    }

    /** Goes back before the last roll. */
    public void leave() {
        rolls.pop();
    }

    /** Returns whether a node reads a number of a roll: as {@code total} of the last one, or {@code {total: red}}. */
    static boolean isReading(YamlNode node) {
        return node instanceof YamlText text && RollValue.of(text.text()).isPresent()
                || node instanceof YamlMap map
                        && map.size() == 1
                        && RollValue.of(map.keys().get(0)).isPresent();
    }

    /** Returns a number that is written, or that a roll shows. */
    OptionalInt amount(YamlNode node, int least, int most) {
        return isReading(node) ? number(node, least, most) : new Scalars(problems).number(node, least, most);
    }

    /** Returns the number that a node reads; empty, with a problem reported, if there is none within the bounds. */
    OptionalInt number(YamlNode node, int least, int most) {
        if (!(node instanceof YamlMap map)) {
            RollValue value = RollValue.of(((YamlText) node).text()).orElseThrow();
            return inRange(node, shown(node, value, Optional.empty()), least, most);
        }
        RollValue value = RollValue.of(map.keys().get(0)).orElseThrow();
        Optional<YamlText> dice = new Fields(map, KEYS, problems).requiredSymbolText(value.word());
        return dice.isPresent() ? inRange(node, shown(node, value, dice), least, most) : OptionalInt.empty();
    }

    private OptionalInt shown(YamlNode node, RollValue value, Optional<YamlText> of) {
        Optional<Roll> roll = of.isPresent() ? named(of.get()) : last(node);
        if (roll.isPresent() && roll.get().pool().count() < value.dice()) {
            problems.report(node, "E-UNUSED", tooFew(value, roll.get().pool()));
            return OptionalInt.empty();
        }
        return roll.isPresent() ? value(value, roll.get()) : OptionalInt.empty();
    }

    private static String tooFew(RollValue value, Pool pool) {
        String fact = value == RollValue.DIFFERENCE
                ? "the difference of one die is always 0"
                : "no " + value.word() + " among " + (pool.count() == 1 ? "one die" : pool.count() + " dice");
        return fact + "; expected 'count: " + value.dice() + "' or more";
    }

    /** Returns the value of a roll of dice, if there is one and all its outcomes here show the same. */
    public OptionalInt value(RollValue value, String dice) {
        return rolls.stream()
                .filter(roll -> roll.pool().name().equals(dice))
                .findFirst()
                .map(roll -> value(value, roll))
                .orElse(OptionalInt.empty());
    }

    private static OptionalInt value(RollValue value, Roll roll) {
        Set<Integer> values = roll.faces().stream().map(value::of).collect(Collectors.toSet());
        return values.size() == 1 ? OptionalInt.of(values.iterator().next()) : OptionalInt.empty();
    }

    /** Returns whether dice or stages have mistakes, from which most mistakes of rolls follow. */
    public boolean followsMistake() {
        return problems.isUnderAny(MISTAKEN);
    }

    private Optional<Roll> named(YamlText name) {
        Optional<Roll> roll = rolls.stream()
                .filter(one -> one.pool().name().equals(name.text()))
                .findFirst();
        if (roll.isEmpty() && !followsMistake()) {
            problems.report(
                    name,
                    "E-ROLL",
                    "no roll of " + Problems.quoted(name.text()) + " leads here; expected dice thrown before");
        }
        return roll;
    }

    private Optional<Roll> last(YamlNode node) {
        if (rolls.isEmpty() && !followsMistake()) {
            problems.report(
                    node,
                    "E-ROLL",
                    "no roll leads here; expected this behind {roll: ...} without 'then', or in its 'then'");
        }
        return Optional.ofNullable(rolls.peek());
    }

    private OptionalInt inRange(YamlNode node, OptionalInt number, int least, int most) {
        if (number.isPresent() && (number.getAsInt() < least || number.getAsInt() > most)) {
            problems.report(
                    node,
                    "E-RANGE",
                    "the roll may show " + number.getAsInt() + " here; expected " + least + " to " + most
                            + ", or patterns for the other rolls");
            return OptionalInt.empty();
        }
        return number;
    }

    /** Returns the squares that the faces of a roll name, of the last one where no dice are named. */
    Optional<Area> area(YamlNode node, Optional<YamlText> dice) {
        Optional<Roll> roll = dice.isPresent() ? named(dice.get()) : last(node);
        if (roll.isEmpty()) {
            return Optional.empty();
        }
        Pool pool = roll.get().pool();
        checkSquares(node, pool, faces(roll.get()));
        return Optional.of(
                pool.squares(roll.get().faces().stream().flatMap(List::stream).toList()));
    }

    /** Returns the directions that the faces of a roll name, of the last one where no dice are named. */
    List<List<Heading>> headings(YamlNode node, Optional<YamlText> dice) {
        Optional<Roll> roll = dice.isPresent() ? named(dice.get()) : last(node);
        if (roll.isPresent()
                && !followsMistake()
                && roll.get().pool().meanings().stream()
                        .anyMatch(face -> Heading.of(face.label()).isEmpty())) {
            problems.report(
                    node,
                    "E-ROLL",
                    "not every face of '" + roll.get().pool().name()
                            + "' names a direction; expected faces such as 'forward'");
        }
        return roll.map(Rolled::faces).orElse(List.of()).stream()
                .flatMap(face -> Heading.of(face.label()).stream())
                .toList();
    }

    /** Returns the kinds, by index, that the faces of a roll name, of the last one where no dice are named. */
    BitSet kinds(YamlNode node, Optional<YamlText> dice) {
        BitSet kinds = new BitSet();
        Optional<Roll> roll = dice.isPresent() ? named(dice.get()) : last(node);
        if (roll.isPresent() && !roll.get().pool().namesKinds() && !followsMistake()) {
            problems.report(
                    node,
                    "E-ROLL",
                    "the faces of '" + roll.get().pool().name() + "' name no pieces; expected dice that do");
        }
        roll.ifPresent(one -> faces(one).forEach(face -> face.kinds().forEach(kind -> kinds.set(kind.index()))));
        return kinds;
    }

    private static List<Face> faces(Roll roll) {
        return roll.faces().stream()
                .flatMap(List::stream)
                .distinct()
                .map(roll.pool()::meaning)
                .toList();
    }
}
