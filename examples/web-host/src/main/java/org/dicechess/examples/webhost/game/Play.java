package org.dicechess.examples.webhost.game;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.FairScheme;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;

/**
 * A game of any variant with fair dice: all that a host does with the rules. Immutable.
 *
 * <p>Both players commit to a seed and then show it. From then on each roll follows from the seeds and the secret of
 * the host, so a roll can be repeated but never changed.
 */
public final class Play {

    private final GameRecord game;
    private final FairDice dice;
    private final byte[] secret;

    private Play(GameRecord game, FairDice dice, byte[] secret) {
        this.game = game;
        this.dice = dice;
        this.secret = secret;
    }

    /** Returns a new game; the secret of its dice follows from the master key of the host. */
    static Play begin(Variant variant, String id, byte[] masterKey) {
        FairTerms terms = FairTerms.of(variant, id, FairScheme.ONE_SECRET_COMMITTED);
        byte[] secret = FairHash.secret(masterKey, terms);
        FairDice dice = FairDice.begin(terms).commit(Party.HOST, FairHash.commitment(terms, Party.HOST, secret));
        return new Play(GameRecord.from(variant.start()), dice, secret);
    }

    /** Returns the game with a further step of the dice: a commitment or a seed. */
    Play with(UnaryOperator<FairDice> step) {
        return new Play(game, step.apply(dice), secret);
    }

    /** Returns the game after the event with this text. */
    Play after(String text) {
        return new Play(game.after(text), dice, secret);
    }

    /** Returns the game without the last event, which this player takes back. */
    Play withoutLast(Color player) {
        return new Play(game.takeBack(player), dice, secret);
    }

    /**
     * Returns the game before the last decision of a player. No roll lies on the way back, so the transcript of the
     * dice stays as it is.
     *
     * @throws Refusal if the way back does not exist
     */
    Play returned(Color player) {
        Return back = Return.of(game, player);
        return new Play(back.game().orElseThrow(() -> new Refusal(409, "no-take-back", back.why())), dice, secret);
    }

    /** Returns the roll that the host must play now; empty if nothing is to be rolled. */
    public Optional<String> dueRoll() {
        return drawn().map(this::roll);
    }

    /** Returns the game after the roll that is due; empty if nothing is to be rolled. */
    Optional<Play> afterRoll() {
        return drawn().map(drawn -> new Play(game.after(roll(drawn)), drawn, secret));
    }

    private Optional<FairDice> drawn() {
        return isReady() && !isOver() && game.node() instanceof Node.Chance chance
                ? Optional.of(dice.open(game.length(), chance).draw(chance, secret))
                : Optional.empty();
    }

    private String roll(FairDice drawn) {
        long number = drawn.roll(game.length()).orElseThrow().number();
        return ((Node.Chance) game.node()).outcome(number).event().text();
    }

    /**
     * Returns the game that ends by the fault or will of a player; if the dice wait for it, their transcript says so.
     */
    Play left(Party by, Conclusion conclusion) {
        boolean owes = rolls() && dice.due().stream().anyMatch(due -> due.party() == by);
        return (owes ? with(open -> open.missing(by)) : this).concluded(conclusion);
    }

    /** Returns the game ended by something else than its rules. */
    Play concluded(Conclusion conclusion) {
        return new Play(game.concluded(conclusion), dice, secret);
    }

    /** Returns whether chance decides something in the game, with dice or without. */
    public boolean rolls() {
        return game.variant().hasChance();
    }

    /** Returns whether the dice are agreed on, so that the game can go on; always true without dice. */
    public boolean isReady() {
        return !rolls() || dice.due().isEmpty();
    }

    /** Returns whether the rules or the players have ended the game. */
    public boolean isOver() {
        return game.result().isPresent();
    }

    /** Returns the player whose decision it is; empty if it is nobody's. */
    public Optional<Color> decides() {
        return isReady() && !isOver() && game.node() instanceof Node.Decision decision
                ? Optional.of(decision.player())
                : Optional.empty();
    }

    /**
     * Returns the player for whom the game waits: for its decision, or for its share in the dice; empty if it waits for
     * nobody. Players give their shares one after the other.
     */
    public Optional<Color> waitsFor() {
        return isReady() || isOver()
                ? decides()
                : dice.due().stream()
                        .flatMap(due -> due.party().side().stream())
                        .findFirst();
    }

    /** Returns the game with the transcript of its dice, the secret too once a game that had its dice is over. */
    public GameRecord record() {
        return rolls() ? (isOver() && isReady() && !dice.isClosed() ? dice.reveal(secret) : dice).keptIn(game) : game;
    }

    /** Returns the game. */
    public GameRecord game() {
        return game;
    }

    /** Returns the transcript of the dice. */
    public FairDice dice() {
        return dice;
    }
}
