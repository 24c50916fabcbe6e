package org.dicechess.rules.model;

/**
 * The beginning of a game: a position text and, in some games, pieces that a roll places on it.
 *
 * @param position the text of the position before anything is dealt
 * @param deal the dealt pieces; {@link Deal.Nothing} if nothing is dealt
 */
public record Setup(String position, Deal deal) {}
