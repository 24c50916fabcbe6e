package org.dicechess.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import java.util.stream.Collectors;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BetzaFuzzTest {

    private static final String ALPHABET =
            "WFDNAHCZGRBQKWFDNfblrvshmceinpfbW(1,4)0123gjoq[]?-[F?R]{}xXO \u0000\ud83d\u0661";

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void anyTextIsReadOrRefusedQuickly(long seed) {
        Random random = new Random(seed);
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            for (int i = 0; i < TestShare.of(25_000, 1_000); i++) {
                check(text(random, random.nextInt(3) == 0 ? 210 : 8));
            }
        });
    }

    private static void check(String text) {
        try {
            assertThat(Betza.parse(text)).isNotEmpty().allSatisfy(BetzaFuzzTest::isSound);
        } catch (BetzaException refusal) {
            assertThat(refusal.column()).as(text).isBetween(0, text.length());
            assertThat(refusal).hasMessageMatching("(?s).{10,}");
        }
    }

    private static void isSound(Ride ride) {
        assertThat(ride.leaps()).isNotEmpty().doesNotHaveDuplicates();
        assertThat(ride.range()).isPositive();
        assertThat(ride.quiet() || ride.capture() || ride.enPassant()).isTrue();
    }

    private static String text(Random random, int longest) {
        return random.ints(random.nextInt(longest), 0, ALPHABET.length())
                .mapToObj(index -> ALPHABET.substring(index, index + 1))
                .collect(Collectors.joining());
    }
}
