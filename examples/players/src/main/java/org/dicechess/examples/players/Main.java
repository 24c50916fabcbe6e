package org.dicechess.examples.players;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.dicechess.NotationException;
import org.dicechess.rules.InvalidDefinitionException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command-line program. */
@Command(
        name = "players",
        description = "Computer players for every variant.",
        subcommands = {
            CompareCommand.class,
            EndgameCommand.class,
            MatchCommand.class,
            TrainCommand.class,
            UciCommand.class,
            UciMatchCommand.class
        })
public final class Main implements Runnable {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "prints this help")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private final Console console;

    private Main(Console console) {
        this.console = console;
    }

    Console console() {
        return console;
    }

    /** Runs a command and exits: with 0 if all is well, 1 if a comparison fails, 2 on bad input. */
    public static void main(String[] args) throws IOException {
        Locale.setDefault(Locale.ROOT);
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        int status = start(new Console(out, err), args);
        out.flush();
        err.flush();
        System.exit(status);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "missing command");
    }

    /**
     * Runs a command. A program that starts {@code uci} does not wait long for the first answer, and picocli takes half
     * of that time, as it looks whether Groovy is there and so starts it.
     *
     * @return its exit status
     */
    static int start(Console console, String... args) throws IOException {
        if (List.of(args).equals(List.of("uci"))) {
            UciCommand.serve(console);
            return ExitCode.OK;
        }
        return run(console, args);
    }

    /**
     * Runs a command.
     *
     * @return its exit status
     */
    static int run(Console console, String... args) {
        return new CommandLine(new Main(console))
                .setOut(console.out())
                .setErr(console.err())
                .setParameterExceptionHandler((exception, words) -> unusable(console, exception))
                .setExecutionExceptionHandler((exception, command, result) -> failed(console, exception))
                .execute(args);
    }

    private static int unusable(Console console, ParameterException exception) {
        String command = exception.getCommandLine().getCommandSpec().qualifiedName();
        console.err().println(oneLine(exception) + "; see " + command + " --help");
        return ExitCode.USAGE;
    }

    /** A mistake of the user gets a line; a fault of the program gets a stack trace. */
    private static int failed(Console console, Exception exception) throws Exception {
        if (exception instanceof InvalidDefinitionException invalid) {
            invalid.problems().forEach(console.err()::println);
        } else if (exception instanceof BadInputException
                || exception instanceof NotationException
                || exception instanceof IllegalArgumentException
                || exception instanceof UncheckedIOException) {
            console.err().println(oneLine(exception));
        } else {
            throw exception;
        }
        return ExitCode.USAGE;
    }

    private static String oneLine(Exception exception) {
        return String.valueOf(exception.getMessage()).replaceAll("\\R\\s*", " ");
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8)),
                true);
    }
}
