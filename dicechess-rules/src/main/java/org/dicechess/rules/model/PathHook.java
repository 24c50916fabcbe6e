package org.dicechess.rules.model;

import java.util.List;
import java.util.function.Function;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;

/**
 * A path rule as a definition names it. The reader of an answer runs inside the call, so that a refused answer is
 * reported as the hook's failure.
 */
public interface PathHook {

    /**
     * Asks the hook for the paths from a spot and returns what the reader makes of them. The reader refuses a bad
     * answer with an {@link IllegalArgumentException}.
     */
    <T> T ask(Spot from, Function<List<List<Waypoint>>, T> reader);
}
