package org.dicechess.specs.hooks;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.walks.Walks;
import org.dicechess.specs.TestShare;

/**
 * Compares all tables of two variants, field by field and number by number. The model is left out, since it holds the
 * hooks themselves and the author's texts.
 */
final class TableComparison {

    private static final String RULES = "org.dicechess.rules.";
    private static final Set<String> TABLES = Set.of("store", "codes", "lines", "reach", "walks", "dice", "table");
    private static final String MODEL = "org.dicechess.rules.model";
    private static final int MOST_SHOWN = 5;

    /** Walks of larger rolls are left out: each step more takes several times as long. */
    private static final int LARGEST_ROLL = TestShare.of(Integer.MAX_VALUE, 3);

    private final List<String> differences = new ArrayList<>();
    private long numbers;

    private TableComparison() {}

    /** Computes all walks of both, only short ones in the quick tests, and compares. */
    static TableComparison of(Tables one, Tables other) {
        layOutWalks(one);
        layOutWalks(other);
        TableComparison comparison = new TableComparison();
        comparison.compare("tables", one, other);
        return comparison;
    }

    /** Returns the first few places where the tables differ; empty if they are equal. */
    List<String> differences() {
        return differences;
    }

    /** Returns how many numbers were compared. */
    long numbers() {
        return numbers;
    }

    /** Computes the walks of every code, roll, number of steps and square, as they are computed on first use. */
    private static void layOutWalks(Tables tables) {
        for (int code = 1; code <= tables.codes.count(); code++) {
            for (int pool : tables.walkPools[code]) {
                for (int roll : tables.game.pools().get(pool).faces()) {
                    if (roll <= LARGEST_ROLL) {
                        layOutWalks(tables.walks, code, roll, tables.squares);
                    }
                }
            }
        }
    }

    private static void layOutWalks(Walks walks, int code, int roll, int squares) {
        IntStream.rangeClosed(1, roll)
                .forEach(steps -> IntStream.range(0, squares)
                        .forEach(square -> walks.sets(code, roll, steps, square, (visited, paths) -> {})));
    }

    private void compare(String path, Object one, Object other) {
        if (differences.size() >= MOST_SHOWN || one == null && other == null) {
            return;
        }
        if (one == null || other == null || one.getClass() != other.getClass()) {
            differ(path, one, other);
        } else if (one instanceof long[] longs) {
            compareLongs(path, longs, (long[]) other);
        } else if (one.getClass().isArray()) {
            compareArrays(path, one, other);
        } else if (one instanceof List<?> list) {
            compareArrays(path, list.toArray(), ((List<?>) other).toArray());
        } else if (isTable(one)) {
            compareFields(path, one, other);
        } else if (!one.getClass().getPackageName().equals(MODEL)) {
            compareValues(path, one, other);
        }
    }

    private static boolean isTable(Object value) {
        String name = value.getClass().getPackageName();
        return name.startsWith(RULES) && TABLES.contains(name.substring(RULES.length()));
    }

    private void compareLongs(String path, long[] one, long[] other) {
        numbers += one.length;
        int place = Arrays.mismatch(one, other);
        if (place >= 0) {
            differ(path + "[" + place + "]", one, other);
        }
    }

    private void compareArrays(String path, Object one, Object other) {
        if (Array.getLength(one) != Array.getLength(other)) {
            differ(path + ".length", Array.getLength(one), Array.getLength(other));
            return;
        }
        for (int i = 0; i < Array.getLength(one); i++) {
            compare(path + "[" + i + "]", Array.get(one, i), Array.get(other, i));
        }
    }

    private void compareFields(String path, Object one, Object other) {
        for (Field field : one.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                compare(path + "." + field.getName(), value(field, one), value(field, other));
            }
        }
    }

    private static Object value(Field field, Object holder) {
        try {
            field.setAccessible(true);
            return field.get(holder);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private void compareValues(String path, Object one, Object other) {
        numbers++;
        if (!one.equals(other)) {
            differ(path, one, other);
        }
    }

    private void differ(String path, Object one, Object other) {
        differences.add(path + ": " + one + " and " + other);
    }
}
