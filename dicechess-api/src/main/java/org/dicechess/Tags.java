package org.dicechess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.dicechess.text.Shown;

/** Checks the tags of a game: what the PGN standard (1994) allows as names and values. */
final class Tags {

    /** The most tags of a game. */
    static final int MOST = 100;

    /** The most characters of a name and of a value, as in the PGN standard. */
    static final int LONGEST = 255;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_]*");
    private static final Pattern DATE =
            Pattern.compile("([0-9]{4}|[?]{4})[.](0[1-9]|1[0-2]|[?]{2})[.](0[1-9]|[12][0-9]|3[01]|[?]{2})");

    /** The tags that PGN takes from the game itself. */
    private static final List<String> OF_THE_GAME =
            List.of("Result", "Termination", "Conclusion", "Variant", "Options", "SetUp", "FEN");

    private Tags() {}

    /**
     * Checks one tag.
     *
     * @throws IllegalArgumentException as {@link GameRecord#checkTag}
     */
    static void check(String name, String value) {
        if (name.length() > LONGEST || !NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("tag " + Shown.quoted(name) + ": expected a name of at most " + LONGEST
                    + " letters, digits and underscores, the first of them no underscore");
        }
        if (OF_THE_GAME.contains(name)) {
            throw new IllegalArgumentException("tag " + name + " comes from the game, expected another name");
        }
        if (name.equals("Date") && !DATE.matcher(value).matches()) {
            throw new IllegalArgumentException(
                    "tag Date " + Shown.quoted(value)
                            + ": expected year, month and day as 2000.01.31, ???? for an unknown year, ?? for an unknown month or day");
        }
        PlainLine.check("tag " + name, value, LONGEST);
        if (!value.isEmpty() && PlainLine.isNothing(value)) {
            throw new IllegalArgumentException("tag " + name + " has blanks alone, expected a text, or an empty one");
        }
    }

    /**
     * Returns a copy of these tags in the same order.
     *
     * @throws IllegalArgumentException as {@link GameRecord#withTags}
     */
    static Map<String, String> checked(Map<String, String> tags) {
        tags.forEach(Tags::check);
        if (tags.size() > MOST) {
            throw new IllegalArgumentException(tags.size() + " tags, expected at most " + MOST);
        }
        return Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /**
     * Returns these tags and one more, which replaces a tag of the same name in its place.
     *
     * @throws IllegalArgumentException as {@link GameRecord#tagged}
     */
    static Map<String, String> with(Map<String, String> tags, String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(tags);
        more.put(name, value);
        return checked(more);
    }
}
