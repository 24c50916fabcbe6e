package org.dicechess.rules.records;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes JSON (RFC 8259): strings, lists of strings, objects of strings. */
final class JsonWriter {

    private JsonWriter() {}

    static String string(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(character -> json.append(escaped((char) character)));
        return json.append('"').toString();
    }

    static String list(List<String> texts) {
        return texts.stream().map(JsonWriter::string).collect(Collectors.joining(",", "[", "]"));
    }

    static String object(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> string(field.getKey()) + ":" + string(field.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String escaped(char character) {
        if (character == '"' || character == '\\') {
            return "\\" + character;
        }
        return character < ' ' || character >= 0x7F && character < 0xA0 || Character.isSurrogate(character)
                ? String.format("\\u%04x", (int) character)
                : String.valueOf(character);
    }
}
