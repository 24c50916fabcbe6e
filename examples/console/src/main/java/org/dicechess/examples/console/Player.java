package org.dicechess.examples.console;

import java.util.List;
import java.util.Random;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.spi.DiceSource;

/** Who answers at a node: a person, a generator, the dice. */
@FunctionalInterface
interface Player {

    /** The answer at the game's present node, which is not the end. */
    Answer answer(GameRecord game);

    /** A player who plays any listed event, each as likely as the other. */
    static Player random(long seed) {
        Random random = new Random(seed);
        return game -> {
            List<Event> events = ((Node.Decision) game.node()).events();
            return new Answer.Play(events.get(random.nextInt(events.size())));
        };
    }

    /** Dice that fall by themselves. */
    static Player dice(DiceSource source) {
        return game -> new Answer.Play(source.roll((Node.Chance) game.node()));
    }
}
