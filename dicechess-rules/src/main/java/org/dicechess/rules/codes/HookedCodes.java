package org.dicechess.rules.codes;

import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;

/** The codes with hooks that are called in play. */
public final class HookedCodes {

    /** For each code: whether a hook gives further moves. */
    public final boolean[] moves;

    /** For each code: whether a hook decides when it may be captured. */
    public final boolean[] capturable;

    /** For each code: whether a hook decides its fate when it is captured. */
    public final boolean[] fate;

    /** Whether any hook gives moves. */
    public final boolean anyMoves;

    /** Whether any hook decides which pieces may be captured. */
    public final boolean anyCapturable;

    /** Whether the game has any hook that is called in play. */
    public final boolean any;

    public HookedCodes(Game game, Codes codes) {
        this.moves = new boolean[codes.count() + 1];
        this.capturable = new boolean[codes.count() + 1];
        this.fate = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            Kind kind = codes.piece(code).type();
            moves[code] = kind.moves().isPresent();
            capturable[code] = kind.capturable().isPresent();
            fate[code] = kind.fate().isPresent() && kind.fate().get().hook().isPresent();
        }
        this.anyMoves = any(moves);
        this.anyCapturable = any(capturable);
        this.any = anyMoves || anyCapturable || any(fate) || endsByHook(game) || turnsByHook(game);
    }

    private static boolean turnsByHook(Game game) {
        return game.turn().states().stream()
                .flatMap(state -> state.steps().stream())
                .anyMatch(step -> step.stage().has(Condition.Hooked.class));
    }

    private static boolean endsByHook(Game game) {
        for (Ending ending : game.endings()) {
            if (ending instanceof Ending.Hooked) {
                return true;
            }
        }
        return false;
    }

    private static boolean any(boolean[] marks) {
        for (boolean mark : marks) {
            if (mark) {
                return true;
            }
        }
        return false;
    }
}
