package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.ask.Work;
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
        return strict || promotes ? first(variant, deal, strict) : Optional.empty();
    }

    private static Optional<Fault> first(PlayVariant variant, Deal deal, boolean strict) {
        if (deal.isEmpty()) {
            return Optional.empty();
        }
        PlayCursor cursor = new PlayCursor(variant);
        cursor.engine().stand(((PlayPosition) variant.start()).snapshot());
        Color waiting = variant.start().turn().opponent();
        long dealt = (long) Work.DEAL * deal.pieces(0).size() * (deal.mirrored() ? 2 : 1);
        int[] rolls = new int[variant.eventBound()];
        int count = cursor.list(rolls, 0);
        if (dealt * count > Work.MOST) {
            return Optional.of(tooLong(dealt * count, count, count));
        }
        for (int i = 0; i < count; i++) {
            cursor.play(rolls[i]);
            boolean inCheck = strict && cursor.inCheck(waiting);
            Optional<String> stuck = stuck(variant.tables(), cursor.engine().state.board);
            cursor.undo();
            long work = cursor.engine().work() + dealt * (i + 1);
            if (inCheck || stuck.isPresent()) {
                String roll = cursor.event(rolls[i]).text();
                return Optional.of(inCheck ? check(roll) : promotion(roll, stuck.get()));
            }
            if (work > Work.MOST) {
                return Optional.of(tooLong(work, i + 1, count));
            }
        }
        return Optional.empty();
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

    private static Fault tooLong(long work, int done, int count) {
        return new Fault(
                "E-RANGE",
                List.of("setup", "deal"),
                "to look for check after " + done + " of " + count + " rolls of the deal takes " + work
                        + " units of work; at most " + Work.MOST + " for all rolls");
    }
}
