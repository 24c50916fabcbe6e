package org.dicechess.rules.notation;

import org.dicechess.NotationException;

/**
 * The whole text of a record, and where in it something is wrong.
 *
 * @param text the whole text
 */
record RecordSource(String text) {

    /** Longer texts are refused before anything is made of them: 4 Mi characters. */
    static final int LIMIT = 4 << 20;

    /** @throws NotationException if the text is too long */
    RecordSource {
        if (text.length() > LIMIT) {
            throw new NotationException(LIMIT + 1, "a record has at most " + LIMIT + " characters");
        }
    }

    /** What is wrong with a part. */
    NotationException error(RecordPart part, String complaint) {
        return error(part.at(), complaint);
    }

    /** What is wrong at an index; one behind the text stands for its end. */
    NotationException error(int index, String complaint) {
        int at = Math.min(index, text.length());
        int line = (int) text.substring(0, at).chars().filter(character -> character == '\n').count() + 1;
        int column = at - text.lastIndexOf('\n', at - 1);
        String message = "line " + line + ", column " + column + ": " + complaint;
        return new NotationException(at + 1, message);
    }

    /** What is wrong with a part, as somebody else found. */
    NotationException error(RecordPart part, String complaint, RuntimeException cause) {
        NotationException error = error(part.at(), complaint);
        error.initCause(cause);
        return error;
    }
}
