package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Roll;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.table.Tables;

/**
 * Looks for a deal after which no game may begin, as no reader of positions accepts it: the side that is not to move is
 * in check, where royals cannot be captured, or a piece stands where it has to promote. Hooks that are asked in play
 * are asked here, too.
 */
public final class DealtChecks {

    private DealtChecks() {}

    /**
     * What is wrong with a deal.
     *
     * @param code the code of the problem
     * @param place the keys of the definition that lead to the cause, the outermost first
     */
    public record Fault(String code, List<String> place, String message) {}

    /** Returns the first such roll as a fault, or that the search takes too much work; empty if there is none. */
    public static Optional<Fault> first(PlayVariant variant) {
        Game game = variant.tables().game;
        boolean strict = game.check().isPresent() && !game.check().get().mayTakeRoyal();
        Deal deal = game.setup().deal();
        boolean promotes = deal.kinds().stream()
                .flatMap(kind -> kind.promotions().stream())
                .anyMatch(Promotion::isForced);
        return !deal.isEmpty() && (strict || promotes) ? first(variant, strict) : Optional.empty();
    }

    private static Optional<Fault> first(PlayVariant variant, boolean strict) {
        Color waiting = variant.start().turn().opponent();
        return TriedRolls.first(variant, "to look for check", (cursor, number) -> {
            Optional<String> stuck = stuck(variant.tables(), cursor.engine().state.board);
            if (strict && cursor.inCheck(waiting)) {
                return Optional.of(check(roll(variant, number)));
            }
            return stuck.map(piece -> promotion(roll(variant, number), piece));
        });
    }

    private static String roll(PlayVariant variant, int number) {
        return new Roll(variant.tables().game.setup().deal().shown(number)).toString();
    }

    /** Returns which piece stands where it has to promote; empty if none does. */
    private static Optional<String> stuck(Tables tables, byte[] board) {
        for (int square = 0; square < tables.squares; square++) {
            int code = board[square] & 255;
            if (tables.mustPromote(code, square)) {
                return Optional.of(Article.a(tables.codes.piece(code).type().name()) + " stands on "
                        + tables.game.squares().square(square));
            }
        }
        return Optional.empty();
    }

    private static Fault promotion(String roll, String stuck) {
        return new Fault(
                "E-PROMOTION",
                List.of("setup", "deal"),
                "after the roll " + roll + " of the deal " + stuck
                        + ", where it has to promote; expected other squares or another kind");
    }

    private static Fault check(String roll) {
        return new Fault(
                "E-POSITION",
                List.of("setup", "position"),
                "the side that is not to move is in check after the roll " + roll
                        + " of the deal, expected its royal to be safe");
    }
}
