package org.dicechess.examples.benchmarks;

import static java.util.Comparator.comparingDouble;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Measures what immutable positions cost a host. Three processes ({@link InTurns}) measure each row; the table shows
 * the one with the middle ratio, and all ratios.
 */
final class BesideCursor {

    private static final int PROCESSES = 3;

    /** The wanted ratio of position to cursor, by what is measured. */
    private static final Map<String, Double> WANTED = Map.of(SideBySide.COUNTED, 0.8, SideBySide.MADE, 0.8);

    private BesideCursor() {}

    /** Measures and prints a table; with {@code quick} by one process. */
    public static void main(String[] args) {
        boolean quick = List.of(args).contains("quick");
        Map<String, List<SideBySide>> rows = Stream.generate(() -> Child.answer(InTurns.class, args))
                .limit(quick ? 1 : PROCESSES)
                .flatMap(String::lines)
                .map(SideBySide::of)
                .collect(groupingBy(SideBySide::label, LinkedHashMap::new, toList()));
        System.out.println(
                "| million leaves a second | Position | cursor | ratio | middle half | of each process | bar | met |");
        System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | --- | --- |");
        rows.values().forEach(processes -> print(processes, quick));
    }

    private static void print(List<SideBySide> processes, boolean quick) {
        SideBySide middle = processes.stream()
                .sorted(comparingDouble(SideBySide::ratio))
                .skip(processes.size() / 2)
                .findFirst()
                .orElseThrow();
        System.out.printf(
                "| %s | %s | %s | %s | %s..%s | %s |%s%n",
                middle.label(),
                Row.text(middle.position()),
                Row.text(middle.cursor()),
                Row.text(middle.ratio()),
                Row.text(middle.low()),
                Row.text(middle.high()),
                processes.stream().map(SideBySide::ratio).map(Row::text).collect(joining(" ")),
                Optional.ofNullable(WANTED.get(middle.what()))
                        .map(wanted -> judged(middle.ratio(), wanted, quick))
                        .orElse(" | |"));
    }

    private static String judged(double ratio, double wanted, boolean quick) {
        return " >= %s x cursor | %s |".formatted(Row.text(wanted), quick ? "-" : Bar.met(ratio >= wanted));
    }
}
