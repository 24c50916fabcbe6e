package org.dicechess.examples.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dicechess.examples.players.train.Regression;

/**
 * Fits what a piece of each kind adds to the logarithm of the odds to win. The mean size is 1. The intervals are those
 * of a jackknife that leaves out a tenth of the games, scaled as the values: were each part scaled by itself, they
 * would be too short where all values may be 0. Pieces also follow from who is winning, so the values are rough.
 */
final class PieceValues {

    private static final int PARTS = 10;

    /** The quantile of Student's distribution with 9 degrees of freedom for an interval of 95%. */
    private static final double STUDENT = 2.262157;

    /** The certainty of the guess that a kind is worth nothing. */
    private static final double PRECISION = 1;

    private PieceValues() {}

    /** Returns the value of each kind; empty with less than {@value #PARTS} games. */
    static Map<String, Estimate> of(Games games) {
        TreeSet<String> kinds = new TreeSet<>();
        games.list().forEach(game -> game.material().forEach(pieces -> kinds.addAll(pieces.keySet())));
        Map<String, Estimate> values = new LinkedHashMap<>();
        if (kinds.isEmpty() || games.size() < PARTS) {
            return values;
        }
        List<String> names = List.copyOf(kinds);
        double[] all = fit(games, names, -1);
        double mean = Arrays.stream(all).map(Math::abs).average().orElse(0);
        double scale = mean == 0 ? 0 : 1 / mean;
        double[][] parts = IntStream.range(0, PARTS)
                .mapToObj(part -> fit(games, names, part))
                .toArray(double[][]::new);
        for (int i = 0; i < all.length; i++) {
            int kind = i;
            double[] some = Arrays.stream(parts).mapToDouble(part -> part[kind]).toArray();
            double half = scale * STUDENT * (PARTS - 1) * Math.sqrt(Estimate.variance(some) / PARTS);
            double value = scale * all[i];
            values.put(names.get(i), new Estimate(value, value - half, value + half));
        }
        return values;
    }

    /** Returns the values without a scale. */
    private static double[] fit(Games games, List<String> names, int without) {
        List<Regression.Sample> samples = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            if (i % PARTS != without) {
                add(games.list().get(i), games.weights().of(i), names, samples);
            }
        }
        double[] precision = new double[names.size()];
        Arrays.fill(precision, PRECISION);
        return new Regression(new double[names.size()], precision).fit(samples).weights();
    }

    private static void add(PlayedGame game, double weight, List<String> names, List<Regression.Sample> samples) {
        for (Map<String, Integer> pieces : game.material()) {
            double[] counts = names.stream()
                    .mapToDouble(name -> pieces.getOrDefault(name, 0))
                    .toArray();
            samples.add(new Regression.Sample(
                    counts, 0, game.result(), weight / game.material().size()));
        }
    }
}
