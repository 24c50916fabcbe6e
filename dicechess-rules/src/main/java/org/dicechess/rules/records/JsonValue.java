package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;

/** A value of a JSON text, with the index where it begins. */
sealed interface JsonValue {

    /** Returns the index where the value begins in the text. */
    int at();

    /** A string. */
    record Text(String text, int at) implements JsonValue {}

    /** A number, {@code true}, {@code false} or {@code null}, as it is written. */
    record Word(String text, int at) implements JsonValue {}

    /** A list. */
    record Array(List<JsonValue> values, int at) implements JsonValue {}

    /** An object; its fields are in the order of the text. */
    record Fields(Map<String, JsonValue> values, int at) implements JsonValue {}
}
