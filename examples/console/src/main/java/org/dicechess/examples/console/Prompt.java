package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Choice;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Reserve;
import org.dicechess.Roll;
import org.dicechess.Selection;

/** Writes what stands before a human player's input. */
final class Prompt {

    private Prompt() {}

    /**
     * Returns the player, the selection, the roll with the kinds that it lets move, and the kinds of event if there are
     * others than moves.
     */
    static String of(Position position, Node.Decision decision) {
        List<String> words = new ArrayList<>(List.of(Texts.side(decision.player())));
        position.selection().map(Event::text).ifPresent(words::add);
        position.roll().map(Roll::text).ifPresent(words::add);
        words.add(DiceWords.of(position));
        List<String> deeds =
                decision.events().stream().map(Prompt::deed).distinct().sorted().toList();
        if (!deeds.equals(List.of("move"))) {
            words.add("(" + String.join(" or ", deeds) + ")");
        }
        words.removeIf(String::isEmpty);
        return String.join(" ", words) + "> ";
    }

    /** Tells a piece that a side holds in hand from a captured one that waits to be put down. */
    private static String drop(Move move) {
        boolean held = move.edits().stream()
                .anyMatch(edit -> edit.place() instanceof Reserve reserve
                        && reserve.name().equals("hand"));
        return held ? "drop" : "place";
    }

    private static String deed(Event event) {
        if (event instanceof Move move) {
            return move.from().isPresent() ? "move" : move.isDrop() ? drop(move) : move.text();
        }
        if (event instanceof Choice choice) {
            return choice.text();
        }
        return event instanceof Selection ? "choose" : "pass " + event.text();
    }
}
