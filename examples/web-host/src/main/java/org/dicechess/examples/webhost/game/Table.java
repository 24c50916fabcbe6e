package org.dicechess.examples.webhost.game;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.FairDue;
import org.dicechess.fair.FairHash;
import org.dicechess.fair.FairScheme;
import org.dicechess.fair.FairTerms;
import org.dicechess.fair.Party;

/**
 * A game of any variant with fair dice: all that a host has to know of rules. Immutable; {@link #after} is the only way
 * to go on, both in play and after a restart.
 *
 * <p>Both players commit to a seed and then show it. From then on each roll follows from the seeds and the secret of
 * the host, so a roll can be repeated but never changed.
 */
public final class Table {

    private final GameRecord game;
    private final int ply;
    private final FairDice dice;
    private final byte[] secret;
    private final Optional<Color> offer;

    /** Who has offered a draw since the last event. */
    private final Set<Color> offered;

    private Table(GameRecord game, int ply, FairDice dice, byte[] secret, Optional<Color> offer, Set<Color> offered) {
        this.game = game;
        this.ply = ply;
        this.dice = dice;
        this.secret = secret;
        this.offer = offer;
        this.offered = offered;
    }

    /** Returns the table of a new game; the secret of its dice follows from the master key of the host. */
    public static Table begin(Variant variant, String id, byte[] masterKey) {
        FairTerms terms = FairTerms.of(variant, id, FairScheme.ONE_SECRET_COMMITTED);
        byte[] secret = FairHash.secret(masterKey, terms);
        FairDice dice = FairDice.begin(terms).commit(Party.HOST, FairHash.commitment(terms, Party.HOST, secret));
        return new Table(GameRecord.from(variant.start()), 0, dice, secret, Optional.empty(), Set.of());
    }

    /**
     * Returns the table after one more entry.
     *
     * @throws Refusal if it is not the time for it, or not the turn of this player
     * @throws org.dicechess.IllegalEventException if the rules do not allow the event
     * @throws org.dicechess.NotationException if the text of the event is malformed
     */
    public Table after(Entry entry) {
        Party by = entry.by();
        return switch (entry.kind()) {
            case JOIN -> this;
            case COMMIT -> with(agreed(() -> dice.commit(by, entry.text())));
            case SEED -> with(agreed(() -> dice.seed(by, HexFormat.of().parseHex(entry.text()))));
            case ROLL -> rolled(entry.text());
            case PLAY -> played(side(by), entry.text());
            case TAKE_BACK -> new Table(taken(side(by)), ply - 1, dice, secret, offer, offered);
            case OFFER_DRAW -> offered(side(by));
            case DECLINE_DRAW -> answered(game);
            case ACCEPT_DRAW -> accepted(side(by));
            case RESIGN -> left(by, Conclusion.resignation(side(by)));
            case TIME -> left(by, Conclusion.timeLoss(side(by)));
            case ABANDON -> left(by, Conclusion.abandonment(side(by)));
            case ADJUDICATE -> concluded(dice, Conclusion.adjudication(Result.DRAW));
        };
    }

    private Table played(Color player, String text) {
        checkGoesOn();
        if (!decides().equals(Optional.of(player))) {
            throw new Refusal(403, "not-your-decision", "it is not your decision now");
        }
        Optional<Color> open = offer.filter(player::equals); // a move declines the opponent's offer
        return new Table(game.after(text), ply + 1, dice, secret, open, Set.of());
    }

    private GameRecord taken(Color player) {
        game.explainTakeBack(player).ifPresent(why -> {
            throw new Refusal(409, "no-take-back", why);
        });
        return game.takeBack(player);
    }

    /** Returns the roll that the host must play now; empty if nothing is to be rolled. */
    public Optional<String> dueRoll() {
        return drawn().map(drawn -> roll(drawn));
    }

    private Optional<FairDice> drawn() {
        boolean rolls = isReady() && !isOver() && game.node() instanceof Node.Chance;
        return rolls ? Optional.of(dice.open(ply, chance()).draw(chance(), secret)) : Optional.empty();
    }

    private String roll(FairDice drawn) {
        return chance().outcome(drawn.roll(ply).orElseThrow().number()).roll().text();
    }

    private Node.Chance chance() {
        return (Node.Chance) game.node();
    }

    private Table rolled(String text) {
        FairDice drawn = drawn().orElseThrow(() -> new Refusal(409, "no-roll", "nothing is rolled now"));
        if (!roll(drawn).equals(text)) {
            throw new IllegalStateException("the stored roll " + text + " is not the roll of the dice");
        }
        return new Table(game.after(text), ply + 1, drawn, secret, offer, Set.of());
    }

    private Table offered(Color player) {
        checkGoesOn();
        if (offer.isPresent()) {
            throw new Refusal(409, "offer-stands", "a draw has been offered already");
        }
        if (offered.contains(player)) {
            throw new Refusal(
                    409, "offered-already", "you have offered a draw since the last event; wait for the next");
        }
        Set<Color> also = EnumSet.of(player);
        also.addAll(offered);
        return new Table(game, ply, dice, secret, Optional.of(player), also);
    }

    private Table accepted(Color player) {
        checkGoesOn();
        if (!offer.equals(Optional.of(player.opponent()))) {
            throw new Refusal(409, "no-offer", "the opponent has not offered a draw");
        }
        return answered(game.concluded(Conclusion.agreement()));
    }

    private Table answered(GameRecord then) {
        checkGoesOn();
        if (offer.isEmpty()) {
            throw new Refusal(409, "no-offer", "no draw has been offered");
        }
        return new Table(then, ply, dice, secret, Optional.empty(), offered);
    }

    /** Ends the game by the fault or will of a player; if the dice wait for it, their transcript says so. */
    private Table left(Party by, Conclusion conclusion) {
        boolean owes = rolls() && dice.due().stream().anyMatch(due -> due.party() == by);
        return concluded(owes ? dice.missing(by) : dice, conclusion);
    }

    private Table concluded(FairDice last, Conclusion conclusion) {
        checkNotOver();
        return new Table(game.concluded(conclusion), ply, last, secret, Optional.empty(), Set.of());
    }

    private void checkGoesOn() {
        checkNotOver();
        if (!isReady()) {
            throw new Refusal(409, "not-begun", "the dice are not agreed on yet");
        }
    }

    private void checkNotOver() {
        if (isOver()) {
            throw new Refusal(409, "game-over", "the game is over");
        }
    }

    private Table with(FairDice further) {
        checkNotOver();
        return new Table(game, ply, further, secret, offer, offered);
    }

    private FairDice agreed(Supplier<FairDice> step) {
        if (!rolls()) {
            throw new Refusal(409, "not-due", "this game has no dice");
        }
        try {
            return step.get();
        } catch (IllegalStateException notDue) {
            throw new Refusal(409, "not-due", String.valueOf(notDue.getMessage()));
        } catch (IllegalArgumentException wrong) {
            throw new Refusal(422, "wrong-seed", String.valueOf(wrong.getMessage()));
        }
    }

    /** Returns the side of a player. */
    public static Color side(Party party) {
        return party == Party.WHITE ? Color.WHITE : Color.BLACK;
    }

    /** Returns whether the game has dice at all. */
    public boolean rolls() {
        return !game.position().variant().dice().isEmpty();
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
                : dice.due().stream().map(FairDue::party).map(Table::side).findFirst();
    }

    /** Returns whether the next event begins a turn. */
    public boolean beginsTurn() {
        return game.position().beginsTurn();
    }

    /** Returns the game with the transcript of its dice, the secret too once a game that had its dice is over. */
    public GameRecord record() {
        return rolls() ? (isOver() && isReady() && !dice.isClosed() ? dice.reveal(secret) : dice).keptIn(game) : game;
    }

    /** Returns the game as it was after so many events, 0 to {@link #ply()}. */
    public GameRecord at(int events) {
        GameRecord earlier = game;
        for (int i = ply; i > events; i--) {
            earlier = earlier.before().orElseThrow();
        }
        return earlier;
    }

    /** Returns the game. */
    public GameRecord game() {
        return game;
    }

    /** Returns the number of events of the game. */
    public int ply() {
        return ply;
    }

    /** Returns the commitment of the host to the secret of the dice. */
    public String commitment() {
        return FairHash.commitment(dice.terms(), Party.HOST, secret);
    }

    /** Returns the transcript of the dice. */
    public FairDice dice() {
        return dice;
    }

    /** Returns who has offered a draw that stands; empty if nobody has. */
    public Optional<Color> offer() {
        return offer;
    }

    /** Returns whether a player may offer a draw. */
    public boolean mayOffer(Color player) {
        return isReady() && !isOver() && offer.isEmpty() && !offered.contains(player);
    }
}
