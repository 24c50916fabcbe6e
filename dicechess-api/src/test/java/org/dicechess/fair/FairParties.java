package org.dicechess.fair;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.dicechess.Node;
import org.jspecify.annotations.Nullable;

/** A host and two players with secrets of their own, who give what is due. */
final class FairParties {

    private FairParties() {}

    /** Returns the secret or seed of a party for the open roll, or for the whole game before any roll is open. */
    static byte[] value(FairDice dice, Party party) {
        boolean fresh = party == Party.HOST
                ? dice.terms().scheme().hasFreshSecrets()
                : dice.terms().scheme().hasFreshSeeds();
        String text = "value of " + party + " for " + (fresh ? dice.index() : "the game") + " of the game";
        return Arrays.copyOf(text.getBytes(StandardCharsets.UTF_8), 32);
    }

    static String commitment(FairDice dice, Party party) {
        boolean fresh = party == Party.HOST
                ? dice.terms().scheme().hasFreshSecrets()
                : dice.terms().scheme().hasFreshSeeds();
        return fresh
                ? FairHash.commitment(dice.terms(), party, dice.index(), value(dice, party))
                : FairHash.commitment(dice.terms(), party, value(dice, party));
    }

    /** Returns the transcript after everything that is due but the secret. */
    static FairDice ready(FairDice dice) {
        FairDice next = dice;
        for (FairDue due = first(next); due != null && due.kind() != FairDue.Kind.SECRET; due = first(next)) {
            next = due.kind() == FairDue.Kind.COMMITMENT
                    ? next.commit(due.party(), commitment(next, due.party()))
                    : next.seed(due.party(), value(next, due.party()));
        }
        return next;
    }

    /** Returns the transcript after one more roll. */
    static FairDice rolled(FairDice dice, int event, Node.Chance chance) {
        FairDice open = ready(ready(dice).open(event, chance));
        return open.draw(chance, value(open, Party.HOST));
    }

    private static @Nullable FairDue first(FairDice dice) {
        return dice.due().isEmpty() ? null : dice.due().get(0);
    }
}
