package org.dicechess.rules.reach;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.store.TableLimitException;

/**
 * The pieces that have never moved, where a turn asks for first moves: a bit for a side and a square, behind those of
 * the castling rights. A game that does not ask has no such bits.
 */
public final class FirstMoves {

    private static final int NONE = -1;

    private final Codes codes;
    private final int squares;

    /** For side times squares plus square: the number of the bit; {@link #NONE} where nobody asks. */
    private final int[] bits;

    private final boolean any;

    /**
     * Numbers the bits and marks which are lost.
     *
     * @throws TableLimitException if there are not enough bits
     */
    public FirstMoves(Game game, Codes codes, Castlings castlings) {
        this.codes = codes;
        this.squares = game.squares().size();
        this.bits = new int[Color.values().length * squares];
        Arrays.fill(bits, NONE);
        int next = castlings.rights();
        for (Color color : Color.values()) {
            for (int square : asked(game, color).stream().toArray()) {
                bits[color.ordinal() * squares + square] = next++;
            }
        }
        this.any = next > castlings.rights();
        if (next > CastlingRule.MOST_RIGHTS) {
            throw new TableLimitException(
                    List.of("turn"),
                    "'first-move' on " + (next - castlings.rights()) + " squares of both sides; at most "
                            + (CastlingRule.MOST_RIGHTS - castlings.rights()));
        }
        if (any) {
            mark(castlings.keep());
        }
    }

    private static BitSet asked(Game game, Color color) {
        BitSet asked = new BitSet();
        for (Turn.State state : game.turn().states()) {
            for (Turn.Step step : state.steps()) {
                for (Condition condition : step.stage().conditions().toList()) {
                    if (condition instanceof Condition.FirstMove first) {
                        asked.or(first.area().of(color));
                    }
                }
            }
        }
        return asked;
    }

    /** Marks that a piece which leaves its square or is captured there is unmoved no more. */
    private void mark(long[] keep) {
        for (int code = 1; code <= codes.count(); code++) {
            for (int square = 0; square < squares; square++) {
                keep[code * squares + square] &= ~bitOf(code, square);
            }
        }
    }

    /** Returns whether a turn asks for first moves. */
    public boolean any() {
        return any;
    }

    /** Returns the bit of a piece of a side on a square; 0 where nobody asks. */
    public long bit(int side, int square) {
        int bit = bits[side * squares + square];
        return bit == NONE ? 0 : 1L << bit;
    }

    /** Returns the bit of a piece on a square; 0 where nobody asks, and for no piece or one of nobody. */
    public long bitOf(int code, int square) {
        int owner = codes.owner(code);
        return owner == Codes.NOBODY ? 0 : bit(owner, square);
    }

    /** Returns whether the piece of a side on a square has never moved. */
    public boolean isUnmoved(long rights, int side, int square) {
        return (rights & bit(side, square)) != 0;
    }

    /** Returns the squares of a side for which turns ask, ascending. */
    public int[] squares(int side) {
        return IntStream.range(0, squares)
                .filter(square -> bit(side, square) != 0)
                .toArray();
    }

    /** Returns the bits of all pieces of a board that may have never moved. */
    public long unmoved(byte[] board) {
        long unmoved = 0;
        for (int square = 0; any && square < squares; square++) {
            unmoved |= bitOf(board[square] & 255, square);
        }
        return unmoved;
    }
}
