package org.dicechess.specs.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes texts as people paste them and as other programs write them. All changes follow from the random numbers. */
final class Loose {

    private static final Pattern BLANK = Pattern.compile(" ");
    private static final Pattern LINE_END = Pattern.compile("\n");
    private static final Pattern CASTLING = Pattern.compile("O(?=-O)|(?<=O-)O");
    private static final List<String> BLANKS = List.of("  ", "\t", "\n", "\r\n", "\r", " \t ");
    private static final List<String> LINE_ENDS = List.of("\r", "\r\n", " \n", "\t\n", "\n\n", "\n \n", " \r\r\n");
    private static final List<String> BEFORE = List.of("1.", "1...", "12. ", "3. ... ", " ", "0.", "{so} ", "1");
    private static final List<String> BEHIND = List.of(
            "!", "?!", "+", "#", "++", " $1", "$139", " {so}", "{a; b}", " ; so", ";\n", " e.p.", "ep", " $", "{", "}");

    private final Mutator mutator;
    private final Random random;

    Loose(Mutator mutator, Random random) {
        this.mutator = mutator;
        this.random = random;
    }

    /** Returns a position with other blanks, and with fields as other programs write them or leave them out. */
    String position(String text) {
        List<String> fields = new ArrayList<>(Arrays.asList(text.split(" ")));
        if (fields.size() >= 6) {
            field(fields);
        }
        String changed = String.join(" ", fields);
        if (random.nextBoolean()) {
            changed = blank(changed);
        }
        return switch (random.nextInt(4)) {
            case 0 -> mutator.one(BLANKS) + changed;
            case 1 -> changed + mutator.one(BLANKS);
            default -> changed;
        };
    }

    private void field(List<String> fields) {
        switch (random.nextInt(8)) {
            case 0 -> fields.remove(5);
            case 1 -> fields.subList(4, 6).clear();
            case 2 -> fields.set(4, "-");
            case 3 -> fields.set(5, mutator.one(List.of("-", "0")));
            case 4 -> fields.set(0, fields.get(0) + mutator.one(List.of("[]", "[-]", "[Q]")));
            case 5 -> fields.set(2, mutator.one(List.of("KQkq", "Kq", "HAha", "QK")));
            case 6 -> fields.set(3, "" + (char) ('a' + random.nextInt(12)) + (1 + random.nextInt(12)));
            default -> {
                // The fields stay as they are.
            }
        }
    }

    private String blank(String text) {
        return random.nextBoolean()
                ? text.replace(" ", mutator.one(BLANKS))
                : BLANK.matcher(text).replaceFirst(mutator.one(BLANKS));
    }

    /** Returns a move with a number, marks and comments, and without the signs of a capture and of a promotion. */
    String move(String text) {
        String body = switch (random.nextInt(6)) {
            case 0 -> text.replace("x", "");
            case 1 -> text.replace("=", "");
            case 2 -> text.replaceFirst("=(\\w)", "($1)");
            case 3 -> CASTLING.matcher(text).replaceAll("0");
            default -> text;
        };
        String before = random.nextInt(3) == 0 ? mutator.one(BEFORE) : "";
        StringBuilder behind = new StringBuilder();
        for (int parts = random.nextInt(3); parts > 0; parts--) {
            behind.append(mutator.one(BEHIND));
        }
        return before + body + behind;
    }

    /** Returns lines of a record with other ends, some or all of them. */
    String lines(String text) {
        String end = mutator.one(LINE_ENDS);
        Matcher ends = LINE_END.matcher(text);
        return random.nextBoolean()
                ? ends.replaceAll(end)
                : ends.replaceAll(found -> random.nextBoolean() ? end : "\n");
    }
}
