package org.dicechess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a written game says about itself, read without its variant. Nothing has been played: the variant may not exist,
 * and rules, events and result may not fit it.
 *
 * @param variant the id of the variant: 1 to 40 lower-case letters {@code a} to {@code z}, digits and single hyphens
 *     between them
 * @param options the stated options in the order of the text; an option that is not stated has its default
 * @param rules the rules hash: 64 hexadecimal digits in lower case
 * @param tags the tags in the order of the text, as {@link GameRecord#tags()}
 * @param result the result; empty if the game is not over
 * @param reason why the rules ended the game, as {@link Node.End#reason()}; empty if they did not
 * @param conclusion how the game ended otherwise; its result is the same
 * @param events the number of events, 0 to 32,768
 * @since 0.1
 */
public record RecordHeader(
        String variant,
        Map<String, String> options,
        String rules,
        Map<String, String> tags,
        Optional<Result> result,
        String reason,
        Optional<Conclusion> conclusion,
        int events) {

    /** Copies the maps. */
    public RecordHeader {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }
}
