package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Reads and writes positions: FEN with longer runs on wider boards, en passant squares separated by commas, and dice in
 * hand.
 */
final class ReferenceText {

    private ReferenceText() {}

    static ReferencePosition read(ReferenceGame game, String text) {
        List<Integer> dice = new ArrayList<>();
        if (text.contains("[")) {
            dice.addAll(dice(text.substring(text.indexOf('['))));
        }
        String[] fields = text.split(" ");
        boolean white = fields[1].equals("w");
        String pieces = pieces(game, fields[0]);
        String rights = fields[2].equals("-") ? "" : fields[2];
        SortedMap<Integer, Integer> passed = new TreeMap<>();
        for (String square : fields[3].equals("-") ? new String[0] : fields[3].split(",")) {
            int target = game.square(square);
            passed.put(target, target + (game.rank(target) == 2 ? game.width() : -game.width()));
        }
        return new ReferencePosition(
                game, pieces, white, rights, passed, Integer.parseInt(fields[4]), Integer.parseInt(fields[5]), dice);
    }

    static List<Integer> dice(String text) {
        return Arrays.stream(text.replaceAll("[\\[\\]]", "").split(" "))
                .map(Integer::valueOf)
                .toList();
    }

    private static String pieces(ReferenceGame game, String field) {
        StringBuilder pieces = new StringBuilder("#".repeat(game.width() * game.width()));
        String[] rows = field.split("/");
        for (int row = 0; row < rows.length; row++) {
            String spread = spread(rows[row]);
            for (int file = 0; file < spread.length(); file++) {
                pieces.setCharAt(game.square(file, game.size - 1 - row), spread.charAt(file));
            }
        }
        return pieces.toString();
    }

    /**
     * Returns a row with empty squares as dots: the highest numbers are replaced first, so that 12 is not read as 1 and
     * 2.
     */
    private static String spread(String row) {
        String spread = row;
        for (int run = 12; run > 0; run--) {
            spread = spread.replace(String.valueOf(run), ".".repeat(run));
        }
        return spread;
    }

    static String write(ReferencePosition position) {
        String passed = position.passed().isEmpty()
                ? "-"
                : position.passed().keySet().stream()
                        .map(position.game()::text)
                        .sorted()
                        .collect(Collectors.joining(","));
        String dice = position.dice().isEmpty()
                ? ""
                : " " + position.dice().toString().replace(",", "");
        return placement(position) + (position.white() ? " w " : " b ")
                + (position.rights().isEmpty() ? "-" : position.rights()) + " " + passed + " "
                + position.count() + " " + position.turn() + dice;
    }

    private static String placement(ReferencePosition position) {
        List<String> rows = new ArrayList<>();
        for (int rank = position.game().size - 1; rank >= 0; rank--) {
            int begin = position.game().square(0, rank);
            rows.add(row(position.pieces().substring(begin, begin + position.game().size)));
        }
        return String.join("/", rows);
    }

    private static String row(String pieces) {
        String row = pieces;
        for (int run = 12; run > 0; run--) {
            row = row.replace(".".repeat(run), String.valueOf(run));
        }
        return row;
    }

    /**
     * Returns the text of the library with its en passant squares in alphabetical order, and without the number of dice
     * still due.
     */
    static String sorted(String text) {
        String[] fields = text.replaceAll(" ![0-9]$", "").split(" ");
        fields[3] = Arrays.stream(fields[3].split(",")).sorted().collect(Collectors.joining(","));
        return String.join(" ", fields);
    }
}
