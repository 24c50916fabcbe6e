package org.dicechess.examples.benchmarks;

import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;

/** The report as a Markdown table. */
final class Table {

    private static final String FORMAT = "| %-47s | %8s | %13s | %8s | %13s | %6s | %7s |%n";

    private final Map<String, Row> rows;
    private final PrintStream out;

    Table(Map<String, Row> rows, PrintStream out) {
        this.rows = rows;
        this.out = out;
    }

    void print() {
        out.printf("%nMillions a second, medians; %s %s, %d processors%n%n", vm("name"), vm("version"), processors());
        out.printf(FORMAT, "", "ours", "spread", "peer", "spread", "ratio", "B/node");
        out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
        for (Line line : Line.values()) {
            line(line);
        }
        out.println();
        compare("cursor to peer, start", "ChessPerft.startBulk", "PeerPerft.start", 1.5);
        compare("cursor to peer, Kiwipete", "ChessPerft.kiwipeteBulk", "PeerPerft.kiwipete", 1.5);
        compare("Position to cursor, start", "ChessPerft.startPosition", "ChessPerft.startBulk", 0.5);
        compare("Position to cursor, Kiwipete", "ChessPerft.kiwipetePosition", "ChessPerft.kiwipeteBulk", 0.5);
        reach("d4 d6 results", "AllResults.cursor", 0.3);
        reach("d4 d6 turns", "RandomTurns.turns", 0.05);
    }

    private void line(Line line) {
        Optional<Row> ours = row(line.benchmark());
        Optional<Row> peer = row(line.peer());
        out.printf(
                FORMAT,
                line.label(),
                median(ours),
                spread(ours),
                median(peer),
                spread(peer),
                ratio(ours, peer),
                ours.filter(row -> row.bytes().isPresent())
                        .map(row -> Row.text(row.bytes().getAsDouble()))
                        .orElse(""));
    }

    private void compare(String what, String benchmark, String other, double wanted) {
        Optional<Row> mine = row(benchmark);
        Optional<Row> theirs = row(other);
        if (mine.isPresent() && theirs.isPresent()) {
            out.printf(
                    "%-30s medians %s, fastest iterations %s (wanted: at least %s)%n",
                    what,
                    ratio(mine, theirs),
                    Row.text(mine.get().fastest() / theirs.get().fastest()),
                    Row.text(wanted));
        }
    }

    private void reach(String what, String benchmark, double wanted) {
        row(benchmark)
                .ifPresent(found -> out.printf(
                        "%-30s median %s million a second (wanted: at least %s)%n",
                        what, Row.text(found.median()), Row.text(wanted)));
    }

    private Optional<Row> row(String name) {
        return Optional.ofNullable(rows.get(name));
    }

    private static String median(Optional<Row> row) {
        return row.map(found -> Row.text(found.median())).orElse("");
    }

    private static String spread(Optional<Row> row) {
        return row.map(Row::spread).orElse("");
    }

    private static String ratio(Optional<Row> ours, Optional<Row> peer) {
        return ours.isPresent() && peer.isPresent()
                ? Row.text(ours.get().median() / peer.get().median())
                : "";
    }

    private static String vm(String property) {
        return System.getProperty("java.vm." + property);
    }

    private static int processors() {
        return Runtime.getRuntime().availableProcessors();
    }
}
