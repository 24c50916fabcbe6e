package org.dicechess.groovy;

import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Map;
import org.dicechess.Square;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Waypoint;

/** Describes the failures of a script without names of classes that its author did not write. */
final class Failures {

    private Failures() {}

    /** Returns the message of a failure for the author of the script. */
    static String said(Throwable failure) {
        if (failure instanceof NullPointerException) {
            return "a value that is used is null";
        }
        if (failure instanceof ClassCastException) {
            return "a value has a type that its use does not expect";
        }
        if (failure instanceof UnsupportedOperationException && failure.getMessage() == null) {
            return "a list that cannot change, such as a range, is changed; change a copy, as list.toList()";
        }
        if (failure instanceof ConcurrentModificationException) {
            return "a list, set or map is changed while a loop goes through it; loop over a copy, as list.toList()";
        }
        String message = failure.getMessage();
        return message == null || message.isBlank() ? failure.getClass().getSimpleName() : Quoted.message(message);
    }

    /** Returns a word for the type of a value. */
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
