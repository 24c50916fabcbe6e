package org.dicechess.examples.players.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Another process that speaks UCI. */
public final class EngineProcess implements UciProgram, AutoCloseable {

    /** How long an answer may take, beyond the times that the limits of a search name. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** How long a search may take whose limits name no time. */
    private static final Duration SEARCH = Duration.ofMinutes(10);

    /** The limits that are times, in milliseconds. */
    private static final Set<String> TIMES = Set.of("movetime", "wtime", "btime", "winc", "binc");

    /** The most lines that nobody has read yet: a program that prints more has to wait. */
    private static final int WAITING = 1_000;

    private static final String GONE = "";

    private final String command;
    private final Duration patience;
    private final Process process;
    private final PrintWriter to;
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING);
    private final Thread reader = new Thread(this::listen);
    private final List<String> variants;

    /** The end of an answer, and the first line before it that somebody wanted to see. */
    private record Answer(Optional<String> wanted, String last) {}

    /**
     * Starts a program and waits until it has introduced itself.
     *
     * @param command its words, with blanks between them
     * @throws UncheckedIOException if it cannot be started
     * @throws IllegalArgumentException if it does not answer as a program that speaks UCI
     */
    public EngineProcess(String command) {
        this(command, PATIENCE);
    }

    EngineProcess(String command, Duration patience) {
        this.command = command;
        this.patience = patience;
        try {
            process = new ProcessBuilder(command.strip().split("\\s+"))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot start '" + command + "': " + failed.getMessage(), failed);
        }
        to = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
        reader.setDaemon(true);
        reader.start();
        try {
            variants = ask("uci", "uciok", "option name UCI_Variant ", patience).wanted().stream()
                    .flatMap(line -> Stream.of(line.split(" var ")).skip(1))
                    .map(String::strip)
                    .toList();
        } catch (IllegalStateException silent) {
            end();
            throw new IllegalArgumentException(silent.getMessage() + "; expected a program that speaks UCI", silent);
        }
    }

    /** Returns whether the program offers a variant by this id. */
    public boolean knows(String variant) {
        return variants.contains(variant);
    }

    /** Sets an option. */
    public void set(String option, String value) {
        to.println("setoption name " + option + " value " + value);
    }

    @Override
    public void begin() {
        to.println("ucinewgame");
        ask("isready", "readyok", GONE, patience);
    }

    @Override
    public Optional<String> best(String position, String limits) {
        to.println("position " + position);
        ask("isready", "readyok", "info string", patience).wanted().ifPresent(line -> {
            throw new IllegalStateException("'" + command + "' refuses position " + position + ": " + line);
        });
        String[] words =
                ask("go " + limits, "bestmove", GONE, patience(limits)).last().split("\\s+");
        return Optional.of(words.length < 2 ? "" : words[1])
                .filter(move -> !List.of("", "0000", "(none)", "none").contains(move));
    }

    private Duration patience(String limits) {
        long millis = 0;
        String[] words = limits.split("\\s+");
        for (int i = 0; i + 1 < words.length; i++) {
            millis += TIMES.contains(words[i]) && words[i + 1].matches("[0-9]{1,9}") ? Long.parseLong(words[i + 1]) : 0;
        }
        return millis == 0 ? SEARCH : patience.plusMillis(millis);
    }

    @Override
    public void close() {
        to.println("quit");
        try {
            process.waitFor(2, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        end();
    }

    private void end() {
        process.destroyForcibly();
        reader.interrupt();
    }

    /** Sends a line, and waits for one that begins with a word. */
    private Answer ask(String line, String last, String wanted, Duration time) {
        long deadline = System.nanoTime() + time.toNanos();
        to.println(line);
        Optional<String> first = Optional.empty();
        String next = next(line, deadline);
        while (!next.startsWith(last)) {
            if (first.isEmpty() && next.startsWith(wanted)) {
                first = Optional.of(next);
            }
            next = next(line, deadline);
        }
        return new Answer(first, next);
    }

    private String next(String asked, long deadline) {
        try {
            long left = deadline - System.nanoTime();
            String line = left > 0 ? lines.poll(left, TimeUnit.NANOSECONDS) : null;
            if (line != null && !line.equals(GONE)) {
                return line;
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalStateException("'" + command + "' does not answer '" + asked + "'");
    }

    private void listen() {
        try {
            pass();
            lines.put(GONE);
        } catch (InterruptedException closed) {
            // Nobody reads any more.
        }
    }

    private void pass() throws InterruptedException {
        try (BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                if (!line.isBlank()) {
                    lines.put(line);
                }
            }
        } catch (IOException gone) {
            // It is as if the program had ended.
        }
    }
}
