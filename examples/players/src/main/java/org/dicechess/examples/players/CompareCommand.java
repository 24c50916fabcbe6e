package org.dicechess.examples.players;

import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.match.RandomPositions;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.PlainExpectiminimax;
import org.dicechess.examples.players.search.Search;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Compares the values and nodes of pruned searches with plain expectiminimax. */
@Command(
        name = "compare",
        description = "Compares pruned searches with plain expectiminimax; exit status 1 if a value differs,"
                + " or too few positions are small enough.")
final class CompareCommand implements Callable<Integer> {

    private static final double EQUAL = 1e-9;

    @Mixin
    private Task task;

    @Option(names = "--depth", defaultValue = "2", description = "turns to search; default ${DEFAULT-VALUE}")
    private int depth;

    @Option(names = "--quiescence", defaultValue = "0", description = "turns of captures behind them; default 0")
    private int quiescence;

    @Option(names = "--positions", defaultValue = "100", description = "random positions; default ${DEFAULT-VALUE}")
    private int positions;

    @Option(
            names = "--at-most",
            defaultValue = "10000000",
            description = "passes over positions with more plain nodes; default ${DEFAULT-VALUE}")
    private long atMost;

    @Option(names = "--events", defaultValue = "60", description = "the most events before a position; default 60")
    private int events;

    @ParentCommand
    private Main main;

    private final Row[] rows = {new Row("star 1", 1, 0), new Row("star 2", 2, 0), new Row("star 2, table", 2, 18)};
    private long plain;
    private int wrong;

    /** One of the searches that are compared. */
    private static final class Row {
        final String name;
        final int star;
        final int table;
        long nodes;

        Row(String name, int star, int table) {
            this.name = name;
            this.star = star;
            this.table = table;
        }
    }

    @Override
    public Integer call() {
        Numbers.atLeast(1, "--depth", depth);
        Numbers.atLeast(0, "--quiescence", quiescence);
        Numbers.atLeast(1, "--positions", positions);
        Variant rules = task.rules();
        Evaluation evaluation = new Evaluations(rules).evaluation();
        RandomPositions sequence = new RandomPositions(rules, events, task.seed());
        int compared = 0;
        int passed = 0;
        long begin = System.nanoTime();
        while (compared < positions && passed < 100L * positions) {
            if (compare(sequence.next(), evaluation)) {
                compared++;
            } else {
                passed++;
            }
        }
        main.console()
                .print(
                        "%s, %d turns, %d positions, %d passed over, %d values differ, %.0f s",
                        task.variant(), depth, compared, passed, wrong, (System.nanoTime() - begin) / 1e9);
        main.console().print("%-14s %,16d nodes", "plain", plain);
        for (Row row : rows) {
            main.console()
                    .print("%-14s %,16d nodes %6.1f%%", row.name, row.nodes, 100.0 * row.nodes / Math.max(1, plain));
        }
        return wrong == 0 && compared == positions ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /** Passes over positions that are too large, and those that a search need not search so deep. */
    private boolean compare(Cursor cursor, Evaluation evaluation) {
        PlainExpectiminimax reference = new PlainExpectiminimax(cursor, evaluation, quiescence, atMost);
        OptionalDouble expected = reference.find(cursor.player(), depth);
        if (expected.isEmpty()) {
            return false;
        }
        Found[] found = new Found[rows.length];
        for (int i = 0; i < rows.length; i++) {
            Options options = Options.EXACT
                    .depth(depth)
                    .quiescence(quiescence)
                    .star(rows[i].star)
                    .table(rows[i].table);
            found[i] = new Search(evaluation, options).find(cursor, Budget.UNLIMITED);
            if (found[i].depth() < depth) {
                return false;
            }
        }
        plain += reference.nodes();
        for (int i = 0; i < rows.length; i++) {
            rows[i].nodes += found[i].nodes();
            if (!(Math.abs(found[i].value() - expected.getAsDouble()) <= EQUAL)) {
                wrong++;
                main.console()
                        .print(
                                "%s gives %.12f, expected %.12f: %s",
                                rows[i].name,
                                found[i].value(),
                                expected.getAsDouble(),
                                cursor.position().text());
            }
        }
        return true;
    }
}
