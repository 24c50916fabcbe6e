package org.dicechess.examples.webhost.worker;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.search.Budget;

/** A game of an author, who chooses for one side, both or none; dice and computer players do the rest. */
final class Trial {

    private static final int MOST_AT_ONCE = 60;

    /** Well below the time of a task; the author asks for more then. */
    private static final long LONGEST_NANOS = 4_000_000_000L;

    private final Set<Color> own;
    private final Player player;
    private final SecureRandom random;
    private final List<String> told = new ArrayList<>();

    /** Makes a trial in which the author chooses for these sides. */
    Trial(Set<Color> own, Player player, SecureRandom random) {
        this.own = own;
        this.player = player;
        this.random = random;
    }

    /** Returns what has happened in {@link #onward}, in words. */
    List<String> told() {
        return List.copyOf(told);
    }

    /** Rolls and plays until the author has to choose; if the author only watches, until the turn is over. */
    GameRecord onward(GameRecord game) {
        long end = System.nanoTime() + LONGEST_NANOS;
        GameRecord now = game;
        for (int i = 0; i < MOST_AT_ONCE && System.nanoTime() < end && !waits(game, now); i++) {
            now = after(now);
        }
        return now;
    }

    private boolean waits(GameRecord first, GameRecord now) {
        boolean watched = own.isEmpty() && !sameTurn(first.position(), now.position());
        return watched || now.result().isPresent() || isOwn(now);
    }

    private boolean isOwn(GameRecord game) {
        return game.node() instanceof Node.Decision decision && own.contains(decision.player());
    }

    private static boolean sameTurn(Position one, Position other) {
        return one.turn() == other.turn() && one.turnNumber() == other.turnNumber();
    }

    private GameRecord after(GameRecord game) {
        Event event = game.node() instanceof Node.Chance chance
                ? chance.outcome(random.nextLong(chance.total())).event()
                : player.choose(game.position(), Budget.millis(1_000));
        String by = game.node() instanceof Node.Chance
                ? "The host"
                : game.position().turn() == Color.WHITE ? "White" : "Black";
        told.add(by + " " + game.position().words(event));
        return game.after(event);
    }

    /** Returns where the author can go back to from a moment. */
    Outcome.Back back(GameRecord game) {
        for (GameRecord now = game; now.before().isPresent(); ) {
            now = now.before().get();
            if (isOwn(now)) {
                return new Outcome.Back(
                        now.events().size(), turnOf(now).events().size());
            }
        }
        return Outcome.Back.NOWHERE;
    }

    private static GameRecord turnOf(GameRecord game) {
        GameRecord first = game;
        while (first.before()
                .filter(before -> sameTurn(before.position(), game.position()))
                .isPresent()) {
            first = first.before().get();
        }
        return first;
    }
}
