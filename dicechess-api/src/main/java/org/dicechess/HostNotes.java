package org.dicechess;

import java.util.Map;
import java.util.Optional;

/**
 * What a host adds to a game. The rules read none of it.
 *
 * @param tags checked tags
 * @param conclusion how the game ended where the rules did not end it
 * @param extra a JSON object without blanks between its parts
 */
record HostNotes(Map<String, String> tags, Optional<Conclusion> conclusion, String extra) {

    /** No tags, no conclusion, no further members. */
    static final HostNotes NONE = new HostNotes(Map.of(), Optional.empty(), "{}");

    /** Returns whether tags, conclusion and further members are equal; the order of members does not count. */
    boolean areSame(HostNotes others, Notation notation) {
        return tags.equals(others.tags)
                && conclusion.equals(others.conclusion)
                && (extra.equals(others.extra) || notation.isSameJson(extra, others.extra));
    }

    HostNotes withTags(Map<String, String> others) {
        return new HostNotes(others, conclusion, extra);
    }

    HostNotes withConclusion(Optional<Conclusion> other) {
        return new HostNotes(tags, other, extra);
    }

    HostNotes withExtra(String other) {
        return new HostNotes(tags, conclusion, other);
    }
}
