package org.dicechess.examples.players.match;

import org.dicechess.examples.players.search.Budget;

/**
 * What the players of a match may spend.
 *
 * @param choice the budget of each choice
 * @param clock the nanoseconds of each player for a whole game; 0 if there is no clock
 */
public record Pace(Budget choice, long clock) {}
