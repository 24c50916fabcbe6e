package org.dicechess.examples.webhost.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RatesTest {

    /** Two tokens at once, then one each ten seconds. */
    @Test
    void anAddressWaitsForItsNextToken() {
        AtomicLong clock = new AtomicLong();
        Rates rates = new Rates(0.1, 2, clock::get);
        assertThat(rates.seconds("a")).isZero();
        assertThat(rates.take("a")).isTrue();
        assertThat(rates.take("a")).isTrue();
        assertThat(rates.take("a")).isFalse();
        assertThat(rates.seconds("a")).isEqualTo(10);
        assertThat(rates.seconds("b")).isZero();
        clock.set(2_500_000_000L);
        assertThat(rates.seconds("a")).isEqualTo(8);
        clock.set(10_000_000_000L);
        assertThat(rates.seconds("a")).isZero();
        assertThat(rates.take("a")).isTrue();
    }
}
