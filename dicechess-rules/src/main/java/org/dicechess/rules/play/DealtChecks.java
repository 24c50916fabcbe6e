package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;

/**
 * Looks for a deal after which the side that is not to move is in check. Where royals cannot be captured, no game may
 * begin so, and no reader of positions accepts it. Hooks that are asked in play are asked here, too.
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
        return strict && !game.setup().deal().isEmpty()
                ? first(variant, game.setup().deal())
                : Optional.empty();
    }

    private static Optional<Fault> first(PlayVariant variant, Deal deal) {
        PlayCursor cursor = new PlayCursor(variant);
        cursor.engine().stand(((PlayPosition) variant.start()).snapshot());
        Color waiting = variant.start().turn().opponent();
        long dealt = (long) Work.DEAL * deal.pieces(0).size() * (deal.mirrored() ? 2 : 1);
        int[] rolls = new int[variant.eventBound()];
        int count = cursor.list(rolls, 0);
        for (int i = 0; i < count; i++) {
            cursor.play(rolls[i]);
            boolean inCheck = cursor.inCheck(waiting);
            cursor.undo();
            long work = cursor.engine().work() + dealt * (i + 1);
            if (inCheck || work > Work.MOST) {
                return Optional.of(inCheck ? check(cursor.event(rolls[i]).text()) : tooLong(work, i + 1, count));
            }
        }
        return Optional.empty();
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
