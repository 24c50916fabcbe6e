package org.dicechess.rules.records;

import java.util.LinkedHashMap;
import java.util.Map;
import org.dicechess.GameRecord;

/** Collects the tags that a record states, and refuses the first wrong one at its place. */
final class WrittenTags {

    /** The most tags of a game. */
    private static final int MOST = 100;

    private final RecordSource source;
    private final Map<String, String> tags = new LinkedHashMap<>();

    WrittenTags(RecordSource source) {
        this.source = source;
    }

    /** Adds a tag. */
    void add(String name, RecordPart value) {
        source.valid(value, () -> {
            GameRecord.checkTag(name, value.text());
            return name;
        });
        if (tags.size() == MOST && !tags.containsKey(name)) {
            throw source.error(value, "too many tags, expected at most " + MOST);
        }
        if (tags.put(name, value.text()) != null) {
            throw source.error(value, "the tag " + name + " a second time, expected it once");
        }
    }

    /** Returns the tags in the order of the text. */
    Map<String, String> map() {
        return tags;
    }
}
