package org.dicechess.examples.players;

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
import picocli.CommandLine.Parameters;

/** Compares the values and nodes of pruned searches with plain expectiminimax. */
@Command(
        name = "compare",
        description = "Compares pruned searches with plain expectiminimax; exit status 1 if a value differs.")
final class CompareCommand implements Callable<Integer> {

    private static final double EQUAL = 1e-9;
    private static final String[] SEARCHES = {"star 1", "star 2", "star 2, table"};

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

    @Option(names = "--depth", defaultValue = "2", description = "turns to search; default ${DEFAULT-VALUE}")
    private int depth;

    @Option(names = "--quiescence", defaultValue = "0", description = "turns of captures behind them; default 0")
    private int quiescence;

    @Option(names = "--positions", defaultValue = "100", description = "random positions; default ${DEFAULT-VALUE}")
    private int positions;

    @Option(
            names = "--at-most",
            defaultValue = "20000",
            description = "leaves out positions with more ways at the root times outcomes; default ${DEFAULT-VALUE}")
    private long atMost;

    @Option(names = "--seed", defaultValue = "1", description = "the seed of the positions; default 1")
    private long seed;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    private final Console console;

    CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Variant rules = variants.find(variant);
        Evaluation evaluation = new Evaluations(rules).evaluation();
        RandomPositions sequence = new RandomPositions(rules, seed);
        long plain = 0;
        long[] nodes = new long[SEARCHES.length];
        int wrong = 0;
        long begin = System.nanoTime();
        for (int i = 0; i < positions; i++) {
            Cursor cursor = sequence.next();
            PlainExpectiminimax reference = new PlainExpectiminimax(cursor, evaluation, quiescence);
            double expected = reference.value(cursor.player(), depth);
            plain += reference.nodes();
            for (int search = 0; search < SEARCHES.length; search++) {
                Options options = Options.EXACT
                        .depth(depth)
                        .quiescence(quiescence)
                        .star(Math.min(2, search + 1))
                        .table(search == 2 ? 18 : 0);
                Found found = new Search(evaluation, options).find(cursor, Budget.UNLIMITED);
                nodes[search] += found.nodes();
                boolean settled = found.depth() == depth;
                if (settled && Math.abs(found.value() - expected) > EQUAL) {
                    wrong++;
                    console.print(
                            "DIFFERS: %s: %.12f, expected %.12f: %s",
                            SEARCHES[search],
                            found.value(),
                            expected,
                            cursor.position().text());
                }
            }
        }
        console.print(
                "%s, %d turns, %d positions, %.1f s", variant, depth, positions, (System.nanoTime() - begin) / 1e9);
        console.print("%-16s %,15d nodes", "plain", plain);
        for (int search = 0; search < SEARCHES.length; search++) {
            console.print("%-16s %,15d nodes %5.1f%%", SEARCHES[search], nodes[search], 100.0 * nodes[search] / plain);
        }
        return wrong == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }
}
