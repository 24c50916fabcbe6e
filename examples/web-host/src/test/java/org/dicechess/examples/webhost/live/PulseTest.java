package org.dicechess.examples.webhost.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PulseTest {

    private final AtomicLong millis = new AtomicLong(1_000);
    private final Pulse pulse = new Pulse(() -> TimeUnit.MILLISECONDS.toNanos(millis.get()));

    @Test
    void withoutABeatNothingIsLate() {
        millis.set(100_000);
        assertThat(pulse.lateMillis()).isZero();
    }

    @Test
    void aBeatInTimeIsNotLate() {
        for (int i = 0; i < 100; i++) {
            pulse.beat();
            millis.addAndGet(150);
            assertThat(pulse.lateMillis()).isZero();
        }
    }

    /** A beat is awaited for 150 milliseconds; 4,000 after the last one it is 3,850 late, also before it comes. */
    @Test
    void whatHasWaitedIsToldBeforeAndForASecondAfterTheBeat() {
        pulse.beat();
        millis.set(5_000);
        assertThat(pulse.lateMillis()).isEqualTo(3_850);
        millis.set(5_100);
        pulse.beat();
        assertThat(pulse.lateMillis()).isEqualTo(3_950);
        millis.set(5_200);
        pulse.beat();
        assertThat(pulse.lateMillis()).isEqualTo(3_950);
        for (millis.set(5_300); millis.get() <= 6_100; millis.addAndGet(100)) {
            pulse.beat();
            assertThat(pulse.lateMillis()).isEqualTo(3_950);
        }
        pulse.beat();
        assertThat(pulse.lateMillis()).isZero();
    }
}
