package org.dicechess.fair;

/**
 * What must come next, and from whom.
 *
 * @param kind what is due
 * @param party who owes it
 * @since 0.1
 */
public record FairDue(Kind kind, Party party) {

    /** What a party may owe. */
    public enum Kind {

        /** A {@linkplain FairHash#commitment commitment}, for {@link FairDice#commit}. */
        COMMITMENT,

        /** A seed of a player, for {@link FairDice#seed}. */
        SEED,

        /** The host's secret, for {@link FairDice#draw}. */
        SECRET
    }
}
