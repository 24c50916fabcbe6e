package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Plays games in threads of this process.
 *
 * @param number how many games at once
 */
record Threads(int number) implements Runner {

    @Override
    public void play(Task task, List<Job> jobs, Consumer<String> lines) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(number);
        try {
            List<Future<?>> games = new ArrayList<>();
            jobs.forEach(job -> games.add(pool.submit(() -> lines.accept(task.play(job)))));
            for (Future<?> game : games) {
                game.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BadInputException bad) {
                throw bad;
            }
            throw new IllegalStateException("a game failed", e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
