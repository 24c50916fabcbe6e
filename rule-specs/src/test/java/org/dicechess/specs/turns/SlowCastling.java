package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Castling by a king's and a rook's die. */
final class SlowCastling {

    /** For each right the squares of king and rook before and after. */
    private static final Map<Character, List<String>> WAYS = new TreeMap<>(Map.of(
            'K', List.of("e1", "h1", "g1", "f1"),
            'Q', List.of("e1", "a1", "c1", "d1"),
            'k', List.of("e8", "h8", "g8", "f8"),
            'q', List.of("e8", "a8", "c8", "d8")));

    private SlowCastling() {}

    /** The rights that are left when a man has gone from one square to another. */
    static String kept(SlowPosition position, int... touched) {
        StringBuilder kept = new StringBuilder();
        for (char right : position.rights().toCharArray()) {
            List<Integer> home = squares(position, right).subList(0, 2);
            if (java.util.Arrays.stream(touched).noneMatch(home::contains)) {
                kept.append(right);
            }
        }
        return kept.toString();
    }

    static Map<String, SlowPosition> moves(SlowPosition position) {
        Map<String, SlowPosition> moves = new LinkedHashMap<>();
        for (char right : position.rights().toCharArray()) {
            List<Integer> squares = squares(position, right);
            boolean dice = position.dice().contains(4) && position.dice().contains(6);
            if (dice && Character.isUpperCase(right) == position.white() && isOpen(position, squares)) {
                moves.put(WAYS.get(right).get(0) + WAYS.get(right).get(2), castled(position, squares));
            }
        }
        return moves;
    }

    private static List<Integer> squares(SlowPosition position, char right) {
        return WAYS.get(right).stream().map(position.game()::square).toList();
    }

    private static boolean isOpen(SlowPosition position, List<Integer> squares) {
        int king = squares.get(0);
        List<Integer> between = new ArrayList<>(span(king, squares.get(1)));
        between.removeAll(squares.subList(0, 2));
        return between.stream().allMatch(position::isEmpty)
                && span(king, squares.get(2)).stream().noneMatch(square -> SlowMoves.isAttacked(position, square));
    }

    private static List<Integer> span(int one, int other) {
        return java.util.stream.IntStream.rangeClosed(Math.min(one, other), Math.max(one, other))
                .boxed()
                .toList();
    }

    private static SlowPosition castled(SlowPosition position, List<Integer> squares) {
        StringBuilder men = new StringBuilder(position.men());
        men.setCharAt(squares.get(0), '.');
        men.setCharAt(squares.get(1), '.');
        men.setCharAt(squares.get(2), position.own('K'));
        men.setCharAt(squares.get(3), position.own('R'));
        List<Integer> dice = new ArrayList<>(position.dice());
        dice.remove(Integer.valueOf(4));
        dice.remove(Integer.valueOf(6));
        return new SlowPosition(
                position.game(),
                men.toString(),
                position.white(),
                kept(position, squares.get(0)),
                position.passed(),
                position.count(),
                position.turn(),
                dice);
    }
}
