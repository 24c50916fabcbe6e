package org.dicechess.rules.warnings;

import java.util.BitSet;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;

/** The kinds that may stand on the board. A game may define more than it uses, as imported ones are many. */
final class Present {

    private final Game game;
    private final BitSet kinds = new BitSet();

    Present(Game game) {
        this.game = game;
        for (GamePiece piece : game.setup().pieces()) {
            if (piece != null) {
                kinds.set(index(piece));
            }
        }
        for (Kind kind : game.kinds()) {
            if (game.setup().deal().kinds().contains(kind)) {
                kinds.set(kind.index());
            }
        }
        BitSet array = (BitSet) kinds.clone();
        int before = -1;
        while (before != kinds.cardinality()) {
            before = kinds.cardinality();
            addFurther(array);
        }
    }

    boolean has(Kind kind) {
        return kinds.get(kind.index());
    }

    private int index(GamePiece piece) {
        return game.kinds().stream()
                .filter(kind -> kind.equals(piece.type()))
                .findFirst()
                .orElseThrow()
                .index();
    }

    private void addFurther(BitSet array) {
        for (Kind kind : game.kinds()) {
            for (Kind other : game.kinds()) {
                if (!has(kind) && has(other) && becomes(other, kind, array.get(kind.index()))) {
                    kinds.set(kind.index());
                }
            }
        }
    }

    private boolean becomes(Kind from, Kind to, boolean inArray) {
        boolean promotes = from.promotions().stream()
                .anyMatch(promotion -> promotion.to().contains(to.name()) || inArray && promotion.offers(to.name()));
        return promotes
                || game.changes()
                        .anyMatch(action -> action instanceof Action.Replaces replaces
                                && replaces.kinds().get(from.index())
                                && replaces.by().contains(to));
    }
}
