package org.dicechess;

import java.util.List;

/**
 * A kind of piece, as the definition names it.
 *
 * @since 0.1
 */
public interface PieceType {

    /** The name in the definition, as {@code knight}. */
    String name();

    /** The symbol in position texts, in upper case where it has cases: one letter, or several. */
    String symbol();

    /** The movement in Betza notation; empty if it is not given in that notation. */
    String betza();

    /** Whether its safety decides the game (check and mate). */
    boolean isRoyal();

    /** The directions that a man of this kind can face, in compass order from north; empty if it has no facing. */
    List<Direction> facings();
}
