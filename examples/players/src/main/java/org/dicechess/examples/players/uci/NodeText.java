package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;

/** What comes next in a game, in words for other programs. UCI has none for rolls and results. */
final class NodeText {

    private NodeText() {}

    /** The answer where no game is known. */
    static final String NONE = "node none";

    /**
     * Returns the answer to the command {@code node}.
     *
     * @param asked the words behind it: the events or the text of the position are asked for, or what comes next
     */
    static String of(GameRecord game, List<String> asked, UciMoves moves) {
        if (asked.contains("moves")) {
            Position position = game.position();
            return game.node().events().stream()
                    .map(event -> " " + moves.text(position, event))
                    .collect(Collectors.joining("", "node moves", ""));
        }
        return asked.contains("fen") ? "node fen " + game.position().text() : of(game.node());
    }

    private static String of(Node node) {
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
                : "the game is over: " + ((Node.End) node).reason();
    }
}
