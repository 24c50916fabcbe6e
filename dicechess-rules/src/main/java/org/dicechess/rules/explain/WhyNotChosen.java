package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Piece;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Kind;

/** Explains why a piece and dice cannot be chosen. */
final class WhyNotChosen {

    private final PositionWords words;

    WhyNotChosen(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason. */
    String of(Selection selection) {
        if (words.awaitsPlacement() || !words.isNext(words.tables.stages.afterChoice)) {
            return "nothing is selected now: " + words.due();
        }
        Square square = selection.square();
        Optional<Piece> piece = words.position.board().at(square);
        if (!words.position.board().contains(square)) {
            return "there is no square " + square;
        }
        if (piece.isEmpty()) {
            return "no piece stands on " + square;
        }
        return piece.get().isOf(words.position.turn())
                ? of(selection, words.tables.game.squares().index(square))
                : "the piece on " + square + " is not " + words.side() + "'s";
    }

    private String of(Selection selection, int square) {
        Kind kind = words.kind(square);
        if (kind.walk().isEmpty()) {
            return Article.a(kind.name()) + " does not walk" + PositionWords.cited(kind.rule());
        }
        return words.tables.walks.mayStart(words.state.at(square), square)
                ? "the " + kind.name() + " walks with "
                        + String.join(" or ", kind.walk().get().dice()) + ", not " + selection.die() + ruleOfDice(kind)
                : "the " + kind.name() + " does not walk from " + selection.square() + PositionWords.ruleOfWalk(kind);
    }

    /** Returns the rule of the kind as a whole, which may speak of its dice, else the rule of its walks. */
    private static String ruleOfDice(Kind kind) {
        return kind.rule().isEmpty() ? PositionWords.ruleOfWalk(kind) : PositionWords.cited(kind.rule());
    }
}
