package org.dicechess.examples.endgames;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves the published endings and prints both values side by side. */
@Command(name = "check", description = "Compares published values with ours; exit status 1 if one differs.")
final class CheckCommand implements Callable<Integer> {

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    private final Console console;

    CheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Variant rules = variants.find(variant);
        List<Published> rows = Published.of(rules);
        Solver solver = new Solver(rules);
        Map<Pairing, Ending> endings = new LinkedHashMap<>();
        List<Pairing> pairings =
                rows.stream().map(row -> row.pairing(rules)).distinct().toList();
        console.watching(progress -> solver.solve(pairings, progress))
                .forEach(ending -> endings.put(ending.pairing(), ending));
        print("ending", "author", "exact", "ours", "");
        long wrong = rows.stream()
                .filter(row -> !tell(row, endings.get(row.pairing(rules)), solver.pieces()))
                .count();
        return wrong == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private boolean tell(Published row, Ending ending, PlacedPieces pieces) {
        boolean agrees = row.agrees(ending, pieces);
        print(
                row.question(),
                row.author(),
                row.exact(),
                Report.number(row.ours(ending, pieces)),
                agrees ? "" : "DIFFERS");
        return agrees;
    }

    private void print(String question, String author, String exact, String ours, String remark) {
        console.out()
                .println(String.format("%-58s %8s %9s %9s  %s", question, author, exact, ours, remark)
                        .stripTrailing());
    }
}
