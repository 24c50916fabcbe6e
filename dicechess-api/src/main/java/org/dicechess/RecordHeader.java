package org.dicechess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a written game says about itself, read without its variant. Nothing has been played: the variant may not exist,
 * and rules, events and result may not fit it.
 *
 * @param variant the id of the variant: 1 to 40 lower-case letters {@code a} to {@code z}, digits and single hyphens
 *     between them
 * @param options the stated options in the order of the text, names and values of 1 to 40 letters, digits, hyphens and
 *     underscores; an option that is not stated has its default
 * @param rules the rules hash: 64 hexadecimal digits in lower case
 * @param tags the tags in the order of the text, as {@link GameRecord#tags()}
 * @param extra the further members, as {@link GameRecord#extra()}
 * @param extraMembers the further members by their names, each as JSON without blanks between its parts
 * @param extraTexts those of the further members that are strings
 * @param start the text of the position in which the game started: 1 to 4,000 characters, with one blank between its
 *     fields however the record separates them
 * @param events the number of events, 0 to 32,768
 * @param result the result; empty if the game is not over
 * @param reason why the rules ended the game, as {@link Node.End#reason()}; empty if they did not. At most 200
 *     characters, no control characters
 * @param conclusion how the game ended otherwise; its result is the same
 * @since 0.1
 */
public record RecordHeader(
        String variant,
        Map<String, String> options,
        String rules,
        Map<String, String> tags,
        String extra,
        Map<String, String> extraMembers,
        Map<String, String> extraTexts,
        String start,
        int events,
        Optional<Result> result,
        String reason,
        Optional<Conclusion> conclusion) {

    private static final int LONGEST_START = 4_000;
    private static final int LONGEST_REASON = 200;

    /**
     * Copies the maps.
     *
     * @throws IllegalArgumentException if the position is empty, or if the position or the reason is too long or has a
     *     character that {@link GameRecord#checkTag} does not allow
     */
    public RecordHeader {
        PlainLine.check("start", start, LONGEST_START);
        PlainLine.check("reason", reason, LONGEST_REASON);
        if (start.isEmpty()) {
            throw new IllegalArgumentException("start: empty, expected the text of a position");
        }
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        extraMembers = Collections.unmodifiableMap(new LinkedHashMap<>(extraMembers));
        extraTexts = Collections.unmodifiableMap(new LinkedHashMap<>(extraTexts));
    }

    /**
     * Returns the string that is a further member of this name; empty if there is none, or it is no string. Members of
     * other kinds have {@link #extraJson}.
     */
    public Optional<String> extra(String member) {
        return Optional.ofNullable(extraTexts.get(Objects.requireNonNull(member, "member")));
    }

    /** Returns the text of the further member of this name, as {@link GameRecord#extraJson}; empty if there is none. */
    public Optional<String> extraJson(String member) {
        return Optional.ofNullable(extraMembers.get(Objects.requireNonNull(member, "member")));
    }

    /**
     * Returns how the game ended, in a few words for people, as {@link GameRecord#words} does but with the reason in
     * place of the title of an ending: {@code checkmate: White wins}; empty if the game is not over.
     */
    public String words() {
        return conclusion
                .map(GameWords::of)
                .orElseGet(() -> result.map(end -> GameWords.ended(reason, end)).orElse(""));
    }
}
