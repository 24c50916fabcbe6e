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
import java.util.stream.Stream;

/** The engine of Debian's package {@code fairy-stockfish} as a process, spoken to in UCI. */
final class FairyStockfish implements AutoCloseable {

    private static final String PROGRAM = "fairy-stockfish";
    private static final String NODES = "Nodes searched: ";

    private final Process process;
    private final PrintWriter commands;
    private final BufferedReader answers;

    private FairyStockfish(Process process) {
        this.process = process;
        this.commands = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII), true);
        this.answers = process.inputReader(StandardCharsets.US_ASCII);
    }

    /**
     * Starts the engine and waits until it is ready.
     *
     * @throws IllegalStateException if it is not installed
     */
    static FairyStockfish start() {
        Path program = program().orElseThrow(() -> new IllegalStateException(
                "no " + PROGRAM + " on the PATH or in /usr/games; Debian and Ubuntu: apt-get install " + PROGRAM));
        try {
            FairyStockfish engine = new FairyStockfish(
                    new ProcessBuilder(program.toString()).redirectErrorStream(true).start());
            engine.commands.println("uci");
            engine.answer("uciok");
            return engine;
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot start " + program, failed);
        }
    }

    /** Whether there is such a program here. */
    static boolean isInstalled() {
        return program().isPresent();
    }

    /** The number of leaves at this depth. */
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

    /** The first line that begins so. */
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

    /** Debian puts games into a folder that is not on root's path. */
    private static Optional<Path> program() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of(path.split(File.pathSeparator)), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, PROGRAM))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
