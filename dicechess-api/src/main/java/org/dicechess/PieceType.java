package org.dicechess;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A kind of piece, as the definition names it.
 *
 * @since 0.1
 */
public interface PieceType {

    /** Returns the name in the definition, as {@code knight}. */
    String name();

    /** Returns the symbol in position texts, one or several letters, in upper case where the script has cases. */
    String symbol();

    /**
     * Returns the movement in Betza notation; empty if the definition gives none. Moves that hold in some areas or for
     * one side only stand after a blank, without their limits.
     */
    String betza();

    /**
     * Returns whether the definition marks the kind as royal. If the game {@linkplain Variant#hasCheck() has check}, no
     * move may leave an own royal piece attacked. In other games the mark says nothing about winning: the pieces whose
     * loss loses the game are those of {@link Variant#endings()}, royal or not.
     */
    boolean isRoyal();

    /**
     * Returns the directions that a piece of this kind can face, in compass order from north; empty if it has no
     * facing.
     */
    List<Direction> facings();

    /** Returns the shape that the definition gives to the kind in pictures; empty if it gives none. */
    default Optional<Outline> outline() {
        return Optional.empty();
    }

    /**
     * Returns what the definition says that a piece of this kind is worth, in hundredths of a pawn: 0 to 100,000; empty
     * if it says nothing, as a definition may do for some kinds only. The rules do not depend on it.
     */
    default OptionalInt value() {
        return OptionalInt.empty();
    }
}
