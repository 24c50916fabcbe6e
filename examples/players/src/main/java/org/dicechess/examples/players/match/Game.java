package org.dicechess.examples.players.match;

import java.util.Map;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.RandomEvents;
import org.dicechess.examples.players.search.Budget;

/** One game between two players. */
final class Game {

    /** A game with more events is stopped. */
    private static final int LONGEST = 3_000;

    private final Cursor cursor;
    private final Map<Color, Player> players;
    private final Pace pace;
    private final RandomEvents random;
    private final long[] left;

    Game(Variant variant, Map<Color, Player> players, Pace pace, long seed) {
        cursor = variant.start().cursor();
        this.players = players;
        this.pace = pace;
        random = new RandomEvents(new SplittableRandom(seed));
        left = new long[] {pace.clock(), pace.clock()};
    }

    /** Plays random events until so many turns have been played, and then lets the players play. */
    Score play(Color first, int opening) {
        while (cursor.kind() != Cursor.Kind.END && cursor.depth() < LONGEST) {
            if (cursor.isChance() || RandomEvents.turns(cursor) < opening) {
                cursor.play(random.next(cursor));
            } else {
                Color player = cursor.player();
                cursor.play(choice(player));
                if (pace.clock() > 0 && left[player.ordinal()] < 0) {
                    return player == first ? new Score(0, 0, 1, 0, 1) : new Score(1, 0, 0, 0, 1);
                }
            }
        }
        return cursor.kind() == Cursor.Kind.END ? Score.of(cursor.end().result(), first) : Score.STOPPED;
    }

    private int choice(Color player) {
        Budget budget = pace.clock() > 0 ? Budget.clock(left[player.ordinal()], 0) : pace.choice();
        long begin = System.nanoTime();
        int event = players.get(player).choose(cursor, budget);
        left[player.ordinal()] -= System.nanoTime() - begin;
        return event;
    }
}
