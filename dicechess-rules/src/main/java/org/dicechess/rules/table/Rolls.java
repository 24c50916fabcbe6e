package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Outcome;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Pool;

/**
 * Rolls as numbers: 0 for no roll in hand, from 1 every outcome of every pool; and for each which codes may move.
 */
public final class Rolls {

    private final List<Outcome> outcomes = new ArrayList<>();
    private final int[] first;
    private final int[] last;
    private final int[][][] movable;
    private final boolean[] castles;

    /** Lists the outcomes of all pools. */
    public Rolls(Game game, Codes codes) {
        first = new int[game.pools().size()];
        last = new int[game.pools().size()];
        for (int pool = 0; pool < first.length; pool++) {
            first[pool] = outcomes.size() + 1;
            outcomes.addAll(game.pools().get(pool).outcomes());
            last[pool] = outcomes.size();
        }
        movable = new int[outcomes.size() + 1][2][];
        castles = new boolean[outcomes.size() + 1];
        BitSet all = new BitSet();
        all.set(0, game.kinds().size());
        lay(0, all, game, codes);
        for (int pool = 0; pool < first.length; pool++) {
            for (int roll = first[pool]; roll <= last[pool]; roll++) {
                lay(roll, kinds(game.pools().get(pool), roll, game), game, codes);
            }
        }
    }

    /** How many rolls there are; they run from 1 to this. */
    public int count() {
        return outcomes.size();
    }

    /** The first roll of a pool. */
    public int first(int pool) {
        return first[pool];
    }

    /** The last roll of a pool. */
    public int last(int pool) {
        return last[pool];
    }

    /** What fell, and its weight. */
    public Outcome outcome(int roll) {
        return outcomes.get(roll - 1);
    }

    /** The sum of the faces; 0 for no roll. */
    public int sum(int roll) {
        return roll == 0 ? 0 : outcome(roll).roll().faces().stream().mapToInt(Integer::intValue).sum();
    }

    /** The codes of a side (0 White, 1 Black) that may move, ascending. */
    public int[] movable(int roll, int color) {
        return movable[roll][color];
    }

    /** The codes of a side that some roll of a pool lets move. */
    public int[] everMovable(int pool, int color) {
        return java.util.stream.IntStream.rangeClosed(first[pool], last[pool])
                .flatMap(roll -> java.util.Arrays.stream(movable[roll][color]))
                .distinct()
                .sorted()
                .toArray();
    }

    /** Whether castling is possible with some roll of a pool. */
    public boolean everCastles(int pool) {
        return java.util.stream.IntStream.rangeClosed(first[pool], last[pool]).anyMatch(roll -> castles[roll]);
    }

    /** Whether castling is possible with this roll. */
    public boolean castles(int roll) {
        return castles[roll];
    }

    private BitSet kinds(Pool pool, int roll, Game game) {
        return pool.movable(outcome(roll).roll(), game.kinds().size());
    }

    private void lay(int roll, BitSet kinds, Game game, Codes codes) {
        for (Color color : Color.values()) {
            movable[roll][color.ordinal()] = codes.of(kinds, color);
        }
        castles[roll] = game.castling().map(rule -> castles(rule, kinds)).orElse(false);
    }

    private static boolean castles(CastlingRule rule, BitSet kinds) {
        boolean king = kinds.get(rule.king().index());
        boolean rook = kinds.get(rule.rook().index());
        return switch (rule.die()) {
            case EITHER -> king || rook;
            case KING -> king;
            case ROOK -> rook;
        };
    }
}
