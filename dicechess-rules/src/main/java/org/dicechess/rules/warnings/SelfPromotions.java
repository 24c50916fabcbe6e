package org.dicechess.rules.warnings;

import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.yaml.Problems;

/** Warns of pieces that may become what they are. Where they have to promote, this is an error already. */
record SelfPromotions(Game game, Places places, Problems found) {

    void look() {
        for (Kind kind : game.kinds()) {
            if (kind.promotions().stream().anyMatch(promotion -> isToItself(promotion, kind))) {
                boolean named = kind.promotions().stream()
                        .anyMatch(promotion -> promotion.to().contains(kind.name()));
                found.report(
                        places.at("pieces", kind.name(), "promotion", "to"),
                        "W-PROMOTION",
                        "the " + kind.name() + " may become what it is, which 'optional: true' says already",
                        named
                                ? "remove '" + kind.name() + "' from the list"
                                : "add 'not " + kind.name() + "' to the list");
            }
        }
    }

    private boolean isToItself(Promotion promotion, Kind kind) {
        return promotion.to().contains(kind.name()) || promotion.offers(kind.name()) && stands(kind);
    }

    private boolean stands(Kind kind) {
        for (GamePiece piece : game.setup().pieces()) {
            if (piece != null && piece.type().equals(kind)) {
                return true;
            }
        }
        return game.setup().deal().kinds().contains(kind);
    }
}
