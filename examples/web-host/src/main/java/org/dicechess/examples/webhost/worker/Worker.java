package org.dicechess.examples.webhost.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * One process with a memory limit of its own. It says a first line when it is ready, and is killed if it does not
 * answer in time.
 */
final class Worker implements AutoCloseable {

    /** How long a process may take to begin, which is not the fault of any definition. */
    private static final long START_MILLIS = 30_000;

    private final Process process;
    private final Writer in;
    private final BufferedReader out;
    private final Executor readers;
    private boolean ready;
    private volatile boolean closed;

    Worker(List<String> command, Executor readers) {
        try {
            this.process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot start a worker", failed);
        }
        this.in = process.outputWriter(StandardCharsets.UTF_8);
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.readers = readers;
    }

    /** Returns the answer to a line; empty if it has not come in time, and then the process is dead. */
    Optional<String> ask(String line, long millis) {
        ready = ready || await(this::readLine, START_MILLIS).isPresent();
        return ready ? await(() -> exchange(line), millis) : Optional.empty();
    }

    private Optional<String> await(Supplier<String> work, long millis) {
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(work, readers);
        try {
            Optional<String> line = Optional.ofNullable(answer.get(millis, TimeUnit.MILLISECONDS));
            if (line.isEmpty()) {
                close(); // its output has ended, so the process is about to
            }
            return line;
        } catch (TimeoutException | ExecutionException late) {
            close();
            return Optional.empty();
        } catch (InterruptedException hurried) {
            close();
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private String exchange(String line) {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
        return readLine();
    }

    private String readLine() {
        try {
            return out.readLine();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** Returns whether it may get another task; a process that is being killed may be there for a moment more. */
    boolean isAlive() {
        return !closed && process.isAlive();
    }

    @Override
    public void close() {
        closed = true;
        process.destroyForcibly();
    }
}
