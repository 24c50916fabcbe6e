package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;

/**
 * How a game begins: a position text, and perhaps men that a roll places on it.
 *
 * @param position the text of the position before anything is dealt
 * @param deal the dealt men; without steps if nothing is dealt
 */
public record Setup(String position, Deal deal) {

    /**
     * Men placed by chance. Each step picks squares out of those still free, a facing, or both. One die has a face for every
     * outcome, and its number names the choices in mixed radix, the first step counting fastest (so Chess960 gets the numbers
     * of Scharnagl); or each step has a die of its own.
     *
     * @param name the name of the die or dice
     * @param dieForEachStep whether each step has a die of its own, with faces from 1
     * @param mirrored whether Black's men stand opposite
     */
    public record Deal(String name, boolean dieForEachStep, boolean mirrored, List<Step> steps, String rule) {

        /** How many outcomes there are. */
        public int faces() {
            int faces = 1;
            for (Step step : steps) {
                faces *= step.ways();
            }
            return steps.isEmpty() ? 0 : faces;
        }

        /** Whether anything is dealt. */
        public boolean isEmpty() {
            return steps.isEmpty();
        }

        /** The choice that each step makes in an outcome. */
        public List<Integer> choices(int outcome) {
            Integer[] choices = new Integer[steps.size()];
            int rest = outcome;
            for (int i = 0; i < choices.length; i++) {
                // Dice of their own count like a number, the last one fastest, so that rolls ascend.
                int step = dieForEachStep ? choices.length - 1 - i : i;
                choices[step] = rest % steps.get(step).ways();
                rest /= steps.get(step).ways();
            }
            return List.of(choices);
        }

        /** What the dice show in an outcome. */
        public List<Integer> shown(int outcome) {
            return dieForEachStep ? choices(outcome).stream().map(choice -> choice + 1).toList() : List.of(outcome);
        }
    }

    /**
     * One step of a deal.
     *
     * @param men the kinds in the order of the squares that they get
     * @param color whose men they are
     * @param squares the squares, by number, that it may use, in order
     * @param free how many of them are free when the step comes
     * @param facingDealt whether the facing of the men is dealt too, in the order of the kind
     */
    public record Step(List<Kind> men, Color color, List<Integer> squares, int free, boolean facingDealt) {

        /** How many choices the step has: combinations of its free squares, times facings. */
        public int ways() {
            return (int) combinations(free, men.size()) * (facingDealt ? men.get(0).states() : 1);
        }

        /** The number of the facing of a choice, in the order of the kind. */
        public int facing(int choice) {
            return choice / (int) combinations(free, men.size());
        }

        /** The squares of a choice, in lexicographic order of choices, out of the free ones. */
        public List<Integer> choose(int choice, List<Integer> freeSquares) {
            List<Integer> chosen = new ArrayList<>();
            int rest = choice % (int) combinations(free, men.size());
            int candidate = 0;
            for (int left = men.size(); left > 0; candidate++) {
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
}
