package org.dicechess.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Dice;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Transcripts of fair dice: who owes what, what is refused, and what survives a restart. */
class FairDiceTest {

    private static final Node.Chance DIE = die(6);

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void aRestartChangesNothing(FairScheme scheme) {
        FairDice dice = threeRolls(scheme);
        String text = dice.text();
        List<String> lines = text.lines().toList();
        int head = 4;
        for (int count = head; count <= lines.size(); count++) {
            String begun = String.join("\n", lines.subList(0, count)) + "\n";
            assertThat(FairDice.read(begun).text()).isEqualTo(begun);
        }
        assertThat(FairDice.read(text)).isEqualTo(dice).hasSameHashCodeAs(dice);
        assertThat(FairDice.read(text).rolls()).isEqualTo(dice.rolls()).hasSize(3);
        assertThat(FairDice.read(text).due()).isEqualTo(dice.due());
    }

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void oneRequestHasOneRoll(FairScheme scheme) {
        FairDice open = FairParties.ready(begin(scheme)).open(4, DIE);
        assertThat(open.open(4, DIE)).isSameAs(open);
        FairDice drawn = FairParties.rolled(begin(scheme), 4, DIE);
        assertThat(drawn.open(4, DIE)).isSameAs(drawn);
        assertThat(FairParties.rolled(begin(scheme), 4, DIE).roll(4))
                .isEqualTo(drawn.roll(4))
                .isPresent();
        assertThat(drawn.roll(3)).isEmpty();
        assertThat(drawn.roll(5)).isEmpty();
        assertThatThrownBy(() -> drawn.open(4, die(8)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the roll after event 4 has the total 6, not 8");
        assertThatThrownBy(() -> FairParties.ready(drawn).open(3, DIE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no roll 1 after event 3 now: the next roll is 1, the last one is after event 4");
        assertThatThrownBy(() -> open.open(5, DIE)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void playersHaveSides() {
        assertThat(Party.of(Color.WHITE).side()).contains(Color.WHITE);
        assertThat(Party.of(Color.BLACK).side()).contains(Color.BLACK);
        assertThat(Party.HOST.side()).isEmpty();
    }

    @Test
    void thePartiesOweInTurn() {
        FairDice dice = begin(FairScheme.FRESH_COMMITTED);
        assertThat(dice.due()).isEmpty();
        dice = dice.open(0, DIE);
        assertThat(dice.due())
                .containsExactlyInAnyOrder(commitment(Party.HOST), commitment(Party.WHITE), commitment(Party.BLACK));
        dice = dice.commit(Party.BLACK, FairParties.commitment(dice, Party.BLACK));
        assertThat(dice.due()).containsExactlyInAnyOrder(commitment(Party.HOST), commitment(Party.WHITE));
        dice = dice.commit(Party.HOST, FairParties.commitment(dice, Party.HOST));
        assertThat(dice.commitment(Party.WHITE)).isEmpty();
        String committed = FairParties.commitment(dice, Party.WHITE);
        dice = dice.commit(Party.WHITE, committed);
        assertThat(dice.commitment(Party.WHITE)).contains(committed);
        assertThat(dice.due()).containsExactlyInAnyOrder(seed(Party.WHITE), seed(Party.BLACK));
        dice = dice.seed(Party.BLACK, FairParties.value(dice, Party.BLACK));
        assertThat(dice.due()).containsExactly(seed(Party.WHITE));
        dice = dice.seed(Party.WHITE, FairParties.value(dice, Party.WHITE));
        assertThat(dice.due()).containsExactly(new FairDue(FairDue.Kind.SECRET, Party.HOST));
        dice = dice.draw(DIE, FairParties.value(dice, Party.HOST));
        assertThat(dice.due()).isEmpty();
        assertThat(dice.isProved()).isTrue();
        assertThat(dice.index()).isEqualTo(1);
        assertThat(dice.commitment(Party.WHITE)).isEmpty();
    }

    @Test
    void withOneSecretTheHostCommitsBeforeAnybodyShowsASeed() {
        FairDice dice = begin(FairScheme.ONE_SECRET);
        assertThat(dice.due()).containsExactly(commitment(Party.HOST));
        FairDice before = dice;
        assertThatThrownBy(() -> before.seed(Party.WHITE, new byte[32]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no seed of white is due; due: commitment of host");
        assertThatThrownBy(() -> before.open(0, DIE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no roll 0 after event 0 now: due first: commitment of host");
        dice = dice.commit(Party.HOST, FairParties.commitment(dice, Party.HOST));
        assertThat(dice.due()).containsExactlyInAnyOrder(seed(Party.WHITE), seed(Party.BLACK));
    }

    @ParameterizedTest
    @EnumSource(
            value = FairScheme.class,
            names = {"ONE_SECRET", "ONE_SECRET_COMMITTED", "FRESH_SEEDS", "FRESH_SEEDS_COMMITTED"})
    void oneSecretIsShownAtTheEnd(FairScheme scheme) {
        FairDice dice = threeRolls(scheme);
        assertThat(dice.isProved()).isFalse();
        assertThat(dice.text()).doesNotContain("secret ");
        FairDice closed = dice.reveal(FairParties.value(dice, Party.HOST));
        assertThat(closed.isProved()).isTrue();
        assertThat(closed.isClosed()).isTrue();
        assertThat(FairDice.read(closed.text())).isEqualTo(closed);
        assertThatThrownBy(() -> closed.open(99, DIE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no roll 3 after event 99 now: the transcript is closed");
        assertThatThrownBy(() -> closed.reveal(FairParties.value(dice, Party.HOST)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> closed.missing(Party.HOST)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> dice.reveal(new byte[32]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("host committed to another value");
    }

    @Test
    void freshSecretsAreNotShownAgain() {
        FairDice dice = threeRolls(FairScheme.FRESH);
        assertThatThrownBy(() -> dice.reveal(new byte[32]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("each roll has a secret of its own");
    }

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void aTakenBackRollStaysAndItsIndexIsNotUsedAgain(FairScheme scheme) {
        FairDice dice = threeRolls(scheme);
        FairDice back = dice.takenBack(4);
        assertThat(back.rolls()).isEqualTo(dice.rolls().subList(0, 1));
        assertThat(back.takenBack(4)).isSameAs(back);
        assertThat(back.index()).isEqualTo(3);
        FairDice again = FairParties.rolled(back, 4, DIE);
        assertThat(again.roll(4).orElseThrow().request().index()).isEqualTo(3);
        assertThat(again.text()).startsWith(dice.text()).contains("\ntaken-back 1\n");
        assertThat(FairDice.read(again.text())).isEqualTo(again);
    }

    /** The open roll belongs to the future that is taken back, so the transcript cannot say that nothing is. */
    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void anOpenRollCannotBeTakenBack(FairScheme scheme) {
        FairDice open = threeRolls(scheme).open(9, DIE);
        assertThatThrownBy(() -> open.takenBack(7))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("no roll can be taken back now");
        assertThatThrownBy(() -> open.takenBack(4)).isInstanceOf(IllegalStateException.class);
        assertThat(open.takenBack(10)).isSameAs(open);
    }

    @Test
    void everyNumberThatIsWrittenIsRead() {
        FairDice dice = FairParties.rolled(begin(FairScheme.FRESH), Integer.MAX_VALUE, DIE);
        assertThat(FairDice.read(dice.text())).isEqualTo(dice);
    }

    /** With the longest seeds and secrets: whatever was begun can be ended, and what was written can be read. */
    @Test
    void aTranscriptIsNeverTooLongToBeRead() {
        byte[] value = new byte[64];
        FairDice dice = begin(FairScheme.FRESH_COMMITTED);
        int event = 0;
        // A roll takes about 750 characters.
        while (event < 1_150 || dice.text().length() <= 870_000) {
            dice = dice.open(event++, DIE);
            for (Party party : Party.values()) {
                dice = dice.commit(party, FairHash.commitment(dice.terms(), party, dice.index(), value));
            }
            dice = dice.seed(Party.WHITE, value).seed(Party.BLACK, value).draw(DIE, value);
        }
        FairDice full = dice;
        assertThat(FairDice.read(full.text())).isEqualTo(full);
        int next = event;
        assertThatThrownBy(() -> full.open(next, DIE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the transcript is full");
        assertThatThrownBy(() -> full.takenBack(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatIsMissingEndsTheTranscript() {
        FairDice dice = begin(FairScheme.FRESH_COMMITTED);
        assertThatThrownBy(() -> dice.missing(Party.WHITE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("white owes nothing now");
        FairDice open = dice.open(0, DIE);
        FairDice closed = open.missing(Party.WHITE);
        assertThat(closed.missing()).contains(Party.WHITE);
        assertThat(closed.isClosed()).isTrue();
        assertThat(closed.due()).isEmpty();
        assertThat(closed.rolls()).isEmpty();
        assertThat(FairDice.read(closed.text()).missing()).contains(Party.WHITE);
        assertThatThrownBy(() -> closed.commit(Party.WHITE, FairParties.commitment(open, Party.WHITE)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> closed.open(0, DIE)).isInstanceOf(IllegalStateException.class);
        FairDice ready = FairParties.ready(open);
        assertThatThrownBy(() -> ready.missing(Party.BLACK)).isInstanceOf(IllegalStateException.class);
        assertThat(ready.missing(Party.HOST).missing()).contains(Party.HOST);
        FairDice hidden = threeRolls(FairScheme.ONE_SECRET).missing(Party.HOST);
        assertThat(hidden.isProved()).isFalse();
        assertThat(FairDice.read(hidden.text())).isEqualTo(hidden);
    }

    /** A player resigns and gives no seed for an open roll; the rolls before it can be proved all the same. */
    @ParameterizedTest
    @EnumSource(
            value = FairScheme.class,
            names = {"FRESH_SEEDS", "FRESH_SEEDS_COMMITTED"})
    void theSecretOfTheGameIsShownAfterAMissingPlayer(FairScheme scheme) {
        FairDice dice = threeRolls(scheme);
        FairDice missing = dice.open(99, DIE).missing(Party.BLACK);
        assertThat(missing.isProved()).isFalse();
        FairDice proved = missing.reveal(FairParties.value(dice, Party.HOST));
        assertThat(proved.isProved()).isTrue();
        assertThat(proved.missing()).contains(Party.BLACK);
        assertThat(proved.rolls()).isEqualTo(dice.rolls());
        assertThat(FairDice.read(proved.text())).isEqualTo(proved);
        assertThatThrownBy(() -> missing.reveal(new byte[32])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> proved.reveal(FairParties.value(dice, Party.HOST)))
                .isInstanceOf(IllegalStateException.class);
        FairDice hidden = dice.missing(Party.HOST);
        assertThatThrownBy(() -> hidden.reveal(FairParties.value(dice, Party.HOST)))
                .isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @EnumSource(
            value = FairScheme.class,
            names = {"ONE_SECRET_COMMITTED", "FRESH_SEEDS_COMMITTED", "FRESH_COMMITTED"})
    void aSeedMustBeThatOfItsCommitment(FairScheme scheme) {
        FairDice dice = begin(scheme);
        FairDice open = scheme.hasFreshSeeds() ? FairParties.ready(dice).open(0, DIE) : dice;
        for (Party party : Party.values()) {
            if (open.due().contains(commitment(party))) {
                open = open.commit(party, FairParties.commitment(open, party));
            }
        }
        FairDice committed = open;
        byte[] other = FairParties.value(committed, Party.WHITE);
        other[0]++;
        assertThatThrownBy(() -> committed.seed(Party.WHITE, other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("white committed to another value");
    }

    /** A player that copies the commitment of the other cannot show the seed of the other. */
    @Test
    void aCopiedCommitmentIsWorthNothing() {
        FairDice open = begin(FairScheme.FRESH_COMMITTED).open(0, DIE);
        String copied = FairParties.commitment(open, Party.WHITE);
        FairDice dice = open.commit(Party.HOST, FairParties.commitment(open, Party.HOST))
                .commit(Party.WHITE, copied)
                .commit(Party.BLACK, copied);
        byte[] seed = FairParties.value(dice, Party.WHITE);
        assertThat(dice.seed(Party.WHITE, seed).due()).containsExactly(seed(Party.BLACK));
        assertThatThrownBy(() -> dice.seed(Party.BLACK, seed)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource(FairScheme.class)
    void aRollIsDrawnOnceWithTheSecretOfTheHost(FairScheme scheme) {
        FairDice open = FairParties.ready(FairParties.ready(begin(scheme)).open(0, DIE));
        byte[] secret = FairParties.value(open, Party.HOST);
        assertThatThrownBy(() -> open.draw(DIE, new byte[32]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("host committed to another value");
        assertThatThrownBy(() -> open.draw(die(7), secret))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the roll after event 0 has the total 6, not 7");
        FairDice drawn = open.draw(DIE, secret);
        assertThatThrownBy(() -> drawn.draw(DIE, secret))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("no roll can be drawn now");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ab", "AB"})
    void aMalformedCommitmentIsRefused(String pair) {
        FairDice dice = begin(FairScheme.ONE_SECRET);
        String text = pair.equals("AB") ? pair.repeat(32) : pair;
        assertThatThrownBy(() -> dice.commit(Party.HOST, text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("expected 64 hexadecimal digits in lower case");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dicechess-fair-2\n",
                "dicechess-fair-1\ngame: g\n",
                "HEADscheme: fresh\nrolls\n",
                "HEADscheme: none\n",
                "HEADscheme: fresh",
                "HEADscheme: fresh\n\n",
                "HEADscheme: fresh\nroll 0 event 0 of 0\n",
                "HEADscheme: fresh\nroll 0 event 0 of 9999999999999999999\n",
                "HEADscheme: fresh\nroll 1 event 0 of 6\n",
                "HEADscheme: fresh\nroll 0 event 2147483648 of 6\n",
                "HEADscheme: fresh\nroll 00 event 0 of 6\n",
                "HEADscheme: fresh\r\nroll 0 event 0 of 6\r\n",
                "HEADscheme: fresh\nroll 0 event 0 of 6\nroll 0 event 0 of 6\n",
                "HEADscheme: fresh\nroll 0 event 0 of 6\ndrawn ZERO\n",
                "HEADscheme: one-secret\nroll 0 event 0 of 6\n",
                "HEADscheme: fresh\nmissing black\n",
                "HEADscheme: fresh\ntaken-back 0\n",
                "HEADscheme: fresh\nseed host 00\n",
                "HEADoptions: b=1 a=2\nscheme: fresh\n",
                "HEADoptions: a=1 a=1\nscheme: fresh\n",
                "HEADoptions: \nscheme: fresh\n"
            })
    void otherTextsAreRefusedWithTheLine(String text) {
        String whole = text.replace("ZERO", "0".repeat(64))
                .replace("HEAD", "dicechess-fair-1\ngame: g\nrules: " + "ab".repeat(32) + "\n");
        assertThatThrownBy(() -> FairDice.read(whole))
                .isInstanceOf(NotationException.class)
                .hasMessageMatching("line \\d+ of the transcript: .+");
    }

    @Test
    void aTextHasOneRollAfterEachEvent() {
        String text = threeRolls(FairScheme.FRESH).text();
        assertThat(FairDice.read(text + "roll 3 event 6 of 6\n").due()).isNotEmpty();
        assertThatThrownBy(() -> FairDice.read(text + "roll 3 event 5 of 6\n"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("the last one is after event 5");
    }

    @Test
    void longTextsAreRefusedAtOnce() {
        String head = "dicechess-fair-1\ngame: g\nrules: " + "ab".repeat(32) + "\nscheme: fresh\nroll 0 event 0 of 6\n";
        assertThatThrownBy(() -> FairDice.read(head + "drawn " + "0".repeat(1_000_000) + "\n"))
                .isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> FairDice.read(head + "x".repeat(1 << 20)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("expected at most 1048576");
    }

    private static FairDice begin(FairScheme scheme) {
        return FairDice.begin(new FairTerms("g", "ab".repeat(32), Map.of(), scheme));
    }

    /** Returns a transcript with rolls after 0, 4 and 5 events. */
    private static FairDice threeRolls(FairScheme scheme) {
        FairDice dice = begin(scheme);
        for (int event : List.of(0, 4, 5)) {
            dice = FairParties.rolled(dice, event, DIE);
        }
        return dice;
    }

    private static Node.Chance die(int faces) {
        List<Outcome> outcomes = new ArrayList<>();
        IntStream.rangeClosed(1, faces).forEach(face -> outcomes.add(new Outcome(new Roll(List.of(face)), 1)));
        return new Node.Chance(new Dice("d", List.of()), outcomes, faces);
    }

    private static FairDue commitment(Party party) {
        return new FairDue(FairDue.Kind.COMMITMENT, party);
    }

    private static FairDue seed(Party party) {
        return new FairDue(FairDue.Kind.SEED, party);
    }
}
