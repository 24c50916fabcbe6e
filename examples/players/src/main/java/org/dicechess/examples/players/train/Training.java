package org.dicechess.examples.players.train;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Piece;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.evaluation.TrainedValues;
import org.dicechess.examples.players.evaluation.Values;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;

/**
 * Refines values of pieces by rounds of games of a player against itself. After each round a logistic regression
 * explains the results by the pieces of both sides. The values before the round are its guess, as certain as the games
 * behind them.
 */
public final class Training {

    /** The certainty of values that nobody has tried: a standard deviation of a quarter of the scale of one pawn. */
    private static final double UNTRIED = 400;

    /** How many positions of one game count as one independent observation. */
    private static final double ALIKE = 10;

    private static final int LONGEST = 1_000;
    private static final int OPENING = 8;

    private final Evaluations evaluations;
    private final Variant variant;
    private final String player;
    private final Budget budget;
    private final long seed;
    private final List<String> kinds;
    private final int[] kindOf;

    /**
     * Prepares training.
     *
     * @param player the player, as {@link Players} knows it
     * @param budget the budget of each choice
     * @param seed the seed of the games
     */
    public Training(Evaluations evaluations, String player, Budget budget, long seed) {
        this.evaluations = evaluations;
        variant = evaluations.variant();
        this.player = player;
        this.budget = budget;
        this.seed = seed;
        kinds = new ArrayList<>(evaluations.values().pawns().keySet());
        kindOf = new int[variant.pieceCodes() + 1];
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            kindOf[code] = kinds.indexOf(variant.piece(code).type().name());
        }
    }

    /** Returns what training begins with: the values of the definition, of which nothing is certain. */
    public TrainedValues untrained() {
        Map<String, Double> precision = new LinkedHashMap<>();
        kinds.forEach(kind -> precision.put(kind, UNTRIED));
        return new TrainedValues(variant.id(), 0, evaluations.values(), precision);
    }

    /** Plays a round of games with the values so far, and returns better values. */
    public TrainedValues round(TrainedValues before, int games) {
        Evaluation evaluation = evaluations.evaluation(before.values());
        List<Regression.Sample> samples = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            play(before.games() + game, before.values(), evaluation, samples);
        }
        double scale = before.values().scale();
        double[] guess = kinds.stream()
                .mapToDouble(kind -> before.values().pawns().get(kind) / scale)
                .toArray();
        double[] precision = kinds.stream().mapToDouble(before.precision()::get).toArray();
        return after(before, games, new Regression(guess, precision).fit(samples));
    }

    /** The sum of all values stays the same, so that the unit does. */
    private TrainedValues after(TrainedValues before, int games, Regression.Fit fit) {
        double unit = 0;
        double sum = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            sum += Math.abs(fit.weights()[kind]);
            unit += Math.abs(before.values().pawns().get(kinds.get(kind)));
        }
        double scale = unit / sum;
        Map<String, Double> pawns = new LinkedHashMap<>();
        Map<String, Double> precision = new LinkedHashMap<>();
        for (int kind = 0; kind < kinds.size(); kind++) {
            pawns.put(kinds.get(kind), fit.weights()[kind] * scale);
            precision.put(kinds.get(kind), fit.precision()[kind]);
        }
        return new TrainedValues(variant.id(), before.games() + games, new Values(scale, pawns), precision);
    }

    private void play(int game, Values values, Evaluation evaluation, List<Regression.Sample> samples) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + game);
        Player chooser = Players.of(player, evaluation, game);
        Cursor cursor = variant.start().cursor();
        int[] events = new int[variant.eventBound()];
        List<Regression.Sample> open = new ArrayList<>();
        while (cursor.kind() != Cursor.Kind.END && cursor.depth() < LONGEST) {
            boolean opening = 2 * cursor.turnNumber() + cursor.turn().ordinal() - 2 < OPENING;
            if (cursor.beginsTurn() && !opening) {
                open.add(sample(cursor, values, evaluation));
            }
            if (cursor.isChance()) {
                cursor.play(cursor.outcome(random.nextLong(cursor.total())));
            } else if (opening) {
                cursor.play(events[random.nextInt(cursor.list(events, 0))]);
            } else {
                cursor.play(chooser.choose(cursor, budget));
            }
        }
        double result = result(cursor);
        for (Regression.Sample sample : open) {
            samples.add(new Regression.Sample(sample.features(), sample.offset(), result, 1 / ALIKE));
        }
    }

    private static double result(Cursor cursor) {
        Result result = cursor.kind() == Cursor.Kind.END ? cursor.end().result() : Result.DRAW;
        return result == Result.DRAW ? 0.5 : result == Result.WHITE_WINS ? 1 : 0;
    }

    private Regression.Sample sample(Cursor cursor, Values values, Evaluation evaluation) {
        double[] features = new double[kinds.size()];
        double known = evaluation.pawns(cursor);
        for (int square = 0; square < variant.board().squares().size(); square++) {
            int code = cursor.at(square);
            if (code != 0) {
                Piece piece = variant.piece(code);
                int sign = piece.isOf(Color.WHITE) ? 1 : piece.isOf(Color.BLACK) ? -1 : 0;
                features[kindOf[code]] += sign;
                known -= sign * values.pawns().get(kinds.get(kindOf[code]));
            }
        }
        return new Regression.Sample(features, known / values.scale(), 0.5, 1);
    }
}
