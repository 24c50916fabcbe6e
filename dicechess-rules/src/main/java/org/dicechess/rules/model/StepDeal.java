package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Dice;
import org.dicechess.Die;
import org.dicechess.Direction;
import org.dicechess.PieceType;

/**
 * A deal of steps in sequence. Each step chooses among the squares that are still free, among facings, or both. Either
 * one die has a face for every outcome: its number is the choices in mixed radix, with the first step as the lowest
 * digit, so Chess960 has Scharnagl's numbers. Or each step has a die of its own.
 *
 * @param name the name of the die or dice
 * @param dieForEachStep whether each step has a die of its own, with faces from 1
 * @param mirrored whether Black gets the same pieces on the opposite squares
 */
public record StepDeal(String name, boolean dieForEachStep, boolean mirrored, List<Step> steps, String rule)
        implements Deal {

    /** The most outcomes. */
    public static final int MOST_WAYS = 100_000;

    @Override
    public int outcomes() {
        int outcomes = 1;
        for (Step step : steps) {
            outcomes *= step.ways();
        }
        return outcomes;
    }

    @Override
    public long weight(int outcome) {
        return 1;
    }

    @Override
    public long total() {
        return outcomes();
    }

    @Override
    public List<Integer> shown(int outcome) {
        return dieForEachStep
                ? IntStream.of(choices(outcome)).mapToObj(choice -> choice + 1).toList()
                : List.of(outcome);
    }

    @Override
    public Dice dice() {
        return new Dice(name, dieForEachStep ? diceOfSteps() : List.of(new Numbers(name, 0, outcomes(), 0)), false);
    }

    private List<Die> diceOfSteps() {
        List<Die> dice = new ArrayList<>();
        for (Step step : steps) {
            dice.add(new Numbers(name, 1, step.ways(), dice.size()));
        }
        return dice;
    }

    @Override
    public List<Integer> squares() {
        Set<Integer> squares = new LinkedHashSet<>();
        for (Step step : steps) {
            squares.addAll(step.squares());
        }
        return List.copyOf(squares);
    }

    @Override
    public List<Placement> pieces(int outcome) {
        List<Placement> placements = new ArrayList<>(2 * steps.size());
        BitSet used = new BitSet();
        int[] choices = choices(outcome);
        for (int i = 0; i < choices.length; i++) {
            steps.get(i).place(choices[i], used, placements);
        }
        return placements;
    }

    @Override
    public List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>();
        for (Step step : steps) {
            kinds.addAll(step.pieces());
        }
        return kinds;
    }

    @Override
    public boolean kindsVary() {
        return false;
    }

    /** Returns the choice of each step in an outcome. */
    private int[] choices(int outcome) {
        int[] choices = new int[steps.size()];
        int rest = outcome;
        for (int i = 0; i < choices.length; i++) {
            // With a die for each step the last step is the lowest digit, so that rolls are in ascending order.
            int step = dieForEachStep ? choices.length - 1 - i : i;
            int ways = steps.get(step).ways();
            choices[step] = rest % ways;
            rest /= ways;
        }
        return choices;
    }

    /**
     * One step of a deal.
     *
     * @param pieces the kinds, in the order of the squares that they get
     * @param color the side of the pieces
     * @param squares the squares, by number, that the step may use, in order
     * @param free the number of these squares that earlier steps leave free
     * @param facingDealt whether the facing of the pieces is dealt too, in the order of the kind's facings
     */
    public record Step(List<Kind> pieces, Color color, List<Integer> squares, int free, boolean facingDealt) {

        /**
         * Returns the number of choices of the step: combinations of its free squares, times facings. A number greater
         * than {@link StepDeal#MOST_WAYS} says only that there are more.
         */
        public int ways() {
            return combinations(free, pieces.size())
                    * (facingDealt ? pieces.get(0).states() : 1);
        }

        /** Returns the facing of a choice; empty if none is dealt. */
        Optional<Direction> facing(int choice) {
            return facingDealt
                    ? Optional.of(pieces.get(0).facings().get(choice / combinations(free, pieces.size())))
                    : Optional.empty();
        }

        /** Adds the pieces of a choice on unused squares, and uses these; choices are in lexicographic order. */
        void place(int choice, BitSet used, List<Placement> placements) {
            Optional<Direction> facing = facing(choice);
            int rest = choice % combinations(free, pieces.size());
            int left = pieces.size();
            int after = free;
            for (int i = 0; left > 0; i++) {
                if (used.get(squares.get(i))) {
                    continue;
                }
                after--;
                int with = combinations(after, left - 1);
                if (rest < with) {
                    placements.add(new Placement(squares.get(i), pieces.get(pieces.size() - left), color, facing));
                    used.set(squares.get(i));
                    left--;
                } else {
                    rest -= with;
                }
            }
        }

        /** Returns the number of ways to choose {@code k} of {@code n}, or some number greater than the most ways. */
        private static int combinations(int n, int k) {
            if (k == 1) {
                return n;
            }
            long ways = k > n ? 0 : 1;
            int least = Math.min(k, n - k);
            for (int i = 0; i < least && ways <= MOST_WAYS; i++) {
                ways = ways * (n - i) / (i + 1);
            }
            return (int) ways;
        }
    }

    /**
     * A die whose faces are the choices of a deal.
     *
     * @param step the step that it belongs to, so that the dice of two steps are not equal: each has its own meaning
     */
    private record Numbers(String name, int first, int count, int step) implements Die {

        @Override
        public List<Integer> faces() {
            return IntStream.range(first, first + count).boxed().toList();
        }

        @Override
        public List<PieceType> pieces(int face) {
            if (face < first || face >= first + count) {
                throw new IllegalArgumentException(
                        "die " + name + " has no face " + face + "; expected " + first + " to " + (first + count - 1));
            }
            return List.of();
        }

        @Override
        public boolean namesPieces() {
            return false;
        }
    }
}
