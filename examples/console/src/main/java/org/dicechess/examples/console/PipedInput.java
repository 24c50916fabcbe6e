package org.dicechess.examples.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Lines from a pipe; prompt and line are repeated in the output, so that it reads like a session. */
record PipedInput(Streams streams) implements Input {

    @Override
    public Optional<String> line(String prompt, List<String> commands, List<String> events) {
        streams.out().print(prompt);
        streams.out().flush();
        Optional<String> line = next();
        streams.out().println(line.orElse(""));
        return line;
    }

    @Override
    public void close() {
        // The reader belongs to the process.
    }

    private Optional<String> next() {
        try {
            return Optional.ofNullable(streams.in().readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
