package org.example.game;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.spi.DiceSource;
import org.dicechess.spi.VariantSource;

/** Plays one random game of dice chess, prints each event and the end, and looks at a game of another pack. */
public final class Game {

    private Game() {}

    /** Plays the game of the seed in the first argument. */
    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        DiceSource dice = DiceSource.seeded(seed);
        Random player = new Random(seed);
        VariantSource variants = ServiceLoader.load(VariantSource.class).findFirst().orElseThrow();
        Position position = variants.variant("dice-chess", Map.of(), List.of()).start();
        while (!(position.node() instanceof Node.End)) {
            Event event = position.node() instanceof Node.Chance chance
                    ? dice.roll(chance)
                    : anyOf((Node.Decision) position.node(), player);
            System.out.println(position.turn() + " " + event.text());
            position = position.after(event);
        }
        System.out.println(position.node());
        Position shogi = variants.variant("shogi", Map.of(), List.of()).start();
        System.out.println("shogi begins with " + shogi.count() + " moves");
    }

    private static Event anyOf(Node.Decision decision, Random player) {
        return decision.events().get(player.nextInt(decision.events().size()));
    }
}
