package org.dicechess;

/**
 * One outcome of a chance event.
 *
 * @param roll what falls
 * @param weight how many of the {@link Node.Chance#total()} equally likely cases it stands for; at least 1
 * @since 0.1
 */
public record Outcome(Roll roll, long weight) {}
