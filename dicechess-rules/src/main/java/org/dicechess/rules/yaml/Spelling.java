package org.dicechess.rules.yaml;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds the word that an author probably meant.
 *
 * <p>The distance of two words is the number of insertions, deletions, substitutions and swaps of neighbours, where
 * each part of a word is changed at most once (F. J. Damerau 1964, in the restricted form known as optimal string
 * alignment). Case, hyphens, underscores and blanks do not count.
 */
final class Spelling {

    private static final int LONGEST = 40;
    private static final Pattern IGNORED = Pattern.compile("[-_ ]");

    private Spelling() {}

    /** Returns the nearest known word, the first in text order of equally near ones; empty if none is near. */
    static Optional<String> nearest(String wrong, Collection<String> known) {
        if (wrong.length() > LONGEST) {
            return Optional.empty();
        }
        String folded = fold(wrong);
        return known.stream()
                .filter(word -> word.length() <= LONGEST && !word.equals(wrong))
                .map(word -> new Candidate(word, distance(folded, fold(word))))
                .filter(candidate -> candidate.distance <= allowed(folded.length()))
                .min(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::word))
                .map(Candidate::word);
    }

    private static String fold(String word) {
        return IGNORED.matcher(word.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    /**
     * Returns the greatest distance for a word of this length: one for each four letters, at most 3; 0 for one letter.
     */
    private static int allowed(int length) {
        return Math.min(3, (length + 2) / 4);
    }

    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > allowed(a.length())) {
            return Integer.MAX_VALUE;
        }
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, a, b, i, j);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int cheapest(int[][] cost, String a, String b, int i, int j) {
        int change = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(change, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        return swapped(a, b, i, j) ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
    }

    private static boolean swapped(String a, String b, int i, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }

    private record Candidate(String word, int distance) {}
}
