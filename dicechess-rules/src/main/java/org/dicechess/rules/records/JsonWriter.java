package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;

/** Writes JSON (RFC 8259) without blanks between its parts. */
final class JsonWriter {

    private static final String DIGITS = "0123456789abcdef";

    private final StringBuilder json = new StringBuilder();

    static String string(String text) {
        JsonWriter writer = new JsonWriter();
        writer.write(text);
        return writer.json.toString();
    }

    static String list(List<String> texts) {
        JsonWriter writer = new JsonWriter();
        writer.json.append('[');
        texts.forEach(text -> {
            writer.separate('[');
            writer.write(text);
        });
        return writer.json.append(']').toString();
    }

    static String object(Map<String, String> fields) {
        JsonWriter writer = new JsonWriter();
        writer.json.append('{');
        fields.forEach((name, text) -> {
            writer.begin(name);
            writer.write(text);
        });
        return writer.json.append('}').toString();
    }

    /** Returns the text of an object that has been read. */
    static String fields(Map<String, JsonValue> fields) {
        JsonWriter writer = new JsonWriter();
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
        fields.forEach((name, value) -> {
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
        for (int at = 0; at < text.length(); at++) {
            write(text.charAt(at));
        }
        json.append('"');
    }

    private void write(char character) {
        if (character == '"' || character == '\\') {
            json.append('\\').append(character);
        } else if (character < ' ' || character >= 0x7F && character < 0xA0 || Character.isSurrogate(character)) {
            json.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                json.append(DIGITS.charAt(character >> shift & 15));
            }
        } else {
            json.append(character);
        }
    }
}
