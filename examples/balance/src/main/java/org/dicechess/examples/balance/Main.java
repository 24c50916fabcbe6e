package org.dicechess.examples.balance;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.dicechess.rules.InvalidDefinitionException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command-line program. */
@Command(name = "balance", description = "Measures the balance of a variant.")
public final class Main implements Runnable {

    /** The forms of a report. */
    enum Form {
        /** Text for a terminal. */
        TEXT,
        /** One JSON object. */
        JSON,
        /** A page with plots. */
        HTML
    }

    /** By what games are grouped. */
    enum Group {
        /** By the first roll, if nobody chooses before it. */
        DEAL
    }

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private final PrintWriter out;
    private final PrintWriter err;

    private Main(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Runs a command and exits: with 0 if all is well, 2 on bad input. */
    public static void main(String[] args) {
        System.exit(run(Threads::new, args));
    }

    /**
     * Runs a command with the standard streams and returns its exit status: 0 if all is well, 2 on bad input.
     *
     * @param runner gives what plays the games, by the number of threads that the user wants
     */
    public static int run(IntFunction<Runner> runner, String... args) {
        Locale.setDefault(Locale.ROOT);
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        return run(out, err, runner, args);
    }

    static int run(PrintWriter out, PrintWriter err, IntFunction<Runner> runner, String... args) {
        int status = new CommandLine(new Main(out, err))
                .addSubcommand(new RunCommand(err, runner))
                .setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((exception, words) -> unusable(err, exception))
                .setExecutionExceptionHandler((exception, command, result) -> failed(err, exception))
                .execute(args);
        out.flush();
        return status;
    }

    private static int unusable(PrintWriter err, ParameterException exception) {
        String command = exception.getCommandLine().getCommandSpec().qualifiedName();
        err.println(oneLine(exception) + "; see " + command + " --help");
        return ExitCode.USAGE;
    }

    /** A mistake of the user gets a line; a fault of the program gets a stack trace. */
    private static int failed(PrintWriter err, Exception exception) throws Exception {
        if (exception instanceof InvalidDefinitionException invalid) {
            invalid.problems().forEach(err::println);
        } else if (exception instanceof BadInputException
                || exception instanceof IllegalArgumentException
                || exception instanceof UncheckedIOException) {
            err.println(oneLine(exception));
        } else {
            throw exception;
        }
        return ExitCode.USAGE;
    }

    private static String oneLine(Exception exception) {
        return String.valueOf(exception.getMessage()).replaceAll("\\R\\s*", " ");
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "missing command; expected run, merge or report");
    }

    @Command(
            name = "merge",
            mixinStandardHelpOptions = true,
            description = "Writes the games of several files of one plan into one file, and tells which are missing.")
    int merge(
            @Option(names = "--into", required = true, paramLabel = "FILE", description = "the new file") Path into,
            @Parameters(arity = "1..*", paramLabel = "FILE", description = "the files of the shards")
                    List<Path> files) {
        GameFile all = GameFile.read(files);
        if (Files.exists(into)) {
            throw new BadInputException("--into " + into + " exists; expected a new file");
        }
        try (Appender file = new Appender(into)) {
            file.begin();
            all.lines().forEach(file::line);
        }
        List<Job> missing = all.missing();
        if (!missing.isEmpty()) {
            err.println(missing.size() + " games are missing, the first is "
                    + all.plan().name(missing.get(0)));
        }
        return ExitCode.OK;
    }

    @Command(
            name = "report",
            mixinStandardHelpOptions = true,
            description = "Prints what the games of files of one plan show.")
    int report(
            @Option(names = "--form", defaultValue = "text", description = "text (default), json or html") Form form,
            @Option(names = "--group", description = "deal: shows the games by their first roll, too") Group group,
            @Parameters(arity = "1..*", paramLabel = "FILE", description = "files of games") List<Path> files) {
        Report report = Report.of(GameFile.read(files), group == Group.DEAL);
        out.print(
                switch (form) {
                    case TEXT -> TextReport.of(report);
                    case JSON -> Json.lines(report);
                    case HTML -> HtmlReport.of(report);
                });
        return ExitCode.OK;
    }
}
