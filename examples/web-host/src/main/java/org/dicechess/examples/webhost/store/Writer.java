package org.dicechess.examples.webhost.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Writes for all games on one thread. Whatever waits is committed together, so that many games share one flush of the
 * disk. A write returns when it is on the disk.
 */
final class Writer implements AutoCloseable {

    private static final int MOST_TOGETHER = 500;

    /** A store that does not answer for so long is down. */
    private static final long LONGEST_MILLIS = 10_000;

    private final String url;
    private final long longestMillis;
    private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "store");
    private Optional<Connection> connection = Optional.empty();

    /** What a game wants to write. */
    interface Write {
        void to(Connection connection) throws SQLException;
    }

    private record Job(Write write, CompletableFuture<Void> done) {}

    Writer(String url) {
        this(url, LONGEST_MILLIS);
    }

    /** Makes a writer whose callers wait for so many milliseconds. */
    Writer(String url, long longestMillis) {
        this.url = url;
        this.longestMillis = longestMillis;
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Writes and waits.
     *
     * @throws StoreException if it may not have been written
     */
    void write(Write write) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        queue.add(new Job(write, done));
        try {
            done.get(longestMillis, TimeUnit.MILLISECONDS);
        } catch (ExecutionException failed) {
            throw new StoreException("cannot write to the store", failed.getCause());
        } catch (TimeoutException late) {
            done.cancel(false); // if it has not begun, it is left out
            throw new StoreException("the store has not answered for " + longestMillis + " ms", late);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw new StoreException("the host is closing", hurried);
        }
    }

    private void run() {
        try {
            while (true) {
                List<Job> jobs = new ArrayList<>(List.of(queue.take()));
                queue.drainTo(jobs, MOST_TOGETHER);
                writeTogether(jobs);
            }
        } catch (InterruptedException closed) {
            connection.ifPresent(Writer::close);
        }
    }

    private void writeTogether(List<Job> all) {
        List<Job> jobs = all.stream().filter(job -> !job.done.isCancelled()).toList();
        if (jobs.isEmpty()) {
            return;
        }
        try {
            writeAll(jobs);
            jobs.forEach(job -> job.done.complete(null));
        } catch (SQLException | RuntimeException failed) {
            reconnect();
            if (jobs.size() == 1) {
                jobs.get(0).done.completeExceptionally(failed);
            } else {
                jobs.forEach(job -> writeTogether(List.of(job))); // one bad write fails alone
            }
        }
    }

    private void writeAll(List<Job> jobs) throws SQLException {
        if (connection.isEmpty()) {
            connection = Optional.of(Schema.open(url));
        }
        for (Job job : jobs) {
            job.write.to(connection.get());
        }
        connection.get().commit();
    }

    private void reconnect() {
        connection.ifPresent(Writer::close);
        connection = Optional.empty();
    }

    private static void close(Connection connection) {
        try {
            connection.close();
        } catch (SQLException gone) {
            // A connection that cannot be closed is gone already.
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
