package org.dicechess.examples.players.evaluation;

import java.util.Optional;
import java.util.function.Supplier;

/** Makes the tables of the terms when they are first asked for: games whose evaluation has no terms do without. */
final class TermSource {

    private final Supplier<TermTables> maker;
    private Optional<TermTables> made = Optional.empty();

    TermSource(Supplier<TermTables> maker) {
        this.maker = maker;
    }

    synchronized TermTables tables() {
        if (made.isEmpty()) {
            made = Optional.of(maker.get());
        }
        return made.get();
    }
}
