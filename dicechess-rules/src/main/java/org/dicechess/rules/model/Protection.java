package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.betza.Ride;

/**
 * The rule that a piece protects others of its side from capture.
 *
 * @param pieces the names of the protected kinds
 * @param beside the single leaps from the protector to the protected squares
 * @param in the area where the protector must stand; empty for anywhere
 */
public record Protection(List<String> pieces, List<Ride> beside, Optional<Area> in, String rule) {}
