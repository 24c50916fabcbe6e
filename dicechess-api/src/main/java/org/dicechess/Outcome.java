package org.dicechess;

/**
 * One outcome of a chance node.
 *
 * @param roll the roll
 * @param weight how many of the {@link Node.Chance#total()} equally likely cases the outcome stands for, at least 1
 * @since 0.1
 */
public record Outcome(Roll roll, long weight) {}
