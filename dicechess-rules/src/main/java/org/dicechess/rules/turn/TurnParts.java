package org.dicechess.rules.turn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.yaml.YamlNode;

/** The stages of a turn, numbered as they are written, and which of them can follow each other. */
final class TurnParts {

    /** The most pairs of stages that follow each other. */
    private static final int MOST_LINKS = 100_000;

    private final List<Stage> stages = new ArrayList<>();
    private final List<YamlNode> places = new ArrayList<>();
    private final List<Set<Integer>> follow = new ArrayList<>();

    /** The stages after which the turn begins anew, since the last call of {@link #takeBeginsAnew}. */
    private Set<Integer> beginsAnew = new TreeSet<>();

    /** For each roll, by number, the stages after which it is thrown again. */
    private final Map<Integer, Set<Integer>> rollsAgain = new HashMap<>();

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
    List<Set<Integer>> follow() {
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
        follow.add(new LinkedHashSet<>());
        Set<Integer> itself = Set.of(stages.size() - 1);
        return new TurnPart(itself, itself, false, false, Set.of());
    }

    TurnPart sequence(TurnPart one, TurnPart other) {
        link(one.last(), other.first());
        if (other.again()) {
            beginsAnew.addAll(one.last());
        }
        for (int roll : other.rollsAgain()) {
            rollsAgain.computeIfAbsent(roll, unknown -> new TreeSet<>()).addAll(one.last());
        }
        return new TurnPart(
                one.mayBeEmpty() ? union(one.first(), other.first()) : one.first(),
                other.mayBeEmpty() ? union(one.last(), other.last()) : other.last(),
                one.mayBeEmpty() && other.mayBeEmpty(),
                one.again() || one.mayBeEmpty() && other.again(),
                one.mayBeEmpty() ? union(one.rollsAgain(), other.rollsAgain()) : one.rollsAgain());
    }

    static TurnPart choice(TurnPart one, TurnPart other) {
        return new TurnPart(
                union(one.first(), other.first()),
                union(one.last(), other.last()),
                one.mayBeEmpty() || other.mayBeEmpty(),
                one.again() || other.again(),
                union(one.rollsAgain(), other.rollsAgain()));
    }

    /** Returns a part that begins with a roll, and may go on as another one when it is thrown again. */
    static TurnPart thrownAgain(TurnPart roll, TurnPart again) {
        return new TurnPart(
                roll.first(), union(roll.last(), again.last()), false, roll.again() || again.again(), Set.of());
    }

    TurnPart repeated(TurnPart part) {
        link(part.last(), part.first());
        return part;
    }

    static TurnPart optional(TurnPart part) {
        return new TurnPart(part.first(), part.last(), true, part.again(), part.rollsAgain());
    }

    /** Returns a part that comes only if a condition holds. */
    TurnPart guarded(YamlNode place, Condition condition, TurnPart part) {
        TurnPart yes = stage(place, new Stage.Test(condition, true));
        TurnPart no = stage(place, new Stage.Test(condition, false));
        return choice(sequence(yes, part), no);
    }

    /** Returns the stages after which a roll is thrown again, and forgets them. */
    Set<Integer> takeRollsAgain(int roll) {
        Set<Integer> taken = rollsAgain.remove(roll);
        return taken == null ? Set.of() : taken;
    }

    /** Returns the stages after which the turn begins anew, and forgets them. */
    Set<Integer> takeBeginsAnew() {
        Set<Integer> taken = beginsAnew;
        beginsAnew = new TreeSet<>();
        return taken;
    }

    /** Notes that stages of the second set may follow each stage of the first. */
    void link(Set<Integer> before, Set<Integer> after) {
        for (int stage : before) {
            links += after.size();
            if (links <= MOST_LINKS) {
                follow.get(stage).addAll(after);
            }
        }
    }

    /** Returns whether more stages follow each other than a turn may have, so that not all do. */
    boolean hasTooManyLinks() {
        return links > MOST_LINKS;
    }

    private static Set<Integer> union(Set<Integer> one, Set<Integer> other) {
        Set<Integer> union = new TreeSet<>(one);
        union.addAll(other);
        return union;
    }
}
