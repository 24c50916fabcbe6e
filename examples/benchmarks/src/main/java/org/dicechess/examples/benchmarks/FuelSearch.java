package org.dicechess.examples.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.dicechess.groovy.code.GateTypes;
import org.dicechess.groovy.run.Meter;

/**
 * Searches for units of fuel that take too long: each method that confined scripts may call, with each source for each
 * parameter. A new method is searched without more ado. A unit is measured in processor time of the thread, warm. A
 * round pays one unit besides the call, the least that a loop of a script pays.
 */
final class FuelSearch {

    /** Most sources for a parameter after the second, and for the second if there are more. */
    private static final int FEW = 3;

    private static final int ROUNDS = 2_000;
    private static final int TRIES = 60;
    private static final double SLOW = 100;

    /** The processor time after which a call is warm, in nanoseconds. */
    private static final long WARM = 300_000_000;

    /** Below these units a measurement tells nothing. */
    private static final long LEAST_UNITS = 1_000;

    private final Map<String, Found> worst = new HashMap<>();
    private final Map<FuelSources, Long> paid = new HashMap<>();
    private int measured;

    /** The slowest call of a method: the sources of its arguments, the units of fuel and the nanoseconds for each. */
    record Found(String method, String sources, long units, double nanos) {}

    /** Prints a table of all methods, the slowest first. Arguments choose methods that contain one of them. */
    public static void main(String[] words) {
        FuelSearch search = new FuelSearch();
        for (Method method : methods()) {
            if (words.length == 0 || Arrays.stream(words).anyMatch(name(method)::contains)) {
                search.search(method, Integer.getInteger("fuel.step", 1));
            }
        }
        System.out.println(search.measured + " measurements\n| method | sources | units | ns a unit |\n"
                + "| --- | --- | ---: | ---: |");
        search.slowest()
                .forEach(found -> System.out.printf(
                        Locale.ROOT,
                        "| `%s` | %s | %d | %.1f |%n",
                        found.method(),
                        found.sources(),
                        found.units(),
                        found.nanos()));
    }

    /** Returns the methods that scripts may call. */
    static List<Method> methods() {
        return library().stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !method.isSynthetic())
                .sorted(Comparator.comparing(FuelSearch::name))
                .toList();
    }

    /** The classes of the library are hidden from all but the gate that reads them, so no list can forget one. */
    private static List<Class<?>> library() {
        try {
            Field library = GateTypes.class.getDeclaredField("LIBRARY");
            library.setAccessible(true);
            return ((List<?>) library.get(null))
                    .stream().<Class<?>>map(type -> (Class<?>) type).toList();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static String name(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName()
                + Arrays.stream(method.getParameterTypes())
                        .map(Class::getSimpleName)
                        .toList()
                        .toString()
                        .replace('[', '(')
                        .replace(']', ')');
    }

    /** Returns the slowest call of each method, the slowest method first. */
    List<Found> slowest() {
        return worst.values().stream()
                .sorted(Comparator.comparingDouble(Found::nanos).reversed())
                .toList();
    }

    /** Measures a method with every so manieth choice of sources. */
    void search(Method method, int step) {
        List<List<FuelSources>> choices = choices(method);
        for (int at = 0; at < choices.size(); at += step) {
            measured(method, choices.get(at)).ifPresent(found -> {
                measured++;
                worst.merge(found.method(), found, (one, other) -> one.nanos() < other.nanos() ? other : one);
            });
        }
    }

    /** Returns all choices of sources for the parameters of a method. */
    static List<List<FuelSources>> choices(Method method) {
        List<List<FuelSources>> choices = List.of(List.of());
        int parameter = 0;
        for (Class<?> type : method.getParameterTypes()) {
            List<FuelSources> fitting = FuelSources.of(type);
            int most = parameter < 2 ? fitting.size() : Math.min(FEW, fitting.size());
            choices = choices.stream()
                    .flatMap(before -> fitting.stream().limit(most).map(more -> with(before, more)))
                    .toList();
            parameter++;
        }
        return choices;
    }

    private static List<FuelSources> with(List<FuelSources> before, FuelSources more) {
        List<FuelSources> all = new ArrayList<>(before);
        all.add(more);
        return all;
    }

    /**
     * Returns what calls cost; empty if the method fails for these arguments, or before it is worth a measurement. A
     * unit that seems slow is measured again: the first calls are not warm.
     */
    private Optional<Found> measured(Method method, List<FuelSources> sources) {
        long before = sources.stream().mapToLong(this::paid).sum();
        long units = 0;
        double least = Double.MAX_VALUE;
        long begin = now();
        for (int time = 0; least > SLOW && (time < TRIES || now() - begin < WARM); time++) {
            long[] nanos = {0};
            units = spent(() -> nanos[0] = called(method, made(sources))) - before;
            if (units < LEAST_UNITS) {
                return Optional.empty();
            }
            least = Math.min(least, (double) nanos[0] / units);
        }
        String described = String.join(", ", sources.stream().map(Enum::name).toList());
        return Optional.of(new Found(name(method), described, units, least));
    }

    private long paid(FuelSources source) {
        return paid.computeIfAbsent(source, key -> spent(key::made) - spent(() -> 0));
    }

    private static Object[] made(List<FuelSources> sources) {
        return sources.stream().map(FuelSources::made).toArray();
    }

    private static long spent(Supplier<?> question) {
        long[] spent = {0};
        Meter.metered(cost -> spent[0] = cost, question::get);
        return spent[0];
    }

    /** Calls a method in rounds, until it fails or the fuel ends; returns the nanoseconds. */
    private static long called(Method method, Object[] arguments) {
        long begin = now();
        try {
            for (int round = 0; round < ROUNDS; round++) {
                Meter.burn(1);
                method.invoke(null, arguments);
            }
        } catch (InvocationTargetException | IllegalStateException e) {
            // The fuel has ended, or the method takes no such arguments.
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
        return now() - begin;
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
