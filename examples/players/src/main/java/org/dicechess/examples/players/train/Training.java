package org.dicechess.examples.players.train;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Piece;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.evaluation.TrainedValues;
import org.dicechess.examples.players.evaluation.Values;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.play.RandomEvents;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Ended;

/**
 * Refines values of pieces by rounds of games of a player against itself. After each round a logistic regression
 * explains the results by the pieces of both sides. The values before the round are its guess, as certain as the games
 * behind them.
 */
public final class Training {

    /** The standard deviation of a value that nobody has tried: a part of the value, and some pawns more. */
    private static final double UNSURE = 0.1;

    private static final double UNSURE_PAWNS = 0.05;

    /** How many independent observations the positions of one game count for. */
    private static final double OBSERVATIONS = 3;

    /** The precision of the guess of the scale, and the least weight of a pawn. */
    private static final double SCALE = 100;

    private static final double LEAST_WEIGHT = 0.01;

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
        Values values = evaluations.values();
        Map<String, Double> precision = new LinkedHashMap<>();
        values.pawns().forEach((kind, pawns) -> {
            double deviation = UNSURE * Math.abs(pawns) + UNSURE_PAWNS;
            precision.put(kind, 1 / (deviation * deviation));
        });
        return new TrainedValues(variant.id(), 0, values, precision);
    }

    /** Plays a round of games with the values so far, and returns better values. */
    public TrainedValues round(TrainedValues before, int games) {
        Evaluation evaluation = evaluations.evaluation(before.values());
        List<Regression.Sample> samples = new ArrayList<>();
        Drawn drawn = new Drawn(before.values().draws(), before.games());
        for (int game = 0; game < games; game++) {
            play(before.games() + game, before.values(), evaluation, samples, drawn);
        }
        double scale = scale(before.values(), samples);
        double[] guess = kinds.stream()
                .mapToDouble(kind -> before.values().pawns().get(kind) / scale)
                .toArray();
        double[] precision = kinds.stream()
                .mapToDouble(kind -> before.precision().get(kind) * scale * scale)
                .toArray();
        samples.replaceAll(sample -> new Regression.Sample(
                sample.features(), sample.offset() / scale, sample.result(), sample.importance()));
        return after(before, games, scale, drawn.part(), new Regression(guess, precision).fit(samples));
    }

    /** The scale that explains the results best with the values as they are. */
    private double scale(Values values, List<Regression.Sample> samples) {
        List<Regression.Sample> sums = new ArrayList<>();
        for (Regression.Sample sample : samples) {
            double pawns = sample.offset();
            for (int kind = 0; kind < kinds.size(); kind++) {
                pawns += sample.features()[kind] * values.pawns().get(kinds.get(kind));
            }
            sums.add(new Regression.Sample(new double[] {pawns}, 0, sample.result(), sample.importance()));
        }
        double[] guess = {1 / values.scale()};
        double weight = new Regression(guess, new double[] {SCALE}).fit(sums).weights()[0];
        return 1 / Math.max(weight, LEAST_WEIGHT);
    }

    private TrainedValues after(TrainedValues before, int games, double scale, double draws, Regression.Fit fit) {
        Map<String, Double> pawns = new LinkedHashMap<>();
        Map<String, Double> precision = new LinkedHashMap<>();
        for (int kind = 0; kind < kinds.size(); kind++) {
            pawns.put(kinds.get(kind), fit.weights()[kind] * scale);
            precision.put(kinds.get(kind), fit.precision()[kind] / (scale * scale));
        }
        return new TrainedValues(variant.id(), before.games() + games, new Values(scale, draws, pawns), precision);
    }

    private void play(int game, Values values, Evaluation evaluation, List<Regression.Sample> samples, Drawn drawn) {
        RandomEvents random = new RandomEvents(new SplittableRandom(seed * 1_000_003 + game));
        Player chooser = Players.of(player, evaluation, game);
        Cursor cursor = variant.start().cursor();
        List<Regression.Sample> open = new ArrayList<>();
        double even = 0;
        while (cursor.kind() != Cursor.Kind.END && cursor.depth() < LONGEST) {
            boolean opening = RandomEvents.turns(cursor) < OPENING;
            if (cursor.beginsTurn() && !opening) {
                open.add(sample(cursor, values, evaluation));
                even += 1 - Math.abs(evaluation.of(cursor, Color.WHITE));
            }
            cursor.play(cursor.isChance() || opening ? random.next(cursor) : chooser.choose(cursor, budget));
        }
        double result = cursor.kind() == Cursor.Kind.END ? (1 + Ended.worth(cursor, Color.WHITE)) / 2 : 0.5;
        if (!open.isEmpty()) {
            drawn.add(even / open.size(), result == 0.5);
        }
        for (Regression.Sample sample : open) {
            samples.add(new Regression.Sample(sample.features(), sample.offset(), result, OBSERVATIONS / open.size()));
        }
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
        return new Regression.Sample(features, known, 0.5, 1);
    }
}
