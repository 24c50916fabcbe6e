package org.dicechess.groovy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/** The words that open the blocks of a script. */
enum HookWord {
    /** How a man steps. */
    STEP("step", "from", Spot.class),
    /** How a man may face. */
    FACING("facing", "visit", Spot.class),
    /** Which paths a man may take. */
    PATH("path", "from", Spot.class),
    /** What other moves a man has. */
    MOVES("moves", "man, look", Spot.class, Look.class),
    /** Whether a man may be captured. */
    CAPTURABLE("capturable", "victim, captor, look", Spot.class, Spot.class, Look.class),
    /** What becomes of a captured man. */
    CAPTURED("captured", "victim, look", Spot.class, Look.class),
    /** Whether the game is over. */
    OVER("over", "look", Look.class);

    private final String text;
    private final String parameters;
    private final List<Class<?>> types;

    HookWord(String text, String parameters, Class<?>... types) {
        this.text = text;
        this.parameters = parameters;
        this.types = List.of(types);
    }

    /** The word as scripts write it, and the method of the script's class. */
    String text() {
        return text;
    }

    /** The types of its parameters. */
    List<Class<?>> types() {
        return types;
    }

    /** The head of its block as scripts write it: {@code moves { man, look -> ... }}. */
    String head() {
        return text + " { " + parameters + " -> ... }";
    }

    /** All heads, for messages. */
    static String heads() {
        return Arrays.stream(values()).map(word -> "'" + word.head() + "'").collect(Collectors.joining(", "));
    }
}
