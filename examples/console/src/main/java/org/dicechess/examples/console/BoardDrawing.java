package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Draws a board of any shape: ranks on the left, files below, a dot for an empty square, a blank for a missing one.
 *
 * @param unicode whether facings are arrows and outlines are box characters; else facings are as in position texts
 * @param area the area to outline
 * @param trail squares that pieces have just passed; an empty one is drawn as an asterisk
 */
record BoardDrawing(boolean unicode, Optional<Area> area, Set<Square> trail) {

    private static final AttributedStyle WHITE = AttributedStyle.BOLD;
    private static final AttributedStyle BLACK = AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN);
    private static final AttributedStyle GROUND = AttributedStyle.DEFAULT.faint();
    private static final AttributedStyle LINE = AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW);
    private static final AttributedStyle TRAIL = AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN);
    private static final String ARROWS = "↑↗→↘↓↙←↖";

    /** A drawing of squares and pieces alone. */
    BoardDrawing(boolean unicode) {
        this(unicode, Optional.empty(), Set.of());
    }

    /** Returns the lines from the highest rank down, the line of files, and a legend if an area is outlined. */
    List<AttributedString> lines(Board board) {
        Frame frame = new Frame(board, String.valueOf(board.ranks()).length(), cellWidth(board), outline());
        List<AttributedString> lines = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            frame.above(rank).ifPresent(lines::add);
            lines.add(rank(frame, rank));
        }
        frame.above(-1).ifPresent(lines::add);
        lines.add(files(frame));
        area.ifPresent(shown -> lines.add(new AttributedString("outlined: " + shown.label(), GROUND)));
        return lines;
    }

    /** Returns the drawing of a piece: its letters, then its facing. */
    String text(Piece piece) {
        String letters = piece.text().replaceFirst("\\^.*", "").replaceAll("[()]", "");
        return letters + piece.facing().map(this::facing).orElse("");
    }

    private String facing(Direction direction) {
        return unicode ? String.valueOf(ARROWS.charAt(direction.ordinal())) : "^" + direction.text();
    }

    private Outline outline() {
        return new Outline(area.map(Area::squares).orElse(Set.of()), unicode);
    }

    private int cellWidth(Board board) {
        return board.squares().stream()
                .flatMap(square -> board.at(square).stream())
                .mapToInt(piece -> new AttributedString(text(piece)).columnLength())
                .max()
                .orElse(1);
    }

    private AttributedString rank(Frame frame, int rank) {
        Line line = new Line(frame, String.valueOf(rank + 1));
        for (int file = 0; file < frame.board().files(); file++) {
            line.gap(frame.outline().before(file, rank));
            line.cell(cell(frame.board(), new Square(file, rank)));
        }
        line.gap(frame.outline().before(frame.board().files(), rank));
        return line.end();
    }

    private AttributedString files(Frame frame) {
        Line line = new Line(frame, "");
        for (int file = 0; file < frame.board().files(); file++) {
            line.gap(' ');
            line.cell(new AttributedString(String.valueOf((char) ('a' + file)), GROUND));
        }
        return line.end();
    }

    private AttributedString cell(Board board, Square square) {
        return board.at(square)
                .map(piece -> new AttributedString(text(piece), piece.isOf(Color.WHITE) ? WHITE : BLACK))
                .orElseGet(() -> ground(board, square));
    }

    private AttributedString ground(Board board, Square square) {
        if (trail.contains(square)) {
            return new AttributedString("*", TRAIL);
        }
        return new AttributedString(board.contains(square) ? "." : "", GROUND);
    }

    /** The values that all lines of one drawing share: the widths of labels and cells, and the outline. */
    private record Frame(Board board, int margin, int cell, Outline outline) {

        /** Returns the outline above a rank if it runs there. */
        Optional<AttributedString> above(int rank) {
            return outline.runsAbove(rank, board.files())
                    ? Optional.of(new AttributedString(" ".repeat(margin) + line(rank), LINE))
                    : Optional.empty();
        }

        private String line(int rank) {
            return outline.above(rank, board.files(), cell).stripTrailing();
        }
    }

    /** One line: a label, then gaps and cells in turn, without blanks at the end. */
    private static final class Line {

        private final AttributedStringBuilder text = new AttributedStringBuilder();
        private final int cell;
        private int due;

        Line(Frame frame, String label) {
            this.cell = frame.cell();
            text.append(" ".repeat(frame.margin() - label.length()));
            text.append(label, GROUND);
        }

        void gap(char sign) {
            add(new AttributedString(sign == ' ' ? "" : String.valueOf(sign), LINE), 1);
        }

        void cell(AttributedString content) {
            add(content, cell);
        }

        private void add(AttributedString content, int width) {
            if (content.length() > 0) {
                text.append(" ".repeat(due)).append(content);
                due = 0;
            }
            due += width - content.columnLength();
        }

        AttributedString end() {
            return text.toAttributedString();
        }
    }
}
