package org.dicechess.specs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.dicechess.Perft;
import org.dicechess.Variant;

/** One line of a file of perft counts. */
record PerftRow(Perft.Unit unit, String position, int depth, long count) {

    private static final int FIELDS = 5;

    static List<Check> checks(Variant variant, String text, long maxCount) {
        return all(text)
                .filter(row -> row.count <= maxCount)
                .map(row -> row.check(variant))
                .toList();
    }

    static Stream<PerftRow> all(String text) {
        return Row.of(text, FIELDS).stream().map(PerftRow::of);
    }

    private static PerftRow of(Row row) {
        try {
            return new PerftRow(
                    Perft.Unit.valueOf(row.field(0).toUpperCase(Locale.ROOT)),
                    row.field(1),
                    Integer.parseInt(row.field(2)),
                    Long.parseLong(row.field(3)));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + row.line() + ": not a count: " + row.fields(), e);
        }
    }

    private Check check(Variant variant) {
        String name = "perft " + depth + " of " + position;
        return new Check(name, () -> Claim.equal(name, count, counted(variant)));
    }

    private long counted(Variant variant) {
        return Perft.count(Scene.of(variant, position).position().cursor(), depth, unit);
    }
}
