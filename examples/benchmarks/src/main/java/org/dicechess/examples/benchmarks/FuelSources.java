package org.dicechess.examples.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.groovy.run.Block;
import org.dicechess.groovy.run.Inserted;
import org.dicechess.groovy.run.Lists;
import org.dicechess.groovy.run.Maps;
import org.dicechess.groovy.run.Meter;
import org.dicechess.groovy.run.Ranges;
import org.dicechess.groovy.run.Texts;

/** Values of confined scripts for {@link FuelSearch}, each made and paid for as in a script. */
enum FuelSources {
    LIST(() -> list(2_000)),
    GROWN_LIST(FuelSources::grown),
    SHORT_LIST(() -> list(1)),
    NO_LIST(Lists::emptyList),
    EMPTIED_LIST(FuelSources::emptied),
    PART(() -> Lists.take(list(4_000), 1)),
    LARGE_PART(() -> Lists.drop(list(2_000), 1)),
    SLICE(() -> Ranges.slice(list(4_000), 0, 0)),
    RANGE(() -> Ranges.range(1, 5_000)),
    RANGE_DOWN(() -> Ranges.range(2_000, -2_000)),
    RANGE_LONG(() -> Ranges.range(1L, 5_000L)),
    NO_RANGE(() -> Ranges.rangeBefore(5, 5)),
    NULLS(() -> filled(1_000, at -> null)),
    ONE_LISTS(() -> filled(500, at -> list(1))),
    SHARED_LISTS(() -> shared(12)),
    DEEP_LIST(FuelSources::deep),
    TEXTS(() -> filled(500, at -> "text " + at)),
    LONG_TEXTS(() -> longTexts("x")),
    LETTERS(() -> filled(500, at -> "" + (char) ('a' + at % 26))),
    CLASHES(() -> clashes(9)),
    INSERTED_TEXTS(() -> filled(300, at -> inserted(at))),
    MIXED(() -> filled(500, at -> at % 2 == 0 ? (Object) at : (Object) (long) at)),
    SQUARES(() -> filled(200, at -> new Square(at % 16, at / 16))),
    LISTS_OF_CLASHES(() -> filled(20, at -> clashes(4))),
    SET(() -> Lists.toSet(list(2_000))),
    SET_OF_CLASHES(() -> Lists.toSet(clashes(9))),
    SET_OF_LONG_TEXTS(() -> Lists.toSet(longTexts("x"))),
    SET_OF_OTHER_LONG_TEXTS(() -> Lists.toSet(longTexts("x"))),
    NUMBERS_OF_ONE_BUCKET(() -> Lists.toSet(filled(2_500, at -> at << 16))),
    KEYS(() -> Maps.keySet(map(list(1_500)))),
    KEYS_OF_EMPTIED_MAP(() -> Maps.keySet(emptiedMap())),
    KEYS_WITH_CLASHES(() -> Maps.keySet(map(clashes(9)))),
    VALUES(() -> Maps.values(map(list(1_500)))),
    MAP(() -> map(list(1_500))),
    MAP_OF_CLASHES(() -> map(clashes(9))),
    EMPTIED_MAP(FuelSources::emptiedMap),
    NO_MAP(Lists::emptyMap),
    MAP_OF_LISTS(() -> mapOfLists()),
    TEXT(() -> "a knight"),
    NO_TEXT(() -> ""),
    DIGITS(() -> "2147483647"),
    LONG_DIGITS(() -> "-9223372036854775808"),
    ZEROS(() -> Texts.multiply("0", 1_900)),
    LONG_TEXT(() -> Texts.multiply("ab", 950)),
    OTHER_LONG_TEXT(() -> Texts.multiply("ab", 949) + "ac"),
    GROWING_TEXT(() -> Texts.multiply("\u00df", 1_900)),
    BLANKS(() -> Texts.multiply(" ", 1_900)),
    WORDS(() -> Texts.multiply("a ", 950)),
    ALMOST(() -> Texts.multiply("a", 900) + "b"),
    REPEATED(() -> Texts.multiply("a", 1_900)),
    CLASH(() -> "AaAaAaAaAaAaAaAaAa"),
    INSERTED(() -> inserted(5)),
    INSERTED_LIST(() -> inserted(list(200))),
    INSERTED_LONG_TEXT(() -> inserted(Texts.multiply("ab", 900))),
    ZERO(() -> 0),
    ONE(() -> 1),
    LAST(() -> -1),
    SOME(() -> 1_900),
    MOST(() -> Integer.MAX_VALUE),
    LEAST(() -> Integer.MIN_VALUE),
    LONG(() -> 5_000_000_000L),
    LONGEST(() -> Long.MIN_VALUE),
    TRUE(() -> true),
    FALSE(() -> false),
    NULL(() -> null),
    SQUARE(() -> new Square(3, 3)),
    DIRECTION(() -> Direction.NORTH),
    SIDE(() -> Color.WHITE),
    TYPE(() -> List.class),
    TYPE_OF_SET(() -> Set.class),
    TYPE_OF_TEXT(() -> String.class),
    TYPE_OF_NUMBER(() -> Integer.class),
    ARGUMENTS(() -> list(20).toArray()),
    NO_ARGUMENTS(() -> new Object[0]),
    SAME(() -> block(1, values -> values[0])),
    NOTHING(() -> block(1, values -> null)),
    PAIR(() -> block(1, values -> Lists.createList(new Object[] {values[0], 1}))),
    PARITY(() -> block(1, values -> values[0].hashCode() % 2)),
    NO_PARAMETER(() -> block(0, values -> 1)),
    SECOND(() -> block(2, values -> values[1])),
    DIFFERENCE(() -> block(2, values -> Integer.compare(values[0].hashCode(), values[1].hashCode())));

    private final Supplier<Object> making;

    FuelSources(Supplier<Object> making) {
        this.making = making;
    }

    /** Returns a new value; the question that is being answered pays for it. */
    Object made() {
        return making.get();
    }

    /** Returns the sources that fit a parameter. */
    static List<FuelSources> of(Class<?> type) {
        return Arrays.stream(values()).filter(source -> source.fits(type)).toList();
    }

    private boolean fits(Class<?> type) {
        Object value = Meter.metered(cost -> {}, this::made);
        boolean wide = value instanceof Integer || value instanceof Long;
        return value == null
                ? type == Object.class
                : type == int.class
                        ? value instanceof Integer
                        : type == long.class
                                ? wide
                                : type == boolean.class
                                        ? value instanceof Boolean
                                        : type == Object.class
                                                ? !(value instanceof Class || value instanceof Object[])
                                                : type.isInstance(value);
    }

    private static Block block(int arity, Function<Object[], Object> answer) {
        return new Block(null, null) {

            @Override
            public int arity() {
                return arity;
            }

            @Override
            public Object run(Object[] arguments) {
                return answer.apply(arguments);
            }
        };
    }

    private static List<Object> list(int size) {
        return Lists.toList(Ranges.range(1, size));
    }

    private static List<Object> filled(int size, Function<Integer, Object> element) {
        return Lists.createList(IntStream.range(0, size).boxed().map(element).toArray());
    }

    private static List<Object> grown() {
        List<Object> list = Lists.emptyList();
        IntStream.range(0, 4_000).forEach(element -> Lists.add(list, element));
        return list;
    }

    private static List<Object> emptied() {
        List<Object> list = Lists.createList(new Object[300]);
        IntStream.range(0, 300).forEach(element -> Lists.remove(list, list.size() - 1));
        return list;
    }

    /** A list of the same two lists, on several levels. */
    private static List<Object> shared(int levels) {
        List<Object> list = Lists.createList(new Object[] {1, 2});
        for (int level = 0; level < levels; level++) {
            list = Lists.createList(new Object[] {list, list});
        }
        return list;
    }

    private static List<Object> deep() {
        List<Object> list = Lists.emptyList();
        for (int level = 0; level < 18; level++) {
            list = Lists.createList(new Object[] {list});
        }
        return list;
    }

    /** Texts that differ in their last character only. */
    private static List<Object> longTexts(String last) {
        return filled(60, at -> Texts.multiply("ab", 300) + (char) ('a' + at) + last);
    }

    /** Texts with the same hash. */
    private static List<Object> clashes(int levels) {
        Collection<String> texts = List.of("");
        for (int level = 0; level < levels; level++) {
            texts = texts.stream()
                    .flatMap(text -> List.of(text + "Aa", text + "BB").stream())
                    .toList();
        }
        return Lists.createList(new ArrayList<>(texts).toArray());
    }

    private static Map<Object, Object> map(List<Object> keys) {
        Map<Object, Object> map = Lists.emptyMap();
        keys.forEach(key -> Maps.put(map, key, 1));
        return map;
    }

    private static Map<Object, Object> mapOfLists() {
        Map<Object, Object> map = Lists.emptyMap();
        IntStream.range(0, 100).forEach(key -> Maps.put(map, key, list(5)));
        return map;
    }

    private static Map<Object, Object> emptiedMap() {
        List<Object> keys = list(2_000);
        Map<Object, Object> map = map(keys);
        keys.forEach(key -> Maps.remove(map, key));
        return map;
    }

    private static Inserted inserted(Object value) {
        return new Inserted(new Object[] {value}, new String[] {"the ", " of"});
    }
}
