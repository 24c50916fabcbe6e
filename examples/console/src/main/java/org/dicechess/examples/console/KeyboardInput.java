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
    private Completion completion = new Completion(List.of(), List.of());

    KeyboardInput() {
        this.terminal = terminal();
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(new WordParser())
                .completer((line, word, candidates) -> complete(word, candidates))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.AUTO_MENU, false)
                .build();
    }

    @Override
    public Optional<String> line(String prompt, Completion completion) {
        this.completion = completion;
        while (true) {
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (EndOfFileException e) {
                return Optional.empty();
            } catch (UserInterruptException e) {
                // As in a shell: a typed line is dropped; with nothing typed it ends the game.
                if (e.getPartialLine().isBlank()) {
                    return Optional.empty();
                }
            }
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
        completion
                .offers(line.words().subList(0, line.wordIndex()), line.word().substring(0, line.wordCursor()))
                .forEach(offer -> candidates.add(candidate(offer)));
    }

    private static Candidate candidate(Completion.Offer offer) {
        String group = offer.isCommand() ? "commands" : "events";
        return new Candidate(offer.text(), offer.text(), group, null, null, null, offer.complete());
    }

    private static Terminal terminal() {
        try {
            return TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
