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
    /** The highest face but one. */
    SECOND_HIGHEST,
    /** The highest face but two. */
    THIRD_HIGHEST,
    /** The lowest face. */
    LOWEST,
    /** The lowest face but one. */
    SECOND_LOWEST,
    /** The lowest face but two. */
    THIRD_LOWEST,
    /** The highest face less the lowest. */
    DIFFERENCE;

    /** Returns the value that a word of a definition stands for. */
    public static Optional<RollValue> of(String word) {
        return Arrays.stream(values())
                .filter(value -> value.word().equals(word))
                .findFirst();
    }

    /** Returns all words. */
    static List<String> words() {
        return Arrays.stream(values()).map(RollValue::word).toList();
    }

    /** Returns its word. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns how many dice it takes to tell it. */
    public int dice() {
        return switch (this) {
            case TOTAL, HIGHEST, LOWEST -> 1;
            case SECOND_HIGHEST, SECOND_LOWEST, DIFFERENCE -> 2;
            case THIRD_HIGHEST, THIRD_LOWEST -> 3;
        };
    }

    /** Returns the number that faces show, which are in ascending order and as many as it takes. */
    public int of(List<Integer> faces) {
        int highest = faces.get(faces.size() - 1);
        return switch (this) {
            case TOTAL -> total(faces);
            case DIFFERENCE -> highest - faces.get(0);
            case HIGHEST, SECOND_HIGHEST, THIRD_HIGHEST -> faces.get(faces.size() - dice());
            case LOWEST, SECOND_LOWEST, THIRD_LOWEST -> faces.get(dice() - 1);
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
