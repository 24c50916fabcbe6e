package org.dicechess.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Dice;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rolls of fair dice are as likely as their weights, and nothing that is published before a roll tells it. */
class FairChanceTest {

    private static final FairTerms TERMS = new FairTerms("g", "ab".repeat(32), Map.of(), FairScheme.FRESH_COMMITTED);

    private static final boolean ALL =
            System.getProperty("dicechess.tests", "quick").equals("long");

    /** The profile {@code long} counts half a million rolls of each kind; {@code -Ddicechess.fair.rolls=N} counts N. */
    private static final int ROLLS = Integer.getInteger("dicechess.fair.rolls", ALL ? 500_000 : 1_500);

    /**
     * The outcomes of a die of 2, 6, 20 and 100 faces, of two equal dice, of three, of a die of 4 and one of 6, of the
     * 960 arrays, and of weights between 1 and 1,000. The sum of the squared differences, each divided by the expected
     * count, has the number of outcomes less 1 as its mean, and its standard deviation is the root of twice that.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 x2",
                "1 x6",
                "1 x20",
                "1 x100",
                "1 2 2 2 2 2 1 2 2 2 2 1 2 2 2 1 2 2 1 2 1",
                "1 3 3 3 6 3 1 3 3 1",
                "1 x24",
                "1 x960",
                "1000 1 500 250 7 90 12"
            })
    void rollsFallByWeight(String weights) {
        Node.Chance chance = chance(weights);
        long[] fallen = new long[chance.outcomes().size()];
        byte[] secret = new byte[32];
        byte[] white = new byte[16];
        byte[] black = new byte[16];
        Arrays.fill(white, (byte) 1);
        Arrays.fill(black, (byte) 2);
        for (int i = 0; i < ROLLS; i++) {
            ByteBuffer.wrap(secret).putInt(i);
            FairRoll roll = FairHash.roll(TERMS, secret, white, black, new FairRequest(i, 2 * i, chance.total()));
            fallen[chance.outcome(roll.number()).roll().faces().get(0)]++;
        }
        double sum = 0;
        for (int i = 0; i < fallen.length; i++) {
            double expected = (double) ROLLS * chance.outcomes().get(i).weight() / chance.total();
            sum += (fallen[i] - expected) * (fallen[i] - expected) / expected;
        }
        double freedom = fallen.length - 1;
        assertThat(sum).isBetween(freedom - 6 * Math.sqrt(2 * freedom), freedom + 6 * Math.sqrt(2 * freedom) + 18);
    }

    /**
     * Guesses at 6,000 rolls of a die, 1,500 in each of four games: from the last roll, and from each published value
     * in place of the secret. Each guess hits 1,000 times, give or take six standard deviations of 29. The quick tests
     * make a tenth of the rolls: 100 hits, give or take six standard deviations of 9.
     */
    @Test
    void nothingPublishedTellsTheNextRoll() {
        Node.Chance die = chance("1 x6");
        int rolls = ALL ? 6_000 : 600;
        int game = rolls / 4;
        int deviation = ALL ? 29 : 9;
        FairDice dice = FairDice.begin(TERMS);
        List<List<Long>> guesses = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < rolls; i++) {
            if (i % game == 0) {
                dice = FairDice.begin(new FairTerms("game-" + i, TERMS.rules(), TERMS.options(), TERMS.scheme()));
            }
            int event = i % game;
            FairDice open = FairParties.ready(dice.open(event, die));
            guesses.add(guesses(open, numbers.isEmpty() ? 0 : numbers.get(i - 1)));
            dice = open.draw(die, FairParties.value(open, Party.HOST));
            numbers.add(dice.roll(event).orElseThrow().number());
        }
        for (int guesser = 0; guesser < guesses.get(0).size(); guesser++) {
            int hits = 0;
            for (int i = 0; i < rolls; i++) {
                hits += guesses.get(i).get(guesser).equals(numbers.get(i)) ? 1 : 0;
            }
            assertThat(hits).as("guesser " + guesser).isBetween(rolls / 6 - 6 * deviation, rolls / 6 + 6 * deviation);
        }
    }

    /** Returns what published values give for the open roll. */
    private static List<Long> guesses(FairDice open, long last) {
        FairRequest request = new FairRequest(open.index(), open.index(), 6);
        byte[] white = FairParties.value(open, Party.WHITE);
        byte[] black = FairParties.value(open, Party.BLACK);
        byte[] hostCommitment = HexFormat.of().parseHex(FairParties.commitment(open, Party.HOST));
        List<Long> guesses = Stream.of(hostCommitment, white, black, new byte[32])
                .map(key ->
                        FairHash.roll(open.terms(), key, white, black, request).number())
                .collect(Collectors.toCollection(ArrayList::new));
        guesses.add(last);
        guesses.add((last + 1) % 6);
        guesses.add(Long.remainderUnsigned(ByteBuffer.wrap(hostCommitment).getLong(), 6));
        return guesses;
    }

    /** Returns a chance node whose outcomes show their indices. {@code 1 x6} is six outcomes of the weight 1. */
    private static Node.Chance chance(String text) {
        long[] weights = text.contains("x")
                ? LongStream.generate(() -> 1)
                        .limit(Long.parseLong(text.substring(text.indexOf('x') + 1)))
                        .toArray()
                : Arrays.stream(text.split(" ")).mapToLong(Long::parseLong).toArray();
        List<Outcome> outcomes = new ArrayList<>();
        for (long weight : weights) {
            outcomes.add(new Outcome(new Roll(List.of(outcomes.size())), weight));
        }
        return new Node.Chance(
                new Dice("d", List.of()), outcomes, LongStream.of(weights).sum());
    }
}
