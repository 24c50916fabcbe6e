package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Where a move goes. Forward is as the side that moves sees it; left and right are as White sees them. */
public enum Heading {
    /** Up the board. */
    FORWARD,
    /** Down the board. */
    BACKWARD,
    /** Towards the first file. */
    LEFT,
    /** Towards the last file. */
    RIGHT,
    /** Along a file. */
    VERTICAL,
    /** Along a rank. */
    SIDEWAYS,
    /** Along a diagonal. */
    DIAGONAL;

    /** Returns the words. */
    public static List<String> words() {
        return Arrays.stream(values()).map(Heading::word).toList();
    }

    /** Returns the headings that a word names, of which all must hold, as {@code forward-left}; empty for others. */
    public static Optional<List<Heading>> of(String text) {
        List<Heading> found = new ArrayList<>();
        for (String word : text.split("-", -1)) {
            int at = words().indexOf(word);
            if (at < 0) {
                return Optional.empty();
            }
            found.add(values()[at]);
        }
        return found.size() > 2 ? Optional.empty() : Optional.of(List.copyOf(found));
    }

    /** Returns the word that names headings. */
    public static String text(List<Heading> headings) {
        return headings.stream().map(Heading::word).collect(Collectors.joining("-"));
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns whether a move heads there.
     *
     * @param files the change of file
     * @param ranks the change of rank, more than 0 towards the side's last rank
     */
    public boolean holds(int files, int ranks) {
        return switch (this) {
            case FORWARD -> ranks > 0;
            case BACKWARD -> ranks < 0;
            case LEFT -> files < 0;
            case RIGHT -> files > 0;
            case VERTICAL -> files == 0;
            case SIDEWAYS -> ranks == 0;
            case DIAGONAL -> Math.abs(files) == Math.abs(ranks);
        };
    }
}
