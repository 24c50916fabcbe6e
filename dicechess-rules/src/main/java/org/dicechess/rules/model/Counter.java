package org.dicechess.rules.model;

import java.util.BitSet;

/**
 * Counts turns, and begins again when something happens in a turn.
 *
 * @param name as the definition has it
 * @param resetByCapture whether a capture sets it to zero
 * @param resetByKinds the kinds, by index, whose moves set it to zero
 */
public record Counter(String name, boolean resetByCapture, BitSet resetByKinds, String rule) {}
