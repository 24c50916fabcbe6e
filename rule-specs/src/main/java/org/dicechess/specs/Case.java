package org.dicechess.specs;

import java.util.List;
import org.dicechess.Variant;

/** One line of a file of cases. */
record Case(Row row) {

    static final int FIELDS = 5;

    Check check(Variant variant) {
        return new Check(name(), () -> run(variant));
    }

    private String name() {
        String roll = roll().isEmpty() ? "" : " " + roll();
        return row.field(0) + ": " + row.field(1) + roll + ", " + row.field(3) + " (line " + row.line() + ")";
    }

    private void run(Variant variant) {
        Answer answer;
        try {
            Scene scene = Scene.of(variant, row.field(1)).after(Scene.words(roll()));
            answer = Question.answer(scene, row.field(3), expected());
        } catch (RuntimeException e) {
            throw new AssertionError(name() + ": expected " + expected() + " but " + e, e);
        }
        Claim.that(answer.fits(), () -> name() + ": expected " + expected() + " but " + answer.text());
    }

    private String roll() {
        return row.field(2).equals("-") ? "" : row.field(2);
    }

    private String expected() {
        return row.field(4);
    }

    static List<Check> checks(Variant variant, String text) {
        return Row.of(text, FIELDS).stream().map(row -> of(row).check(variant)).toList();
    }

    private static Case of(Row row) {
        if (!Question.isOne(row.field(3))) {
            throw new IllegalArgumentException("line " + row.line() + ": no question '" + row.field(3) + "'; there are "
                    + Question.words() + ", and events");
        }
        return new Case(row);
    }
}
