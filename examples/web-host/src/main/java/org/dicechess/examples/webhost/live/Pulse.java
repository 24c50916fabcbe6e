package org.dicechess.examples.webhost.live;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * Measures for how long the host has been unable to answer. It gives a beat to the threads that answer requests, and
 * notes how late the beat comes: because all of them are busy, or because the whole process stood still.
 */
public final class Pulse implements AutoCloseable {

    private static final long INTERVAL_MILLIS = 50;

    /** A beat that comes by then is in time. */
    private static final long ALLOWED = TimeUnit.MILLISECONDS.toNanos(150);

    /** What has waited beside a late beat may be handled somewhat after it. */
    private static final long HELD = TimeUnit.SECONDS.toNanos(1);

    private final LongSupplier nanos;
    private final AtomicBoolean due = new AtomicBoolean();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread made = new Thread(work, "pulse");
        made.setDaemon(true);
        return made;
    });
    private boolean beats;
    private long beat;
    private long late;
    private long lateAt;

    /** Makes a pulse that measures nothing until it {@linkplain #follow follows} something. */
    public Pulse() {
        this(System::nanoTime);
    }

    Pulse(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Gives its beats to these threads from now on. */
    public void follow(Executor threads) {
        beat();
        timer.scheduleWithFixedDelay(
                () -> {
                    if (!due.getAndSet(true)) {
                        threads.execute(this::beat);
                    }
                },
                INTERVAL_MILLIS,
                INTERVAL_MILLIS,
                TimeUnit.MILLISECONDS);
    }

    /** Notes a beat. */
    synchronized void beat() {
        long now = nanos.getAsLong();
        note(now);
        beats = true;
        beat = now;
        due.set(false);
    }

    private void note(long now) {
        long lateNow = beats ? now - beat - ALLOWED : 0;
        if (lateNow > 0 && (lateNow >= late || now - lateAt > HELD)) {
            late = lateNow;
            lateAt = now;
        }
    }

    /** Returns for how many milliseconds a request that is handled now may have waited; 0 in most cases. */
    public synchronized long lateMillis() {
        long now = nanos.getAsLong();
        note(now);
        return late > 0 && now - lateAt <= HELD ? TimeUnit.NANOSECONDS.toMillis(late) : 0;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
