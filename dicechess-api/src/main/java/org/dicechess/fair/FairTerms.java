package org.dicechess.fair;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dicechess.Variant;
import org.dicechess.text.Shown;

/**
 * What is agreed before the first roll. Every commitment and every roll depends on all of it but the scheme, which
 * decides what the transcript must hold.
 *
 * @param game the id of the game, 1 to 100 letters, digits and {@code . _ : -}; a host uses an id once
 * @param rules the {@linkplain Variant#rulesHash() rules hash}: 64 hexadecimal digits in lower case
 * @param options the {@linkplain Variant#options() options} with their values, at most 40, as a definition has no more;
 *     names and values of 1 to 40 letters, digits, hyphens and underscores
 * @param scheme how often secrets and seeds are renewed
 * @since 0.1
 */
public record FairTerms(String game, String rules, Map<String, String> options, FairScheme scheme) {

    private static final Pattern GAME = Pattern.compile("[A-Za-z0-9._:-]{1,100}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,40}");
    private static final int MOST_OPTIONS = 40;
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    /**
     * Copies the options.
     *
     * @throws IllegalArgumentException if a part is not as described
     */
    public FairTerms {
        check(GAME, game, "id of the game", "1 to 100 letters, digits and . _ : -");
        check(HASH, rules, "rules hash", "64 hexadecimal digits in lower case");
        if (options.size() > MOST_OPTIONS) {
            throw new IllegalArgumentException(options.size() + " options; expected at most " + MOST_OPTIONS);
        }
        options = Collections.unmodifiableMap(new TreeMap<>(options));
        options.forEach((name, value) -> {
            check(NAME, name, "option", "1 to 40 letters, digits, hyphens and underscores");
            check(NAME, value, "value of option " + name, "1 to 40 letters, digits, hyphens and underscores");
        });
        Objects.requireNonNull(scheme, "scheme");
    }

    /**
     * Returns the terms of a game of this variant.
     *
     * @throws IllegalArgumentException if the id is not as described
     */
    public static FairTerms of(Variant variant, String game, FairScheme scheme) {
        return new FairTerms(game, variant.rulesHash(), variant.options(), scheme);
    }

    /** Returns the options sorted by name: {@code array=518 stalemate=loses}; an empty text without options. */
    String optionText() {
        return options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(" "));
    }

    private static void check(Pattern pattern, String text, String what, String expected) {
        if (!pattern.matcher(text).matches()) {
            throw new IllegalArgumentException(what + " " + Shown.quoted(text) + "; expected " + expected);
        }
    }
}
