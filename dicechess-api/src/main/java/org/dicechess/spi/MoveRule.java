package org.dicechess.spi;

import java.util.List;

/**
 * Says what other moves a man has, besides those of his notation: a hook for moves that depend on the position in a way
 * that no path tells, or that do more than go and take. Asked in play; see {@link Look} for what its answers may depend
 * on.
 *
 * <p>It is asked about men of the side that moves and, where the game knows check, about those of the other side as if
 * it were their turn: a man attacks what such a move takes. Moves that leave the own royal attacked are left out by the
 * library.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface MoveRule {

    /**
     * The further moves of a man.
     *
     * @param piece where he stands
     * @param look the position; its side is the man's
     * @return at most 256 effects, promotions counted each, in the order in which they are to be listed; those that
     *     equal another, or a move of the man's notation, are left out. Maybe empty
     */
    List<Effect> moves(Spot piece, Look look);
}
