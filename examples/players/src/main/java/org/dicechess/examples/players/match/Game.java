package org.dicechess.examples.players.match;

import java.util.Map;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.search.Budget;

/** One game between two players. */
final class Game {

    /** A game with more events is stopped. */
    private static final int LONGEST = 3_000;

    private final Cursor cursor;
    private final Map<Color, Player> players;
    private final Pace pace;
    private final SplittableRandom random;
    private final int[] events;
    private final long[] left;

    Game(Variant variant, Map<Color, Player> players, Pace pace, long seed) {
        cursor = variant.start().cursor();
        this.players = players;
        this.pace = pace;
        random = new SplittableRandom(seed);
        events = new int[variant.eventBound()];
        left = new long[] {pace.clock(), pace.clock()};
    }

    /** Plays random events until so many turns have been played, and then lets the players play. */
    Score play(Color first, int opening) {
        while (cursor.kind() != Cursor.Kind.END && cursor.depth() < LONGEST) {
            if (cursor.isChance()) {
                cursor.play(cursor.outcome(random.nextLong(cursor.total())));
            } else if (turns() < opening) {
                cursor.play(events[random.nextInt(cursor.list(events, 0))]);
            } else {
                Color player = cursor.player();
                cursor.play(choice(player));
                if (pace.clock() > 0 && left[player.ordinal()] < 0) {
                    return lost(player == first, 1);
                }
            }
        }
        if (cursor.kind() != Cursor.Kind.END) {
            return new Score(0, 1, 0, 1, 0);
        }
        Result result = cursor.end().result();
        return result == Result.DRAW ? new Score(0, 1, 0, 0, 0) : lost(result != Result.winFor(first), 0);
    }

    private int turns() {
        return 2 * (cursor.turnNumber() - 1) + cursor.turn().ordinal();
    }

    private int choice(Color player) {
        Budget budget = pace.clock() > 0 ? Budget.clock(left[player.ordinal()], 0) : pace.choice();
        long begin = System.nanoTime();
        int event = players.get(player).choose(cursor, budget);
        left[player.ordinal()] -= System.nanoTime() - begin;
        return event;
    }

    private static Score lost(boolean byFirst, int flags) {
        return byFirst ? new Score(0, 0, 1, 0, flags) : new Score(1, 0, 0, 0, flags);
    }
}
