package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Square;

/**
 * Draws a small map of each area of a board, several side by side.
 *
 * @param board the board with the areas
 */
record AreaMaps(Board board) {

    private static final int WIDTH = 78;
    private static final String GAP = "   ";

    /** Returns the lines, with a legend at the end; one line if there are no areas. */
    List<String> lines() {
        if (board.areas().isEmpty()) {
            return List.of("no areas");
        }
        List<String> lines = new ArrayList<>();
        int abreast = Math.max(1, (WIDTH + GAP.length()) / (width() + GAP.length()));
        for (int first = 0; first < board.areas().size(); first += abreast) {
            lines.addAll(abreast(board.areas()
                    .subList(first, Math.min(first + abreast, board.areas().size()))));
            lines.add("");
        }
        lines.add("# both sides, W White's, B Black's, . neither");
        return lines;
    }

    private int width() {
        return Math.max(
                board.files(),
                board.areas().stream().mapToInt(String::length).max().orElse(0));
    }

    private List<String> abreast(List<String> names) {
        List<List<String>> maps = names.stream().map(this::map).toList();
        return IntStream.rangeClosed(0, board.ranks())
                .mapToObj(
                        line -> maps.stream().map(map -> padded(map.get(line))).collect(Collectors.joining(GAP)))
                .map(String::stripTrailing)
                .toList();
    }

    private String padded(String text) {
        return text + " ".repeat(width() - text.length());
    }

    /** Returns the name, then the ranks from the highest. */
    private List<String> map(String name) {
        List<Square> white = board.area(name, Color.WHITE);
        List<Square> black = board.area(name, Color.BLACK);
        List<String> map = new ArrayList<>(List.of(name));
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder();
            for (int file = 0; file < board.files(); file++) {
                Square square = new Square(file, rank);
                line.append(mark(square, white.contains(square), black.contains(square)));
            }
            map.add(line.toString());
        }
        return map;
    }

    private char mark(Square square, boolean white, boolean black) {
        if (white && black) {
            return '#';
        }
        char neither = board.contains(square) ? '.' : ' ';
        return white ? 'W' : black ? 'B' : neither;
    }
}
