package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/**
 * Positions with dice in hand: from random games of the reference rules, and with few pieces scattered over a part of
 * the board.
 */
final class RandomTurns {

    private static final int MOST_TURNS = 2_000;

    private final ReferenceGame game;
    private final Random random;

    RandomTurns(ReferenceGame game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    /** Returns the position after a random legal turn. */
    ReferencePosition played(ReferencePosition rolled) {
        List<ReferenceTurn> turns = ReferenceTurns.of(rolled);
        return turns.get(random.nextInt(turns.size())).end();
    }

    /** Returns the position after a roll whose turns can quickly be listed one by one. */
    ReferencePosition rolled(ReferencePosition position) {
        while (true) {
            List<Integer> roll = roll();
            if (about(position, roll) <= MOST_TURNS) {
                return position.rolled(roll);
            }
        }
    }

    List<Integer> roll() {
        List<Integer> roll = new ArrayList<>();
        for (int die = 0; die < game.dice; die++) {
            roll.add(1 + random.nextInt(6));
        }
        Collections.sort(roll);
        return roll;
    }

    String any(Collection<String> texts) {
        return List.copyOf(texts).get(random.nextInt(texts.size()));
    }

    /**
     * Returns about how many turns there are: for each order of the dice the product of the present numbers of moves.
     */
    private static double about(ReferencePosition position, List<Integer> roll) {
        double product = 1;
        int orders = 1;
        for (int i = 0; i < roll.size(); i++) {
            product *= 1
                    + ReferenceMoves.of(position.rolled(roll.subList(i, i + 1))).size();
            orders *= roll.subList(0, i).contains(roll.get(i)) ? 1 : i + 1;
        }
        return product * orders;
    }

    /**
     * Returns a position of at most this many pieces within a window of seven files and ranks, with at least one king
     * for each side, and no pawns on the last ranks.
     */
    ReferencePosition scattered(int most) {
        List<Integer> squares = new ArrayList<>(window());
        Collections.shuffle(squares, random);
        StringBuilder pieces =
                new StringBuilder(game.position(game.start).pieces().replaceAll("[A-Za-z]", "."));
        pieces.setCharAt(squares.get(0), 'K');
        pieces.setCharAt(squares.get(1), 'k');
        int count = 3 + random.nextInt(most - 2);
        for (int square : squares.subList(2, count)) {
            char piece = piece();
            boolean end = game.rank(square) == 0 || game.rank(square) == game.size - 1;
            pieces.setCharAt(square, end && (piece == 'P' || piece == 'p') ? '.' : piece);
        }
        return new ReferencePosition(
                game, pieces.toString(), random.nextBoolean(), "", new TreeMap<>(), 0, 1, List.of());
    }

    private List<Integer> window() {
        int file = random.nextInt(game.size - 6);
        int rank = random.nextInt(game.size - 6);
        List<Integer> squares = new ArrayList<>();
        for (int i = 0; i < 49; i++) {
            squares.add(game.square(file + i % 7, rank + i / 7));
        }
        return squares;
    }

    private char piece() {
        String kinds = game == ReferenceGame.GRAND ? "PPPPPNBRQK" : "PPPPNBRQ";
        char kind = kinds.charAt(random.nextInt(kinds.length()));
        return random.nextBoolean() ? kind : Character.toLowerCase(kind);
    }
}
