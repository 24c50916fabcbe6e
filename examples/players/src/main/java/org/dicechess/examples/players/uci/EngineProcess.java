package org.dicechess.examples.players.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Another process that speaks UCI. */
public final class EngineProcess implements UciProgram, AutoCloseable {

    /** How long an answer may take, in seconds. */
    private static final long PATIENCE = 60;

    private static final String GONE = "";

    private final String command;
    private final Process process;
    private final PrintWriter to;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final List<String> variants;

    /**
     * Starts a program and waits until it has introduced itself.
     *
     * @param command its words, with blanks between them
     * @throws UncheckedIOException if it cannot be started
     * @throws IllegalStateException if it does not answer
     */
    public EngineProcess(String command) {
        this.command = command;
        try {
            process = new ProcessBuilder(command.strip().split("\\s+"))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot start '" + command + "': " + failed.getMessage(), failed);
        }
        to = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        Thread reader = new Thread(this::listen);
        reader.setDaemon(true);
        reader.start();
        variants = ask("uci", "uciok").stream()
                .filter(line -> line.startsWith("option name UCI_Variant "))
                .flatMap(line -> Stream.of(line.split(" var ")).skip(1))
                .map(String::strip)
                .toList();
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
        ask("isready", "readyok");
    }

    @Override
    public Optional<String> best(String position, String limits) {
        to.println("position " + position);
        ask("isready", "readyok").stream()
                .filter(line -> line.startsWith("info string"))
                .findFirst()
                .ifPresent(line -> {
                    throw new IllegalStateException("'" + command + "' refuses position " + position + ": " + line);
                });
        List<String> answer = ask("go " + limits, "bestmove");
        String[] words = answer.get(answer.size() - 1).split("\\s+");
        return Optional.of(words.length < 2 ? "" : words[1])
                .filter(move -> !List.of("", "0000", "(none)", "none").contains(move));
    }

    @Override
    public void close() {
        to.println("quit");
        try {
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a line, and returns all lines up to the one that begins with a word. */
    private List<String> ask(String line, String last) {
        to.println(line);
        Stream.Builder<String> answer = Stream.builder();
        String next = next(line);
        while (!next.startsWith(last)) {
            answer.add(next);
            next = next(line);
        }
        return answer.add(next).build().toList();
    }

    private String next(String asked) {
        try {
            String line = lines.poll(PATIENCE, TimeUnit.SECONDS);
            if (line != null && !line.equals(GONE)) {
                return line;
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalStateException("'" + command + "' does not answer '" + asked + "'");
    }

    private void listen() {
        try (BufferedReader from =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            from.lines().filter(line -> !line.isBlank()).forEach(lines::add);
        } catch (IOException | UncheckedIOException gone) {
            // The queue tells it below.
        }
        lines.add(GONE);
    }
}
