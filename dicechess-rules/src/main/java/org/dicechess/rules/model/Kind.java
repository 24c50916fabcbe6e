package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Direction;
import org.dicechess.PieceType;
import org.dicechess.rules.betza.Ride;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.FacingRule;

/**
 * A kind of piece with everything that the definition says about it.
 *
 * @param index its number in the definition's order, from 0
 * @param rides what its Betza notation means
 * @param paths how it moves by a hook instead; empty if it has none
 * @param moves what moves it has besides, asked in play; empty if none
 * @param promotion empty if it does not promote
 * @param initial the squares where its initial moves are open; empty to take those of the array
 * @param walk how it walks; empty if it does not
 * @param turns how it may face after a visit while it walks; empty if it keeps its facing
 * @param fate what becomes of it when captured; empty if it leaves the game
 * @param capturable whether it may be captured, asked in play; empty if it always may
 * @param protection whom it protects; empty if nobody
 * @param rule the id of its rule, empty if none is named
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
        Optional<Area> initial,
        Optional<Walk> walk,
        Optional<FacingRule> turns,
        Optional<Fate> fate,
        Optional<CaptureRule> capturable,
        Optional<Protection> protection,
        String rule)
        implements PieceType, Named {

    /** Keeps copies of the lists, which hosts see too. */
    public Kind {
        rides = List.copyOf(rides);
        facings = List.copyOf(facings);
    }

    /** The most combinations of kind, side and facing in one game: what fits a byte beside the empty square. */
    public static final int MOST_CODES = 255;

    /**
     * What becomes of a man that arrives in an area.
     *
     * @param to the names of the kinds it may become, in order
     * @param ofArray whether it may also become any kind that stands in the array
     * @param never the names of the kinds that it may not become all the same
     * @param optional whether it may also stay what it is
     */
    public record Promotion(
            Area area, List<String> to, boolean ofArray, List<String> never, boolean optional, String rule) {

        /** Whether it may become this kind if that stands in the array. */
        public boolean offers(String kind) {
            return ofArray && !never.contains(kind);
        }
    }

    /** How many codes one side needs for it: its facings, at least one. */
    public int states() {
        return Math.max(1, facings.size());
    }

    /** A kind is the same if its name is: the rest follows from the variant. */
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

    /** The squares of its initial moves, given those where the array puts it. */
    public BitSet initialSquares(BitSet ofArray, org.dicechess.Color color) {
        return initial.isPresent() ? initial.get().of(color) : ofArray;
    }
}
