package org.dicechess.rules.codes;

import java.util.List;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;

/** The pieces that one outcome of a deal puts on the board. */
public final class DealtPieces {

    /** Receives each dealt piece with its square. */
    @FunctionalInterface
    public interface Placement {

        /** Receives one piece, by its code. */
        void place(int square, int code);
    }

    private final Game game;
    private final Codes codes;
    private final List<Deal.Placement> pieces;

    private DealtPieces(Game game, Codes codes, int outcome) {
        this.game = game;
        this.codes = codes;
        this.pieces = game.setup().deal().pieces(outcome);
    }

    public static DealtPieces of(Game game, Codes codes, int outcome) {
        return new DealtPieces(game, codes, outcome);
    }

    /** Passes each square and piece to the receiver. */
    public void forEach(Placement placement) {
        boolean mirrored = game.setup().deal().mirrored();
        for (Deal.Placement piece : pieces) {
            placement.place(piece.square(), code(piece));
            if (mirrored) {
                placement.place(
                        game.squares().mirror(piece.square()),
                        codes.placed(piece.kind(), piece.color().opponent())[0]);
            }
        }
    }

    private int code(Deal.Placement piece) {
        return piece.facing().isPresent()
                ? codes.of(piece.kind(), piece.color(), piece.facing())
                : codes.placed(piece.kind(), piece.color())[0];
    }
}
