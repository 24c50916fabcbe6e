package org.dicechess.spi;

/**
 * Says whether the game is over: a hook for endings that no other word tells. Asked in play, at every position. See
 * {@link Look} for what its answers may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface EndRule {

    /**
     * Whether the ending holds. The result that the definition names is that of the side that moves.
     *
     * @param look the position; its side is the one whose turn it is
     */
    boolean isOver(Look look);
}
