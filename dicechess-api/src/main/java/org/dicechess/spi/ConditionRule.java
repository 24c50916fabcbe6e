package org.dicechess.spi;

/**
 * A hook that tells whether something is the case, for conditions of turns that a definition cannot describe otherwise.
 * It is asked in play where a turn comes to the condition. {@link Look} says what the answer may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface ConditionRule {

    /**
     * Returns whether the condition holds.
     *
     * @param look the position; its side is the one whose turn it is
     */
    boolean holds(Look look);
}
