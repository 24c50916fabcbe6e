package org.dicechess.examples.benchmarks;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The engine of Debian's package {@code fairy-stockfish} as a process that is spoken to in UCI. */
final class FairyStockfish implements AutoCloseable {

    private static final String PROGRAM = "fairy-stockfish";
    private static final String NODES = "Nodes searched: ";
    private static final String NAME = "id name ";
    private static final String VARIANTS = "option name UCI_Variant ";

    private final Process process;
    private final PrintWriter commands;
    private final BufferedReader answers;
    private final String name;
    private final Set<String> variants;

    private FairyStockfish(Process process) {
        this.process = process;
        this.commands = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII), true);
        this.answers = process.inputReader(StandardCharsets.US_ASCII);
        commands.println("uci");
        this.name = answer(NAME).substring(NAME.length());
        this.variants = Set.of(answer(VARIANTS).substring(VARIANTS.length()).split(" var "));
        answer("uciok");
    }

    /**
     * Starts the engine and waits until it is ready.
     *
     * @throws IllegalStateException if it is not installed
     */
    static FairyStockfish start() {
        Path program = program()
                .orElseThrow(() -> new IllegalStateException("no " + PROGRAM
                        + " on the PATH or in /usr/games; Debian and Ubuntu: apt-get install " + PROGRAM));
        try {
            return new FairyStockfish(new ProcessBuilder(program.toString())
                    .redirectErrorStream(true)
                    .start());
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot start " + program, failed);
        }
    }

    /** Returns whether the engine is installed. */
    static boolean isInstalled() {
        return program().isPresent();
    }

    /**
     * Returns name, version and build, and the boards that the build supports: it knows games of ten files only if it
     * was built for large boards.
     */
    String build() {
        return name
                + (hasLargeBoards()
                        ? ", the large-board build, up to 12 files and 10 ranks"
                        : ", the build for 64 squares");
    }

    /** Returns whether it was built for more than 64 squares. */
    boolean hasLargeBoards() {
        return variants.contains("capablanca");
    }

    /** Changes to a game, one of its own or of the file that it is given. */
    void play(String variant) {
        commands.println("setoption name VariantPath value " + Definitions.peer());
        commands.println("setoption name UCI_Variant value " + variant);
        commands.println("isready");
        answer("readyok");
    }

    /** Returns the number of leaves at this depth. */
    long perft(String fen, int depth) {
        commands.println("position fen " + fen);
        commands.println("go perft " + depth);
        return Long.parseLong(answer(NODES).substring(NODES.length()).strip());
    }

    @Override
    public void close() {
        commands.println("quit");
        process.destroy();
    }

    /** Returns the first line with this prefix. */
    private String answer(String begin) {
        try {
            String line = answers.readLine();
            while (line != null && !line.startsWith(begin)) {
                line = answers.readLine();
            }
            return Optional.ofNullable(line)
                    .orElseThrow(() -> new IllegalStateException(PROGRAM + " has ended without '" + begin + "'"));
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read from " + PROGRAM, failed);
        }
    }

    /** Debian installs games into a folder that is not on root's path. */
    private static Optional<Path> program() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of(path.split(File.pathSeparator)), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, PROGRAM))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
