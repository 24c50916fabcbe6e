package org.dicechess.rules.san;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Square;

/**
 * A move of a piece from square to square.
 *
 * @param piece the symbol, empty for a pawn
 * @param from the start
 * @param captures whether the move captures a piece
 * @param to the arrival
 * @param promotion the symbol of the new kind, empty if the kind stays
 * @param facing a caret and the facing after the arrival, empty for kinds without facings
 */
record SanMove(String piece, Square from, boolean captures, Square to, String promotion, String facing)
        implements SanText {

    @Override
    public String key() {
        return text(new Shape(false, false, false, true), captures ? "x" : "");
    }

    @Override
    public String among(SanRivals rivals) {
        boolean sharesFile = rivals.shareFile(from);
        boolean file = needsFile() || rivals.startElsewhere() && (!sharesFile || rivals.shareRank(from));
        return text(new Shape(file, sharesFile, rivals.turn(from), true), captures ? "x" : "");
    }

    @Override
    public List<String> forms() {
        List<String> forms = new ArrayList<>();
        for (Shape shape : Shape.ALL) {
            boolean same = shape.facing && facing.isEmpty() || shape.sign && promotion.isEmpty();
            if (!same && (shape.file || !needsFile())) {
                forms.add(text(shape, captures ? "x" : ""));
                if (captures) {
                    forms.add(text(shape, ""));
                }
            }
        }
        if (needsFile() && facing.isEmpty()) {
            forms.addAll(ofFiles());
        }
        return forms;
    }

    /** Returns the two files alone, as some books write the capture of a pawn. */
    private List<String> ofFiles() {
        String start = from.text().substring(0, 1);
        String arrival = to.text().substring(0, 1) + promotion;
        String signed = to.text().substring(0, 1) + (promotion.isEmpty() ? "" : "=" + promotion);
        return List.of(start + arrival, start + signed, start + "x" + arrival, start + "x" + signed);
    }

    /** Returns whether the file is written in any case: that of a pawn that captures. */
    private boolean needsFile() {
        return captures && piece.isEmpty();
    }

    /** Returns the text with these parts; some programs leave out the sign of a capture. */
    private String text(Shape shape, String capture) {
        return piece
                + (shape.file ? from.text().substring(0, 1) : "")
                + (shape.rank ? from.text().substring(1) : "")
                + capture
                + to.text()
                + (shape.sign && !promotion.isEmpty() ? "=" : "")
                + promotion
                + (shape.facing ? facing : "");
    }

    /**
     * The optional parts that are written.
     *
     * @param file whether the file of the start is written
     * @param rank whether the rank of the start is written
     * @param facing whether the facing after the arrival is written
     * @param sign whether the sign before the promotion is written
     */
    private record Shape(boolean file, boolean rank, boolean facing, boolean sign) {

        private static final List<Shape> ALL = all();

        private static List<Shape> all() {
            List<Shape> shapes = new ArrayList<>();
            for (int bits = 0; bits < 16; bits++) {
                shapes.add(new Shape((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0));
            }
            return shapes;
        }
    }
}
