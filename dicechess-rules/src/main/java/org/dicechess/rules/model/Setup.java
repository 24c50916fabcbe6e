package org.dicechess.rules.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a game: a position text and, in some games, pieces that a roll places on it.
 *
 * @param position the text of the position before anything is dealt
 * @param pieces the pieces of that text for each square, null where there is none
 * @param deal the dealt pieces; {@link Deal.Nothing} if nothing is dealt
 */
public record Setup(String position, List<@Nullable GamePiece> pieces, Deal deal) {}
