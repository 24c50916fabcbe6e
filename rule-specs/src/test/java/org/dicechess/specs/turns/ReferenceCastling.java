package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Castling by a king's and a rook's die. */
final class ReferenceCastling {

    /** For each right the squares of king and rook before and after. */
    private static final Map<Character, List<String>> WAYS = new TreeMap<>(Map.of(
            'K', List.of("e1", "h1", "g1", "f1"),
            'Q', List.of("e1", "a1", "c1", "d1"),
            'k', List.of("e8", "h8", "g8", "f8"),
            'q', List.of("e8", "a8", "c8", "d8")));

    private ReferenceCastling() {}

    /** Returns the remaining rights after a move that touches these squares. */
    static String kept(ReferencePosition position, int... touched) {
        StringBuilder kept = new StringBuilder();
        for (char right : position.rights().toCharArray()) {
            List<Integer> home = squares(position, right).subList(0, 2);
            if (java.util.Arrays.stream(touched).noneMatch(home::contains)) {
                kept.append(right);
            }
        }
        return kept.toString();
    }

    static Map<String, ReferencePosition> moves(ReferencePosition position) {
        Map<String, ReferencePosition> moves = new LinkedHashMap<>();
        for (char right : position.rights().toCharArray()) {
            List<Integer> squares = squares(position, right);
            boolean dice = position.dice().contains(4) && position.dice().contains(6);
            if (dice && Character.isUpperCase(right) == position.white() && isOpen(position, squares)) {
                moves.put(WAYS.get(right).get(0) + WAYS.get(right).get(2), castled(position, squares));
            }
        }
        return moves;
    }

    private static List<Integer> squares(ReferencePosition position, char right) {
        return WAYS.get(right).stream().map(position.game()::square).toList();
    }

    private static boolean isOpen(ReferencePosition position, List<Integer> squares) {
        int king = squares.get(0);
        List<Integer> between = new ArrayList<>(span(king, squares.get(1)));
        between.removeAll(squares.subList(0, 2));
        return between.stream().allMatch(position::isEmpty)
                && span(king, squares.get(2)).stream().noneMatch(square -> ReferenceMoves.isAttacked(position, square));
    }

    private static List<Integer> span(int one, int other) {
        return java.util.stream.IntStream.rangeClosed(Math.min(one, other), Math.max(one, other))
                .boxed()
                .toList();
    }

    private static ReferencePosition castled(ReferencePosition position, List<Integer> squares) {
        StringBuilder pieces = new StringBuilder(position.pieces());
        pieces.setCharAt(squares.get(0), '.');
        pieces.setCharAt(squares.get(1), '.');
        pieces.setCharAt(squares.get(2), position.own('K'));
        pieces.setCharAt(squares.get(3), position.own('R'));
        List<Integer> dice = new ArrayList<>(position.dice());
        dice.remove(Integer.valueOf(4));
        dice.remove(Integer.valueOf(6));
        return new ReferencePosition(
                position.game(),
                pieces.toString(),
                position.white(),
                kept(position, squares.get(0)),
                position.passed(),
                position.count(),
                position.turn(),
                dice);
    }
}
