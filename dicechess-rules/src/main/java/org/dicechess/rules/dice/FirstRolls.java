package org.dicechess.rules.dice;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.dicechess.rules.codes.Codes;

/** The rolls that can bind the first move of a turn. */
public final class FirstRolls {

    private final Stages stages;
    private final Rolls rolls;
    private final BitSet binding = new BitSet();
    private final BitSet seen = new BitSet();
    private final Map<Integer, int[]> behind = new HashMap<>();

    public FirstRolls(Stages stages, Rolls rolls) {
        this.stages = stages;
        this.rolls = rolls;
    }

    /** Returns the numbers of the rolls, ascending; 0 is among them if some first move may be one of any piece. */
    public int[] binding() {
        follow(0);
        return Codes.numbers(binding);
    }

    /** Follows the throws from a state on; what the player does before a throw is no move. */
    private void follow(int state) {
        for (int next : behind(state)) {
            if (stages.thrown[next] < 0) {
                binding.set(0);
            } else if (!seen.get(next)) {
                seen.set(next);
                followRolls(next, stages.thrown[next]);
            }
        }
    }

    private void followRolls(int state, int pool) {
        for (int roll = rolls.first(pool); roll <= rolls.last(pool); roll++) {
            for (int next : behind(stages.afterThrow(state, roll - rolls.first(pool)))) {
                after(next, roll);
            }
        }
    }

    private void after(int state, int roll) {
        if (stages.thrown[state] != Stages.NOT_HERE) {
            follow(state);
        } else if (stages.free[state]) {
            binding.set(0);
        } else if (!stages.isEnd(state)) {
            binding.set(roll);
        }
    }

    /** Returns the states to which branches lead; the state itself where it does not branch. */
    private int[] behind(int state) {
        return behind.computeIfAbsent(state, begin -> {
            BitSet found = new BitSet();
            follow(begin, found, new BitSet());
            return found.stream().toArray();
        });
    }

    private void follow(int state, BitSet found, BitSet passed) {
        Stages.Branch branch = stages.branches[state];
        if (branch == null) {
            found.set(state);
        } else if (!passed.get(state)) {
            passed.set(state);
            follow(branch.yes(), found, passed);
            follow(branch.no(), found, passed);
        }
    }
}
