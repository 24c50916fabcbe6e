package org.dicechess.examples.console;

import java.util.Optional;

/** Lines from a pipe. Prompt and line are repeated in the output, so that it reads like a dialogue. */
record PipedInput(Streams streams) implements Input {

    @Override
    public Optional<String> line(String prompt, Completion completion) {
        streams.out().print(prompt);
        streams.out().flush();
        Optional<String> line = streams.line();
        streams.out().println(Texts.printable(line.orElse("")));
        return line;
    }

    @Override
    public void close() {
        // The reader belongs to the process.
    }
}
