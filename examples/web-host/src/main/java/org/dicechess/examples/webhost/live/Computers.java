package org.dicechess.examples.webhost.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.fair.Party;

/** The computer players of all games, on one thread, so that people who play each other never wait for them. */
public final class Computers implements AutoCloseable {

    private static final int MOST_KEPT = 64;
    private static final Budget HINT = Budget.nodes(3_000);
    private static final int HINTS = 3;

    /** Several ways may begin with the same event, so further ways are asked for, but not more than so many. */
    private static final int MOST_WAYS = 50;

    /** The binary logarithm of the entries of the table of a hint: a table for hundreds of thousands is large. */
    private static final int HINT_TABLE = 14;

    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "computers");
        made.setDaemon(true);
        made.setPriority(Thread.MIN_PRIORITY);
        return made;
    });
    /** The games in the queue, each once. */
    private final Set<LiveGame> waiting = ConcurrentHashMap.newKeySet();

    private final Map<String, Evaluation> evaluations = new ConcurrentHashMap<>();

    private final Winning winning = new Winning(this::evaluation);

    /** Lets the computer player of a game choose, if it is asked. */
    void wake(LiveGame game) {
        if (game.computer().isPresent() && waiting.add(game)) {
            run(() -> {
                waiting.remove(game);
                game.computer().ifPresent(level -> choose(game, level));
            });
        }
    }

    private void run(Runnable work) {
        try {
            thread.execute(() -> guarded(work));
        } catch (RejectedExecutionException closing) {
            // After a restart the game is read again, and then the computer player chooses.
        }
    }

    private static void guarded(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failed) {
            Owner.tell("a computer player fails", failed);
        }
    }

    private void choose(LiveGame game, String level) {
        int version = game.version();
        Table table = game.table();
        if (table.play().decides().isEmpty()) {
            return;
        }
        Color side = table.play().decides().get();
        String event =
                choice(table, level, seed(game.row().id(), table.play().game().length()));
        game.playComputer(Party.of(side), version, event, System.currentTimeMillis());
    }

    /** Returns a number that differs between games, so that two games without dice do not go alike. */
    static long seed(String game, int ply) {
        return 31L * game.hashCode() + ply;
    }

    private String choice(Table table, String level, long seed) {
        Cursor cursor = table.play().game().cursor();
        Evaluation evaluation = evaluation(table.play().game().position().variant());
        return cursor.event(Players.of(level, evaluation, seed).choose(cursor, Budget.UNLIMITED))
                .text();
    }

    /**
     * A choice that a good player might make.
     *
     * @param text the text that plays it
     * @param chance how likely the player wins with it, where half a point is a draw: 0 to 1
     */
    public record Hint(String text, double chance) {}

    /** Returns the best choices, at most three, the best one first. */
    public List<Hint> hints(Table table) {
        GameRecord game = table.play().game();
        Evaluation evaluation = evaluation(game.position().variant());
        Options options = Players.usual(evaluation.shape(), game.length()).table(HINT_TABLE);
        Search search = new Search(evaluation, options);
        Cursor cursor = game.cursor();
        for (int ways = HINTS; ; ways *= 4) {
            List<Found> found = search.best(cursor, HINT, ways);
            List<Hint> hints = hints(cursor, found);
            if (hints.size() == HINTS || found.size() < ways || ways > MOST_WAYS) {
                return hints;
            }
        }
    }

    /** Each first event once, with the value of the best way that begins with it. */
    private static List<Hint> hints(Cursor cursor, List<Found> found) {
        Map<String, Hint> hints = new LinkedHashMap<>();
        for (Found way : found) {
            String text = cursor.event(way.way().get(0)).text();
            hints.putIfAbsent(text, new Hint(text, Math.min(1, Math.max(0, (1 + way.value()) / 2))));
        }
        return hints.values().stream().limit(HINTS).toList();
    }

    /** Returns White's winning chance where a game stands, from 0 to 1; a draw counts half. */
    public double winning(GameRecord game) {
        return winning.of(game);
    }

    private Evaluation evaluation(Variant variant) {
        if (evaluations.size() >= MOST_KEPT) {
            evaluations.clear();
        }
        return evaluations.computeIfAbsent(variant.rulesHash(), hash -> new Evaluations(variant).trained());
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
