package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.List;

/**
 * How a game begins: a position text, and perhaps men that a roll places on it.
 *
 * @param position the text of the position before anything is dealt
 * @param deal the dealt men; without steps if nothing is dealt
 */
public record Setup(String position, Deal deal) {

    /**
     * Men placed by chance: each step picks squares out of those still free, and the number of the outcome names the picks
     * in mixed radix, the first step counting fastest (so Chess960 gets the numbers of Scharnagl).
     *
     * @param name the name of the die
     * @param mirrored whether Black's men stand opposite
     */
    public record Deal(String name, boolean mirrored, List<Step> steps, String rule) {

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
    }

    /**
     * One step of a deal.
     *
     * @param men the kinds in the order of the squares that they get
     * @param squares the squares, by number, that it may use, in order
     * @param free how many of them are free when the step comes
     */
    public record Step(List<Kind> men, List<Integer> squares, int free) {

        /** How many choices the step has: combinations of its free squares. */
        public int ways() {
            long ways = 1;
            for (int i = 0; i < men.size(); i++) {
                ways = ways * (free - i) / (i + 1);
            }
            return (int) ways;
        }

        /** The squares of a choice, in lexicographic order of choices, out of the free ones. */
        public List<Integer> choose(int choice, List<Integer> freeSquares) {
            List<Integer> chosen = new ArrayList<>();
            int rest = choice;
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
