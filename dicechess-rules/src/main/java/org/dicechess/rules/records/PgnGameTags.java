package org.dicechess.rules.records;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.GameRecord;

/**
 * Collects the tags of a game in PGN. Those that say how the game began and ended are facts; the others are for people.
 * A tag for people never costs the game: what a record cannot have is left out.
 */
final class PgnGameTags {

    private static final Set<String> FACTS =
            Set.of("Result", "Termination", "Conclusion", "Variant", "Options", "SetUp", "FEN");

    /** The facts without which the moves mean something else. */
    private static final Set<String> NEEDED = Set.of("Options", "FEN");

    private static final Set<String> UNKNOWN = Set.of("?", "????.??.??");

    /** The most tags of a game, and the most characters of one. */
    private static final int MOST = 100;

    private static final int LONGEST = 255;

    private final RecordSource source;
    private final Map<String, RecordPart> facts = new HashMap<>();
    private final Map<String, String> tags = new LinkedHashMap<>();

    PgnGameTags(RecordSource source) {
        this.source = source;
    }

    /**
     * Adds a tag. Of two with the same name the first one counts.
     *
     * @throws org.dicechess.NotationException if it is a needed fact that differs from one before
     */
    void add(String name, RecordPart value) {
        if (!FACTS.contains(name)) {
            addForPeople(name, shortened(value.text()));
            return;
        }
        RecordPart first = facts.putIfAbsent(name, value);
        if (first != null && NEEDED.contains(name) && !first.text().equals(value.text())) {
            throw source.error(value, "the tag " + name + " a second time with another value, expected it once");
        }
    }

    private void addForPeople(String name, String value) {
        String kept = name.equals("Date") && !isAllowed(name, value) ? PgnDate.standard(value) : value;
        if (!kept.isEmpty() && !UNKNOWN.contains(kept) && tags.size() < MOST && isAllowed(name, kept)) {
            tags.putIfAbsent(name, kept);
        }
    }

    private static boolean isAllowed(String name, String value) {
        try {
            GameRecord.checkTag(name, value);
            return true;
        } catch (IllegalArgumentException other) {
            return false;
        }
    }

    private static String shortened(String value) {
        return value.codePointCount(0, value.length()) <= LONGEST
                ? value
                : value.substring(0, value.offsetByCodePoints(0, LONGEST));
    }

    /** Returns a fact. */
    Optional<RecordPart> fact(String name) {
        return Optional.ofNullable(facts.get(name));
    }

    /** Returns the tags for people in the order of the text. */
    Map<String, String> forPeople() {
        return tags;
    }
}
