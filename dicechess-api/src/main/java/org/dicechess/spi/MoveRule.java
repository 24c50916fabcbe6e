package org.dicechess.spi;

import java.util.List;

/**
 * A hook that lists moves of a piece besides those of its notation: moves that depend on the position in a way that no
 * path can express, or that do more than move and capture. It is asked in play. {@link Look} says what the answer may
 * depend on.
 *
 * <p>The hook is asked about pieces of the side that moves. Where the game has check, it is also asked about pieces of
 * the other side as if it were their turn, since a piece attacks what such a move captures. The library removes moves
 * that leave a royal piece of the moving side attacked.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface MoveRule {

    /**
     * Returns the further moves of a piece.
     *
     * @param piece the square of the piece
     * @param look the position; its side is that of the piece
     * @return at most 256 effects, each promotion counted, in the order in which they are listed; maybe empty. An
     *     effect that equals another one, or a move of the notation, is left out
     */
    List<Effect> moves(Spot piece, Look look);
}
