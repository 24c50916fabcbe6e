package org.dicechess.spi;

/**
 * A hook that decides whether the game is over, for endings that a definition cannot describe otherwise. It is asked in
 * play at every position. {@link Look} says what the answer may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface EndRule {

    /**
     * Returns whether this ending holds. The result that the definition names is that of the side that moves.
     *
     * @param look the position; its side is the one whose turn it is
     */
    boolean isOver(Look look);
}
