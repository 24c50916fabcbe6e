package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Man;

/**
 * What men become. Where that depends on the array that was dealt, positions hold the number of the array, from 1, in the
 * last field of their counters; arrays that offer the same kinds have one number.
 */
public final class Promotions {

    private static final int SHIFT = 48;
    private static final int[] NOTHING = {};

    private final Game game;
    private final Codes codes;

    /** The kinds, by index, that some man may become if they stand in the array. */
    private final BitSet offered = new BitSet();

    /** The kinds that each array offers; the first one is the position before the deal. */
    private final List<BitSet> arrays = new ArrayList<>();

    /** The numbers of the dealt arrays. */
    private final Map<BitSet, Integer> numbers = new LinkedHashMap<>();

    /** For each outcome of the deal the number of its array. */
    private final int[] arrayOf;

    /** For each array and code what it may be after promotion. */
    private final int[][][] becomes;

    Promotions(Game game, Codes codes, List<Man> position) {
        this.game = game;
        this.codes = codes;
        game.kinds().forEach(this::offer);
        BitSet standing = new BitSet();
        position.stream().filter(man -> man != null).forEach(man -> standing.set(man.type().index()));
        standing.and(offered);
        arrays.add(standing);
        arrayOf = IntStream.range(0, offered.isEmpty() ? 0 : game.setup().deal().outcomes())
                .map(outcome -> number(standing, outcome))
                .toArray();
        becomes = arrays.stream()
                .map(array -> IntStream.rangeClosed(0, codes.count()).mapToObj(code -> becomes(code, array)).toArray(int[][]::new))
                .toArray(int[][][]::new);
    }

    /** For each code what it may be after promotion, itself included where that is optional; empty if it does not promote. */
    public int[][] of(int array) {
        return becomes[array];
    }

    /** Whether positions hold the number of their array. */
    public boolean dependOnDeal() {
        return arrayOf.length > 0;
    }

    /** The number of the array in the packed counters; 0 where it plays no part, and before the deal. */
    public int array(long counters) {
        return dependOnDeal() ? (int) (counters >>> SHIFT) : 0;
    }

    /** The packed counters with the number of an array, where they had none. */
    public long with(long counters, int array) {
        return counters | (long) array << SHIFT;
    }

    /** The packed counters after an outcome of the deal. */
    public long dealt(long counters, int outcome) {
        return dependOnDeal() ? with(counters, arrayOf[outcome]) : counters;
    }

    /** The kinds that an array offers, in their order. */
    public List<Kind> kinds(int array) {
        return arrays.get(array).stream().mapToObj(game.kinds()::get).toList();
    }

    /** The number of the array that offers just these kinds; empty if none was dealt so. */
    public Optional<Integer> arrayOf(BitSet kinds) {
        return Optional.ofNullable(numbers.get(kinds));
    }

    /** The most kinds and facings that a code may become. */
    int most(int code) {
        return IntStream.range(0, becomes.length).map(array -> becomes[array][code].length).max().orElse(0);
    }

    /** Whether a code may become a royal. */
    boolean toRoyal(int code) {
        return IntStream.range(0, becomes.length)
                .flatMap(array -> IntStream.of(becomes[array][code]))
                .anyMatch(other -> codes.man(other).type().isRoyal());
    }

    private void offer(Kind promoting) {
        promoting.promotion().ifPresent(promotion -> game.kinds().stream()
                .filter(kind -> promotion.offers(kind.name()))
                .forEach(kind -> offered.set(kind.index())));
    }

    /** The number of an outcome's array, which is new if it offers other kinds than those before. */
    private int number(BitSet standing, int outcome) {
        BitSet kinds = (BitSet) standing.clone();
        game.setup().deal().men(outcome).forEach(man -> kinds.set(man.kind().index()));
        kinds.and(offered);
        if (!numbers.containsKey(kinds)) {
            numbers.put(kinds, arrays.size());
            arrays.add(kinds);
        }
        return numbers.get(kinds);
    }

    private int[] becomes(int code, BitSet array) {
        if (code == 0 || codes.man(code).type().promotion().isEmpty()) {
            return NOTHING;
        }
        Kind.Promotion promotion = codes.man(code).type().promotion().get();
        Color color = codes.man(code).color();
        IntStream named = promotion.to().stream().mapToInt(name -> codes.of(kind(name), color));
        IntStream ofArray = array.stream()
                .mapToObj(game.kinds()::get)
                .filter(kind -> promotion.offers(kind.name()))
                .mapToInt(kind -> codes.of(kind, color));
        IntStream itself = promotion.optional() ? IntStream.of(code) : IntStream.empty();
        return IntStream.concat(IntStream.concat(named, ofArray), itself).distinct().toArray();
    }

    private Kind kind(String name) {
        return game.kinds().stream().filter(kind -> kind.name().equals(name)).findFirst().orElseThrow();
    }
}
