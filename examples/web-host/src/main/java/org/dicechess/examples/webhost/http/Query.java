package org.dicechess.examples.webhost.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.dicechess.examples.webhost.game.Refusal;

/** Reads the parameters behind the question mark of an address; refuses values that mean nothing. */
final class Query {

    private static final int MOST_SHOWN = 40;

    private Query() {}

    /** Returns which of these values a parameter has; the first one if it is missing. */
    static String one(Context request, String name, String... values) {
        String text = request.queryParam(name);
        if (text != null && !List.of(values).contains(text)) {
            throw refusal(name, text, String.join(" or ", values));
        }
        return text == null ? values[0] : text;
    }

    static boolean isDark(Context request) {
        return one(request, "theme", "light", "dark").equals("dark");
    }

    static Optional<Integer> number(Context request, String name) {
        Optional<String> text = Optional.ofNullable(request.queryParam(name));
        return text.map(digits -> {
            if (!digits.matches("[0-9]{1,8}")) {
                throw refusal(name, digits, "a number from 0 to 99999999");
            }
            return Integer.valueOf(digits);
        });
    }

    /** Returns the refusal of a value; a long one is cut. */
    static Refusal refusal(String name, String value, String expected) {
        String shown = value.length() <= MOST_SHOWN ? value : value.substring(0, MOST_SHOWN) + "...";
        return new Refusal(400, "malformed", name + ": expected " + expected + ", not '" + shown + "'");
    }
}
