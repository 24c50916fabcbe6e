package org.dicechess.rules.codes;

import java.util.Arrays;
import java.util.BitSet;
import org.dicechess.Color;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;

/** The pieces without which a side may lose or win the game: those of the endings {@code none-left}. */
public final class NeededPieces {

    /**
     * Whether an undecided game stays undecided after an event that takes away no needed piece. It does not where
     * hooks, conditions or effects decide. It is false too in a game without such endings.
     */
    public final boolean lasting;

    /** Whether any event may end the game. */
    private final boolean hooked;

    /** Whether a side needs pieces in an area, so that a move alone can end the game. */
    public final boolean inAreas;

    private final int squares;

    /** Whether a side needs pieces of a code. */
    private final boolean[] needed;

    /** For code times squares plus square: whether a needed piece is of use there. */
    private final boolean[] serves;

    public NeededPieces(Game game, Codes codes) {
        this.squares = game.squares().size();
        this.needed = new boolean[codes.count() + 1];
        this.serves = new boolean[needed.length * squares];
        Arrays.fill(serves, true);
        boolean none = false;
        boolean hook = !game.effects().isEmpty();
        boolean area = false;
        for (Ending ending : game.endings()) {
            hook |= ending instanceof Ending.Hooked || ending instanceof Ending.Met;
            if (ending instanceof Ending.NoneLeft left) {
                none = true;
                area |= left.area().isPresent();
                mark(left, codes);
            }
        }
        this.hooked = hook;
        this.inAreas = area;
        this.lasting = none && !hook;
    }

    private void mark(Ending.NoneLeft ending, Codes codes) {
        for (Color color : Color.values()) {
            for (int code : codes.of(ending.kinds(), color)) {
                needed[code] = true;
                if (ending.area().isPresent()) {
                    mark(code, ending.area().get().of(color));
                }
            }
        }
    }

    private void mark(int code, BitSet area) {
        for (int square = 0; square < squares; square++) {
            serves[code * squares + square] &= area.get(square);
        }
    }

    /**
     * Returns whether a move may take away a needed piece, or a hook decides the game, wherever the piece arrives.
     *
     * @param before the code of the piece that moves
     * @param after its code after the move
     * @param captured the code of the piece that it takes, 0 for none
     */
    public boolean mayEnd(int before, int after, int captured) {
        return hooked || needed[captured] || needed[before] && (before != after || inAreas);
    }

    /**
     * Returns whether a move to a square may take away a needed piece, or a hook decides the game.
     *
     * @param before the code of the piece that moves
     * @param after its code after the move
     * @param captured the code of the piece that it takes, 0 for none
     * @param to where it arrives
     */
    public boolean mayEnd(int before, int after, int captured, int to) {
        return hooked || needed[captured] || needed[before] && (before != after || !serves[after * squares + to]);
    }
}
