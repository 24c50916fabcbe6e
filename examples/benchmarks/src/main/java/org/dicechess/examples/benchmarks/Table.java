package org.dicechess.examples.benchmarks;

import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The groups of the report as Markdown tables. */
final class Table {

    private static final String FORMAT = "| %-46s | %6s | %13s | %5s | %11s | %5s | %6s | %-33s | %-12s |%n";

    private final Map<String, Row> rows;
    private final boolean judges;
    private final PrintStream out;

    /** A table; one that judges says whether bars are met. */
    Table(Map<String, Row> rows, boolean judges, PrintStream out) {
        this.rows = rows;
        this.judges = judges;
        this.out = out;
    }

    /** Prints a heading and the lines that were measured. */
    void print(Group group) {
        out.printf("%n### %s%n%n", group.heading());
        out.printf(FORMAT, "million a second", "ours", "spread", "peer", "spread", "ratio", "B/unit", "bar", "met");
        out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |");
        group.lines().forEach(line -> row(line.benchmark()).ifPresent(ours -> print(line, ours, row(line.peer()))));
    }

    private void print(Line line, Row ours, Optional<Row> peer) {
        out.printf(
                FORMAT,
                line.label(),
                Row.text(ours.median()),
                ours.spread(),
                peer.map(Row::median).map(Row::text).orElse(""),
                peer.map(Row::spread).orElse(""),
                peer.map(found -> Row.text(ours.median() / found.median())).orElse(""),
                ours.bytes().isPresent() ? Row.text(ours.bytes().getAsDouble()) : "",
                line.bars().stream().map(Bar::text).collect(Collectors.joining("; ")),
                line.bars().stream().map(bar -> met(bar, ours)).collect(Collectors.joining("; ")));
    }

    private String met(Bar bar, Row ours) {
        return judges ? bar.met(ours, rows).map(Bar::met).orElse("?") : "-";
    }

    private Optional<Row> row(String name) {
        return Optional.ofNullable(rows.get(name));
    }
}
