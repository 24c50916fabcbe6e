package org.dicechess.groovy;

import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Map;
import org.dicechess.Square;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Waypoint;

/** Words for what went wrong in a script, without the names of classes that its author never wrote. */
final class Failures {

    private Failures() {}

    /** What a failure says to the author of the script. */
    static String said(Throwable failure) {
        if (failure instanceof NullPointerException) {
            return "something is used that is null";
        }
        if (failure instanceof ClassCastException) {
            return "a value is of another kind than its use expects";
        }
        if (failure instanceof UnsupportedOperationException && failure.getMessage() == null) {
            return "a list is changed that cannot change, as a range; change a copy, as list.toList()";
        }
        if (failure instanceof ConcurrentModificationException) {
            return "a list, set or map is changed while a loop goes through it; go through a copy, as list.toList()";
        }
        String message = failure.getMessage();
        return message == null || message.isBlank() ? failure.getClass().getSimpleName() : Quoted.message(message);
    }

    /** A word for a value. */
    static String kind(Object value) {
        if (value == null) {
            return "nothing (null)";
        }
        if (value instanceof CharSequence
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Square
                || value instanceof Enum<?>) {
            return "'" + Quoted.text(String.valueOf(value)) + "'";
        }
        return value instanceof Waypoint
                ? "a square of a path"
                : value instanceof Effect
                        ? "a move"
                        : value instanceof Collection
                                ? "a collection"
                                : value instanceof Map ? "a map" : "something else";
    }
}
