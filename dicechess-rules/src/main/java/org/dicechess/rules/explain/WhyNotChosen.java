package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Piece;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.model.Kind;

/** Why a man and dice cannot be chosen. */
final class WhyNotChosen {

    private final PositionWords present;

    WhyNotChosen(PositionWords present) {
        this.present = present;
    }

    String of(Selection selection) {
        if (present.waits() || !present.comes(present.tables.stages.afterChoice)) {
            return "nothing is selected now: " + present.due();
        }
        Square square = selection.square();
        Optional<Piece> piece = present.position.board().at(square);
        if (!present.position.board().contains(square)) {
            return "there is no square " + square;
        }
        if (piece.isEmpty()) {
            return "no man stands on " + square;
        }
        return piece.get().color() == present.position.turn()
                ? of(selection, present.tables.game.squares().index(square))
                : "the man on " + square + " is not " + present.side() + "'s";
    }

    private String of(Selection selection, int square) {
        Kind kind = present.kind(square);
        if (kind.walk().isEmpty()) {
            return "a " + kind.name() + " does not walk" + PositionWords.cited(kind.rule());
        }
        return present.tables.walks.mayStart(present.state.at(square), square)
                ? "the " + kind.name() + " walks with "
                        + String.join(" or ", kind.walk().get().dice()) + ", not " + selection.die() + ruleOfDice(kind)
                : "a " + kind.name() + " does not walk from where this one stands, on " + selection.square()
                        + PositionWords.ruleOfWalk(kind);
    }

    /** What is said of the kind as a whole speaks of its dice, if anything does. */
    private static String ruleOfDice(Kind kind) {
        return kind.rule().isEmpty() ? PositionWords.ruleOfWalk(kind) : PositionWords.cited(kind.rule());
    }
}
