package org.dicechess.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.Dice;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The formulas of fair dice, compared with those of another program. */
class FairHashTest {

    private static final FairTerms TERMS = new FairTerms(
            "game-1", "ab".repeat(32), Map.of("stalemate", "loses", "array", "518"), FairScheme.FRESH_COMMITTED);

    /** The bytes 0 to 31. */
    private static final byte[] VALUE = bytes(32);

    private static final FairRequest ROLL = new FairRequest(0, 0, 6);

    /** A thousand rolls that examples/fair-dice/vectors.py has computed with Python's hmac. */
    @Test
    void rollsAreThoseOfAnotherProgram() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../examples/fair-dice/vectors.tsv"));
        assertThat(lines).hasSize(1001);
        for (String line : lines.subList(1, lines.size())) {
            String[] part = line.split("\t", -1);
            FairTerms terms = new FairTerms(part[0], part[1], options(part[2]), FairScheme.FRESH);
            Node.Chance chance = chance(part[8]);
            HexFormat hex = HexFormat.of();
            FairRoll roll = FairHash.roll(
                    terms,
                    hex.parseHex(part[3]),
                    hex.parseHex(part[4]),
                    hex.parseHex(part[5]),
                    new FairRequest(Integer.parseInt(part[6]), Integer.parseInt(part[7]), chance.total()));
            assertThat(String.valueOf(roll.number())).as(line).isEqualTo(part[9]);
            assertThat(chance.outcome(roll.number()).event().text()).as(line).isEqualTo("[" + part[10] + "]");
        }
    }

    private static Map<String, String> options(String text) {
        Map<String, String> options = new TreeMap<>();
        for (String option : text.split(" ")) {
            String[] parts = option.split("=", 2);
            if (parts.length == 2) {
                options.put(parts[0], parts[1]);
            }
        }
        return options;
    }

    /** Returns a chance node whose outcomes show their indices. */
    private static Node.Chance chance(String weights) {
        List<Outcome> outcomes = new ArrayList<>();
        long total = 0;
        for (String weight : weights.split(",")) {
            outcomes.add(new Outcome(new Roll(List.of(outcomes.size())), Long.parseLong(weight)));
            total += Long.parseLong(weight);
        }
        return new Node.Chance(new Dice("d", List.of()), outcomes, total);
    }

    /** Computed with Python's hashlib and hmac. */
    @Test
    void commitmentsAndDerivedSecretsAreThoseOfAnotherProgram() {
        assertThat(FairHash.commitment(TERMS, Party.HOST, VALUE))
                .isEqualTo("09aec85af11323d94e14813665dc104bc048a942013bba964b579bb63b2a4e3d");
        assertThat(FairHash.commitment(TERMS, Party.WHITE, 7, VALUE))
                .isEqualTo("01e90869c63109e6b986a58991130f197e789e15d9746dc1ea9861ed232c6b5b");
        assertThat(HexFormat.of().formatHex(FairHash.secret(VALUE, TERMS)))
                .isEqualTo("914d6492762f15ce6cf6b7d48b0239c9b649483866b440a55ad0c1c24d68a3fe");
        assertThat(HexFormat.of().formatHex(FairHash.secret(VALUE, TERMS, 7)))
                .isEqualTo("b02bbf3f36e6b49e7749ee99a59f2512b77304b6a87a7ae224b5be4a9e1dc120");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 65})
    void secretsAndSeedsHave16To64Bytes(int length) {
        byte[] wrong = bytes(length);
        assertThatThrownBy(() -> FairHash.commitment(TERMS, Party.HOST, wrong))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(length + " bytes; expected 16 to 64 bytes");
        assertThatThrownBy(() -> FairHash.secret(wrong, TERMS, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> FairHash.roll(TERMS, wrong, VALUE, VALUE, ROLL))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> FairHash.roll(TERMS, VALUE, wrong, VALUE, ROLL))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> FairHash.roll(TERMS, VALUE, VALUE, wrong, ROLL))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, 6", "0, -1, 6", "0, 0, 0", "0, 0, -6"})
    void rollsAndTotalsHaveBounds(int roll, int event, long total) {
        assertThatThrownBy(() -> new FairRequest(roll, event, total))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("roll " + roll + " after event " + event + " of " + total
                        + "; expected numbers of at least 0 and a total of at least 1");
    }

    @ParameterizedTest
    @CsvSource({"'', aa", "'a b', aa", "a, AA", "a, a"})
    void termsAreChecked(String game, String digits) {
        String rules = digits.repeat(32);
        assertThatThrownBy(() -> new FairTerms(game, rules, Map.of(), FairScheme.FRESH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("; expected ");
        assertThatThrownBy(() -> new FairTerms("g", "aa".repeat(32), Map.of("a b", "c"), FairScheme.FRESH))
                .hasMessage("option 'a b'; expected 1 to 40 letters, digits, hyphens and underscores");
    }

    /** The options are hashed with each roll. */
    @Test
    void thereAreAtMostFortyOptions() {
        Map<String, String> options = new TreeMap<>();
        for (int i = 0; i < 40; i++) {
            options.put("o" + i, "x");
        }
        assertThat(new FairTerms("g", "aa".repeat(32), options, FairScheme.FRESH).options())
                .hasSize(40);
        options.put("o40", "x");
        assertThatThrownBy(() -> new FairTerms("g", "aa".repeat(32), options, FairScheme.FRESH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("41 options; expected at most 40");
    }

    /**
     * Each of six numbers comes up as often as the others: among 60,000 rolls 10,000 times, give or take six standard
     * deviations of 91. The quick tests make a tenth of the rolls: 1,000 times, give or take six standard deviations of
     * 29.
     */
    @Test
    void allNumbersAreEquallyLikely() {
        boolean all = System.getProperty("dicechess.tests", "quick").equals("long");
        int rolls = all ? 60_000 : 6_000;
        int deviation = all ? 91 : 29;
        int[] fallen = new int[6];
        for (int roll = 0; roll < rolls; roll++) {
            fallen[
                    (int) FairHash.roll(TERMS, VALUE, VALUE, VALUE, new FairRequest(roll, 0, 6))
                            .number()]++;
        }
        assertThat(Arrays.stream(fallen).boxed().toList())
                .allMatch(count -> Math.abs(count - rolls / 6) < 6 * deviation);
    }

    /**
     * The largest total that a chance node can have is just below half of what eight bytes hold, so every number below
     * 2^63 - 1 stands for two drawn ones. A total of 2^62 + 1 refuses a quarter of the drawn numbers.
     */
    @Test
    void largeTotalsStayInRange() {
        for (long total : List.of(Long.MAX_VALUE, (1L << 62) + 1, 1L << 62)) {
            int upper = 0;
            for (int roll = 0; roll < 1000; roll++) {
                long number = FairHash.roll(TERMS, VALUE, VALUE, VALUE, new FairRequest(roll, 0, total))
                        .number();
                assertThat(number).isBetween(0L, total - 1);
                upper += number >= total / 2 ? 1 : 0;
            }
            assertThat(upper).isBetween(500 - 6 * 16, 500 + 6 * 16);
        }
    }

    @ParameterizedTest
    @CsvSource({"'', 63", "f, 64", "F, 63", "+, 63"})
    void aRollHasAWholeHash(String first, int more) {
        FairRequest request = new FairRequest(0, 0, 3);
        assertThatThrownBy(() -> new FairRoll(request, first + "f".repeat(more)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected 64 hexadecimal digits in lower case");
    }

    /** Three times 6,148,914,691,236,517,205 is 2^64 - 1, the greatest number of 8 bytes, which is drawn again. */
    @Test
    void theNumberAtTheLargestMultipleIsDrawnAgain() {
        FairRequest three = new FairRequest(0, 0, 3);
        assertThat(new FairRoll(three, "f".repeat(64)).counts()).isFalse();
        assertThat(new FairRoll(three, "f".repeat(15) + "e" + "f".repeat(48)).counts())
                .isTrue();
        assertThat(new FairRoll(new FairRequest(0, 0, 4), "f".repeat(64)).counts())
                .isTrue();
    }

    private static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }
}
