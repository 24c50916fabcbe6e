package org.dicechess.rules.notation;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Square;

/**
 * A move of a man from square to square.
 *
 * @param piece the symbol, empty for a pawn
 * @param from the start
 * @param captures whether an enemy is taken
 * @param to the arrival
 * @param promotion the symbol of the new kind, empty if the kind stays
 * @param facing the facing after the arrival behind a caret, empty for kinds without
 */
record SanMove(String piece, Square from, boolean captures, Square to, String promotion, String facing)
        implements SanText {

    @Override
    public String key() {
        return text(new Shape(false, false, false, true));
    }

    @Override
    public String among(SanRivals rivals) {
        boolean sharesFile = rivals.shareFile(from);
        boolean file = needsFile() || rivals.startElsewhere() && (!sharesFile || rivals.shareRank(from));
        return text(new Shape(file, sharesFile, rivals.turn(from), true));
    }

    @Override
    public List<String> forms() {
        List<String> forms = new ArrayList<>();
        for (Shape shape : Shape.ALL) {
            boolean same = shape.facing && facing.isEmpty() || shape.sign && promotion.isEmpty();
            if (!same && (shape.file || !needsFile())) {
                forms.add(text(shape));
            }
        }
        return forms;
    }

    /** A pawn that captures always names its file. */
    private boolean needsFile() {
        return captures && piece.isEmpty();
    }

    private String text(Shape shape) {
        return piece
                + (shape.file ? from.text().substring(0, 1) : "")
                + (shape.rank ? from.text().substring(1) : "")
                + (captures ? "x" : "")
                + to.text()
                + (shape.sign && !promotion.isEmpty() ? "=" : "")
                + promotion
                + (shape.facing ? facing : "");
    }

    /**
     * Which parts are written.
     *
     * @param file the file of the start
     * @param rank the rank of the start
     * @param facing the facing after the arrival
     * @param sign the sign before the promotion
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
