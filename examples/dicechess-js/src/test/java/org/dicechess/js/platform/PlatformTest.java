package org.dicechess.js.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Random;
import java.util.SplittableRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.dicechess.js.platform.java.security.MessageDigest;
import org.dicechess.js.platform.org.dicechess.rules.state.Wide;
import org.junit.jupiter.api.Test;

/** The classes that stand in for those of the Java platform do the same. */
class PlatformTest {

    private static final Random RANDOM = new Random(1);

    private static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    @Test
    void hashes() throws GeneralSecurityException {
        for (int length = 0; length < 300; length++) {
            byte[] message = bytes(length);
            assertThat(MessageDigest.getInstance("SHA-256").digest(message))
                    .isEqualTo(
                            java.security.MessageDigest.getInstance("SHA-256").digest(message));
        }
        assertThatThrownBy(() -> MessageDigest.getInstance("MD5")).isInstanceOf(GeneralSecurityException.class);
    }

    @Test
    void hashesWithKeys() throws GeneralSecurityException {
        for (int length = 1; length < 150; length++) {
            byte[] key = bytes(length);
            byte[] message = bytes(2 * length);
            Mac expected = Mac.getInstance("HmacSHA256");
            expected.init(new SecretKeySpec(key, "HmacSHA256"));
            var mac = org.dicechess.js.platform.javax.crypto.Mac.getInstance("HmacSHA256");
            mac.init(new org.dicechess.js.platform.javax.crypto.spec.SecretKeySpec(key, "HmacSHA256"));
            assertThat(mac.doFinal(message)).isEqualTo(expected.doFinal(message));
        }
    }

    @Test
    void hexadecimalDigits() {
        byte[] bytes = bytes(256);
        var format = org.dicechess.js.platform.java.util.HexFormat.of();
        String digits = HexFormat.of().formatHex(bytes);
        assertThat(format.formatHex(bytes)).isEqualTo(digits);
        assertThat(format.formatHex(bytes, 3, 9)).isEqualTo(HexFormat.of().formatHex(bytes, 3, 9));
        assertThat(format.parseHex(digits.toUpperCase(java.util.Locale.ROOT))).isEqualTo(bytes);
        assertThatThrownBy(() -> format.parseHex("abc")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> format.parseHex("0g")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void randomNumbers() {
        for (long seed : new long[] {0, 1, -1, 42, Long.MIN_VALUE}) {
            var source = new org.dicechess.js.platform.java.util.SplittableRandom(seed);
            SplittableRandom expected = new SplittableRandom(seed);
            for (int i = 0; i < 100; i++) {
                assertThat(source.nextLong()).isEqualTo(expected.nextLong());
            }
        }
    }

    @Test
    void wideNumbers() {
        long[] edges = {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, 0xffffffffL, 1L << 32, -(1L << 32)};
        for (long some : edges) {
            for (long others : edges) {
                assertThat(Wide.multiplyHigh(some, others)).isEqualTo(Math.multiplyHigh(some, others));
            }
        }
        for (int i = 0; i < 10_000; i++) {
            long some = RANDOM.nextLong();
            long others = RANDOM.nextLong();
            assertThat(Wide.multiplyHigh(some, others)).isEqualTo(Math.multiplyHigh(some, others));
        }
        assertThat(Wide.eight(new byte[] {9, 1, 2, 3, 4, 5, 6, 7, -8}, 1)).isEqualTo(0xf807060504030201L);
    }
}
