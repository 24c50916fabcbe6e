package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes JSON (RFC 8259) without blanks between its parts. */
final class JsonWriter {

    private static final String DIGITS = "0123456789abcdef";

    private final StringBuilder json = new StringBuilder();

    /** Whether the members of objects are sorted by their names. */
    private final boolean sorted;

    private JsonWriter(boolean sorted) {
        this.sorted = sorted;
    }

    static String string(String text) {
        JsonWriter writer = new JsonWriter(false);
        writer.write(text);
        return writer.json.toString();
    }

    static String list(List<String> texts) {
        JsonWriter writer = new JsonWriter(false);
        writer.json.append('[');
        texts.forEach(text -> {
            writer.separate('[');
            writer.write(text);
        });
        return writer.json.append(']').toString();
    }

    static String object(Map<String, String> fields) {
        JsonWriter writer = new JsonWriter(false);
        writer.json.append('{');
        fields.forEach((name, text) -> {
            writer.begin(name);
            writer.write(text);
        });
        return writer.json.append('}').toString();
    }

    /** Returns the text of an object that has been read, with all members in the order in which they were read. */
    static String fields(Map<String, JsonValue> fields) {
        return fields(fields, false);
    }

    /** Returns the same with the members of each object sorted by their names. */
    static String sorted(Map<String, JsonValue> fields) {
        return fields(fields, true);
    }

    /** Returns the text of a value that has been read. */
    static String value(JsonValue value) {
        JsonWriter writer = new JsonWriter(false);
        writer.write(value);
        return writer.json.toString();
    }

    private static String fields(Map<String, JsonValue> fields, boolean sorted) {
        JsonWriter writer = new JsonWriter(sorted);
        writer.write(fields);
        return writer.json.toString();
    }

    private void write(JsonValue value) {
        if (value instanceof JsonValue.Text text) {
            write(text.text());
        } else if (value instanceof JsonValue.Array array) {
            write(array.values());
        } else if (value instanceof JsonValue.Fields object) {
            write(object.values());
        } else if (value instanceof JsonValue.Word word) {
            json.append(word.text());
        }
    }

    private void write(List<JsonValue> values) {
        json.append('[');
        for (JsonValue value : values) {
            separate('[');
            write(value);
        }
        json.append(']');
    }

    private void write(Map<String, JsonValue> fields) {
        json.append('{');
        (sorted ? new TreeMap<>(fields) : fields).forEach((name, value) -> {
            begin(name);
            write(value);
        });
        json.append('}');
    }

    private void begin(String name) {
        separate('{');
        write(name);
        json.append(':');
    }

    /** Writes a comma, except behind the bracket that opens. */
    private void separate(char open) {
        if (json.charAt(json.length() - 1) != open) {
            json.append(',');
        }
    }

    private void write(String text) {
        json.append('"');
        text.codePoints().forEach(this::write);
        json.append('"');
    }

    /**
     * Writes a character. Control characters and halves of surrogate pairs are escaped, so that nothing breaks a line.
     */
    private void write(int character) {
        if (character == '"' || character == '\\') {
            json.append('\\').append((char) character);
        } else if (Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE) {
            json.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                json.append(DIGITS.charAt(character >> shift & 15));
            }
        } else {
            json.appendCodePoint(character);
        }
    }
}
