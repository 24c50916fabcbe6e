package org.dicechess.examples.balance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Games of one skill that came to an end.
 *
 * @param list the games
 * @param stopped how many more were stopped
 * @param weights how much each game counts
 * @param covered the chance that the first roll is one of those that were played; 1 if first rolls were rolled
 */
record Games(List<PlayedGame> list, int stopped, Weights weights, double covered) {

    /** Takes games whose first rolls were rolled, so that all count alike. */
    static Games rolled(List<PlayedGame> all) {
        List<PlayedGame> ended = ended(all);
        return new Games(ended, all.size() - ended.size(), Weights.equal(ended.size()), 1);
    }

    /** Takes games whose first rolls were given in turn. All games of a first roll together count as its chance. */
    static Games given(List<PlayedGame> all) {
        List<PlayedGame> ended = ended(all);
        Map<String, Long> numbers =
                ended.stream().collect(Collectors.groupingBy(PlayedGame::deal, Collectors.counting()));
        Map<String, Double> chances = new HashMap<>();
        ended.forEach(game -> chances.put(game.deal(), game.chance()));
        double[] parts = ended.stream()
                .mapToDouble(game -> game.chance() / numbers.get(game.deal()))
                .toArray();
        double covered =
                chances.values().stream().mapToDouble(Double::doubleValue).sum();
        return new Games(ended, all.size() - ended.size(), Weights.of(parts), covered);
    }

    private static List<PlayedGame> ended(List<PlayedGame> all) {
        return all.stream().filter(game -> !game.isStopped()).toList();
    }

    int size() {
        return list.size();
    }

    double[] numbers(ToDoubleFunction<PlayedGame> number) {
        return list.stream().mapToDouble(number).toArray();
    }

    double mean(ToDoubleFunction<PlayedGame> number) {
        return weights.mean(numbers(number));
    }

    Estimate share(ToDoubleFunction<PlayedGame> number) {
        return Estimate.share(numbers(number), weights);
    }

    Estimate ratio(ToDoubleFunction<PlayedGame> part, ToDoubleFunction<PlayedGame> whole) {
        return Estimate.ratio(numbers(part), numbers(whole), weights);
    }
}
