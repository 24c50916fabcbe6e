package org.dicechess.examples.webhost.live;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.dicechess.examples.webhost.game.Refusal;

/** Counts the games of each address that others must not have too many of: offers, and games against levels. */
final class AddressGames {

    /** Beyond so many addresses the games of all of them are looked at again, otherwise those of the one that asks. */
    private static final int MANY = 1_000;

    private final int most;
    private final Predicate<String> counts;
    private final Refusal refusal;
    private final Map<String, Set<String>> perAddress = new HashMap<>();

    /**
     * Makes a count of at most so many games.
     *
     * @param counts tells whether a game still counts
     * @param refusal what an address is told that has as many
     */
    AddressGames(int most, Predicate<String> counts, Refusal refusal) {
        this.most = most;
        this.counts = counts;
        this.refusal = refusal;
    }

    /**
     * Takes a place for a game.
     *
     * @throws Refusal if the address has too many games
     */
    synchronized void take(String address, String game) {
        if (perAddress.size() > MANY) {
            perAddress.values().forEach(games -> games.removeIf(counts.negate()));
            perAddress.values().removeIf(Set::isEmpty);
        }
        Set<String> own = perAddress.computeIfAbsent(address, from -> new HashSet<>());
        own.removeIf(counts.negate());
        if (own.size() >= most && !own.contains(game)) {
            throw refusal;
        }
        own.add(game);
    }
}
