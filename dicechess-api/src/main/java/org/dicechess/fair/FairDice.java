package org.dicechess.fair;

import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;

/**
 * The fair dice of one game: a transcript that grows by commitments, seeds and rolls. Immutable and thread-safe; each
 * step returns a longer transcript. A host stores {@link #text()} before it shows a step to anybody, and reads it again
 * after a restart.
 *
 * <p>A roll of the scheme {@link FairScheme#FRESH_COMMITTED}:
 *
 * <pre>{@code
 * FairDice dice = FairDice.begin(FairTerms.of(variant, "game-4711", FairScheme.FRESH_COMMITTED));
 * int event = game.length();
 * Node.Chance chance = (Node.Chance) game.node();
 * dice = dice.open(event, chance);
 * byte[] secret = FairHash.secret(masterKey, dice.terms(), dice.index());
 * dice = dice.commit(Party.HOST, FairHash.commitment(dice.terms(), Party.HOST, dice.index(), secret));
 * dice = dice.commit(Party.WHITE, commitmentOfWhite).commit(Party.BLACK, commitmentOfBlack);
 * dice = dice.seed(Party.WHITE, seedOfWhite).seed(Party.BLACK, seedOfBlack);
 * dice = dice.draw(chance, secret);
 * game = game.after(chance.outcome(dice.roll(event).orElseThrow().number()).event());
 * game = dice.keptIn(game);
 * }</pre>
 *
 * <p>An event of the game has one roll: it stays the same however often it is asked for. If the game is taken back to
 * before a roll, that roll stays in the transcript, and the next one has a new index. A party that does not give what
 * is {@linkplain #due due} is {@linkplain #missing missing}: the transcript ends there, and nothing takes the place of
 * the seed or secret.
 *
 * @since 0.1
 */
public final class FairDice {

    /** The member of {@link GameRecord#extra()} that holds the transcript. */
    public static final String MEMBER = "fair-dice";

    private final FairState state;

    FairDice(FairState state) {
        this.state = state;
    }

    /** Returns the transcript before the first step. */
    public static FairDice begin(FairTerms terms) {
        return new FairDice(new FairState(terms));
    }

    /**
     * Reads a transcript and checks all of it: the order of its lines, each seed and secret against its commitment, and
     * each roll against the secret and the seeds. With one secret for the game, rolls are checked once it is shown;
     * {@link #isProved} says whether it is. {@link #explain} compares the rolls with those of a game.
     *
     * @param transcript at most 1,048,576 characters, as {@link #text()} returns them
     * @throws NotationException at the first line that does not follow from the lines before it
     */
    public static FairDice read(String transcript) {
        return TranscriptReader.read(transcript);
    }

    /**
     * Reads the transcript that a game keeps; empty if it keeps none.
     *
     * @throws NotationException as {@link #read}, and if the member is no string
     */
    public static Optional<FairDice> of(GameRecord game) {
        Optional<String> json = game.extraJson(MEMBER);
        Optional<String> transcript = game.extra(MEMBER);
        if (json.isPresent() && transcript.isEmpty()) {
            throw new NotationException(json.get(), 1, MEMBER + ": expected a string, the transcript of fair dice");
        }
        return transcript.map(FairDice::read);
    }

    /**
     * Returns the game with this transcript among its further members, in place of an earlier one.
     *
     * @throws NotationException if the further members of the game become too long
     */
    public GameRecord keptIn(GameRecord game) {
        return game.withExtra(MEMBER, text());
    }

    /** Returns the terms. */
    public FairTerms terms() {
        return state.terms;
    }

    /** Returns the transcript: lines that end with a line feed, at most 1,048,576 characters. */
    public String text() {
        StringBuilder text = new StringBuilder(TranscriptReader.head(state.terms));
        Chain.list(state.lines).forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    /** Returns the index of the open roll, or of the next one if none is open: from 0. No index is used twice. */
    public int index() {
        return state.index;
    }

    /** Returns what must come next, in no order; empty if nothing is due. */
    public List<FairDue> due() {
        return state.due();
    }

    /**
     * Returns the commitment of a party in force, which a host shows to the others: that for the open roll, or for the
     * whole game; empty if the party has not committed, or shows its value without a commitment.
     */
    public Optional<String> commitment(Party party) {
        return state.commitment(Objects.requireNonNull(party, "party"));
    }

    /** Returns the rolls that have not been taken back, in order. */
    public List<FairRoll> rolls() {
        return Chain.list(state.live);
    }

    /** Returns the roll that follows so many events of the game; empty if it has not been drawn. */
    public Optional<FairRoll> roll(int event) {
        for (Chain<FairRoll> at = state.live; at != null && at.last().request().event() >= event; at = at.before()) {
            if (at.last().request().event() == event) {
                return Optional.of(at.last());
            }
        }
        return Optional.empty();
    }

    /** Returns the open roll; empty if none is open. */
    Optional<FairRequest> open() {
        return state.open();
    }

    /**
     * Returns whether a party is missing, or the secret of the whole game has been shown. No step can follow but that
     * secret, if a player is missing.
     */
    public boolean isClosed() {
        return state.closed;
    }

    /** Returns who did not give what was due; empty if nobody is missing. */
    public Optional<Party> missing() {
        return Optional.ofNullable(state.missing);
    }

    /**
     * Returns whether all rolls that have been drawn follow from secrets that have been shown. A roll may still be
     * open: a party that has seen it coming may have stopped, so who checks a game asks {@link #due()} too.
     */
    public boolean isProved() {
        return state.isProved();
    }

    /**
     * Returns the transcript with a commitment that is due.
     *
     * @param commitment 64 hexadecimal digits in lower case, as {@link FairHash#commitment} returns them
     * @throws IllegalStateException if no commitment of this party is due
     * @throws IllegalArgumentException if the commitment is malformed
     */
    public FairDice commit(Party party, String commitment) {
        FairState next = state.copy();
        next.commit(party, commitment);
        return new FairDice(next);
    }

    /**
     * Returns the transcript with a seed that is due.
     *
     * @param seed 16 to 64 bytes
     * @throws IllegalStateException if no seed of this party is due
     * @throws IllegalArgumentException if the seed has another length, or is not the one to which the party committed
     */
    public FairDice seed(Party player, byte[] seed) {
        FairState next = state.copy();
        next.seed(player, HexFormat.of().formatHex(seed));
        return new FairDice(next);
    }

    /**
     * Opens a roll: asks for what it needs. The same transcript is returned if the roll is open or drawn already.
     *
     * @param event the number of events of the game before the roll
     * @param chance what is rolled
     * @throws IllegalStateException if something else is due, or an open or later roll stands before it, or the
     *     transcript is closed or full: less than 1,024 of its characters are left
     * @throws IllegalArgumentException if the roll is there already with another total, or the number of events is out
     *     of range
     */
    public FairDice open(int event, Node.Chance chance) {
        FairRequest request = new FairRequest(index(), event, chance.total());
        Optional<FairRequest> there =
                roll(event).map(FairRoll::request).or(() -> state.open().filter(open -> open.event() == event));
        if (there.isEmpty()) {
            FairState next = state.copy();
            next.open(request);
            return new FairDice(next);
        }
        checkTotal(there.get(), chance);
        return this;
    }

    private static void checkTotal(FairRequest request, Node.Chance chance) {
        if (request.total() != chance.total()) {
            throw new IllegalArgumentException("the roll after event " + request.event() + " has the total "
                    + request.total() + ", not " + chance.total());
        }
    }

    /**
     * Draws the open roll. The secret becomes part of the transcript if the scheme has fresh secrets.
     *
     * @param chance what is rolled, as when the roll was opened
     * @param secret the host's secret
     * @throws IllegalStateException if no roll is open, or a commitment or seed is due
     * @throws IllegalArgumentException if the secret is not the one to which the host committed, or the total is not
     *     that of the open roll
     */
    public FairDice draw(Node.Chance chance, byte[] secret) {
        state.open().ifPresent(open -> checkTotal(open, chance));
        FairState next = state.copy();
        next.draw(HexFormat.of().formatHex(secret));
        return new FairDice(next);
    }

    /**
     * Shows the secret of the whole game after its last roll, or after a player is {@linkplain #missing(Party)
     * missing}, checks all rolls and closes the transcript.
     *
     * <p>If the game ends while a roll is open, the host draws that roll first. If a player owes it something, that
     * player is missing, and the secret follows.
     *
     * @throws IllegalStateException if each roll has its own secret, or a roll is open, or the secret has been shown,
     *     or the host is missing, or its commitment is not there
     * @throws IllegalArgumentException if the secret is not the one to which the host committed, or a roll does not
     *     follow from it
     */
    public FairDice reveal(byte[] secret) {
        FairState next = state.copy();
        next.reveal(HexFormat.of().formatHex(secret));
        return new FairDice(next);
    }

    /**
     * Records that a party does not give what is due, or that the host does not show the secret of the whole game, and
     * closes the transcript. How the game ends is up to the host, as by {@link org.dicechess.Conclusion}.
     *
     * @throws IllegalStateException if this party owes nothing
     */
    public FairDice missing(Party party) {
        FairState next = state.copy();
        next.missing(party);
        return new FairDice(next);
    }

    /**
     * Records that the game has been taken back to so many events. Later rolls stay in the transcript as taken back;
     * the same transcript is returned if there is none.
     *
     * @throws IllegalStateException if a later roll is open, or if there is one and the transcript is closed or full,
     *     as {@link #open} says
     */
    public FairDice takenBack(int events) {
        Optional<FairRequest> first = Stream.concat(rolls().stream().map(FairRoll::request), state.open().stream())
                .filter(roll -> roll.event() >= events)
                .findFirst();
        if (first.isEmpty()) {
            return this;
        }
        FairState next = state.copy();
        next.takeBack(first.get().index());
        return new FairDice(next);
    }

    /**
     * Returns why a player may not take back its last choice: the reason of {@link GameRecord#explainTakeBack}, or that
     * the next roll has been opened or drawn here, so that its dice may be known; empty if it may.
     */
    public Optional<String> explainTakeBack(GameRecord game, Color player) {
        int event = game.length();
        boolean known = roll(event).isPresent() || state.open().isPresent();
        return game.explainTakeBack(player)
                .or(() -> Optional.of("the roll after event " + event + " has been opened, expected no roll since")
                        .filter(reason -> known));
    }

    /**
     * Returns why this transcript is not that of a game: another variant or option, a roll of the game that is missing
     * here or has other faces, or a roll here that the game does not have; empty if it is. One more roll, open or
     * drawn, is allowed at the end if such a roll comes next.
     *
     * @throws org.dicechess.PlayException if the definition fails in play
     */
    public Optional<String> explain(GameRecord game) {
        return RecordCheck.refusal(this, game);
    }

    /** Returns whether the other object is a transcript with the same text. */
    @Override
    public boolean equals(Object other) {
        return other instanceof FairDice dice && text().equals(dice.text());
    }

    @Override
    public int hashCode() {
        return Objects.hash(state.terms, state.index, state.closed);
    }

    /** Returns the id of the game and the number of rolls. */
    @Override
    public String toString() {
        return "fair dice of " + state.terms.game() + " after " + state.index + " rolls";
    }
}
