package org.dicechess.examples.players.search;

/**
 * What an outcome of a roll is worth.
 *
 * @param event the outcome, an int of the cursor
 * @param part its chance among the outcomes that have been valued; 0 if it was asked for and is none of them
 * @param value the winning expectation of the side whose turn it is, -1 to 1
 */
public record Rolled(int event, double part, double value) {}
