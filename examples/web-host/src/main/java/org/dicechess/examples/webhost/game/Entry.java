package org.dicechess.examples.webhost.game;

import org.dicechess.fair.Party;

/**
 * One thing that happened at a table, as the store keeps it.
 *
 * @param version its number in the game, from 1
 * @param kind what happened
 * @param by who did it
 * @param text the event, commitment, seed or name that belongs to it; may be empty
 * @param key the idempotency key of the command; empty if the host did it
 * @param at when, in milliseconds since 1970
 */
public record Entry(int version, Kind kind, Party by, String text, String key, long at) {

    /** What can happen at a table. */
    public enum Kind {
        /** Somebody takes a seat; the text is {@code HASH NAME} of a person, {@code level-N} of a computer player. */
        JOIN,
        /** A commitment to a seed for the dice. */
        COMMIT,
        /** A seed for the dice. */
        SEED,
        /** The host rolls; the text is the roll. */
        ROLL,
        /** A player chooses an event. */
        PLAY,
        /** A player takes back its last choice. */
        TAKE_BACK,
        /** A player offers a draw. */
        OFFER_DRAW,
        /** A player declines a draw, or withdraws its own offer. */
        DECLINE_DRAW,
        /** A player accepts a draw. */
        ACCEPT_DRAW,
        /** A player proposes that the game goes back to its last decision. */
        PROPOSE_TAKE_BACK,
        /** A player declines that, or withdraws its own proposal. */
        DECLINE_TAKE_BACK,
        /** A player accepts that, and the game goes back. */
        ACCEPT_TAKE_BACK,
        /** A player offers another game when this one is over. */
        OFFER_REMATCH,
        /** A player declines another game, or withdraws its own offer. */
        DECLINE_REMATCH,
        /** A player accepts another game, which begins. */
        ACCEPT_REMATCH,
        /** A player resigns. */
        RESIGN,
        /** The time of a player has run out. */
        TIME,
        /** A player has left the game; the other player claims it. */
        ABANDON,
        /** The host ends the game as a draw, since it has become too long. */
        ADJUDICATE
    }
}
