package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the part of JSON (RFC 8259) that records use: objects without repeated keys, lists, strings and small whole
 * numbers.
 */
final class JsonReader {

    /** The deepest nesting. A record needs two levels; a limit protects the stack from hostile texts. */
    private static final int DEEPEST = 8;

    private final RecordSource source;
    private final String text;
    private int at;

    private JsonReader(RecordSource source) {
        this.source = source;
        this.text = source.text();
    }

    /** Returns the single value of the text. */
    static JsonValue read(RecordSource source) {
        JsonReader reader = new JsonReader(source);
        JsonValue value = reader.value(0);
        if (reader.at < reader.text.length()) {
            throw source.error(reader.at, "expected the end of the text");
        }
        return value;
    }

    private JsonValue value(int depth) {
        blanks();
        int start = at;
        if (depth > DEEPEST) {
            throw source.error(start, "nested too deep, expected at most " + DEEPEST + " levels");
        }
        JsonValue value = switch (peek()) {
            case '{' -> new JsonValue.Fields(fields(depth), start);
            case '[' -> new JsonValue.Array(list(depth), start);
            case '"' -> new JsonValue.Text(string(), start);
            default -> new JsonValue.Whole(number(), start);
        };
        blanks();
        return value;
    }

    private Map<String, JsonValue> fields(int depth) {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        at++;
        blanks();
        while (peek() != '}') {
            field(fields, depth);
            next('}');
        }
        at++;
        return fields;
    }

    private void field(Map<String, JsonValue> fields, int depth) {
        int start = at;
        if (peek() != '"') {
            throw source.error(at, "expected a key in quotation marks");
        }
        String key = string();
        blanks();
        expect(':');
        if (fields.put(key, value(depth + 1)) != null) {
            throw source.error(start, "the key '" + key + "' a second time, expected it once");
        }
    }

    private List<JsonValue> list(int depth) {
        List<JsonValue> values = new ArrayList<>();
        at++;
        blanks();
        while (peek() != ']') {
            values.add(value(depth + 1));
            next(']');
        }
        at++;
        return values;
    }

    /** Reads the comma between two members, after which another member must follow. */
    private void next(char close) {
        if (peek() == close) {
            return;
        }
        expect(',');
        blanks();
        if (peek() == close) {
            throw source.error(at, "expected another member after the comma");
        }
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        at++;
        while (peek() != '"') {
            char character = peek();
            if (character < ' ') {
                throw source.error(
                        at, at == text.length() ? "expected a quotation mark" : "expected no control character");
            }
            string.append(character == '\\' ? escape() : character);
            at++;
        }
        at++;
        return string.toString();
    }

    private char escape() {
        at++;
        return switch (peek()) {
            case '"', '\\', '/' -> peek();
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw source.error(at, "expected one of \" \\ / b f n r t u after a backslash");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            at++;
            int digit = "0123456789abcdef".indexOf(Character.toLowerCase(peek()));
            if (digit < 0) {
                throw source.error(at, "expected four hexadecimal digits");
            }
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private int number() {
        int start = at;
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
        String digits = text.substring(start, at);
        if (digits.isEmpty()) {
            throw source.error(start, "expected an object, a list, a string or a whole number");
        }
        if (!digits.matches("0|[1-9][0-9]{0,8}")) {
            throw source.error(start, "expected a whole number of at most 9 digits, the first of them not 0");
        }
        return Integer.parseInt(digits);
    }

    private void expect(char character) {
        if (peek() != character) {
            throw source.error(at, "expected '" + character + "'");
        }
        at++;
    }

    private void blanks() {
        while (" \t\r\n".indexOf(peek()) >= 0) {
            at++;
        }
    }

    /** Returns the next character; at the end a character that JSON allows nowhere. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }
}
