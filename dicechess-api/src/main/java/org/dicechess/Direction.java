package org.dicechess;

import java.util.Locale;
import org.dicechess.text.Shown;

/**
 * The eight compass directions as White sees them: north is towards the highest rank, east towards the last file.
 *
 * @since 0.1
 */
public enum Direction {
    /** One rank up. */
    NORTH("n", 0, 1),
    /** One file and one rank up. */
    NORTH_EAST("ne", 1, 1),
    /** One file up. */
    EAST("e", 1, 0),
    /** One file up and one rank down. */
    SOUTH_EAST("se", 1, -1),
    /** One rank down. */
    SOUTH("s", 0, -1),
    /** One file and one rank down. */
    SOUTH_WEST("sw", -1, -1),
    /** One file down. */
    WEST("w", -1, 0),
    /** One file down and one rank up. */
    NORTH_WEST("nw", -1, 1);

    private static final Direction[] ALL = values();

    private final String text;
    private final int files;
    private final int ranks;

    Direction(String text, int files, int ranks) {
        this.text = text;
        this.files = files;
        this.ranks = ranks;
    }

    /** Returns the short form that position and event texts write after a caret: {@code n ne e se s sw w nw}. */
    public String text() {
        return text;
    }

    /** Returns the word for people: {@code north}, {@code north-east}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the change of file in one step: -1, 0 or 1. */
    public int files() {
        return files;
    }

    /** Returns the change of rank in one step: -1, 0 or 1. */
    public int ranks() {
        return ranks;
    }

    /** Returns whether the direction runs along a file: north or south. */
    public boolean isVertical() {
        return files == 0;
    }

    /** Returns whether the direction runs along a diagonal. */
    public boolean isDiagonal() {
        return files != 0 && ranks != 0;
    }

    /**
     * Returns the direction after a turn.
     *
     * @param eighths eighths of a circle clockwise; negative numbers turn counter-clockwise, and any number is allowed
     */
    public Direction turned(int eighths) {
        return ALL[Math.floorMod(ordinal() + eighths, ALL.length)];
    }

    /**
     * Returns the direction with this short form, in upper or lower case.
     *
     * @throws IllegalArgumentException if no direction has it
     */
    public static Direction of(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        for (Direction direction : values()) {
            if (direction.text.equals(lower)) {
                return direction;
            }
        }
        throw new IllegalArgumentException(
                "not a direction: " + Shown.quoted(text) + "; expected one of n ne e se s sw w nw");
    }
}
