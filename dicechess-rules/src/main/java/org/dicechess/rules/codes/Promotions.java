package org.dicechess.rules.codes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Promotion;

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

    private final PromotionZones zones;

    /** For each array and code: the codes after promotion, where arrivals alone tell them. */
    private final int[][][] plain;

    /** For each array, code and set of rules: the codes after promotion. */
    private final int[][][][] becomes;

    /** For each code whether some rule bounds how many pieces of a kind its side has. */
    private final boolean[] bounded;

    /** For each code those that count as it, of its side; none where no rule bounds how many there are. */
    private final int[][] alike;

    /** For each side and kind how many pieces the setup has. */
    private final int[][] inSetup;

    public Promotions(Game game, Codes codes, PromotionZones zones, List<GamePiece> position) {
        this.zones = zones;
        this.inSetup = new int[Color.values().length][game.kinds().size()];
        this.game = game;
        this.codes = codes;
        for (Kind kind : game.kinds()) {
            offer(kind);
        }
        BitSet standing = new BitSet();
        for (GamePiece piece : position) {
            if (piece != null) {
                standing.set(piece.type().index(), !piece.type().isOfNobody());
                inSetup[piece.color().ordinal()][piece.type().index()]++;
            }
        }
        standing.and(offered);
        arrays.add(standing);
        Deal deal = game.setup().deal();
        arrayOf = new int[offered.isEmpty() ? 0 : deal.outcomes()];
        for (int outcome = 0; outcome < arrayOf.length; outcome++) {
            arrayOf[outcome] = outcome == 0 || deal.kindsVary() ? number(standing, outcome) : arrayOf[0];
        }
        bounded = new boolean[codes.count() + 1];
        for (int code = 1; code <= codes.count(); code++) {
            for (Promotion rule : zones.of(code)) {
                bounded[code] |= rule.most() != Promotion.ANY;
            }
        }
        alike = alike();
        becomes = new int[arrays.size()][codes.count() + 1][][];
        plain = new int[arrays.size()][codes.count() + 1][];
        for (int array = 0; array < becomes.length; array++) {
            for (int code = 0; code <= codes.count(); code++) {
                becomes[array][code] = becomes(code, arrays.get(array));
                boolean arrivalTells = becomes[array][code].length == 2 && zones.isPlain(code);
                plain[array][code] = arrivalTells ? becomes[array][code][1] : NOTHING;
            }
        }
    }

    /**
     * Returns for each code the codes after promotion. The code itself is included where promotion is optional. The
     * entry is empty if the code does not promote, or if it is not {@linkplain PromotionZones#isPlain plain}.
     */
    public int[][] of(int array) {
        return plain[array];
    }

    /**
     * Returns the codes that a code may become by a set of rules, as {@link PromotionZones#rules} returns it. The code
     * itself is included where all of these rules are optional.
     */
    public int[] of(int array, int code, int rules) {
        return becomes[array][code][rules];
    }

    /** Returns whether some rule of a code bounds how many pieces of a kind its side has. */
    public boolean isBounded(int code) {
        return bounded[code];
    }

    /** Returns the codes of a side that count as a code; none in a game where no rule bounds how many there are. */
    public int[] alike(int code) {
        return alike[code];
    }

    /** Returns the most pieces of the new kind that a side may have after a promotion by a set of rules. */
    public int mostOf(int code, int rules, int after) {
        int most = after == code ? Promotion.ANY : 0;
        Kind kind = codes.piece(after).type();
        for (int number = 0; number < zones.of(code).size(); number++) {
            Promotion rule = zones.of(code).get(number);
            if ((rules >>> number & 1) != 0 && rule.mayBecome(kind.name())) {
                boolean asInSetup = rule.most() == Promotion.AS_IN_SETUP;
                most = Math.max(most, asInSetup ? inSetup(after) : rule.most());
            }
        }
        return most;
    }

    /** Returns how many pieces the setup has that count as a code. */
    private int inSetup(int code) {
        BitSet same = sameLetters(kind(code));
        int sum = 0;
        for (int kind = same.nextSetBit(0); kind >= 0; kind = same.nextSetBit(kind + 1)) {
            sum += inSetup[codes.owner(code)][kind];
        }
        return sum;
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
        for (int[][][] array : becomes) {
            for (int[] after : array[code]) {
                most = Math.max(most, after.length);
            }
        }
        return most;
    }

    /** Returns whether a code may become royal. */
    public boolean toRoyal(int code) {
        return mayBecome(code, other -> codes.piece(other).type().isRoyal());
    }

    /** Returns whether a code may become one of which something holds. */
    public boolean mayBecome(int code, IntPredicate such) {
        return after(code).anyMatch(such);
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
            int from = code;
            after(code).filter(other -> other != from).forEach(other -> after[kind(from)].set(kind(other)));
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

    /** Returns the codes after promotion in any array and by any rules, some of them repeatedly. */
    private IntStream after(int code) {
        return Arrays.stream(becomes)
                .flatMap(array -> Arrays.stream(array[code]))
                .flatMapToInt(Arrays::stream);
    }

    private int kind(int code) {
        return codes.piece(code).type().index();
    }

    private int[][] alike() {
        boolean any = false;
        for (boolean one : bounded) {
            any |= one;
        }
        int[][] all = new int[codes.count() + 1][];
        for (int code = 1; code <= codes.count(); code++) {
            all[code] =
                    any ? codes.of(sameLetters(kind(code)), codes.piece(code).color()) : NOTHING;
        }
        return all;
    }

    /** Returns the kinds, by index, that count as one piece: {@code Q} and the promoted {@code Q~}. */
    private BitSet sameLetters(int kind) {
        BitSet same = new BitSet();
        for (Kind other : game.kinds()) {
            same.set(other.index(), letters(other).equals(letters(game.kinds().get(kind))));
        }
        return same;
    }

    private static String letters(Kind kind) {
        return kind.symbol().replace("~", "");
    }

    private void offer(Kind promoting) {
        for (Promotion promotion : promoting.promotions()) {
            for (Kind kind : game.kinds()) {
                offered.set(kind.index(), offered.get(kind.index()) || promotion.offers(kind.name()));
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

    /** Returns for each set of rules of a code what it becomes. */
    private int[][] becomes(int code, BitSet array) {
        List<Promotion> rules = zones.of(code);
        int[][] becomes = new int[1 << rules.size()][];
        for (int set = 0; set < becomes.length; set++) {
            Set<Integer> after = new LinkedHashSet<>();
            boolean optional = set != 0;
            for (int number = 0; number < rules.size(); number++) {
                if ((set >>> number & 1) != 0) {
                    add(rules.get(number), codes.piece(code).color(), array, after);
                    optional &= rules.get(number).optional();
                }
            }
            if (optional) {
                after.add(code);
            }
            becomes[set] = numbers(after);
        }
        return becomes;
    }

    private void add(Promotion rule, Color color, BitSet array, Set<Integer> after) {
        for (String name : rule.to()) {
            after.add(codes.of(kind(name), color));
        }
        for (Kind kind : game.kinds()) {
            if (array.get(kind.index()) && rule.offers(kind.name())) {
                after.add(codes.of(kind, color));
            }
        }
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
