package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.betza.Ride;

/**
 * A man keeps others of its side from being captured.
 *
 * @param pieces the names of the kinds that it protects
 * @param beside where they stand, as single leaps from it
 * @param in the area where it must stand itself to do so
 */
public record Protection(List<String> pieces, List<Ride> beside, Optional<Area> in, String rule) {}
