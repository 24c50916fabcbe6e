package org.dicechess.examples.webhost.worker;

import java.util.List;
import org.dicechess.examples.board.Kind;
import org.dicechess.examples.board.View;

/**
 * What a worker answers.
 *
 * @param problems the mistakes and warnings of the files; nothing else is there if there are mistakes
 * @param kinds the kinds of piece
 * @param diagram the moves of the kind that was asked for; may be empty
 * @param view the start, or the moment of the game
 * @param events the events of the game, with those of the dice and the computer players
 * @param told the same in words, from the first new one on
 * @param back where the author can go back to
 */
public record Outcome(
        List<Mistake> problems,
        List<Kind> kinds,
        String diagram,
        List<View> view,
        List<String> events,
        List<String> told,
        Back back) {

    /** A mistake, or a warning, at its place in one of the files; the hint may be empty. */
    public record Mistake(String file, int line, int column, boolean warning, String message, String hint) {}

    /**
     * How many events a game keeps that goes back; -1 if the author has chosen nothing yet.
     *
     * @param choice the events before the last choice of the author
     * @param turn the events before the turn of that choice, so that its dice are thrown anew
     */
    public record Back(int choice, int turn) {

        static final Back NOWHERE = new Back(-1, -1);
    }

    static Outcome of(List<Mistake> problems) {
        return new Outcome(problems, List.of(), "", List.of(), List.of(), List.of(), Back.NOWHERE);
    }

    static Outcome failed(String message) {
        return of(List.of(new Mistake(Upload.DEFINITION, 1, 1, false, message, "")));
    }
}
