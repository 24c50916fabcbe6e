package org.dicechess.rules.model;

import java.util.List;
import java.util.function.Function;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/**
 * A hook for moves that are asked for in play; its failures, and answers that their reader refuses, say what was asked.
 */
@FunctionalInterface
public interface MoveHook {

    /**
     * Asks for the moves of a man.
     *
     * @param reader makes something of the answer; what it refuses with an exception counts as the hook's failure
     */
    <T> T ask(Spot piece, Look look, Function<List<Effect>, T> reader);
}
