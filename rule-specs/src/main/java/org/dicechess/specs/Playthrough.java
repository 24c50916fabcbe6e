package org.dicechess.specs;

import java.util.List;
import java.util.Locale;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;

/**
 * Writes a random game out, so that a change of behaviour shows as a difference of texts.
 *
 * @since 0.1
 */
public final class Playthrough {

    private Playthrough() {}

    /**
     * Returns one game with every node, event and position, one a line: {@code node | event | position after it}.
     *
     * @param seed chooses rolls and events; the same on every machine
     * @param maxEvents the number of events after which the game is cut
     */
    public static String text(Variant variant, long seed, int maxEvents) {
        GameRecord game = new RandomGame(variant.start(), seed, maxEvents).game();
        StringBuilder text = new StringBuilder();
        text.append("# A random game of ").append(variant.id());
        text.append(", seed ").append(seed).append(": node | event | position\n");
        text.append("start | - | ").append(variant.start().text()).append('\n');
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        for (int i = 0; i < events.size(); i++) {
            text.append(node(positions.get(i).node())).append(" | ");
            text.append(events.get(i).text()).append(" | ");
            text.append(positions.get(i + 1).text()).append('\n');
        }
        return text.append(node(game.node())).append(" | - | -\n").toString();
    }

    private static String node(Node node) {
        if (node instanceof Node.Decision decision) {
            String player = decision.player().name().toLowerCase(Locale.ROOT);
            return "decision " + player + " of " + decision.events().size();
        }
        if (node instanceof Node.Chance chance) {
            return "chance " + chance.outcomes().size() + " outcomes of total " + chance.total();
        }
        Node.End end = (Node.End) node;
        return "end " + end.result().text() + " " + end.reason();
    }
}
