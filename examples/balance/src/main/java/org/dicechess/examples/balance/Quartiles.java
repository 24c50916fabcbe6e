package org.dicechess.examples.balance;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds the turns that a quarter and a half of the games do not exceed, by weight. */
final class Quartiles {

    private static final double ROUNDING = 1e-9;

    private Quartiles() {}

    /** Returns the least number of turns, the quartiles and the largest number; zeros without games. */
    static List<Integer> of(Games games) {
        if (games.size() == 0) {
            return List.of(0, 0, 0, 0, 0);
        }
        List<Integer> up = IntStream.range(0, games.size())
                .boxed()
                .sorted(Comparator.comparingInt(game -> turns(games, game)))
                .toList();
        List<Integer> down = up.stream()
                .sorted(Collections.reverseOrder(Comparator.comparingInt(game -> turns(games, game))))
                .toList();
        return List.of(
                turns(games, up.get(0)),
                reached(games, up, 0.25),
                reached(games, up, 0.5),
                reached(games, down, 0.25),
                turns(games, down.get(0)));
    }

    private static int turns(Games games, int game) {
        return games.list().get(game).turns();
    }

    /** Returns the turns of the game with which a share of the weight is reached. */
    private static int reached(Games games, List<Integer> order, double share) {
        double sum = 0;
        for (int game : order) {
            sum += games.weights().of(game);
            if (sum >= share * games.size() - ROUNDING) {
                return turns(games, game);
            }
        }
        return turns(games, order.get(order.size() - 1));
    }
}
