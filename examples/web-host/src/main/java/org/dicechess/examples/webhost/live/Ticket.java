package org.dicechess.examples.webhost.live;

/**
 * The key of a player to its seat.
 *
 * @param game the id of the game
 * @param token the unguessable token, which the host does not keep
 * @param side {@code white} or {@code black}
 */
public record Ticket(String game, String token, String side) {}
