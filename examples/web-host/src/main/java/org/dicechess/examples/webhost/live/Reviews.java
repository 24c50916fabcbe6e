package org.dicechess.examples.webhost.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import org.dicechess.GameRecord;
import org.dicechess.examples.players.analysis.Analysis;
import org.dicechess.examples.players.analysis.Review;
import org.dicechess.examples.players.analysis.ReviewJson;
import org.dicechess.examples.players.analysis.Reviewer;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.webhost.game.Refusal;

/** Reviews of games that are over: one after the other, on a thread of their own, the newest are kept. */
public final class Reviews implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** What a choice or a roll may take. */
    private static final long NODES = 10_000;

    private static final long MILLIS = 300;

    /** What a whole review may take: long games are searched less deep, so that others do not wait for long. */
    private static final long MILLIS_OF_GAME = 60_000;

    /** A review, even one that has failed, counts as at least so many letters. */
    private static final int LEAST_LETTERS = 1_000;

    private static final int MOST_WAITING = 20;

    /** The letters of all reviews that are kept, but for the newest. */
    private static final int MOST_LETTERS = 8_000_000;

    private final BiFunction<GameRecord, IntConsumer, Review> reviewer;
    private final Map<String, Job> jobs = new LinkedHashMap<>(16, 0.75f, true);
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "reviews");
        made.setDaemon(true);
        made.setPriority(Thread.MIN_PRIORITY);
        return made;
    });

    /** Keeps reviews by the players. */
    public Reviews() {
        this(Reviews::review);
    }

    /** Keeps what a function makes of a game; it tells how many events it has looked at. */
    Reviews(BiFunction<GameRecord, IntConsumer, Review> reviewer) {
        this.reviewer = reviewer;
    }

    /** A review that waits, is being made, or is there. */
    private static final class Job {

        private final int events;
        private volatile int done;
        private volatile String review = "";
        private volatile boolean failed;

        Job(int events) {
            this.events = events;
        }

        boolean isOpen() {
            return review.isEmpty() && !failed;
        }

        long letters() {
            return Math.max(LEAST_LETTERS, review.length());
        }

        String json() {
            String more = review.isEmpty() ? "" : ",\"review\":" + review;
            return "{\"done\":" + done + ",\"of\":" + events + more + "}";
        }
    }

    /**
     * Begins the review of a game, if it has none yet.
     *
     * @param count counts a review that begins, or refuses it
     * @return as {@link #state}
     * @throws Refusal if the game is not over, or too many reviews wait, or the review is refused
     */
    public String ask(String id, GameRecord game, Runnable count) {
        if (game.result().isEmpty()) {
            throw new Refusal(409, "not-over", "a game is reviewed when it is over");
        }
        begin(id, game, count);
        return state(id);
    }

    private synchronized void begin(String id, GameRecord game, Runnable count) {
        if (jobs.containsKey(id)) {
            return;
        }
        if (jobs.values().stream().filter(Job::isOpen).count() >= MOST_WAITING) {
            throw new Refusal(429, "too-many-reviews", MOST_WAITING + " games wait for a review; try again later");
        }
        count.run();
        Job job = new Job(game.length());
        try {
            thread.execute(() -> work(job, game));
        } catch (RejectedExecutionException closing) {
            throw new Refusal(503, "busy", "the host is closing");
        }
        jobs.put(id, job);
        forget();
    }

    /** Drops what nobody has asked for longest. */
    private void forget() {
        long letters = jobs.values().stream().mapToLong(Job::letters).sum();
        for (Iterator<Job> eldest = jobs.values().iterator(); letters > MOST_LETTERS && eldest.hasNext(); ) {
            Job job = eldest.next();
            if (!job.isOpen()) {
                letters -= job.letters();
                eldest.remove();
            }
        }
    }

    /**
     * Returns how far the review of a game is: {@code {"done": EVENTS, "of": EVENTS}}, and {@code "review"} when it is
     * there.
     *
     * @throws Refusal if nobody has asked for it, or it has failed
     */
    public String state(String id) {
        Job job = job(id).orElseThrow(() ->
                new Refusal(404, "no-review", "nobody has asked for a review of this game, or it is long ago"));
        if (job.failed) {
            throw new Refusal(422, "review-failed", "the rules of this game failed in the review");
        }
        return job.json();
    }

    private synchronized Optional<Job> job(String id) {
        return Optional.ofNullable(jobs.get(id));
    }

    private void work(Job job, GameRecord game) {
        try {
            Review made = reviewer.apply(game, done -> job.done = done);
            job.review = JSON.writeValueAsString(ReviewJson.map(made));
        } catch (JsonProcessingException | RuntimeException | StackOverflowError failed) {
            Owner.tell("a review fails", failed);
        } finally {
            job.failed = job.review.isEmpty();
        }
    }

    private static Review review(GameRecord game, IntConsumer progress) {
        Analysis analysis = new Analysis(new Evaluations(game.variant()).trained());
        return new Reviewer(analysis, budget(game.length())).review(game, progress);
    }

    /** Returns what each choice and each roll of a game with so many events may take. */
    static Budget budget(int events) {
        long part = MILLIS_OF_GAME / Math.max(1, events);
        return Budget.nodes(NODES).within(Budget.millis(Math.min(MILLIS, part)));
    }

    @Override
    public void close() {
        thread.shutdownNow();
        try {
            thread.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
