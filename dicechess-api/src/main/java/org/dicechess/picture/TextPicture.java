package org.dicechess.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Square;

/**
 * Writes a picture as plain text. Each square is a cell of a grid. On a hexagonal board a file is a column, and
 * neighbouring files are half a square apart, so a square takes two lines.
 */
final class TextPicture {

    private static final int LONGEST_CELL = 12;

    private final Scene scene;
    private final Marks marks;
    private final int sign;

    /** The cells by line from the top and by column; labels are cells too. */
    private final NavigableMap<Integer, NavigableMap<Integer, String>> lines = new TreeMap<>();

    TextPicture(Scene scene, Marks marks, Color seenBy) {
        this.scene = scene;
        this.marks = marks;
        this.sign = seenBy == Color.WHITE ? 1 : -1;
    }

    String draw() {
        scene.squares().forEach(square -> cell(line(square), column(square), content(square)));
        labels();
        StringBuilder text = new StringBuilder();
        grid().forEach(line -> text.append(line).append('\n'));
        facts().forEach(fact -> text.append(fact).append('\n'));
        return text.toString();
    }

    private int line(Square square) {
        return -sign * (isHexagonal() ? 2 * square.rank() - square.file() : square.rank());
    }

    private int column(Square square) {
        return sign * square.file();
    }

    private boolean isHexagonal() {
        return scene.drawing().isHexagonal();
    }

    private void cell(int line, int column, String text) {
        lines.computeIfAbsent(line, any -> new TreeMap<>()).put(column, text);
    }

    private String content(Square square) {
        DrawnPiece piece = scene.pieces().get(square);
        if (piece != null) {
            return SafeText.visible(piece.letters(), LONGEST_CELL)
                    + piece.facing().map(way -> "^" + way.text()).orElse("");
        }
        if (marks.targets().contains(square) || marks.captures().contains(square)) {
            return "+";
        }
        return marks.changed().contains(square) || marks.way().contains(square) ? "*" : ".";
    }

    /** Puts each rank before its first square, and each file below its last square. */
    private void labels() {
        Map<Integer, Square> ranks = new TreeMap<>();
        Map<Integer, Square> files = new TreeMap<>();
        for (Square square : scene.squares()) {
            ranks.merge(square.rank(), square, (a, b) -> column(a) < column(b) ? a : b);
            files.merge(square.file(), square, (a, b) -> line(a) > line(b) ? a : b);
        }
        int left =
                lines.values().stream().mapToInt(NavigableMap::firstKey).min().orElse(0) - 1;
        int below = lines.lastKey() + 1;
        ranks.forEach((rank, first) ->
                cell(line(first), isHexagonal() ? column(first) - 1 : left, Integer.toString(rank + 1)));
        files.forEach((file, last) ->
                cell(isHexagonal() ? line(last) + 2 : below, column(last), String.valueOf((char) ('a' + file))));
    }

    private List<String> grid() {
        int first =
                lines.values().stream().mapToInt(NavigableMap::firstKey).min().orElse(0);
        int margin = width(first, first);
        int width = width(first + 1, Integer.MAX_VALUE);
        List<String> rows = new ArrayList<>();
        int last = lines.values().stream().mapToInt(NavigableMap::lastKey).max().orElse(0);
        for (int number = lines.firstKey(); number <= lines.lastKey(); number++) {
            NavigableMap<Integer, String> line = lines.getOrDefault(number, new TreeMap<>());
            StringBuilder row = new StringBuilder(padded(line.getOrDefault(first, ""), margin, true));
            for (int column = first + 1; column <= last; column++) {
                row.append(' ').append(padded(line.getOrDefault(column, ""), width, false));
            }
            rows.add(row.toString().stripTrailing());
        }
        return rows;
    }

    private int width(int first, int last) {
        return lines.values().stream()
                .flatMap(line -> line.subMap(first, true, last, true).values().stream())
                .mapToInt(text -> text.codePointCount(0, text.length()))
                .max()
                .orElse(1);
    }

    private static String padded(String text, int width, boolean right) {
        String blanks = " ".repeat(width - text.codePointCount(0, text.length()));
        return right ? blanks + text : text + blanks;
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        scene.turn().ifPresent(side -> facts.add(Words.side(side) + " to move"));
        facts.addAll(Words.facts(scene));
        if (!marks.targets().isEmpty()) {
            facts.add((marks.isDiagram() ? "moves: " : "targets: ") + Words.squares(marks.targets()));
        }
        if (!marks.captures().isEmpty()) {
            facts.add("captures: " + Words.squares(marks.captures()));
        }
        if (!marks.arrows().isEmpty()) {
            facts.add("arrows: "
                    + marks.arrows().stream()
                            .map(arrow -> arrow.from() + "-" + arrow.to())
                            .collect(Collectors.joining(" ")));
        }
        return facts;
    }
}
