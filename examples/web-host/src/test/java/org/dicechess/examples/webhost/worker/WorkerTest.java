package org.dicechess.examples.webhost.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.dicechess.examples.webhost.game.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What becomes of workers that do not answer or do not start; a shell stands for them. */
class WorkerTest {

    private static final List<String> SLEEPER = List.of("sh", "-c", "echo ready; read task; exec sleep 30");

    /** The process is there for a moment after it has been killed, and must not get the task of another author. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aKilledWorkerIsDeadAtOnce() {
        ExecutorService readers = Executors.newCachedThreadPool();
        try (Worker worker = new Worker(SLEEPER, readers)) {
            assertThat(worker.isAlive()).isTrue();
            assertThat(worker.ask("a task", 50)).isEmpty();
            assertThat(worker.isAlive()).isFalse();
        } finally {
            readers.shutdownNow();
        }
    }

    /** A process that ends by itself may be there for a moment after its output has ended. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aWorkerThatSaysNothingMoreIsDeadAtOnce() {
        ExecutorService readers = Executors.newCachedThreadPool();
        List<String> silent = List.of("sh", "-c", "echo ready; read task; exec sleep 30 >&-");
        try (Worker worker = new Worker(silent, readers)) {
            assertThat(worker.ask("a task", 10_000)).isEmpty();
            assertThat(worker.isAlive()).isFalse();
        } finally {
            readers.shutdownNow();
        }
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theNextAuthorGetsAnotherWorker() {
        try (Workers workers = new Workers(SLEEPER, 50)) {
            for (int i = 0; i < 5; i++) {
                assertThatThrownBy(() -> workers.ask("me", Task.EXAMPLE))
                        .isInstanceOfSatisfying(
                                Refusal.class,
                                refusal -> assertThat(refusal.code()).isEqualTo("too-much"));
            }
        }
    }

    /** There are three places for workers; starts that fail keep none of them. */
    @Test
    void aWorkerThatDoesNotStartTakesNoPlace() {
        try (Workers workers = new Workers(List.of("no-such-program-anywhere"), 50)) {
            for (int i = 0; i < 4; i++) {
                assertThatThrownBy(() -> workers.ask("me", Task.EXAMPLE)).isInstanceOf(UncheckedIOException.class);
            }
        }
    }
}
