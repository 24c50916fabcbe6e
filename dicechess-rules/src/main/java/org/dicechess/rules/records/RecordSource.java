package org.dicechess.rules.records;

import java.util.List;
import java.util.function.Supplier;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.rules.ask.Work;

/**
 * The whole text of a record, which locates mistakes by line and column.
 *
 * @param text the whole text, in which a line ends with a line feed
 * @param written the text as it was given
 */
record RecordSource(String text, String written) {

    /** The longest text in characters; a longer one is refused before it is read. */
    static final int LIMIT = 1 << 20;

    /** The most events of a record. */
    static final int MOST_EVENTS = 32_768;

    /**
     * Checks the length.
     *
     * @throws NotationException if the text is too long
     */
    RecordSource {
        if (written.length() > LIMIT) {
            String before = lines(written.substring(0, LIMIT));
            throw new NotationException(
                    LIMIT + 1,
                    place(before, before.length()) + "the text is too long, expected at most " + LIMIT + " characters");
        }
    }

    /** Returns the source of a text in which carriage returns mean nothing, or are mistakes. */
    RecordSource(String text) {
        this(text, text);
    }

    /** Returns the source of a text whose lines end with a line feed, a carriage return, or both in this order. */
    static RecordSource ofLines(String text) {
        return new RecordSource(lines(new RecordSource(text).text()), text);
    }

    private static String lines(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /** Returns the index of the first character behind a byte order mark, if there is one. */
    int begin() {
        return text.startsWith("\uFEFF") ? 1 : 0;
    }

    /**
     * Returns the texts of a game's events.
     *
     * @throws IllegalArgumentException if the game has more events than a record may have
     */
    static List<String> events(GameRecord game) {
        List<Event> events = game.events();
        if (events.size() > MOST_EVENTS) {
            throw new IllegalArgumentException(
                    "the game has " + events.size() + " events, expected at most " + MOST_EVENTS + " events");
        }
        return events.stream().map(Event::text).toList();
    }

    /**
     * Returns a text that has been written.
     *
     * @param form the form of the text, for the message
     * @throws IllegalArgumentException if it is longer than a text that is read
     */
    static String written(String form, String text) {
        if (text.length() > LIMIT) {
            throw new IllegalArgumentException("the game " + form + " has " + text.length()
                    + " characters, expected at most " + LIMIT + " characters");
        }
        return text;
    }

    /**
     * Returns what a check of a part returns.
     *
     * @throws NotationException at the part if the check throws an {@link IllegalArgumentException}
     */
    <T> T valid(RecordPart part, Supplier<T> checked) {
        try {
            return checked.get();
        } catch (IllegalArgumentException wrong) {
            throw error(part, String.valueOf(wrong.getMessage()), wrong);
        }
    }

    /**
     * Checks the number of events.
     *
     * @throws NotationException if there are more events than a record may have
     */
    void checkCount(List<RecordPart> events) {
        if (events.size() > MOST_EVENTS) {
            throw error(events.get(MOST_EVENTS), "too many events, expected at most " + MOST_EVENTS + " events");
        }
    }

    /**
     * Checks the work that has been done up to an event.
     *
     * @throws NotationException if the positions up to the event take too much work to list
     */
    void checkWork(RecordPart event, long done) {
        if (done > Work.MOST) {
            throw error(
                    event,
                    "the positions up to here take " + done + " units of work to list, expected at most " + Work.MOST);
        }
    }

    /** Returns an exception for a mistake in a part. */
    NotationException error(RecordPart part, String complaint) {
        return error(part.at(), complaint);
    }

    /** Returns an exception for a mistake at an index; the length of the text stands for its end. */
    NotationException error(int index, String complaint) {
        int at = Math.min(index, text.length());
        return new NotationException(writtenAt(at) + 1, place(text, at) + complaint);
    }

    /** Returns how the message of a mistake at an index begins. */
    private static String place(String text, int at) {
        int line = (int) text.substring(0, at)
                        .chars()
                        .filter(character -> character == '\n')
                        .count()
                + 1;
        int column = at - text.lastIndexOf('\n', at - 1);
        return "line " + line + ", column " + column + ": ";
    }

    /** Returns the index in the text as it was given. */
    private int writtenAt(int index) {
        if (written.length() == text.length()) {
            return index;
        }
        int at = 0;
        for (int i = 0; i < index; i++) {
            at += written.startsWith("\r\n", at) ? 2 : 1;
        }
        return at;
    }

    /** Returns an exception for a mistake in a part, with its cause. */
    NotationException error(RecordPart part, String complaint, RuntimeException cause) {
        NotationException error = error(part.at(), complaint);
        error.initCause(cause);
        return error;
    }
}
