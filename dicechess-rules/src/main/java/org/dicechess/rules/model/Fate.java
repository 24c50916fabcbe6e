package org.dicechess.rules.model;

import java.util.Optional;
import org.dicechess.spi.CapturedRule;

/**
 * What becomes of a captured man that does not leave the game: somebody puts it on an empty square of an area.
 *
 * @param in only where it was captured in this area; elsewhere, and where no square is empty, it leaves the game
 * @param to the area, as the man's own side sees it
 * @param byOwner whether its owner chooses the square, not the captor
 * @param hook says in play whether it leaves the game, and who chooses; empty if that is always the same
 */
public record Fate(Optional<Area> in, Area to, boolean byOwner, Optional<CapturedRule> hook, String rule) {}
