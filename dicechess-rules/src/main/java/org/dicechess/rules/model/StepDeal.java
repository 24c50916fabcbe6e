package org.dicechess.rules.model;

import java.util.ArrayList;
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
                ? choices(outcome).stream().map(choice -> choice + 1).toList()
                : List.of(outcome);
    }

    @Override
    public Dice dice() {
        return new Dice(
                name,
                dieForEachStep
                        ? steps.stream()
                                .<Die>map(step -> new Numbers(name, 1, step.ways()))
                                .toList()
                        : List.of(new Numbers(name, 0, outcomes())),
                false);
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
        List<Placement> placements = new ArrayList<>();
        List<Integer> used = new ArrayList<>();
        List<Integer> choices = choices(outcome);
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            List<Integer> free = new ArrayList<>(step.squares());
            free.removeAll(used);
            List<Integer> chosen = step.choose(choices.get(i), free);
            for (int piece = 0; piece < chosen.size(); piece++) {
                placements.add(new Placement(
                        chosen.get(piece), step.pieces().get(piece), step.color(), step.facing(choices.get(i))));
            }
            used.addAll(chosen);
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

    /** Returns the choice of each step in an outcome. */
    private List<Integer> choices(int outcome) {
        Integer[] choices = new Integer[steps.size()];
        int rest = outcome;
        for (int i = 0; i < choices.length; i++) {
            // With a die for each step the last step is the lowest digit, so that rolls are in ascending order.
            int step = dieForEachStep ? choices.length - 1 - i : i;
            choices[step] = rest % steps.get(step).ways();
            rest /= steps.get(step).ways();
        }
        return List.of(choices);
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

        /** Returns the number of choices of the step: combinations of its free squares, times facings. */
        public int ways() {
            return (int) combinations(free, pieces.size())
                    * (facingDealt ? pieces.get(0).states() : 1);
        }

        /** Returns the facing of a choice; empty if none is dealt. */
        Optional<Direction> facing(int choice) {
            return facingDealt
                    ? Optional.of(pieces.get(0).facings().get(choice / (int) combinations(free, pieces.size())))
                    : Optional.empty();
        }

        /** Returns the squares of a choice out of the free ones; choices are in lexicographic order. */
        List<Integer> choose(int choice, List<Integer> freeSquares) {
            List<Integer> chosen = new ArrayList<>();
            int rest = choice % (int) combinations(free, pieces.size());
            int candidate = 0;
            for (int left = pieces.size(); left > 0; candidate++) {
                long with = combinations(freeSquares.size() - candidate - 1, left - 1);
                if (rest < with) {
                    chosen.add(freeSquares.get(candidate));
                    left--;
                } else {
                    rest -= (int) with;
                }
            }
            return chosen;
        }

        private static long combinations(int n, int k) {
            long ways = 1;
            for (int i = 0; i < k; i++) {
                ways = ways * (n - i) / (i + 1);
            }
            return ways;
        }
    }

    /** A die whose faces are the choices of a deal. */
    private record Numbers(String name, int first, int count) implements Die {

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
