package org.dicechess.rules.notation;

import java.util.List;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;

/**
 * The whole text of a record, and where in it something is wrong.
 *
 * @param text the whole text
 */
record RecordSource(String text) {

    /** Longer texts are refused before anything is made of them: 1 Mi characters. */
    static final int LIMIT = 1 << 20;

    /** Records tell no more events. */
    static final int MOST_EVENTS = 32_768;

    /**
     * The most units of work in the positions of a record: each event that is listed is one, see
     * {@link org.dicechess.rules.ask.Work}.
     */
    static final long MOST_WORK = 100_000_000;

    /** @throws NotationException if the text is too long */
    RecordSource {
        if (text.length() > LIMIT) {
            throw new NotationException(LIMIT + 1, "a record has at most " + LIMIT + " characters");
        }
    }

    /** A text whose lines may end as those of any system. */
    static RecordSource ofLines(String text) {
        return new RecordSource(new RecordSource(text).text().replace("\r\n", "\n"));
    }

    /**
     * The texts of a game's events.
     *
     * @throws IllegalArgumentException if there are more than a reader takes
     */
    static List<String> events(GameRecord game) {
        List<Event> events = game.events();
        if (events.size() > MOST_EVENTS) {
            throw new IllegalArgumentException(
                    "a game of " + events.size() + " events; a record has at most " + MOST_EVENTS);
        }
        return events.stream().map(Event::text).toList();
    }

    /** @throws NotationException if there are more events than a record has */
    void checkCount(List<RecordPart> events) {
        if (events.size() > MOST_EVENTS) {
            throw error(events.get(MOST_EVENTS), "a record has at most " + MOST_EVENTS + " events");
        }
    }

    /** @throws NotationException if the positions up to an event take too much work to be listed */
    void checkWork(RecordPart event, long done) {
        if (done > MOST_WORK) {
            throw error(
                    event,
                    "the positions up to here take " + done + " units of work to list; a record has at most "
                            + MOST_WORK);
        }
    }

    /** What is wrong with a part. */
    NotationException error(RecordPart part, String complaint) {
        return error(part.at(), complaint);
    }

    /** What is wrong at an index; one behind the text stands for its end. */
    NotationException error(int index, String complaint) {
        int at = Math.min(index, text.length());
        int line = (int) text.substring(0, at)
                        .chars()
                        .filter(character -> character == '\n')
                        .count()
                + 1;
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
