package org.dicechess.examples.console;

import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.Pass;
import org.dicechess.Position;

/**
 * Reads events as people type them: canonical text or algebraic notation. {@code pass} is another word for {@code --}.
 */
final class EventText {

    /** The command line cannot pass {@code --} alone as the value of an option. */
    private static final String PASS = "pass";

    private EventText() {}

    /** Reads an event as {@link org.dicechess.Notation#typed} does. */
    static Event read(Position position, String typed) {
        return position.variant().notation().typed(position, typed.equals(PASS) ? new Pass().text() : typed);
    }

    /**
     * Returns the game in which these events, separated by blanks, follow a position.
     *
     * @throws BadInputException if one cannot be read or is not possible; the message begins with its number and text
     */
    static GameRecord after(Position start, String events) {
        GameRecord game = GameRecord.from(start);
        for (String text : Tokens.split(events)) {
            game = after(game, text);
        }
        return game;
    }

    private static GameRecord after(GameRecord game, String text) {
        try {
            return game.after(read(game.position(), text));
        } catch (NotationException | IllegalEventException wrong) {
            int number = game.length() + 1;
            throw new BadInputException("event " + number + ", " + text + ": " + reason(wrong), wrong);
        }
    }

    private static String reason(RuntimeException wrong) {
        return wrong instanceof NotationException malformed ? malformed.reason() : String.valueOf(wrong.getMessage());
    }
}
