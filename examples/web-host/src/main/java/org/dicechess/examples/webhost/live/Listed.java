package org.dicechess.examples.webhost.live;

import java.util.Map;

/**
 * A game as lists show it.
 *
 * @param id the id of the game
 * @param variant the name of the variant
 * @param seats names of the players by side
 * @param clock the clock of the game
 * @param stage as in {@link State}
 * @param asks the side that the game waits for; empty if it waits for nobody
 * @param next the id of the rematch; empty if there is none
 */
public record Listed(
        String id, String variant, Map<String, String> seats, String clock, String stage, String asks, String next) {}
