package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.players.TestShare;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EngineProcessTest {

    @ParameterizedTest
    @ValueSource(strings = {"uci", "end"})
    void aProgramThatDoesNotSpeakUciIsRefusedAndEnded(String word) throws InterruptedException {
        String command = Chatter.command(word);
        assertThatThrownBy(() -> new EngineProcess(command, Duration.ofMillis(TestShare.of(3_000, 600))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not answer 'uci'; expected a program that speaks UCI");
        for (int look = 0; look < 100 && children() > 0; look++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(children()).isZero();
    }

    /** Two processes write and read for ten seconds, so only the long tests do this. */
    @Test
    @Tag("long")
    void aSearchThatTalksForEverIsNoAnswer() {
        try (EngineProcess process = new EngineProcess(Chatter.command("go"), Duration.ofSeconds(10))) {
            process.begin();
            long begin = System.nanoTime();
            assertThatThrownBy(() -> process.best("startpos", "movetime 1"))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("does not answer 'go movetime 1'");
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(20));
        }
    }

    private static long children() {
        return ProcessHandle.current().children().filter(ProcessHandle::isAlive).count();
    }
}
