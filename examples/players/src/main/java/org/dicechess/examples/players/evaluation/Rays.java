package org.dicechess.examples.players.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Board;
import org.dicechess.Square;

/** The squares that a piece reaches from a square, by direction: a piece in a direction hides those behind it. */
final class Rays {

    private Rays() {}

    /**
     * Returns the squares by direction, the nearest one first, in one array: each square, and behind it the index of
     * the next direction.
     */
    static int[] of(Board board, Square from, List<Square> reached) {
        Map<Long, List<Square>> directions = new LinkedHashMap<>();
        for (Square to : reached) {
            if (!to.equals(from)) {
                directions
                        .computeIfAbsent(direction(from, to), none -> new ArrayList<>())
                        .add(to);
            }
        }
        int[] rays =
                new int[2 * directions.values().stream().mapToInt(List::size).sum()];
        int at = 0;
        for (List<Square> ray : directions.values()) {
            ray.sort(Comparator.comparingInt(to -> distance(from, to)));
            int next = at + 2 * ray.size();
            for (Square to : ray) {
                rays[at] = board.index(to);
                rays[at + 1] = next;
                at += 2;
            }
        }
        return rays;
    }

    /** Returns a number that two squares share if they lie in the same direction. */
    static long direction(Square from, Square to) {
        int files = to.file() - from.file();
        int ranks = to.rank() - from.rank();
        int steps = greatestDivisor(Math.abs(files), Math.abs(ranks));
        return (files / steps) * 1_000L + ranks / steps;
    }

    static int distance(Square from, Square to) {
        return Math.max(Math.abs(to.file() - from.file()), Math.abs(to.rank() - from.rank()));
    }

    private static int greatestDivisor(int a, int b) {
        return b == 0 ? a : greatestDivisor(b, a % b);
    }
}
