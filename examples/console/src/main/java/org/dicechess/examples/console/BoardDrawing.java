package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Draws a board of any shape: ranks on the left, files below, a dot for an empty square, a blank where there is none.
 *
 * @param arrows whether a facing is drawn as an arrow; else as in position texts
 */
record BoardDrawing(boolean arrows) {

    private static final AttributedStyle WHITE = AttributedStyle.BOLD;
    private static final AttributedStyle BLACK = AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN);
    private static final AttributedStyle GROUND = AttributedStyle.DEFAULT.faint();
    private static final String ARROWS = "↑↗→↘↓↙←↖";

    /** The lines from the highest rank down, then the line of files. */
    List<AttributedString> lines(Board board) {
        int margin = String.valueOf(board.ranks()).length();
        int cell = cellWidth(board);
        List<AttributedString> lines = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            lines.add(rank(board, rank, margin, cell));
        }
        lines.add(files(board, margin, cell));
        return lines;
    }

    /** A man as it is drawn: its letters, then its facing. */
    String text(Piece piece) {
        String letters = piece.text().replaceFirst("\\^.*", "").replaceAll("[()]", "");
        return letters + piece.facing().map(this::facing).orElse("");
    }

    private String facing(Direction direction) {
        return arrows ? String.valueOf(ARROWS.charAt(direction.ordinal())) : "^" + direction.text();
    }

    private int cellWidth(Board board) {
        return board.squares().stream()
                .flatMap(square -> board.at(square).stream())
                .mapToInt(piece -> new AttributedString(text(piece)).columnLength())
                .max()
                .orElse(1);
    }

    private AttributedString rank(Board board, int rank, int margin, int cell) {
        Line line = new Line(margin, cell, String.valueOf(rank + 1));
        for (int file = 0; file < board.files(); file++) {
            line.add(cell(board, new Square(file, rank)));
        }
        return line.end();
    }

    private AttributedString files(Board board, int margin, int cell) {
        Line line = new Line(margin, cell, "");
        for (int file = 0; file < board.files(); file++) {
            line.add(new AttributedString(String.valueOf((char) ('a' + file)), GROUND));
        }
        return line.end();
    }

    private AttributedString cell(Board board, Square square) {
        return board.at(square)
                .map(piece -> new AttributedString(text(piece), piece.color() == Color.WHITE ? WHITE : BLACK))
                .orElseGet(() -> new AttributedString(board.contains(square) ? "." : "", GROUND));
    }

    /** One line: a label, then cells of equal width; no blanks at its end. */
    private static final class Line {

        private final AttributedStringBuilder text = new AttributedStringBuilder();
        private final int cell;
        private int due = 1;

        Line(int margin, int cell, String label) {
            this.cell = cell;
            text.append(" ".repeat(margin - label.length()));
            text.append(label, GROUND);
        }

        void add(AttributedString content) {
            if (content.length() > 0) {
                text.append(" ".repeat(due)).append(content);
                due = 0;
            }
            due += cell - content.columnLength() + 1;
        }

        AttributedString end() {
            return text.toAttributedString();
        }
    }
}
