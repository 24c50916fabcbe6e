package org.dicechess.groovy.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/** The words that open the blocks of a script. */
public enum HookWord {
    /** The single steps of a piece. */
    STEP("step", "from", Spot.class),
    /** The facings of a piece. */
    FACING("facing", "visit", Spot.class),
    /** The paths of a piece. */
    PATH("path", "from", Spot.class),
    /** The further moves of a piece. */
    MOVES("moves", "piece, look", Spot.class, Look.class),
    /** Whether a piece may be captured. */
    CAPTURABLE("capturable", "victim, captor, look", Spot.class, Spot.class, Look.class),
    /** What happens to a captured piece. */
    CAPTURED("captured", "victim, look", Spot.class, Look.class),
    /** Whether the game is over. */
    OVER("over", "look", Look.class),
    /** Whether a condition holds. */
    HOLDS("holds", "look", Look.class);

    private final String text;
    private final String parameters;
    private final List<Class<?>> types;

    HookWord(String text, String parameters, Class<?>... types) {
        this.text = text;
        this.parameters = parameters;
        this.types = List.of(types);
    }

    /** Returns the word as scripts write it, which is also the method of the script's class. */
    public String text() {
        return text;
    }

    /** Returns the types of its parameters. */
    public List<Class<?>> types() {
        return types;
    }

    /** Returns the head of its block as scripts write it: {@code moves { piece, look -> ... }}. */
    public String head() {
        return text + " { " + parameters + " -> ... }";
    }

    /** Returns all heads, for messages. */
    public static String heads() {
        return Arrays.stream(values()).map(word -> "'" + word.head() + "'").collect(Collectors.joining(", "));
    }
}
