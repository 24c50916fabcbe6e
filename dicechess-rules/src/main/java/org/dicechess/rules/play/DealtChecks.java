package org.dicechess.rules.play;

import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.rules.model.Game;

/**
 * Looks for a deal after which the side that is not to move is in check. Where royals cannot be captured, no game may
 * begin so, and no reader of positions accepts it. A game whose hooks are asked in play is not looked at, as they may
 * fail.
 */
public final class DealtChecks {

    private DealtChecks() {}

    /** Returns the text of the first such roll; empty if there is none. */
    public static Optional<String> first(PlayVariant variant) {
        Game game = variant.tables().game;
        boolean strict = game.check().isPresent() && !game.check().get().mayTakeRoyal();
        return strict && !game.setup().deal().isEmpty()
                ? first(variant, variant.start().cursor())
                : Optional.empty();
    }

    private static Optional<String> first(PlayVariant variant, Cursor cursor) {
        Color waiting = variant.start().turn().opponent();
        int[] rolls = new int[variant.eventBound()];
        int count = cursor.list(rolls, 0);
        for (int i = 0; i < count; i++) {
            cursor.play(rolls[i]);
            boolean inCheck = cursor.inCheck(waiting);
            cursor.undo();
            if (inCheck) {
                return Optional.of(cursor.event(rolls[i]).text());
            }
        }
        return Optional.empty();
    }
}
