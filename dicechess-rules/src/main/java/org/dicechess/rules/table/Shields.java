package org.dicechess.rules.table;

import java.util.BitSet;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.Protection;

/** Who protects whom: for each protecting code and square the squares from which it protects a man there. */
public final class Shields {

    private final int squares;
    private final int words;
    private final long[][] from;
    private final boolean[][] protects;
    private final boolean any;

    Shields(Game game, Codes codes) {
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.from = new long[codes.count() + 1][];
        this.protects = new boolean[codes.count() + 1][];
        boolean some = false;
        for (int code = 1; code <= codes.count(); code++) {
            Man man = codes.man(code);
            if (man.type().protection().isPresent()) {
                lay(game, codes, code, man, man.type().protection().get());
                some = true;
            }
        }
        this.any = some;
    }

    /** Whether the game knows protection at all. */
    public boolean any() {
        return any;
    }

    /** Whether a man of one code on a square is protected by men of another that stand on these squares. */
    public boolean covers(int protector, int code, int square, long[] men) {
        if (from[protector] == null || !protects[protector][code]) {
            return false;
        }
        for (int word = 0; word < words; word++) {
            if ((men[protector * words + word] & from[protector][square * words + word]) != 0) {
                return true;
            }
        }
        return false;
    }

    private void lay(Game game, Codes codes, int code, Man man, Protection protection) {
        protects[code] = new boolean[codes.count() + 1];
        for (int other = 1; other <= codes.count(); other++) {
            Man protectedMan = codes.man(other);
            protects[code][other] =
                    protectedMan.color() == man.color() && protection.pieces().contains(protectedMan.type().name());
        }
        from[code] = new long[squares * words];
        BitSet inside = new BitSet();
        inside.set(0, squares);
        protection.in().ifPresent(area -> inside.and(area.of(man.color())));
        inside.stream().forEach(square -> mark(game, code, man, protection, square));
    }

    private void mark(Game game, int code, Man man, Protection protection, int square) {
        for (Ride ride : protection.beside()) {
            for (Ride.Leap leap : ride.leaps()) {
                Ride.Leap turned = Lines.turned(leap, man);
                int beside = game.squares().step(square, turned.dx(), turned.dy());
                if (beside >= 0) {
                    from[code][beside * words + (square >> 6)] |= 1L << square;
                }
            }
        }
    }
}
