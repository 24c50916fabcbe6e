package org.dicechess.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.spi.DiceSource;

/** A game whose rolls and choices come from a seed, the same on every machine. It is played on first use. */
final class RandomGame {

    private final Position start;
    private final long seed;
    private final int maxEvents;
    private final List<GameRecord> played = new ArrayList<>(1);

    /** A game to its end, or to this number of events. */
    RandomGame(Position start, long seed, int maxEvents) {
        this.start = start;
        this.seed = seed;
        this.maxEvents = maxEvents;
    }

    synchronized GameRecord game() {
        if (played.isEmpty()) {
            played.add(play());
        }
        return played.get(0);
    }

    private GameRecord play() {
        Random choice = new Random(seed);
        DiceSource dice = DiceSource.seeded(seed);
        GameRecord game = GameRecord.from(start);
        Node node = game.node();
        for (int events = 0; events < maxEvents && !(node instanceof Node.End); events++) {
            game = game.after(event(node, choice, dice));
            node = game.node();
        }
        return game;
    }

    private static Event event(Node node, Random choice, DiceSource dice) {
        if (node instanceof Node.Chance chance) {
            return dice.roll(chance);
        }
        Node.Decision decision = (Node.Decision) node;
        return decision.events().get(choice.nextInt(decision.events().size()));
    }
}
