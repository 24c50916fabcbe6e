package org.dicechess.rules.schema;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** JSON as text: what fits stands on one line. */
final class SchemaText {

    private static final int LONGEST_LINE = 120;

    private SchemaText() {}

    static String of(Object value) {
        return of(value, "", 0) + "\n";
    }

    private static String of(Object value, String indent, int used) {
        String line = line(value);
        if (indent.length() + used + line.length() < LONGEST_LINE) {
            return line;
        }
        String deeper = indent + "  ";
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> deeper + string(entry.getKey()) + ": "
                            + of(
                                    entry.getValue(),
                                    deeper,
                                    string(entry.getKey()).length() + 3))
                    .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
        }
        return value instanceof List<?> list
                ? list.stream()
                        .map(item -> deeper + of(item, deeper, 1))
                        .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"))
                : line;
    }

    private static String line(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> string(entry.getKey()) + ": " + line(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(SchemaText::line).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof String ? string(value) : String.valueOf(value);
    }

    private static String string(Object text) {
        return '"' + text.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
