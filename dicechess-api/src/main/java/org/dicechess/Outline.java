package org.dicechess;

import java.util.List;
import java.util.Optional;

/**
 * The shape of a kind of piece in pictures: one path of SVG in a square of 100 by 100 units. The path is filled by the
 * rule {@code evenodd}, in the colour of the side.
 *
 * <p>A path has absolute commands only, and numbers from 0 to 100 with at most two decimals: {@code M10 90L50 10L90
 * 90Z}. So a path cannot hold markup, and fits an attribute of XML or HTML as it stands.
 *
 * @param name the name of a built-in outline, as {@code knight}; empty for a path of a definition
 * @param path the path, 6 to 6,000 characters: commands {@code M L H V C S Q T A Z}, each followed by its numbers, with
 *     one blank or none between words
 * @since 0.1
 */
public record Outline(Optional<String> name, String path) {

    /**
     * Checks the path.
     *
     * @throws IllegalArgumentException if the path is malformed; the message names the character and what was expected
     */
    public Outline {
        OutlinePath.check(path);
    }

    /**
     * Returns an outline without a name.
     *
     * @throws IllegalArgumentException if the path is malformed
     */
    public static Outline of(String path) {
        return new Outline(Optional.empty(), path);
    }

    /** Returns the built-in outline with this name; empty if there is none. */
    public static Optional<Outline> named(String name) {
        return BuiltInOutlines.named(name);
    }

    /** Returns the names of the built-in outlines, in alphabetical order. */
    public static List<String> names() {
        return BuiltInOutlines.names();
    }
}
