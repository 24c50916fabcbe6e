package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Deal;

/** Plays each roll of a deal, while it takes little enough work. */
final class TriedRolls {

    private TriedRolls() {}

    /** What is looked at after a roll. */
    interface Look {

        /**
         * Looks at the position after a roll.
         *
         * @param number the number of the outcome, from 0
         * @return what is wrong with the deal, empty for nothing
         */
        Optional<DealtChecks.Fault> at(PlayCursor cursor, int number);
    }

    /**
     * Returns the first fault, or that the search takes too much work; empty if there is none.
     *
     * @param purpose what is looked for, as "to look for check"
     */
    static Optional<DealtChecks.Fault> first(PlayVariant variant, String purpose, Look look) {
        Deal deal = variant.tables().game.setup().deal();
        PlayCursor cursor = new PlayCursor(variant);
        cursor.engine().stand(((PlayPosition) variant.start()).snapshot());
        long dealt = (long) Work.DEAL * deal.pieces(0).size() * (deal.mirrored() ? 2 : 1);
        int[] rolls = new int[variant.eventBound()];
        int count = cursor.list(rolls, 0);
        if (dealt * count > Work.MOST) {
            return Optional.of(tooLong(purpose, dealt * count, count, count));
        }
        for (int i = 0; i < count; i++) {
            cursor.play(rolls[i]);
            Optional<DealtChecks.Fault> fault = look.at(cursor, i);
            cursor.undo();
            long work = cursor.engine().work() + dealt * (i + 1);
            if (fault.isPresent()) {
                return fault;
            }
            if (work > Work.MOST) {
                return Optional.of(tooLong(purpose, work, i + 1, count));
            }
        }
        return Optional.empty();
    }

    private static DealtChecks.Fault tooLong(String purpose, long work, int done, int count) {
        return new DealtChecks.Fault(
                "E-RANGE",
                List.of("setup", "deal"),
                purpose + " after " + done + " of " + count + " rolls of the deal takes " + work
                        + " units of work; at most " + Work.MOST + " for all rolls");
    }
}
