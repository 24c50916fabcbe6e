package org.dicechess.examples.webhost.live;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.webhost.game.Table;
import org.dicechess.fair.Party;

/** The computer players of all games, on one thread, so that people who play each other never wait for them. */
public final class Computers implements AutoCloseable {

    private static final int MOST_KEPT = 64;
    private static final Budget HINT = Budget.nodes(2_000);

    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(work, "computers");
        made.setDaemon(true);
        made.setPriority(Thread.MIN_PRIORITY);
        return made;
    });
    private final Map<String, Evaluation> evaluations = new ConcurrentHashMap<>();

    /** Lets the computer player of a game choose, if it is asked. */
    void wake(LiveGame game) {
        if (game.computer().isPresent() && !thread.isShutdown()) {
            thread.execute(() -> game.computer().ifPresent(level -> choose(game, level)));
        }
    }

    private void choose(LiveGame game, String level) {
        int version = game.version();
        Table table = game.table();
        if (table.decides().isEmpty()) {
            return;
        }
        Color side = table.decides().get();
        String event = choice(table, level, ThreadLocalRandom.current().nextLong(), Budget.UNLIMITED);
        game.playComputer(Party.of(side), version, event, System.currentTimeMillis());
    }

    /** Each choice has a new player. With a random number a level does not play alike in every game. */
    private String choice(Table table, String level, long number, Budget budget) {
        Cursor cursor = table.game().cursor();
        Evaluation evaluation = evaluation(table.game().position().variant());
        return cursor.event(Players.of(level, evaluation, number).choose(cursor, budget))
                .text();
    }

    /** Returns the event that a good player would choose. */
    public String hint(Table table) {
        return choice(table, "expectiminimax", table.ply(), HINT);
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
