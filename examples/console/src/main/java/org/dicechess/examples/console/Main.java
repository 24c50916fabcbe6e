package org.dicechess.examples.console;

import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command-line program. */
@Command(name = "dicechess", description = "Dice chess and its relatives in a terminal.", usageHelpAutoWidth = true)
public final class Main implements Runnable {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    @Spec
    private CommandSpec spec;

    private Main() {}

    /** Runs a command and exits: with 0 if all is well, 1 if a checked file has problems, 2 on bad input. */
    public static void main(String[] args) {
        Streams streams = Streams.standard();
        int status = commandLine(streams).execute(args);
        streams.out().flush();
        streams.err().flush();
        System.exit(status);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "missing command");
    }

    /** Returns the command line over these streams. */
    static CommandLine commandLine(Streams streams) {
        CommandLine line = new CommandLine(new Main());
        Stream.of(
                        new ListCommand(streams),
                        new ShowCommand(streams),
                        new MovesCommand(streams),
                        new PerftCommand(streams),
                        new ReviewCommand(streams),
                        new DocCommand(streams),
                        new NewCommand(streams),
                        new CheckCommand(streams),
                        new TestCommand(streams),
                        new WatchCommand(streams),
                        new BenchCommand(streams),
                        new GamesCommand(streams),
                        new ImportCommand(streams),
                        new PlayCommand(streams))
                .forEach(line::addSubcommand);
        return line.setOut(streams.out())
                .setErr(streams.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((exception, args) -> unusable(streams, exception))
                .setExecutionExceptionHandler((exception, command, result) -> failed(streams, exception));
    }

    private static int unusable(Streams streams, ParameterException exception) {
        String command = exception.getCommandLine().getCommandSpec().qualifiedName();
        streams.err().println(Complaint.line(exception) + "; see " + command + " --help");
        return ExitCode.USAGE;
    }

    private static int failed(Streams streams, Exception exception) throws Exception {
        if (!Complaint.isAbout(exception)) {
            throw exception;
        }
        Complaint.lines(exception).forEach(streams.err()::println);
        return ExitCode.USAGE;
    }
}
