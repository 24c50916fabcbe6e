package org.dicechess.examples.webhost.live;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.dicechess.examples.webhost.game.Refusal;

/** Counts the games of each address against computer players, since all of them share one thread. */
final class LevelGames {

    private final int most;
    private final Predicate<String> running;
    private final Map<String, Set<String>> perAddress = new HashMap<>();

    /** Makes a count of at most so many games; the predicate tells whether a game is still going on. */
    LevelGames(int most, Predicate<String> running) {
        this.most = most;
        this.running = running;
    }

    /**
     * Takes a place for a game.
     *
     * @throws Refusal if the address has too many running games
     */
    synchronized void take(String address, String game) {
        perAddress.values().forEach(games -> games.removeIf(running.negate()));
        perAddress.values().removeIf(Set::isEmpty);
        Set<String> own = perAddress.computeIfAbsent(address, from -> new HashSet<>());
        if (own.size() >= most) {
            throw new Refusal(
                    429, "too-many-levels", "you have " + most + " games against the computer; end one of them first");
        }
        own.add(game);
    }
}
