package org.dicechess.examples.players.uci;

import java.util.Locale;
import java.util.stream.Collectors;
import org.dicechess.Node;

/** What comes next in a game, in words for other programs. UCI has none for rolls and results. */
final class NodeText {

    private NodeText() {}

    /** Returns the answer to the command {@code node}. */
    static String of(Node node) {
        if (node instanceof Node.Chance chance) {
            return "node roll "
                    + chance.outcomes().stream()
                            .map(outcome -> outcome.event().text() + " " + outcome.weight())
                            .collect(Collectors.joining(" "));
        }
        if (node instanceof Node.End end) {
            return "node end " + end.result().text() + " " + end.reason();
        }
        return "node decision " + ((Node.Decision) node).player().name().toLowerCase(Locale.ROOT);
    }

    /** Returns why nobody can choose an event at a node. */
    static String noDecision(Node node) {
        return node instanceof Node.Chance chance
                ? "a roll is due, as " + chance.outcomes().get(0).event().text()
                : "the game is over";
    }
}
