package org.dicechess.rules.model;

/**
 * How a game begins: a position text, and perhaps men that a roll places on it.
 *
 * @param position the text of the position before anything is dealt
 * @param deal the dealt men; {@link Deal.Nothing} if nothing is dealt
 */
public record Setup(String position, Deal deal) {}
