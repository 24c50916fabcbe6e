package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
 * @param paths the hook that gives its moves in place of Betza notation; empty if there is none
 * @param moves the hook that gives further moves in play; empty if there is none
 * @param promotion how it promotes; empty if it does not
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
        Optional<PathHook> paths,
        Optional<MoveHook> moves,
        boolean isRoyal,
        List<Direction> facings,
        Optional<Promotion> promotion,
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
        facings = List.copyOf(facings);
    }

    /**
     * The most combinations of kind, side and facing in one game: a byte holds one of them, or 0 for an empty square.
     */
    public static final int MOST_CODES = 255;

    /** Stands for a symbol that could not be read. */
    public static final String NO_SYMBOL = "?";

    /**
     * The promotion of a piece that arrives in an area.
     *
     * @param to the names of the kinds that the piece may become, in order
     * @param ofArray whether the piece may also become any kind of the array
     * @param never the names of the kinds that the piece may not become, even if the array has them
     * @param optional whether the piece may also keep its kind
     */
    public record Promotion(
            Area area, List<String> to, boolean ofArray, List<String> never, boolean optional, String rule) {

        /** Returns whether the piece may become this kind, at least if the array has it. */
        public boolean mayBecome(String kind) {
            return to.contains(kind) || offers(kind);
        }

        /** Returns whether the piece may become this kind if the array has it. */
        public boolean offers(String kind) {
            return ofArray && !never.contains(kind);
        }
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
    public BitSet initialSquares(BitSet ofArray, org.dicechess.Color color) {
        return initial.isPresent() ? initial.get().of(color) : ofArray;
    }
}
