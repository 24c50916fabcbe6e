package org.dicechess.rules.play;

import java.util.BitSet;
import org.dicechess.Piece;
import org.dicechess.Reach;
import org.dicechess.Square;
import org.dicechess.rules.engine.EnginePool;
import org.dicechess.rules.engine.LonePiece;
import org.dicechess.rules.table.Tables;

/** What one piece on one square can do alone, as hosts see it. */
final class PieceReach {

    private final Tables tables;
    private final EnginePool engines;
    private final Piece piece;
    private final int code;
    private final int square;

    /**
     * Creates the question.
     *
     * @throws IllegalArgumentException if the variant has no such piece or square
     */
    PieceReach(Tables tables, EnginePool engines, Piece piece, Square from) {
        this.tables = tables;
        this.engines = engines;
        this.piece = piece;
        this.code = code(tables, piece);
        this.square = tables.game.squares().index(from);
        if (square < 0) {
            throw new IllegalArgumentException("the board has no square " + from);
        }
    }

    private static int code(Tables tables, Piece piece) {
        for (int code = 1; code <= tables.codes.count(); code++) {
            if (tables.codes.piece(code).equals(piece)) {
                return code;
            }
        }
        throw new IllegalArgumentException("the variant " + tables.game.id() + " has no piece " + piece.text());
    }

    /** Returns what the piece can do by its movement, or by a walk with any roll. */
    Reach ofAnyWalk() {
        return with(LonePiece.sums(tables, code));
    }

    /**
     * Returns what the piece can do by its movement, or by a walk of so many steps.
     *
     * @throws IllegalArgumentException if it walks, and no roll of its dice gives that sum
     */
    Reach of(int steps) {
        BitSet sums = LonePiece.sums(tables, code);
        if (sums.isEmpty()) {
            return with(sums);
        }
        if (steps < 0 || !sums.get(steps)) {
            throw new IllegalArgumentException("a walk of " + steps + " steps; the dice of the "
                    + piece.type().name() + " give " + sums);
        }
        BitSet one = new BitSet();
        one.set(steps);
        return with(one);
    }

    private Reach with(BitSet sums) {
        LonePiece lone = new LonePiece(tables, engines, code, square, sums);
        return new Reach(
                tables.game.squares().of(lone.moves()), tables.game.squares().of(lone.captures()));
    }
}
