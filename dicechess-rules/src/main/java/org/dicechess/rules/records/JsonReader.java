package org.dicechess.rules.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads JSON (RFC 8259). A key may stand once in an object. */
final class JsonReader {

    /**
     * The most objects and lists inside each other, the outermost counted. A record of its own needs two; a limit
     * protects the stack from hostile texts.
     */
    private static final int DEEPEST = 9;

    private static final Pattern WORD =
            Pattern.compile("true|false|null|-?(?:0|[1-9][0-9]*+)(?:[.][0-9]++)?(?:[eE][+-]?[0-9]++)?");

    private final RecordSource source;
    private final String text;

    /** The index where the JSON text ends. */
    private final int end;

    private int at;

    private JsonReader(RecordSource source, int begin, int end) {
        this.source = source;
        this.text = source.text();
        this.at = begin;
        this.end = end;
    }

    /** Returns the single value of the text. */
    static JsonValue read(RecordSource source) {
        return read(source, new RecordPart(source.text().substring(source.begin()), source.begin()));
    }

    /** Returns the single value of a part of the text. */
    static JsonValue read(RecordSource source, RecordPart part) {
        JsonReader reader =
                new JsonReader(source, part.at(), part.at() + part.text().length());
        JsonValue value = reader.value(0);
        if (reader.at < reader.end) {
            throw source.error(reader.at, "expected the end of the text");
        }
        return value;
    }

    private JsonValue value(int depth) {
        blanks();
        int start = at;
        if (depth == DEEPEST && (peek() == '{' || peek() == '[')) {
            throw source.error(
                    start, "nested too deep, expected at most " + DEEPEST + " objects and lists inside each other");
        }
        JsonValue value = switch (peek()) {
            case '{' -> new JsonValue.Fields(fields(depth), start);
            case '[' -> new JsonValue.Array(list(depth), start);
            case '"' -> new JsonValue.Text(string(), start);
            default -> new JsonValue.Word(word(), start);
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
        int begin = at;
        while (peek() != '"') {
            char character = peek();
            if (character < ' ') {
                throw source.error(at, at == end ? "expected a quotation mark" : "expected no control character");
            }
            if (character == '\\') {
                string.append(text, begin, at).append(escape());
                begin = at + 1;
            }
            at++;
        }
        at++;
        return string.isEmpty()
                ? text.substring(begin, at - 1)
                : string.append(text, begin, at - 1).toString();
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

    private String word() {
        Matcher word = WORD.matcher(text).region(at, end);
        if (!word.lookingAt()) {
            throw source.error(at, "expected an object, a list, a string, a number, true, false or null");
        }
        at = word.end();
        return word.group();
    }

    private void expect(char character) {
        if (peek() != character) {
            throw source.error(at, "expected '" + character + "'");
        }
        at++;
    }

    private void blanks() {
        char next = peek();
        while (next == ' ' || next == '\t' || next == '\r' || next == '\n') {
            at++;
            next = peek();
        }
    }

    /** Returns the next character; at the end a character that JSON allows nowhere. */
    private char peek() {
        return at < end ? text.charAt(at) : '\0';
    }
}
