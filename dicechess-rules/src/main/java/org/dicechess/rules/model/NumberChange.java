package org.dicechess.rules.model;

/**
 * A change of a number.
 *
 * @param adds whether the amount is added to the number, and does not replace it
 */
public record NumberChange(NumberOf number, boolean adds, Amount amount) {}
