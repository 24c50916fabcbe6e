package org.dicechess.examples.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.dicechess.Position;

/** Answers the questions of standard input in order, one line each. */
final class Batch {

    private static final int FIELDS = 3;

    /** A question about a position. */
    @FunctionalInterface
    interface Question {

        /** Returns the answer on one line. */
        String answer(Position position, String argument);
    }

    private final Streams streams;
    private final Variants variants;

    Batch(Streams streams, Variants variants) {
        this.streams = streams;
        this.variants = variants;
    }

    /** Answers until the input ends; each answer is flushed at once. */
    void answer(Question question) {
        try {
            for (Optional<String> line = streams.line(); line.isPresent(); line = streams.line()) {
                streams.out().println(answer(question, line.get()));
                if (!streams.in().ready()) {
                    streams.out().flush();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String answer(Question question, String line) {
        try {
            return asked(question, line.split("\\|", -1));
        } catch (RuntimeException e) {
            if (!Complaint.isAbout(e)) {
                throw e;
            }
            return "error: " + Complaint.line(e);
        }
    }

    private String asked(Question question, String[] fields) {
        if (fields.length != FIELDS) {
            throw new BadInputException("expected VARIANT | POSITION | EVENTS (or DEPTH)");
        }
        Position position = PositionText.read(variants.find(fields[0].strip()), fields[1]);
        return question.answer(position, fields[2].strip());
    }
}
