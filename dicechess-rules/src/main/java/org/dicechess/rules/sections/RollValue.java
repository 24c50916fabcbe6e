package org.dicechess.rules.sections;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A number that a roll shows. */
public enum RollValue {
    /** The sum of all faces. */
    TOTAL,
    /** The highest face. */
    HIGHEST,
    /** The lowest face. */
    LOWEST,
    /** The highest face less the lowest. */
    DIFFERENCE;

    /** Returns the value that a word of a definition stands for. */
    public static Optional<RollValue> of(String word) {
        return Arrays.stream(values())
                .filter(value -> value.word().equals(word))
                .findFirst();
    }

    /** Returns its word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the number that faces show, which are in ascending order. */
    public int of(List<Integer> faces) {
        int highest = faces.get(faces.size() - 1);
        return switch (this) {
            case TOTAL -> total(faces);
            case HIGHEST -> highest;
            case LOWEST -> faces.get(0);
            case DIFFERENCE -> highest - faces.get(0);
        };
    }

    private static int total(List<Integer> faces) {
        int total = 0;
        for (int face : faces) {
            total += face;
        }
        return total;
    }
}
