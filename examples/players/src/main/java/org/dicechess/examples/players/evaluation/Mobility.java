package org.dicechess.examples.players.evaluation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Piece;
import org.dicechess.Reach;
import org.dicechess.Square;
import org.dicechess.Variant;

/**
 * How many squares a piece reaches from each square, on average over boards with other pieces. {@link Variant#reach}
 * tells the squares of the empty board. The nearest square in a direction counts 1, and each further one {@value #OPEN}
 * times as much as the one before, as the squares between may be occupied.
 */
final class Mobility {

    /** The chance that a square is empty. */
    private static final double OPEN = 0.7;

    private final int squares;
    private final double[] mobility;
    private final int[][] reached;

    Mobility(Variant variant) {
        List<Square> board = variant.board().squares();
        squares = board.size();
        mobility = new double[(variant.pieceCodes() + 1) * squares];
        reached = new int[mobility.length][];
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            Piece piece = variant.piece(code);
            for (int square = 0; square < squares; square++) {
                Square from = board.get(square);
                Reach reach = variant.reach(piece, from);
                mobility[code * squares + square] = (sum(from, reach.moves()) + sum(from, reach.captures())) / 2;
                reached[code * squares + square] =
                        reach.moves().stream().mapToInt(variant.board()::index).toArray();
            }
        }
    }

    /** Returns the number of squares, weighted, that the piece with this code reaches from a square. */
    double at(int code, int square) {
        return mobility[code * squares + square];
    }

    /** Returns whether a piece moves from each square as another does from the square that corresponds. */
    boolean isMirrored(int code, int other, int[] corresponding) {
        for (int square = 0; square < squares; square++) {
            int[] mirrored = Arrays.stream(reached[code * squares + square])
                    .map(to -> corresponding[to])
                    .sorted()
                    .toArray();
            int[] own = reached[other * squares + corresponding[square]].clone();
            Arrays.sort(own);
            if (!Arrays.equals(mirrored, own)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the mean over the squares from which the piece can move at all; 0 if there is none. */
    double mean(int code) {
        double sum = 0;
        int number = 0;
        for (int square = 0; square < squares; square++) {
            sum += at(code, square);
            number += at(code, square) > 0 ? 1 : 0;
        }
        return number == 0 ? 0 : sum / number;
    }

    /**
     * Returns how many moves the piece needs from each square to one of the targets on an empty board; a target needs
     * 0, and a square without a way has {@link Integer#MAX_VALUE}.
     */
    int[] distances(int code, boolean[] targets) {
        int[] distance = new int[squares];
        for (int square = 0; square < squares; square++) {
            distance[square] = targets[square] ? 0 : Integer.MAX_VALUE;
        }
        for (int moves = 1; spread(code, distance, moves); moves++) {}
        return distance;
    }

    private boolean spread(int code, int[] distance, int moves) {
        boolean changed = false;
        for (int square = 0; square < squares; square++) {
            if (distance[square] == Integer.MAX_VALUE && isBefore(code, square, distance, moves - 1)) {
                distance[square] = moves;
                changed = true;
            }
        }
        return changed;
    }

    private boolean isBefore(int code, int square, int[] distance, int moves) {
        for (int to : reached[code * squares + square]) {
            if (distance[to] == moves) {
                return true;
            }
        }
        return false;
    }

    private static double sum(Square from, List<Square> reached) {
        List<Square> byDistance = reached.stream()
                .filter(to -> !to.equals(from))
                .sorted(Comparator.comparingInt(to -> Rays.distance(from, to)))
                .toList();
        Map<Long, Integer> nearer = new HashMap<>();
        double sum = 0;
        for (Square to : byDistance) {
            long direction = Rays.direction(from, to);
            sum += Math.pow(OPEN, nearer.merge(direction, 1, Integer::sum) - 1);
        }
        return sum;
    }
}
