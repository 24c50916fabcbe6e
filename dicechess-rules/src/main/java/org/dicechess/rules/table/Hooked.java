package org.dicechess.rules.table;

import java.util.function.Predicate;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;

/** Which codes have hooks that are asked in play. */
public final class Hooked {

    /** For each code whether a hook tells further moves. */
    public final boolean[] moves;

    /** For each code whether a hook tells when it may be captured. */
    public final boolean[] capturable;

    /** For each code whether a hook tells what becomes of it when captured. */
    public final boolean[] fate;

    /** Whether any hook tells moves. */
    public final boolean anyMoves;

    /** Whether any hook tells who may be captured. */
    public final boolean anyCapturable;

    /** Whether the game has any hook that is asked in play. */
    public final boolean any;

    Hooked(Game game, Codes codes) {
        this.moves = marked(codes, kind -> kind.moves().isPresent());
        this.capturable = marked(codes, kind -> kind.capturable().isPresent());
        this.fate = marked(codes, kind -> kind.fate().flatMap(fate -> fate.hook()).isPresent());
        this.anyMoves = any(moves);
        this.anyCapturable = any(capturable);
        this.any = anyMoves || anyCapturable || any(fate) || game.endings().stream().anyMatch(Ending.Hooked.class::isInstance);
    }

    private static boolean[] marked(Codes codes, Predicate<Kind> choice) {
        boolean[] marked = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            marked[code] = choice.test(codes.man(code).type());
        }
        return marked;
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
