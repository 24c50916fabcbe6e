package org.dicechess;

import java.lang.reflect.Proxy;

/** Reads the events of {@link RingVariant}; the texts of its positions and records are not needed. */
final class RingNotation {

    private static final Notation ONE = (Notation) Proxy.newProxyInstance(
            RingNotation.class.getClassLoader(), new Class<?>[] {Notation.class}, (proxy, method, arguments) -> {
                if (method.getName().equals("event")) {
                    return event((RingPosition) arguments[0], (String) arguments[1]);
                }
                throw new UnsupportedOperationException(method.getName());
            });

    private RingNotation() {}

    static Notation of() {
        return ONE;
    }

    private static Event event(RingPosition position, String text) {
        if (!text.matches("--|\\[[12]]|[a-e]1[a-e]1")) {
            throw new NotationException(text, 1, "no event");
        }
        return position.all().stream()
                .filter(event -> event.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalEventException(text + " is not listed"));
    }
}
