package org.dicechess.rules.codes;

import java.util.ArrayList;
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

    private final List<int[]> placements = new ArrayList<>();

    private DealtPieces() {}

    public static DealtPieces of(Game game, Codes codes, int outcome) {
        DealtPieces dealt = new DealtPieces();
        Deal deal = game.setup().deal();
        for (Deal.Placement piece : deal.pieces(outcome)) {
            dealt.add(piece.square(), code(codes, piece));
            if (deal.mirrored()) {
                dealt.add(
                        game.squares().mirror(piece.square()),
                        codes.placed(piece.kind(), piece.color().opponent())[0]);
            }
        }
        return dealt;
    }

    /** Passes each square and piece to the receiver. */
    public void forEach(Placement placement) {
        for (int[] pair : placements) {
            placement.place(pair[0], pair[1]);
        }
    }

    private static int code(Codes codes, Deal.Placement piece) {
        return piece.facing().isPresent()
                ? codes.of(piece.kind(), piece.color(), piece.facing())
                : codes.placed(piece.kind(), piece.color())[0];
    }

    private void add(int square, int code) {
        placements.add(new int[] {square, code});
    }
}
