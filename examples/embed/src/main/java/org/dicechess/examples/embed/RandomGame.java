package org.dicechess.examples.embed;

import java.util.List;
import java.util.Random;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.spi.DiceSource;

/** Plays a game of dice chess at random and prints it as PGN. */
public final class RandomGame {

    private RandomGame() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) {
        System.out.println(play(1));
    }

    static String play(long seed) {
        Random player = new Random(seed);
        DiceSource dice = DiceSource.seeded(seed);
        // README: begin
        Variant variant = Loader.create().load("dice-chess");
        GameRecord game = GameRecord.from(variant.start());
        while (!(game.node() instanceof Node.End)) {
            if (game.node() instanceof Node.Chance chance) {
                game = game.after(dice.roll(chance));
            } else if (game.node() instanceof Node.Decision decision) {
                List<Event> events = decision.events();
                game = game.after(events.get(player.nextInt(events.size())));
            }
        }
        // README: end
        return variant.notation().pgn(game);
    }
}
