package org.dicechess.spi;

import java.util.Random;
import org.dicechess.Node;
import org.dicechess.Roll;

/**
 * Where a host gets its rolls: a generator, a physical die, a server. A source of one's own draws a number below
 * {@link Node.Chance#total()}, each as likely as the others, and asks {@link Node.Chance#outcome} what it stands for.
 * As it is told the throw alone, one that keeps a log is made for each game.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface DiceSource {

    /** One of the outcomes of this chance node. */
    Roll roll(Node.Chance chance);

    /**
     * A source that gives the same rolls for the same seed on every machine: the linear congruential generator that
     * {@link Random} specifies. Good for tests and replays, not for games for money. One source may serve several games
     * and threads, but which game gets which roll then depends on who asks first.
     */
    static DiceSource seeded(long seed) {
        Random random = new Random(seed);
        return chance -> chance.outcome(
                        random.longs(1, 0, chance.total()).findFirst().orElseThrow())
                .roll();
    }
}
