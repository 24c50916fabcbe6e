package org.dicechess.spi;

import java.util.Random;
import java.util.random.RandomGenerator;
import org.dicechess.Event;
import org.dicechess.Node;

/**
 * Where a host gets its rolls: a random number generator, physical dice, a server. An implementation draws a number
 * from 0 to {@link Node.Chance#total()} minus 1, all equally likely, and asks {@link Node.Chance#outcome} which event
 * it stands for. A source is told the chance node alone: if it keeps a log, make one source for each game.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface DiceSource {

    /** Returns the roll, or the event that chance picks, of one of the outcomes of this chance node. */
    Event roll(Node.Chance chance);

    /**
     * Returns a source that gives the same rolls for the same seed on every machine: the linear congruential generator
     * that {@link Random} specifies. It suits tests and replays, not games for money. Several games and threads may
     * share one source, but which game gets which roll then depends on the order of their calls.
     */
    static DiceSource seeded(long seed) {
        return of(new Random(seed));
    }

    /**
     * Returns a source that draws from a generator, such as {@link java.security.SecureRandom} or one of
     * {@link java.util.random}. It is as safe for several threads as the generator.
     */
    static DiceSource of(RandomGenerator generator) {
        return chance -> chance.outcome(
                        generator.longs(1, 0, chance.total()).findFirst().orElseThrow())
                .event();
    }
}
