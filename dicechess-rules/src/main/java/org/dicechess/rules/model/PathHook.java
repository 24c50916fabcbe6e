package org.dicechess.rules.model;

import java.util.List;
import java.util.function.Function;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;

/**
 * A path rule as a definition names it. Whoever reads an answer does it here, so that a bad answer is told as the
 * hook's failure.
 */
public interface PathHook {

    /**
     * What a reader makes of the paths from a spot; the reader refuses a bad answer with an
     * {@link IllegalArgumentException}.
     */
    <T> T ask(Spot from, Function<List<List<Waypoint>>, T> reader);
}
