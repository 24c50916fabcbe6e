package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;

/**
 * What a face of a die means.
 *
 * @param number its number, unlike that of every other face
 * @param label the name of its own, or of its area; empty if it has none
 * @param kinds the kinds that it allows to move
 * @param area the squares that it names
 * @param weight how many of the equally likely cases of the die show it, 1 or more
 */
public record Face(int number, String label, List<Kind> kinds, Optional<Area> area, int weight) {

    /** Returns a face that is a number alone. */
    public static Face plain(int number, int weight) {
        return new Face(number, "", List.of(), Optional.empty(), weight);
    }

    /** Returns the words that name the face: its label, its area, or its pieces. */
    public List<String> names() {
        return label.isEmpty() ? kinds.stream().map(Kind::name).toList() : List.of(label);
    }

    /** Returns whether a word names the face: its label, its area, or a piece. */
    public boolean isNamed(String word) {
        return label.equals(word) || kinds.stream().anyMatch(kind -> kind.name().equals(word));
    }
}
