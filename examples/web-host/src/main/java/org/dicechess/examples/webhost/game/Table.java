package org.dicechess.examples.webhost.game;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.Party;

/**
 * A {@link Play} and the offers of a draw, with a refusal for all that comes at the wrong time. Immutable;
 * {@link #after} is the only way to go on, both in play and after a restart.
 */
public final class Table {

    private final Play play;
    private final Optional<Color> offer;

    /** Who has offered a draw since the last event. */
    private final Set<Color> offered;

    private Table(Play play, Optional<Color> offer, Set<Color> offered) {
        this.play = play;
        this.offer = offer;
        this.offered = offered;
    }

    /** Returns the table of a new game; the secret of its dice follows from the master key of the host. */
    public static Table begin(Variant variant, String id, byte[] masterKey) {
        return new Table(Play.begin(variant, id, masterKey), Optional.empty(), Set.of());
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
            case COMMIT -> agreed(dice -> dice.commit(by, entry.text()));
            case SEED -> agreed(dice -> dice.seed(by, seed(entry.text())));
            case ROLL -> rolled(entry.text());
            case PLAY -> played(side(by), entry.text());
            case TAKE_BACK -> new Table(taken(side(by)), offer, offered);
            case OFFER_DRAW -> offered(side(by));
            case DECLINE_DRAW -> answered(play);
            case ACCEPT_DRAW -> accepted(side(by));
            case RESIGN -> ended(open -> open.left(by, Conclusion.resignation(side(by))));
            case TIME -> ended(open -> open.left(by, Conclusion.timeLoss(side(by))));
            case ABANDON -> ended(open -> open.left(by, Conclusion.abandonment(side(by))));
            case ADJUDICATE -> ended(open -> open.concluded(Conclusion.adjudication(Result.DRAW)));
        };
    }

    private Table played(Color player, String text) {
        checkGoesOn();
        if (!play.decides().equals(Optional.of(player))) {
            throw new Refusal(403, "not-your-decision", "it is not your decision now");
        }
        Optional<Color> open = offer.filter(player::equals); // a move declines the opponent's offer
        return new Table(play.after(text), open, Set.of());
    }

    private Play taken(Color player) {
        play.game().explainTakeBack(player).ifPresent(why -> {
            throw new Refusal(409, "no-take-back", why);
        });
        return play.withoutLast(player);
    }

    private Table rolled(String text) {
        Play next = play.afterRoll().orElseThrow(() -> new Refusal(409, "no-roll", "nothing is rolled now"));
        if (!next.game().lastEvent().orElseThrow().text().equals(text)) {
            throw new IllegalStateException("the stored roll " + text + " is not the roll of the dice");
        }
        return new Table(next, offer, Set.of());
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
        return new Table(play, Optional.of(player), also);
    }

    private Table accepted(Color player) {
        checkGoesOn();
        if (!offer.equals(Optional.of(player.opponent()))) {
            throw new Refusal(409, "no-offer", "the opponent has not offered a draw");
        }
        return answered(play.concluded(Conclusion.agreement()));
    }

    private Table answered(Play then) {
        checkGoesOn();
        if (offer.isEmpty()) {
            throw new Refusal(409, "no-offer", "no draw has been offered");
        }
        return new Table(then, Optional.empty(), offered);
    }

    private Table ended(UnaryOperator<Play> end) {
        checkNotOver();
        return new Table(end.apply(play), Optional.empty(), Set.of());
    }

    private void checkGoesOn() {
        checkNotOver();
        if (!play.isReady()) {
            throw new Refusal(409, "not-begun", "the dice are not agreed on yet");
        }
    }

    private void checkNotOver() {
        if (play.isOver()) {
            throw new Refusal(409, "game-over", "the game is over");
        }
    }

    private Table agreed(UnaryOperator<FairDice> step) {
        if (!play.rolls()) {
            throw new Refusal(409, "not-due", "this game has no dice");
        }
        Play agreed = dice(step);
        checkNotOver();
        return new Table(agreed, offer, offered);
    }

    private static byte[] seed(String text) {
        if (!text.matches("([0-9a-fA-F]{2}){16,64}")) {
            throw new Refusal(422, "wrong-seed", "text: expected a seed of 32 to 128 hexadecimal digits");
        }
        return HexFormat.of().parseHex(text);
    }

    private Play dice(UnaryOperator<FairDice> step) {
        try {
            return play.with(step);
        } catch (IllegalStateException notDue) {
            throw new Refusal(409, "not-due", String.valueOf(notDue.getMessage()));
        } catch (IllegalArgumentException wrong) {
            throw new Refusal(422, "wrong-seed", String.valueOf(wrong.getMessage()));
        }
    }

    private static Color side(Party player) {
        return player.side().orElseThrow();
    }

    /** Returns the game that is played here. */
    public Play play() {
        return play;
    }

    /** Returns who has offered a draw that stands; empty if nobody has. */
    public Optional<Color> offer() {
        return offer;
    }

    /** Returns whether a player may offer a draw. */
    public boolean mayOffer(Color player) {
        return play.isReady() && !play.isOver() && offer.isEmpty() && !offered.contains(player);
    }
}
