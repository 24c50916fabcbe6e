package org.dicechess.rules.model;

import java.util.Optional;
import org.dicechess.spi.CapturedRule;

/**
 * The fate of a captured piece that stays in the game: a player puts it on an empty square of an area.
 *
 * @param in the area where the piece must be captured, if one is named. A piece that is captured elsewhere, or finds no
 *     empty square, leaves the game
 * @param to the area of the empty square, as the piece's own side sees it
 * @param byOwner whether the owner of the piece chooses the square, not the captor
 * @param hook decides in play whether the piece leaves the game, and who chooses; empty if that is always the same
 */
public record Fate(Optional<Area> in, Area to, boolean byOwner, Optional<CapturedRule> hook, String rule) {}
