package org.dicechess.rules.model;

import java.util.Optional;

/**
 * What becomes of a captured man that does not leave the game: somebody puts it on an empty square of an area.
 *
 * @param in only where it was captured in this area; elsewhere, and where no square is empty, it leaves the game
 * @param to the area, as the man's own side sees it
 * @param byOwner whether its owner chooses the square, not the captor
 */
public record Fate(Optional<Area> in, Area to, boolean byOwner, String rule) {}
