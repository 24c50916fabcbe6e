package org.dicechess.examples.webhost.worker;

import java.util.List;
import org.dicechess.examples.webhost.game.Rulebook;
import org.dicechess.examples.webhost.game.View;

/**
 * What a worker answers.
 *
 * @param problems the mistakes of the definition; nothing else is there if there are any
 * @param kinds the kinds of piece
 * @param diagram the moves of the kind that was asked for; may be empty
 * @param view the start, or the moment of the game
 * @param events the events of the game, with those of the dice and the computer player
 * @param told the same in words, from the first new one on
 */
public record Outcome(
        List<Mistake> problems,
        List<Rulebook.Kind> kinds,
        String diagram,
        List<View> view,
        List<String> events,
        List<String> told) {

    /** A mistake at its place; the hint may be empty. */
    public record Mistake(int line, int column, String message, String hint) {}

    static Outcome of(List<Mistake> problems) {
        return new Outcome(problems, List.of(), "", List.of(), List.of(), List.of());
    }
}
