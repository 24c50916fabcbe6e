package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The moves of chess without check, one die each, found by looking at every square. */
final class ReferenceMoves {

    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private ReferenceMoves() {}

    /**
     * Returns the moves that the dice in hand allow, by text, with the positions afterwards. The rules of the turn are
     * not considered.
     */
    static Map<String, ReferencePosition> of(ReferencePosition position) {
        Map<String, ReferencePosition> moves = new LinkedHashMap<>();
        for (int face : new TreeSet<>(position.dice())) {
            moves.putAll(by(position, ReferenceGame.KINDS.charAt(face - 1)));
        }
        moves.putAll(ReferenceCastling.moves(position));
        return moves;
    }

    /** Returns the moves of all pieces of a kind of the side to move. */
    static Map<String, ReferencePosition> by(ReferencePosition position, char kind) {
        Map<String, ReferencePosition> moves = new LinkedHashMap<>();
        for (int square : position.game().squares()) {
            if (position.at(square) == position.own(kind)) {
                if (kind == 'P') {
                    pawn(position, square, moves);
                } else {
                    piece(position, square, moves);
                }
            }
        }
        return moves;
    }

    private static void piece(ReferencePosition position, int from, Map<String, ReferencePosition> moves) {
        for (int to : reached(position, from)) {
            if (!position.isOwn(to)) {
                int victim = position.isEmpty(to) ? 0 : to;
                String text = position.game().text(from) + position.game().text(to);
                moves.put(text, position.moved(from, to, position.at(from), victim, 0));
            }
        }
    }

    /** Returns the squares that a piece other than a pawn reaches, whether they are empty or not. */
    private static List<Integer> reached(ReferencePosition position, int from) {
        List<Integer> reached = new ArrayList<>();
        char kind = position.kind(from);
        if (kind == 'N') {
            rays(position, from, KNIGHT, 1, reached);
        }
        if (kind == 'B' || kind == 'Q' || kind == 'K') {
            rays(position, from, DIAGONAL, kind == 'K' ? 1 : 12, reached);
        }
        if (kind == 'R' || kind == 'Q' || kind == 'K') {
            rays(position, from, STRAIGHT, kind == 'K' ? 1 : 12, reached);
        }
        return reached;
    }

    private static void rays(ReferencePosition position, int from, int[][] steps, int most, List<Integer> reached) {
        for (int[] step : steps) {
            int square = from;
            for (int i = 0; i < most; i++) {
                square += step[0] + step[1] * position.game().width();
                if (position.at(square) == '#') {
                    break;
                }
                reached.add(square);
                if (!position.isEmpty(square)) {
                    break;
                }
            }
        }
    }

    private static void pawn(ReferencePosition position, int from, Map<String, ReferencePosition> moves) {
        int ahead =
                position.white() ? position.game().width() : -position.game().width();
        int one = from + ahead;
        int two = one + ahead;
        if (position.isEmpty(one)) {
            arrive(position, from, one, 0, moves);
        }
        boolean home =
                position.game().rank(from) == (position.white() ? 1 : 6) && position.game() == ReferenceGame.THREE;
        if (home && position.isEmpty(one) && position.isEmpty(two)) {
            String text = position.game().text(from) + position.game().text(two);
            moves.put(text, position.moved(from, two, position.own('P'), 0, one));
        }
        for (int to : new int[] {one - 1, one + 1}) {
            if (position.isEnemy(to)) {
                arrive(position, from, to, to, moves);
            } else if (position.isEmpty(to)
                    && position.passed().containsKey(to)
                    && position.isEnemy(position.passed().get(to))) {
                arrive(position, from, to, position.passed().get(to), moves);
            }
        }
    }

    private static void arrive(
            ReferencePosition position, int from, int to, int victim, Map<String, ReferencePosition> moves) {
        String text = position.game().text(from) + position.game().text(to);
        if (position.game().rank(to) != (position.white() ? position.game().size - 1 : 0)) {
            moves.put(text, position.moved(from, to, position.own('P'), victim, 0));
            return;
        }
        for (char kind : "QRBN".toCharArray()) {
            moves.put(text + Character.toLowerCase(kind), position.moved(from, to, position.own(kind), victim, 0));
        }
    }

    /** Returns whether an enemy attacks this square of the side to move. */
    static boolean isAttacked(ReferencePosition position, int square) {
        for (int from : position.game().squares()) {
            if (position.isEnemy(from) && attacks(position, from, square)) {
                return true;
            }
        }
        return false;
    }

    private static boolean attacks(ReferencePosition position, int from, int square) {
        if (position.kind(from) == 'P') {
            int ahead = position.white()
                    ? -position.game().width()
                    : position.game().width();
            return square == from + ahead - 1 || square == from + ahead + 1;
        }
        return reached(position, from).contains(square);
    }
}
