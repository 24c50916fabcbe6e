package org.dicechess.examples.players.uci;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.dicechess.Variant;

/**
 * The variants that an engine knows from the beginning.
 *
 * @param ids their ids, at least one; the first is played until another one is chosen
 * @param names the id for each of their other names
 * @param loader loads a variant by its id, or by the name of a file that a program has given, with options
 */
public record KnownVariants(
        List<String> ids, Map<String, String> names, BiFunction<String, Map<String, String>, Variant> loader) {

    /** Copies the collections. */
    public KnownVariants {
        ids = List.copyOf(ids);
        names = Map.copyOf(names);
    }
}
