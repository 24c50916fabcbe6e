package org.dicechess.examples.webhost.worker;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.game.Refusal;

/** A few workers for all authors. An author has one task at a time, and at most eight seconds for it. */
public final class Workers implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MOST = 3;
    private static final long WAIT_MILLIS = 2_000;
    private static final long LIMIT_MILLIS = 8_000;
    private static final String MEMORY = "-Xmx192m";

    private final List<String> command;
    private final long limitMillis;
    private final Semaphore free = new Semaphore(MOST, true);
    private final Deque<Worker> idle = new ArrayDeque<>();
    private final Set<Worker> used = new HashSet<>();
    private final Set<String> busy = ConcurrentHashMap.newKeySet();
    private final ExecutorService readers = Executors.newCachedThreadPool(work -> {
        Thread made = new Thread(work, "workers");
        made.setDaemon(true);
        return made;
    });

    /** Makes workers that run a class of this program; they start when they are needed. */
    public Workers(Class<?> main) {
        this(command(main), LIMIT_MILLIS);
    }

    /** Makes workers of a command that have so many milliseconds for a task. */
    Workers(List<String> command, long limitMillis) {
        this.command = List.copyOf(command);
        this.limitMillis = limitMillis;
    }

    private static List<String> command(Class<?> main) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of(
                MEMORY,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:MaxMetaspaceSize=128m"));
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        return words;
    }

    /**
     * Lets a worker do a task.
     *
     * @param author who asks
     * @return the answer as JSON
     * @throws Refusal if the author has another task, no worker is free, or the task takes too long or too much memory
     */
    public String ask(String author, Task task) {
        if (!busy.add(author)) {
            throw new Refusal(429, "one-at-a-time", "your last definition is still being looked at");
        }
        try {
            return withWorker(task);
        } finally {
            busy.remove(author);
        }
    }

    private String withWorker(Task task) {
        take();
        try {
            return answer(next(), task);
        } finally {
            free.release();
        }
    }

    private String answer(Worker worker, Task task) {
        try {
            Optional<String> answer = worker.ask(text(task), limitMillis);
            return answer.orElseThrow(() -> new Refusal(
                    422,
                    "too-much",
                    "the definition took more than 8 seconds or too much memory; its process was ended"));
        } finally {
            giveBack(worker);
        }
    }

    private void take() {
        try {
            if (!free.tryAcquire(WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new Refusal(503, "busy", "all workers are busy; try again in some seconds");
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw new Refusal(503, "busy", "the host is closing");
        }
    }

    private synchronized Worker next() {
        Worker kept = idle.poll();
        Worker worker = kept != null && kept.isAlive() ? kept : new Worker(command, readers);
        used.add(worker);
        return worker;
    }

    private synchronized void giveBack(Worker worker) {
        used.remove(worker);
        if (worker.isAlive()) {
            idle.push(worker);
        }
    }

    private static String text(Task task) {
        try {
            return JSON.writeValueAsString(task);
        } catch (JsonProcessingException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    public synchronized void close() {
        idle.forEach(Worker::close);
        used.forEach(Worker::close);
        readers.shutdownNow();
    }
}
