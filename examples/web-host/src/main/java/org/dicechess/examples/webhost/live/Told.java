package org.dicechess.examples.webhost.live;

/**
 * An entry as everybody may see it.
 *
 * @param version its number in the game, from 1
 * @param kind what happened, as {@code play}
 * @param by {@code white}, {@code black} or {@code host}
 * @param text the event, commitment or seed; the name of a player that joins
 * @param san the event in algebraic notation; empty for other entries
 * @param words what happened, for people
 * @param ply the number of events of the game after it
 * @param end why the game is over after it, as {@code stalemate}; empty if it goes on
 * @param result the result of the game after it, as records write it; {@code *} if it goes on
 * @param at when, in milliseconds since 1970
 */
public record Told(
        int version,
        String kind,
        String by,
        String text,
        String san,
        String words,
        int ply,
        String end,
        String result,
        long at) {}
