package org.dicechess.examples.webhost.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;

/** Tells White's winning chance where a game stands, and remembers it, as several people look at one game. */
final class Winning {

    private static final int MOST_KEPT = 4_096;
    private static final Budget BUDGET = Budget.nodes(2_000);

    /** The binary logarithm of the entries of the table of a search. */
    private static final int TABLE = 12;

    private final Function<Variant, Evaluation> evaluations;

    private final Map<String, Double> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Double> eldest) {
            return size() > MOST_KEPT;
        }
    };

    Winning(Function<Variant, Evaluation> evaluations) {
        this.evaluations = evaluations;
    }

    /** Returns the chance, from 0 to 1, where a draw counts half. */
    double of(GameRecord game) {
        if (game.result().isPresent()) {
            return points(game.result().get());
        }
        Cursor cursor = game.cursor();
        String key = game.variant().rulesHash() + cursor.key();
        Double known = kept(key);
        if (known != null) {
            return known;
        }
        double white = searched(game.variant(), cursor);
        keep(key, white);
        return white;
    }

    private synchronized Double kept(String key) {
        return kept.get(key);
    }

    private synchronized void keep(String key, double white) {
        kept.put(key, white);
    }

    private static double points(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.WHITE_WINS ? 1 : 0;
    }

    private double searched(Variant variant, Cursor cursor) {
        Evaluation evaluation = evaluations.apply(variant);
        Options options = Players.usual(evaluation.shape(), 1).table(TABLE);
        Search search = new Search(evaluation, options);
        boolean chance = cursor.isChance();
        Color side = chance ? cursor.turn() : cursor.player();
        double value = chance
                ? search.rolls(cursor, BUDGET, OptionalInt.empty()).mean()
                : search.find(cursor, BUDGET).value();
        return (1 + (side == Color.WHITE ? value : -value)) / 2;
    }
}
