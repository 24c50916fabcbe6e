package org.dicechess.examples.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines from a keyboard, with editing, history and completion. */
final class KeyboardInput implements Input {

    private final Terminal terminal;
    private final LineReader reader;
    private List<String> commands = List.of();
    private List<String> events = List.of();

    KeyboardInput() {
        this.terminal = terminal();
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(new WordParser())
                .completer((line, word, candidates) -> complete(word, candidates))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    @Override
    public Optional<String> line(String prompt, List<String> commands, List<String> events) {
        this.commands = commands;
        this.events = events;
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException | UserInterruptException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        if (line.wordIndex() == 0) {
            commands.forEach(command -> candidates.add(new Candidate(command)));
        }
        events.forEach(event -> candidates.add(new Candidate(event)));
    }

    private static Terminal terminal() {
        try {
            return TerminalBuilder.builder().system(true).encoding(StandardCharsets.UTF_8).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
