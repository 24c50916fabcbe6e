package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.yaml.YamlNode;

/** The stages of a turn, numbered as they are written, and which of them can follow each other. */
final class TurnParts {

    /** The most pairs of stages that follow each other. */
    private static final int MOST_LINKS = 100_000;

    private final List<Stage> stages = new ArrayList<>();
    private final List<YamlNode> places = new ArrayList<>();
    private final List<BitSet> follow = new ArrayList<>();

    /** The stages after which the turn begins anew, since the last call of {@link #takeBeginsAnew}. */
    private BitSet beginsAnew = new BitSet();

    /** The stages after which the turn ends, whatever stands behind them, since the last call of {@link #takeStops}. */
    private BitSet stops = new BitSet();

    /** For each roll, by number, the stages after which it is thrown again. */
    private final Map<Integer, BitSet> rollsAgain = new HashMap<>();

    private boolean full;
    private int links;

    List<Stage> stages() {
        return stages;
    }

    /** Returns for each stage the node where it is written. */
    List<YamlNode> places() {
        return places;
    }

    /** Returns for each stage the stages that can follow it. */
    List<BitSet> follow() {
        return follow;
    }

    int size() {
        return stages.size();
    }

    /** Returns whether the turn has more stages than a turn may have, so that the rest is not read. */
    boolean isFull() {
        return full;
    }

    void fill() {
        full = true;
    }

    TurnPart stage(YamlNode place, Stage stage) {
        stages.add(stage);
        places.add(place);
        follow.add(new BitSet());
        BitSet itself = TurnPart.only(stages.size() - 1);
        return new TurnPart(itself, itself, false, false, false, TurnPart.NONE);
    }

    TurnPart sequence(TurnPart one, TurnPart other) {
        link(one.last(), other.first());
        if (other.again()) {
            beginsAnew.or(one.last());
        }
        if (other.stops()) {
            stops.or(one.last());
        }
        BitSet again = other.rollsAgain();
        for (int roll = again.nextSetBit(0); roll >= 0; roll = again.nextSetBit(roll + 1)) {
            rollsAgain.computeIfAbsent(roll, unknown -> new BitSet()).or(one.last());
        }
        return new TurnPart(
                one.mayBeEmpty() ? union(one.first(), other.first()) : one.first(),
                other.mayBeEmpty() ? union(one.last(), other.last()) : other.last(),
                one.mayBeEmpty() && other.mayBeEmpty(),
                one.again() || one.mayBeEmpty() && other.again(),
                one.stops() || one.mayBeEmpty() && other.stops(),
                one.mayBeEmpty() ? union(one.rollsAgain(), other.rollsAgain()) : one.rollsAgain());
    }

    static TurnPart choice(TurnPart one, TurnPart other) {
        return new TurnPart(
                union(one.first(), other.first()),
                union(one.last(), other.last()),
                one.mayBeEmpty() || other.mayBeEmpty(),
                one.again() || other.again(),
                one.stops() || other.stops(),
                union(one.rollsAgain(), other.rollsAgain()));
    }

    /** Returns a part that begins with a roll, and may go on as another one when it is thrown again. */
    static TurnPart thrownAgain(TurnPart roll, TurnPart again) {
        return new TurnPart(
                roll.first(),
                union(roll.last(), again.last()),
                false,
                roll.again() || again.again(),
                roll.stops() || again.stops(),
                TurnPart.NONE);
    }

    TurnPart repeated(TurnPart part) {
        link(part.last(), part.first());
        return part;
    }

    static TurnPart optional(TurnPart part) {
        return new TurnPart(part.first(), part.last(), true, part.again(), part.stops(), part.rollsAgain());
    }

    /** Returns a part that comes only if a condition holds. */
    TurnPart guarded(YamlNode place, Condition condition, TurnPart part) {
        TurnPart yes = stage(place, new Stage.Test(condition, true));
        TurnPart no = stage(place, new Stage.Test(condition, false));
        return choice(sequence(yes, part), no);
    }

    /** Returns the stages after which a roll is thrown again, and forgets them. */
    BitSet takeRollsAgain(int roll) {
        BitSet taken = rollsAgain.remove(roll);
        return taken == null ? TurnPart.NONE : taken;
    }

    /** Returns the stages after which the turn begins anew, and forgets them. */
    BitSet takeBeginsAnew() {
        BitSet taken = beginsAnew;
        beginsAnew = new BitSet();
        return taken;
    }

    /** Returns the stages after which the turn ends, whatever stands behind them, and forgets them. */
    BitSet takeStops() {
        BitSet taken = stops;
        stops = new BitSet();
        return taken;
    }

    /** Notes that stages of the second set may follow each stage of the first. */
    void link(BitSet before, BitSet after) {
        int size = after.cardinality();
        for (int stage = before.nextSetBit(0); stage >= 0; stage = before.nextSetBit(stage + 1)) {
            links += size;
            if (links <= MOST_LINKS) {
                follow.get(stage).or(after);
            }
        }
    }

    /** Returns whether more stages follow each other than a turn may have, so that not all do. */
    boolean hasTooManyLinks() {
        return links > MOST_LINKS;
    }

    private static BitSet union(BitSet one, BitSet other) {
        BitSet union = (BitSet) one.clone();
        union.or(other);
        return union;
    }
}
