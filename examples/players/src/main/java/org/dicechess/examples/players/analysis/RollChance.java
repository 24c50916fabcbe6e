package org.dicechess.examples.players.analysis;

import org.dicechess.Event;

/**
 * An outcome of a roll.
 *
 * @param roll the outcome
 * @param part its chance, 0 to 1. Where only some of many outcomes are valued, its chance among these
 * @param winning the winning chance of the side that rolls after it, half of a draw counted, 0 to 1
 */
public record RollChance(Event roll, double part, double winning) {}
