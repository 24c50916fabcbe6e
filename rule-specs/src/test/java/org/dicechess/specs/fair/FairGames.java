package org.dicechess.specs.fair;

import java.util.List;
import java.util.Random;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.FairDue;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.FairScheme;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;

/** Plays random games with fair dice. Now and then a game is taken back to before its last roll. */
final class FairGames {

    private final byte[] master = new byte[32];
    private final Random random;
    private FairDice dice;

    private FairGames(Variant variant, FairScheme scheme, long seed) {
        this.random = new Random(seed);
        random.nextBytes(master);
        this.dice = FairDice.begin(FairTerms.of(variant, "game-" + seed, scheme));
    }

    /** Returns a game of at least so many events, or one that is over, with its transcript; every secret is shown. */
    static GameRecord play(Variant variant, FairScheme scheme, int events, long seed) {
        FairGames host = new FairGames(variant, scheme, seed);
        GameRecord game = GameRecord.from(variant.start());
        int backs = 2;
        while (game.events().size() < events && !(game.node() instanceof Node.End)) {
            game = game.node() instanceof Node.Chance chance ? host.roll(game, chance) : host.choose(game);
            if (backs > 0 && game.events().size() > 6 * (4 - backs)) {
                game = host.takeBack(game);
                backs--;
            }
        }
        if (!scheme.hasFreshSecrets()) {
            host.dice = host.dice.reveal(host.secret());
        }
        return host.dice.keptIn(game);
    }

    /** Returns a transcript of {@link FairScheme#FRESH} with one more roll. */
    static FairDice rolled(FairDice dice, int event, Node.Chance chance) {
        byte[] value = new byte[32];
        FairDice open = dice.open(event, chance);
        return open.commit(Party.HOST, FairHash.commitment(open.terms(), Party.HOST, open.index(), value))
                .seed(Party.WHITE, value)
                .seed(Party.BLACK, value)
                .draw(chance, value);
    }

    private GameRecord choose(GameRecord game) {
        List<Event> events = ((Node.Decision) game.node()).events();
        return game.after(events.get(random.nextInt(events.size())));
    }

    private GameRecord roll(GameRecord game, Node.Chance chance) {
        int event = game.events().size();
        giveWhatIsDue();
        dice = dice.open(event, chance);
        giveWhatIsDue();
        dice = dice.draw(chance, secret());
        return game.after(
                chance.outcome(dice.roll(event).orElseThrow().number()).event());
    }

    private void giveWhatIsDue() {
        while (!dice.due().isEmpty() && dice.due().get(0).kind() != FairDue.Kind.SECRET) {
            FairDue due = dice.due().get(random.nextInt(dice.due().size()));
            dice = due.kind() == FairDue.Kind.COMMITMENT
                    ? dice.commit(due.party(), commitment(due.party()))
                    : dice.seed(due.party(), value(due.party()));
        }
    }

    private boolean isFresh(Party party) {
        return party == Party.HOST
                ? dice.terms().scheme().hasFreshSecrets()
                : dice.terms().scheme().hasFreshSeeds();
    }

    private String commitment(Party party) {
        return isFresh(party)
                ? FairHash.commitment(dice.terms(), party, dice.index(), value(party))
                : FairHash.commitment(dice.terms(), party, value(party));
    }

    private byte[] secret() {
        return value(Party.HOST);
    }

    /** Returns the value of a party: each has a master key of its own. */
    private byte[] value(Party party) {
        byte[] key = master.clone();
        key[0] += (byte) party.ordinal();
        return isFresh(party) ? FairHash.secret(key, dice.terms(), dice.index()) : FairHash.secret(key, dice.terms());
    }

    private GameRecord takeBack(GameRecord game) {
        GameRecord back = game;
        while (!(back.lastEvent().orElseThrow() instanceof Roll)) {
            back = back.before().orElseThrow();
        }
        back = back.before().orElseThrow();
        dice = dice.takenBack(back.events().size());
        return back;
    }
}
