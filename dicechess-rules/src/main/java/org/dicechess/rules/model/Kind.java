package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Outline;
import org.dicechess.PieceType;
import org.dicechess.rules.betza.Ride;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.FacingRule;

/**
 * A kind of piece, with everything that the definition says about it.
 *
 * @param index the number of the kind in the definition's order, from 0
 * @param rides the moves of its Betza notation
 * @param pieceMoves the same moves, each with the squares and sides where it holds
 * @param paths the hook that gives its moves in place of Betza notation; empty if there is none
 * @param moves the hook that gives further moves in play; empty if there is none
 * @param isOfNobody whether its pieces belong to neither side
 * @param facesForward whether it faces where its side goes, so that left and right turn with its side, too
 * @param promotions the rules by which it promotes; empty if it does not
 * @param demoted the name of the kind that it was before it promoted; empty if it has not promoted
 * @param initial the squares from which it has initial moves; empty for the squares where it stands in the array
 * @param walk how it walks; empty if it does not
 * @param turns the hook that gives its facings during a walk; empty if it keeps its facing
 * @param fate how it stays in the game when captured; empty if it leaves the game
 * @param capturable the hook that decides in play whether it may be captured; empty if it always may
 * @param protection the pieces that it protects; empty if it protects none
 * @param outline its shape in pictures; empty if the definition gives none
 * @param value what the definition says that it is worth, in hundredths of a pawn; empty if it says nothing
 * @param rule the id of its rule; empty if none is named
 */
public record Kind(
        int index,
        String name,
        String symbol,
        String betza,
        List<Ride> rides,
        List<PieceMoves> pieceMoves,
        Optional<PathHook> paths,
        Optional<MoveHook> moves,
        boolean isRoyal,
        boolean isOfNobody,
        List<Direction> facings,
        boolean facesForward,
        List<Promotion> promotions,
        Optional<String> demoted,
        Optional<Area> initial,
        Optional<Walk> walk,
        Optional<FacingRule> turns,
        Optional<Fate> fate,
        Optional<CaptureRule> capturable,
        Optional<Protection> protection,
        Optional<Outline> outline,
        OptionalInt value,
        String rule)
        implements PieceType, Named {

    /** Copies the lists, which hosts see too. */
    public Kind {
        rides = List.copyOf(rides);
        pieceMoves = List.copyOf(pieceMoves);
        facings = List.copyOf(facings);
        promotions = List.copyOf(promotions);
    }

    /**
     * The most combinations of kind, side and facing in one game: a byte holds one of them, or 0 for an empty square.
     */
    public static final int MOST_CODES = 255;

    /** Stands for a symbol that could not be read. */
    public static final String NO_SYMBOL = "?";

    /** Returns the squares where a piece of this side has to become another kind, wherever it comes from. */
    public BitSet forcedPromotions(Color color) {
        BitSet forced = new BitSet();
        for (Promotion promotion : promotions) {
            if (promotion.isForced() && promotion.isOf(color)) {
                forced.or(promotion.area().of(color));
            }
        }
        return forced;
    }

    /** Returns whether some rule of promotion lets the piece become this kind, at least if the array has it. */
    public boolean mayBecome(String kind) {
        for (Promotion promotion : promotions) {
            if (promotion.mayBecome(kind)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the kind without all that a piece of a side may have. */
    public Kind withoutSide() {
        return new Kind(
                index,
                name,
                symbol,
                betza,
                rides,
                pieceMoves,
                paths,
                Optional.empty(),
                false,
                isOfNobody,
                List.of(),
                false,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                outline,
                value,
                rule);
    }

    /** Returns the number of piece codes that the kind needs: its states for each side, or one if it is nobody's. */
    public int codes() {
        return isOfNobody ? 1 : 2 * states();
    }

    /** Returns the number of piece codes that one side needs for the kind: its facings, at least one. */
    public int states() {
        return Math.max(1, facings.size());
    }

    /** Compares kinds by name only: everything else follows from the variant. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Kind kind && kind.name.equals(name) && kind.symbol.equals(symbol);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns the squares from which the kind has initial moves, given the squares where it stands in the array. */
    public BitSet initialSquares(BitSet ofArray, Color color) {
        return initial.isPresent() ? initial.get().of(color) : ofArray;
    }
}
