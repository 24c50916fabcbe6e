package org.dicechess.examples.webhost.game;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;

/**
 * The offers of one sort at a table, as of a draw. Immutable.
 *
 * @param what what is offered, as {@code a draw}
 * @param by whose offer stands; empty if none does
 * @param made who has made such an offer, and may not do so again for now
 */
record Offers(String what, Optional<Color> by, Set<Color> made) {

    /** Returns that nobody has offered anything. */
    static Offers none(String what) {
        return new Offers(what, Optional.empty(), Set.of());
    }

    /** Returns whether a player may offer. */
    boolean allow(Color player) {
        return by.isEmpty() && !made.contains(player);
    }

    /**
     * Returns the offers with one more.
     *
     * @throws Refusal if an offer stands, or the player has made one already
     */
    Offers with(Color player) {
        if (by.isPresent()) {
            throw new Refusal(409, "offer-stands", what + " has been offered already");
        }
        if (made.contains(player)) {
            throw new Refusal(409, "offered-already", "you have offered " + what + " since the last event");
        }
        Set<Color> also = EnumSet.of(player);
        also.addAll(made);
        return new Offers(what, Optional.of(player), also);
    }

    /** Returns the offers without the one that stands; whoever has made it may not make it again for now. */
    Offers answered() {
        return new Offers(what, Optional.empty(), made);
    }

    /** Returns the offers after a player has withdrawn its own one, which it may make again. */
    Offers withdrawn(Color player) {
        Set<Color> others = EnumSet.noneOf(Color.class);
        others.addAll(made);
        others.remove(player);
        return new Offers(what, Optional.empty(), others);
    }

    /** Returns the offers after an event of a player: it declines the opponent's offer, and its own one stands. */
    Offers afterEventOf(Color player) {
        return new Offers(what, by.filter(player::equals), Set.of());
    }

    /** Returns the offers after a roll: the one that stands still does, and both may offer again. */
    Offers afterRoll() {
        return new Offers(what, by, Set.of());
    }

    /**
     * Checks that an offer stands.
     *
     * @throws Refusal if none does
     */
    void checkStands() {
        if (by.isEmpty()) {
            throw new Refusal(409, "no-offer", "nobody has offered " + what);
        }
    }

    /**
     * Checks that a player may accept an offer.
     *
     * @throws Refusal if the opponent has not made one
     */
    void checkIsFor(Color player) {
        if (!by.equals(Optional.of(player.opponent()))) {
            throw new Refusal(409, "no-offer", "the opponent has not offered " + what);
        }
    }
}
