package org.dicechess.rules.fen;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.model.GameNumber;

/**
 * The fields of a position text for the numbers of the game: {@code name=7}, and {@code name=7/0} for White's and
 * Black's. A number without a field is as it starts. A plain number is {@code 7+0}, and always stated.
 */
final class NumberFields {

    private static final Pattern PLAIN = Pattern.compile("[0-9]+\\+[0-9]+");

    /** How far the plain number is below its start, as some programs write it. */
    private static final Pattern BELOW = Pattern.compile("\\+([0-9]{1,6})\\+([0-9]{1,6})");

    private final NumberTable table;
    private final byte[] board;
    private final BitSet read = new BitSet();

    /** Creates fields of the numbers of a board. */
    NumberFields(NumberTable table, byte[] board) {
        this.table = table;
        this.board = board;
    }

    /** Adds the fields of all numbers that are not as they start. */
    void addTo(List<String> fields) {
        for (int number = 0; number < table.numbers.size(); number++) {
            int white = table.get(board, number, 0);
            int black = table.get(board, number, 1);
            int starts = table.numbers.get(number).starts();
            if (!table.numbers.get(number).plain() && (white != starts || black != starts)) {
                fields.add(name(number) + white + (table.numbers.get(number).ofSide() ? "/" + black : ""));
            }
        }
    }

    /** Returns the field of the plain number; empty if there is none. */
    Optional<String> plain() {
        return plainNumber().map(number -> table.get(board, number, 0) + "+" + table.get(board, number, 1));
    }

    private Optional<Integer> plainNumber() {
        return table.numbers.stream().filter(GameNumber::plain).findFirst().map(number -> table.index(number.name()));
    }

    /**
     * Reads the field of the plain number; returns false if the field is of another sort, or there is no such number.
     */
    boolean takePlain(Field field) {
        Matcher below = BELOW.matcher(field.text());
        Optional<Integer> number = plainNumber()
                .filter(found -> below.matches() || PLAIN.matcher(field.text()).matches());
        if (number.isEmpty()) {
            return false;
        }
        checkFirst(field, number.get());
        if (below.matches()) {
            takeBelow(field, below, number.get());
        } else {
            take(field, '+', number.get(), table.numbers.get(number.get()));
        }
        return true;
    }

    private void takeBelow(Field field, Matcher below, int index) {
        GameNumber number = table.numbers.get(index);
        for (Color side : Color.values()) {
            int group = side.ordinal() + 1;
            int most = number.starts() - number.from();
            int given = field.from(below.start(group))
                    .until(below.end(group) - below.start(group))
                    .number(0, most);
            table.set(board, index, side.ordinal(), number.starts() - given);
        }
    }

    /** Reads the field of a number; returns false if the field is of another sort. */
    boolean take(Field field) {
        for (int number = 0; number < table.numbers.size(); number++) {
            if (field.text().startsWith(name(number))) {
                checkFirst(field, number);
                take(field.from(name(number).length()), '/', number, table.numbers.get(number));
                return true;
            }
        }
        return false;
    }

    private void checkFirst(Field field, int number) {
        field.checkFirst(
                !read.get(number), "value of " + table.numbers.get(number).name());
        read.set(number);
    }

    private void take(Field values, char between, int index, GameNumber number) {
        int slash =
                number.ofSide() ? values.text().indexOf(between) : values.text().length();
        if (slash < 0) {
            throw values.wrong("'" + values.text() + "', expected the values of White and Black, as " + number.starts()
                    + "/" + number.starts());
        }
        int white = values.until(slash).number(number.from(), number.to());
        table.set(board, index, 0, white);
        table.set(board, index, 1, number.ofSide() ? values.from(slash + 1).number(number.from(), number.to()) : white);
    }

    private String name(int number) {
        return table.numbers.get(number).name() + "=";
    }
}
