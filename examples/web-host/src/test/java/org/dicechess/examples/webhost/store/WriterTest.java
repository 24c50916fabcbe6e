package org.dicechess.examples.webhost.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Nobody waits for a store that does not answer, and no write ends the thread of all writes. */
@Timeout(20)
class WriterTest {

    @TempDir
    Path folder;

    private String url() {
        return "jdbc:sqlite:" + folder.resolve("games.db");
    }

    @Test
    void aWriteThatFailsInAnyWayLeavesTheOthersAlone() {
        AtomicInteger written = new AtomicInteger();
        try (Writer writer = new Writer(url(), 5_000)) {
            assertThatThrownBy(() -> writer.write(connection -> {
                        throw new IllegalStateException("driver");
                    }))
                    .isInstanceOf(StoreException.class)
                    .hasRootCauseMessage("driver");
            writer.write(connection -> written.incrementAndGet());
        }
        assertThat(written).hasValue(1);
    }

    @Test
    void aStoreThatDoesNotAnswerIsNotWaitedFor() throws InterruptedException {
        CountDownLatch answers = new CountDownLatch(1);
        AtomicInteger late = new AtomicInteger();
        try (Writer writer = new Writer(url(), 100)) {
            assertThatThrownBy(() -> writer.write(connection -> await(answers)))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("100 ms");
            assertThatThrownBy(() -> writer.write(connection -> late.incrementAndGet()))
                    .isInstanceOf(StoreException.class);
            answers.countDown();
            writer.write(connection -> {});
        }
        assertThat(late).as("a write whose caller has gone").hasValue(0);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }
}
