package org.dicechess.rules.codes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;

/**
 * The codes after promotion. Promotion may depend on the dealt array: then positions hold the number of the array, from
 * 1, in the last field of their counters. Arrays that offer the same kinds have the same number.
 */
public final class Promotions {

    private static final int SHIFT = 48;
    private static final int[] NOTHING = {};

    private final Game game;
    private final Codes codes;

    /** The kinds, by index, that some piece may promote to if the array contains them. */
    private final BitSet offered = new BitSet();

    /** The kinds that each array offers. The first entry is the position before the deal. */
    private final List<BitSet> arrays = new ArrayList<>();

    /** The numbers of the dealt arrays, by the kinds that they offer. */
    private final Map<BitSet, Integer> numbers = new LinkedHashMap<>();

    /** For each outcome of the deal the number of its array. */
    private final int[] arrayOf;

    /** For each array and code: the codes after promotion. */
    private final int[][][] becomes;

    public Promotions(Game game, Codes codes, List<GamePiece> position) {
        this.game = game;
        this.codes = codes;
        for (Kind kind : game.kinds()) {
            offer(kind);
        }
        BitSet standing = new BitSet();
        for (GamePiece piece : position) {
            if (piece != null) {
                standing.set(piece.type().index());
            }
        }
        standing.and(offered);
        arrays.add(standing);
        Deal deal = game.setup().deal();
        arrayOf = new int[offered.isEmpty() ? 0 : deal.outcomes()];
        for (int outcome = 0; outcome < arrayOf.length; outcome++) {
            arrayOf[outcome] = outcome == 0 || deal.kindsVary() ? number(standing, outcome) : arrayOf[0];
        }
        becomes = new int[arrays.size()][codes.count() + 1][];
        for (int array = 0; array < becomes.length; array++) {
            for (int code = 0; code <= codes.count(); code++) {
                becomes[array][code] = becomes(code, arrays.get(array));
            }
        }
    }

    /**
     * Returns for each code the codes after promotion. The code itself is included where promotion is optional. The
     * entry is empty if the code does not promote.
     */
    public int[][] of(int array) {
        return becomes[array];
    }

    /** Returns whether positions hold the number of their array. */
    public boolean dependOnDeal() {
        return arrayOf.length > 0;
    }

    /** Returns the number of the array in the packed counters; 0 before the deal and where arrays do not matter. */
    public int array(long counters) {
        return dependOnDeal() ? (int) (counters >>> SHIFT) : 0;
    }

    /** Returns the packed counters with the number of an array. The counters must not hold a number yet. */
    public long with(long counters, int array) {
        return counters | (long) array << SHIFT;
    }

    /** Returns the packed counters after an outcome of the deal. */
    public long dealt(long counters, int outcome) {
        return dependOnDeal() ? with(counters, arrayOf[outcome]) : counters;
    }

    /** Returns the kinds that an array offers, in the order of the game. */
    public List<Kind> kinds(int array) {
        return arrays.get(array).stream().mapToObj(game.kinds()::get).toList();
    }

    /** Returns the number of the array that offers exactly these kinds; empty if no outcome deals it. */
    public Optional<Integer> arrayOf(BitSet kinds) {
        return Optional.ofNullable(numbers.get(kinds));
    }

    /** Returns the most codes that a code may promote to. */
    public int most(int code) {
        int most = 0;
        for (int[][] array : becomes) {
            most = Math.max(most, array[code].length);
        }
        return most;
    }

    /** Returns whether a code may become royal. */
    public boolean toRoyal(int code) {
        for (int[][] array : becomes) {
            for (int other : array[code]) {
                if (codes.piece(other).type().isRoyal()) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Returns the kinds, by index, that can promote to another kind and later become themselves again. Such a piece may
     * come back to a square although it never moves backwards.
     */
    public BitSet returning() {
        BitSet[] after = new BitSet[game.kinds().size()];
        for (int kind = 0; kind < after.length; kind++) {
            after[kind] = new BitSet();
        }
        for (int code = 1; code <= codes.count(); code++) {
            for (int[][] array : becomes) {
                for (int other : array[code]) {
                    after[kind(code)].set(kind(other), after[kind(code)].get(kind(other)) || other != code);
                }
            }
        }
        BitSet returning = new BitSet();
        for (int kind = 0; kind < after.length; kind++) {
            returning.set(kind, reached(after[kind], after).get(kind));
        }
        return returning;
    }

    /** Returns the kinds that some kinds may become in any number of promotions, themselves included. */
    private static BitSet reached(BitSet first, BitSet[] after) {
        BitSet reached = (BitSet) first.clone();
        for (int before = -1; before != reached.cardinality(); ) {
            before = reached.cardinality();
            for (int kind = reached.nextSetBit(0); kind >= 0; kind = reached.nextSetBit(kind + 1)) {
                reached.or(after[kind]);
            }
        }
        return reached;
    }

    private int kind(int code) {
        return codes.piece(code).type().index();
    }

    private void offer(Kind promoting) {
        for (Kind kind : promoting.promotion().isPresent() ? game.kinds() : List.<Kind>of()) {
            if (promoting.promotion().get().offers(kind.name())) {
                offered.set(kind.index());
            }
        }
    }

    /** Returns the number of an outcome's array. The number is new if no earlier array offers the same kinds. */
    private int number(BitSet standing, int outcome) {
        BitSet kinds = (BitSet) standing.clone();
        for (Deal.Placement piece : game.setup().deal().pieces(outcome)) {
            kinds.set(piece.kind().index());
        }
        kinds.and(offered);
        if (!numbers.containsKey(kinds)) {
            numbers.put(kinds, arrays.size());
            arrays.add(kinds);
        }
        return numbers.get(kinds);
    }

    private int[] becomes(int code, BitSet array) {
        if (code == 0 || codes.piece(code).type().promotion().isEmpty()) {
            return NOTHING;
        }
        Kind.Promotion promotion = codes.piece(code).type().promotion().get();
        Color color = codes.piece(code).color();
        Set<Integer> becomes = new LinkedHashSet<>();
        for (String name : promotion.to()) {
            becomes.add(codes.of(kind(name), color));
        }
        for (Kind kind : game.kinds()) {
            if (array.get(kind.index()) && promotion.offers(kind.name())) {
                becomes.add(codes.of(kind, color));
            }
        }
        if (promotion.optional()) {
            becomes.add(code);
        }
        return numbers(becomes);
    }

    private static int[] numbers(Set<Integer> set) {
        int[] numbers = new int[set.size()];
        int size = 0;
        for (int number : set) {
            numbers[size++] = number;
        }
        return numbers;
    }

    private Kind kind(String name) {
        for (Kind kind : game.kinds()) {
            if (kind.name().equals(name)) {
                return kind;
            }
        }
        throw new AssertionError("the reader accepted the unknown kind " + name);
    }
}
