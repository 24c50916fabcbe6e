package org.dicechess.specs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One line of a table: fields between vertical bars, without surrounding blanks. */
record Row(int line, List<String> fields) {

    /** Returns the rows of a text; empty lines and lines that begin with # are comments. */
    static List<Row> of(String text, int fields) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                rows.add(row(i + 1, line, fields));
            }
        }
        return rows;
    }

    private static Row row(int number, String line, int fields) {
        List<String> parts =
                Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
        if (parts.size() != fields || parts.contains("")) {
            throw new IllegalArgumentException(
                    "line " + number + ": expected " + fields + " fields between vertical bars but '" + line + "'");
        }
        return new Row(number, parts);
    }

    String field(int index) {
        return fields.get(index);
    }
}
