package org.dicechess.examples.webhost.game;

import java.util.HexFormat;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.fair.FairDice;
import org.dicechess.fair.Party;

/**
 * A {@link Play} and what its players offer each other, with a refusal for all that comes at the wrong time. Immutable;
 * {@link #after} is the only way to go on, both in play and after a restart.
 */
public final class Table {

    private static final String REMATCH = "a rematch";

    private final Play play;
    private final Offers draw;
    private final Offers takeBack;
    private final Offers rematch;
    private final boolean goesOnElsewhere;

    private Table(Play play, Offers draw, Offers takeBack, Offers rematch, boolean goesOnElsewhere) {
        this.play = play;
        this.draw = draw;
        this.takeBack = takeBack;
        this.rematch = rematch;
        this.goesOnElsewhere = goesOnElsewhere;
    }

    /** Returns the table of a game in which nobody has offered anything since the last event. */
    private static Table plain(Play play) {
        return new Table(play, Offers.none("a draw"), Offers.none("a take-back"), Offers.none(REMATCH), false);
    }

    /** Returns the table of a new game; the secret of its dice follows from the master key of the host. */
    public static Table begin(Variant variant, String id, byte[] masterKey) {
        return plain(Play.begin(variant, id, masterKey));
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
            case TAKE_BACK -> with(taken(side(by)), draw, takeBack.answered());
            case OFFER_DRAW -> offered(side(by));
            case DECLINE_DRAW -> declined();
            case ACCEPT_DRAW -> accepted(side(by));
            case PROPOSE_TAKE_BACK -> proposed(side(by));
            case DECLINE_TAKE_BACK -> kept();
            case ACCEPT_TAKE_BACK -> returned(side(by));
            case OFFER_REMATCH -> again(rematch.with(side(by)), false);
            case DECLINE_REMATCH -> notAgain(side(by));
            case ACCEPT_REMATCH -> begun(side(by));
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
        return with(play.after(text), draw.afterEventOf(player), Offers.none(takeBack.what()));
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
        return with(next, draw.afterRoll(), Offers.none(takeBack.what()));
    }

    private Table with(Play next, Offers draws, Offers takeBacks) {
        return new Table(next, draws, takeBacks, rematch, goesOnElsewhere);
    }

    private Table offered(Color player) {
        checkGoesOn();
        return with(play, draw.with(player), takeBack);
    }

    private Table declined() {
        checkGoesOn();
        draw.checkStands();
        return with(play, draw.answered(), takeBack);
    }

    private Table accepted(Color player) {
        checkGoesOn();
        draw.checkIsFor(player);
        return plain(play.concluded(Conclusion.agreement()));
    }

    private Table proposed(Color player) {
        checkGoesOn();
        if (play.game().explainTakeBack(player).isEmpty()) {
            throw new Refusal(409, "no-take-back", "you may take back your last choice without asking");
        }
        play.returned(player);
        return with(play, draw, takeBack.with(player));
    }

    private Table kept() {
        checkGoesOn();
        takeBack.checkStands();
        return with(play, draw, takeBack.answered());
    }

    private Table returned(Color player) {
        checkGoesOn();
        takeBack.checkIsFor(player);
        return plain(play.returned(player.opponent()));
    }

    private Table again(Offers offers, boolean begun) {
        if (!play.isOver()) {
            throw new Refusal(409, "not-over", "a rematch follows a game that is over; this one goes on");
        }
        if (goesOnElsewhere) {
            throw new Refusal(409, "rematch-begun", "the rematch has begun already");
        }
        return new Table(play, draw, takeBack, offers, begun);
    }

    private Table notAgain(Color player) {
        rematch.checkStands();
        boolean own = rematch.by().equals(Optional.of(player));
        return again(own ? rematch.withdrawn(player) : rematch.answered(), false);
    }

    private Table begun(Color player) {
        rematch.checkIsFor(player);
        return again(Offers.none(REMATCH), true);
    }

    private Table ended(UnaryOperator<Play> end) {
        checkNotOver();
        return plain(end.apply(play));
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
        return with(agreed, draw, takeBack);
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
        return draw.by();
    }

    /** Returns whether a player may offer a draw. */
    public boolean mayOffer(Color player) {
        return play.isReady() && !play.isOver() && draw.allow(player);
    }

    /** Returns who has proposed a take-back that stands; empty if nobody has. */
    public Optional<Color> takeBack() {
        return takeBack.by();
    }

    /** Returns whether a player may propose to take back its last decision. */
    public boolean mayPropose(Color player) {
        return asksForTakeBack(player) && Return.of(play.game(), player).game().isPresent();
    }

    /** Returns why a player may not propose it, if what chance has decided since then is the reason; else nothing. */
    public Optional<String> stays(Color player) {
        return Optional.of(Return.of(play.game(), player))
                .filter(back -> asksForTakeBack(player) && back.byChance())
                .map(Return::why);
    }

    private boolean asksForTakeBack(Color player) {
        return play.isReady()
                && !play.isOver()
                && takeBack.allow(player)
                && play.game().explainTakeBack(player).isPresent();
    }

    /** Returns who has offered a rematch that stands; empty if nobody has. */
    public Optional<Color> rematch() {
        return rematch.by();
    }

    /** Returns whether a player may offer a rematch. */
    public boolean mayOfferRematch(Color player) {
        return play.isOver() && !goesOnElsewhere && rematch.allow(player);
    }

    /** Returns whether the players have begun another game. */
    public boolean goesOnElsewhere() {
        return goesOnElsewhere;
    }
}
