package org.dicechess.picture;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;

/**
 * Writes a picture as plain text. Each square is a cell of a grid. On a hexagonal board a file is a column, and
 * neighbouring files are half a square apart, so a square takes two lines.
 */
final class TextPicture {

    private static final int LONGEST_CELL = 12;

    /** In the order of {@link Direction}. */
    private static final String ARROWS = "↑↗→↘↓↙←↖";

    private final Scene scene;
    private final Marks marks;
    private final int sign;

    private final TextStyle style;

    TextPicture(Scene scene, Marks marks, Color seenBy, TextStyle style) {
        this.scene = scene;
        this.marks = marks;
        this.sign = seenBy == Color.WHITE ? 1 : -1;
        this.style = style;
    }

    /** Returns the board and the facts below it. */
    String draw() {
        return board() + text(facts());
    }

    /** Returns the board alone. */
    String board() {
        TextGrid grid = new TextGrid();
        scene.squares().forEach(square -> grid.put(line(square), column(square), content(square)));
        label(grid);
        return text(grid.rows(outline()));
    }

    private static String text(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
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

    private String content(Square square) {
        DrawnPiece piece = scene.pieces().get(square);
        if (piece != null) {
            return SafeText.visible(piece.letters(), LONGEST_CELL)
                    + piece.facing().map(this::facing).orElse("");
        }
        if (marks.goals().targets().contains(square) || marks.goals().captures().contains(square)) {
            return "+";
        }
        return marks.last().visited(square) || style.visited().contains(square) ? visited() : ".";
    }

    /** Returns the mark of a visited square: a star, or a colon where a piece looks like a star. */
    private String visited() {
        return scene.pieces().values().stream()
                        .anyMatch(piece -> piece.letters().equals("*"))
                ? ":"
                : "*";
    }

    private String facing(Direction way) {
        int turned = sign > 0 ? 0 : ARROWS.length() / 2;
        return style.isUnicode()
                ? String.valueOf(ARROWS.charAt((way.ordinal() + turned) % ARROWS.length()))
                : "^" + way.text();
    }

    /** Puts each rank before its first square, and each file below its last square. */
    private void label(TextGrid grid) {
        Map<Integer, Square> ranks = new TreeMap<>();
        Map<Integer, Square> files = new TreeMap<>();
        for (Square square : scene.squares()) {
            ranks.merge(square.rank(), square, (a, b) -> column(a) < column(b) ? a : b);
            files.merge(square.file(), square, (a, b) -> line(a) > line(b) ? a : b);
        }
        int left = grid.firstColumn() - 1;
        int below = grid.lastLine() + 1;
        ranks.forEach((rank, first) ->
                grid.put(line(first), isHexagonal() ? column(first) - 1 : left, Integer.toString(rank + 1)));
        files.forEach((file, last) ->
                grid.put(isHexagonal() ? line(last) + 2 : below, column(last), String.valueOf((char) ('a' + file))));
    }

    private TextOutline outline() {
        Set<TextOutline.Cell> inside = new HashSet<>();
        for (Square square : scene.squares()) {
            if (!isHexagonal() && style.outlined().contains(square)) {
                inside.add(new TextOutline.Cell(line(square), column(square)));
            }
        }
        return new TextOutline(inside, style.isUnicode());
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        Words.next(scene).ifPresent(facts::add);
        facts.addAll(Words.facts(scene));
        add("movable: ", marks.hand().movable(), facts);
        add("clicked: ", marks.hand().clicked(), facts);
        add(marks.goals().isDiagram() ? "moves: " : "targets: ", marks.goals().targets(), facts);
        add("captures: ", marks.goals().captures(), facts);
        if (!marks.arrows().isEmpty()) {
            facts.add("arrows: "
                    + marks.arrows().stream()
                            .map(arrow -> arrow.from() + "-" + arrow.to())
                            .collect(Collectors.joining(" ")));
        }
        return facts;
    }

    private static void add(String what, Set<Square> squares, List<String> facts) {
        if (!squares.isEmpty()) {
            facts.add(what + Words.squares(squares));
        }
    }
}
