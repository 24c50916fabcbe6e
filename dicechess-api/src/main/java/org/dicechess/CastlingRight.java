package org.dicechess;

/**
 * A right to castle that a side still has. Whether castling is possible now is told by the events of the position.
 *
 * @param side the side that may castle
 * @param rook the square of the unmoved piece with which the king would castle
 * @since 0.1
 */
public record CastlingRight(Color side, Square rook) {}
