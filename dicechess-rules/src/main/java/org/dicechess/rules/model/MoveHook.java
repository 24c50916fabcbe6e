package org.dicechess.rules.model;

import java.util.List;
import java.util.function.Function;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/**
 * A hook that gives moves in play. The message of a failure, or of an answer that the reader refuses, says what the
 * hook was asked about.
 */
@FunctionalInterface
public interface MoveHook {

    /**
     * Asks the hook for the moves of a piece.
     *
     * @param reader converts the answer; an exception of the reader counts as the hook's failure
     */
    <T> T ask(Spot piece, Look look, Function<List<Effect>, T> reader);
}
