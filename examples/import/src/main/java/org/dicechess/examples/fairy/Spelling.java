package org.dicechess.examples.fairy;

import java.util.Collection;
import java.util.Locale;

/** Finds the name that a misspelt one probably means. */
final class Spelling {

    private static final int LONGEST = 40;

    private Spelling() {}

    /** Returns {@code did you mean 'name'?}, or nothing if no name is close. */
    static String hint(String word, Collection<String> known) {
        String best = closest(word, known);
        return best.isEmpty() ? "" : "did you mean '" + best + "'?";
    }

    /** Returns the name that is close to a word; nothing if none is. */
    static String closest(String word, Collection<String> known) {
        if (word.length() > LONGEST) {
            return "";
        }
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String name : known) {
            int most = Math.max(1, name.length() / 4);
            int distance = Math.abs(word.length() - name.length()) > most ? most + 1 : distance(word, name);
            if (distance <= most && (distance < least || distance == least && name.compareTo(best) < 0)) {
                best = name;
                least = distance;
            }
        }
        return best;
    }

    /** Returns how many letters must change, come or go. */
    private static int distance(String one, String other) {
        String from = one.toLowerCase(Locale.ROOT);
        String to = other.toLowerCase(Locale.ROOT);
        int[] row = new int[to.length() + 1];
        for (int column = 0; column < row.length; column++) {
            row[column] = column;
        }
        for (int line = 1; line <= from.length(); line++) {
            int diagonal = row[0];
            row[0] = line;
            for (int column = 1; column < row.length; column++) {
                int changed = diagonal + (from.charAt(line - 1) == to.charAt(column - 1) ? 0 : 1);
                diagonal = row[column];
                row[column] = Math.min(changed, Math.min(row[column], row[column - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
