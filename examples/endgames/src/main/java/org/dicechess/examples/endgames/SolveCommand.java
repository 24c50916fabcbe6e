package org.dicechess.examples.endgames;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.dicechess.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Solves endings, writes the table and prints the averages. */
@Command(name = "solve", description = "Solves one pairing or all of them, and writes a table file.")
final class SolveCommand implements Runnable {

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "WHITE",
            description = "kind of White's piece; several: gata+rato")
    private Optional<String> white;

    @Parameters(index = "2", arity = "0..1", paramLabel = "BLACK", description = "kind of Black's piece")
    private Optional<String> black;

    @Option(names = "--all", description = "all pairings of kinds that can be left alone")
    private boolean all;

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description = "where to write; default VARIANT-WHITE-BLACK.endings, VARIANT.endings")
    private Optional<Path> table;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private final Console console;

    SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (all == black.isPresent() || white.isPresent() != black.isPresent()) {
            throw new ParameterException(spec.commandLine(), "give WHITE and BLACK, or --all");
        }
        Variant rules = variants.find(variant);
        Solver solver = new Solver(rules);
        List<Pairing> pairings = all ? solver.pairings() : List.of(Pairing.of(rules, white.get(), black.get()));
        List<Ending> endings = console.watching(progress -> solver.solve(pairings, progress));
        Path file = table.orElseGet(() -> all ? Tables.all(rules) : Tables.one(rules, pairings.get(0)));
        TableFile.write(file, rules, endings);
        tell(new Report(solver.pieces(), console.out()), endings, console.out());
        console.err().println("wrote " + file);
    }

    private void tell(Report report, List<Ending> endings, PrintWriter out) {
        if (all) {
            report.table(endings);
        } else {
            report.details(endings.get(0));
        }
        out.flush();
    }
}
