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

    /**
     * Reads a canonical text; if it is malformed, algebraic notation.
     *
     * @throws NotationException if both fail; the message is about the form that the text resembles more
     * @throws IllegalEventException if it is the canonical text of an event that is not possible
     */
    static Event read(Position position, String typed) {
        String text = typed.equals(PASS) ? new Pass().text() : typed;
        try {
            return position.variant().notation().event(position, text);
        } catch (NotationException canonical) {
            try {
                return position.variant().notation().fromSan(position, text);
            } catch (NotationException algebraic) {
                throw resemblesAlgebraic(text, canonical, algebraic) ? algebraic : canonical;
            }
        }
    }

    private static boolean resemblesAlgebraic(String text, NotationException canonical, NotationException algebraic) {
        boolean names = !text.isEmpty() && Character.isUpperCase(text.charAt(0)) && text.indexOf('@') < 0;
        return names || algebraic.column() > canonical.column();
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
            int number = game.events().size() + 1;
            throw new BadInputException("event " + number + ", " + text + ": " + reason(wrong), wrong);
        }
    }

    private static String reason(RuntimeException wrong) {
        return wrong instanceof NotationException malformed ? malformed.reason() : String.valueOf(wrong.getMessage());
    }
}
