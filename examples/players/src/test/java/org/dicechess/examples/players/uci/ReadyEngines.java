package org.dicechess.examples.players.uci;

import java.util.function.Consumer;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.search.Budget;

/** Engines that are ready at once: evaluations are shared by all tests, and Java knows the classes. */
final class ReadyEngines {

    private static final Preparation SHARED = new Preparation(Games::trained, Budget.nodes(50));

    private ReadyEngines() {}

    static Engine of(KnownVariants known, Consumer<String> out) {
        return new Engine(known, SHARED, out);
    }
}
