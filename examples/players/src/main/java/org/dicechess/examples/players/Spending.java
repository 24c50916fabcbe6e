package org.dicechess.examples.players;

import java.util.Optional;
import org.dicechess.examples.players.search.Budget;
import picocli.CommandLine.Option;

/** What a choice may take. */
final class Spending {

    /** The longest time in milliseconds: a day. */
    static final long LONGEST = 86_400_000;

    @Option(names = "--millis", defaultValue = "0", description = "milliseconds for each choice")
    private long millis;

    @Option(names = "--nodes", defaultValue = "0", description = "nodes for each choice; the same result every time")
    private long nodes;

    /**
     * Returns the budget; empty if there is none.
     *
     * @throws BadInputException if a number is out of range, or both are given
     */
    Optional<Budget> budget() {
        Numbers.between(0, LONGEST, "--millis", millis);
        Numbers.between(0, Long.MAX_VALUE, "--nodes", nodes);
        if (millis > 0 && nodes > 0) {
            throw new BadInputException("--millis " + millis + " --nodes " + nodes + "; expected one of them");
        }
        return millis > 0
                ? Optional.of(Budget.millis(millis))
                : Optional.of(nodes).filter(number -> number > 0).map(Budget::nodes);
    }
}
