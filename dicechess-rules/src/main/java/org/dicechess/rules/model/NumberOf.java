package org.dicechess.rules.model;

/**
 * A number of the game, or the number of a side.
 *
 * @param number the number, by index
 * @param enemy whether it is that of the enemy, and not that of the side to move; false for a number of the game
 */
public record NumberOf(int number, boolean enemy) {}
