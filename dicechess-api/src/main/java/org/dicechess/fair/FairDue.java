package org.dicechess.fair;

import java.util.Locale;

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

        /**
         * The draw of the open roll by the host, {@link FairDice#draw}, with its secret: that of the roll or of the
         * whole game. The secret of a whole game, which {@link FairDice#reveal} shows at its end, is never due.
         */
        SECRET
    }

    /** Returns both in words: {@code seed of white}. */
    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + " of " + party.text();
    }
}
