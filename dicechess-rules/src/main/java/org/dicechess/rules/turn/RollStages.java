package org.dicechess.rules.turn;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.sections.DefinedNames;
import org.dicechess.rules.sections.DiceReader;
import org.dicechess.rules.sections.Rolled;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Reads the rolls of a turn, each with the part of the turn that reads what it shows. */
final class RollStages {

    /** The most outcomes of all rolls that something reads, each counted once for every reading of rolls before it. */
    private static final int MOST_OUTCOMES = 300_000;

    private final List<Pool> pools;
    private final Rolled rolled;
    private final TurnParts parts;
    private final Function<YamlNode, TurnPart> read;
    private final Problems problems;
    private final DefinedNames names;

    private int outcomes;

    /** The number of rolls whose rest has been read. */
    private int thrown;

    /** The rolls whose rest is read, the last one first. */
    private final Deque<Throwing> throwing = new ArrayDeque<>();

    /**
     * Creates a reader.
     *
     * @param rolled the rolls that lead to what is read
     * @param read reads a part of the turn
     */
    RollStages(List<Pool> pools, Rolled rolled, TurnParts parts, Function<YamlNode, TurnPart> read, Problems problems) {
        this.pools = pools;
        this.rolled = rolled;
        this.parts = parts;
        this.read = read;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    /** A roll whose rest is read. */
    static final class Throwing {

        private final Pool pool;
        private final int number;
        private int times;

        private Throwing(Pool pool, int number) {
            this.pool = pool;
            this.number = number;
        }

        /** Returns its number, unlike that of every other roll. */
        int number() {
            return number;
        }

        /** Returns how often it has been thrown again. */
        int times() {
            return times;
        }
    }

    /** Returns whether a roll has been read whose {@code then} leads no further. */
    boolean isAnyBefore() {
        return outcomes > 0;
    }

    /** Returns the last roll that leads to what is read, of these dice if they are named; empty if there is none. */
    Optional<Throwing> last(Optional<YamlText> dice) {
        return throwing.stream()
                .filter(roll -> dice.isEmpty() || dice.get().text().equals(roll.pool.name()))
                .findFirst();
    }

    /** Returns the dice of a name; empty, with a problem reported, if there are none. */
    Optional<Pool> pool(YamlText name) {
        return names.find(name, "dice", pools);
    }

    /**
     * Reads a roll.
     *
     * @param then the parts of the turn for what it shows
     */
    TurnPart of(YamlText name, Optional<YamlMap> then) {
        if (name.text().equals(DiceReader.CHOSEN)) {
            return parts.stage(name, new Stage.ThrowChosen());
        }
        Optional<Pool> pool = pool(name);
        if (pool.isEmpty()) {
            return TurnPart.NOTHING;
        }
        return then.isPresent()
                ? thrown(pool.get(), () -> new RollBranches(pool.get(), rolled, problems).of(then.get()))
                : parts.stage(name, new Stage.Throw(number(pool.get()), RollBranches.all(pool.get())));
    }

    /** Reads a roll that the stages behind it read. */
    TurnPart readBy(Pool pool, YamlMap roll, YamlNode rest) {
        Fields fields = new Fields(roll, StageWords.KEYS, problems);
        fields.node("roll");
        fields.rule();
        fields.done();
        return thrown(pool, () -> List.of(new RollBranches.Branch(RollBranches.all(pool), rest)));
    }

    /** Returns the dice of a roll without patterns; empty for any other stage. */
    Optional<Pool> plain(YamlNode node) {
        return node instanceof YamlMap map
                        && map.size() == (map.get("rule").isPresent() ? 2 : 1)
                        && map.get("roll").orElse(map) instanceof YamlText name
                ? pools.stream().filter(pool -> pool.name().equals(name.text())).findFirst()
                : Optional.empty();
    }

    /** Reads what follows a roll, and once more for each time that it may be thrown again. */
    private TurnPart thrown(Pool pool, Supplier<List<RollBranches.Branch>> branches) {
        Throwing here = new Throwing(pool, thrown++);
        throwing.push(here);
        TurnPart whole = branches(pool, branches.get());
        BitSet again = parts.takeRollsAgain(here.number);
        while (!again.isEmpty() && !parts.isFull()) {
            here.times++;
            TurnPart next = branches(pool, branches.get());
            parts.link(again, next.first());
            whole = TurnParts.thrownAgain(whole, next);
            again = parts.takeRollsAgain(here.number);
        }
        throwing.pop();
        return whole;
    }

    private TurnPart branches(Pool pool, List<RollBranches.Branch> branches) {
        TurnPart whole = TurnPart.NOTHING;
        outcomes += pool.outcomes().size();
        if (outcomes > MOST_OUTCOMES && !parts.isFull()) {
            branches.stream()
                    .findFirst()
                    .ifPresent(branch -> problems.report(
                            branch.then(),
                            "E-RANGE",
                            "the rolls up to here, each read as often as a turn may come to it, have more than 300,000"
                                    + " outcomes; at most 300,000"));
            parts.fill();
        }
        boolean first = true;
        for (RollBranches.Branch branch : branches) {
            for (BitSet shown : RollReadings.parted(pool, branch.shown(), branch.then())) {
                if (parts.isFull()) {
                    return TurnPart.NOTHING;
                }
                TurnPart one = branch(pool, shown, branch.then());
                whole = first ? one : TurnParts.choice(whole, one);
                first = false;
            }
        }
        return whole;
    }

    private TurnPart branch(Pool pool, BitSet shown, YamlNode then) {
        TurnPart roll = parts.stage(then, new Stage.Throw(number(pool), shown));
        rolled.enter(pool, shown);
        TurnPart part = parts.sequence(roll, read.apply(then));
        rolled.leave();
        return part;
    }

    private int number(Pool pool) {
        int number = 0;
        while (pools.get(number) != pool) {
            number++;
        }
        return number;
    }
}
