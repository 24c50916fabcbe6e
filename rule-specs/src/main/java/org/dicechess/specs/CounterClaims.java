package org.dicechess.specs;

import java.util.List;
import org.dicechess.Position;

/** Claims about counters. */
final class CounterClaims {

    private CounterClaims() {}

    static void mayBeIgnored(Position position) {
        List<String> names = position.variant().counters();
        Position without = position.ignoring(names.toArray(String[]::new));
        names.forEach(name -> Claim.equal("counter " + name + " when ignored", 0, without.counter(name)));
        Claim.equal("the position without ignoring any", position, position.ignoring());
        Claim.equal("ignoring twice", without, without.ignoring(names.toArray(String[]::new)));
        // Its events may be others: a turn may ask for a counter.
        Claim.equal("the board", position.board(), without.board());
        Claim.equal("the side on turn", position.turn(), without.turn());
        Claim.equal("the roll", position.roll(), without.roll());
        Claim.throwing(IllegalArgumentException.class, "an unknown counter", () -> position.counter("no such"));
        Claim.throwing(
                IllegalArgumentException.class, "ignoring an unknown counter", () -> position.ignoring("no such"));
    }
}
