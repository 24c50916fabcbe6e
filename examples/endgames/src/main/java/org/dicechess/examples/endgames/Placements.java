package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.PieceType;
import org.dicechess.Position;

/**
 * Finds where a piece of a kind can be, and how it can face there, as far as the rules of stepping and turning
 * determine.
 *
 * <p>The squares are those that the piece can reach from the squares of the array while one enemy piece may stand
 * anywhere to be captured. The facings on a square are those that the piece can have somewhere on its rank, except
 * those that it loses when it reaches the square with them.
 */
final class Placements {

    private final PlacedPieces pieces;
    private final Boards boards;
    private final Anchors anchors;
    private final Map<Integer, int[]> known = new HashMap<>();

    Placements(PlacedPieces pieces, Boards boards, Anchors anchors) {
        this.pieces = pieces;
        this.boards = boards;
        this.anchors = anchors;
    }

    /**
     * Returns the placed pieces of this kind and side, by square, then by facing.
     *
     * @throws BadInputException if the array has none
     */
    int[] of(PieceType kind, Color color) {
        return known.computeIfAbsent(pieces.codes(kind, color)[0], code -> search(kind, color));
    }

    private int[] search(PieceType kind, Color color) {
        Set<Integer> found = new TreeSet<>(anchors.array(kind, color));
        if (found.isEmpty()) {
            throw new BadInputException("the array has no " + kind.name());
        }
        List<Integer> wave = List.copyOf(found);
        while (!wave.isEmpty()) {
            Set<Integer> more =
                    new TreeSet<>(wave.parallelStream().flatMap(this::reached).toList());
            more.removeAll(found);
            found.addAll(more);
            wave = List.copyOf(more.isEmpty() ? completed(found, pieces.codes(kind, color)) : more);
            found.addAll(wave);
        }
        return found.stream()
                .sorted((one, other) -> pieces.square(one) != pieces.square(other)
                        ? pieces.square(one) - pieces.square(other)
                        : one - other)
                .mapToInt(piece -> piece)
                .toArray();
    }

    /** Returns what the piece can be after a turn, wherever the enemy stands. */
    private Stream<Integer> reached(int piece) {
        Set<Integer> arrivals = new TreeSet<>();
        for (int enemy :
                anchors.everywhere(pieces.piece(piece).owner().orElseThrow().opponent())) {
            arrivals.addAll(arrivals(piece, enemy));
        }
        return arrivals.stream();
    }

    /** Returns the found pieces with further facings on their squares. */
    private List<Integer> completed(Set<Integer> found, int[] codes) {
        return onTheirRanks(found, codes).parallelStream()
                .filter(piece -> !losesFacing(piece, found))
                .toList();
    }

    /**
     * Returns pieces that have not been found, on squares that have, with a facing that has been found on the same
     * rank.
     */
    private List<Integer> onTheirRanks(Set<Integer> found, int[] codes) {
        List<Integer> more = new ArrayList<>();
        for (int square :
                found.stream().mapToInt(pieces::square).distinct().sorted().toArray()) {
            for (int code : codes) {
                boolean onRank = found.stream()
                        .anyMatch(piece -> pieces.code(piece) == code && rank(pieces.square(piece)) == rank(square));
                if (onRank && !found.contains(pieces.placed(code, square))) {
                    more.add(pieces.placed(code, square));
                }
            }
        }
        return more;
    }

    private int rank(int square) {
        return pieces.squares().get(square).rank();
    }

    /**
     * Returns whether some piece with this facing comes to the square in one turn, and every such piece loses the
     * facing.
     */
    private boolean losesFacing(int piece, Set<Integer> found) {
        int far = found.stream()
                .mapToInt(pieces::square)
                .filter(square -> square != pieces.square(piece))
                .findFirst()
                .orElseThrow();
        int[] squares = found.stream().mapToInt(pieces::square).distinct().toArray();
        int[] comers = Arrays.stream(squares)
                .filter(square -> square != pieces.square(piece))
                .map(square -> pieces.placed(pieces.code(piece), square))
                .flatMap(from -> IntStream.of(pieces.square(piece), far).flatMap(enemy -> come(from, piece, enemy)))
                .toArray();
        return comers.length > 0 && Arrays.stream(comers).noneMatch(comer -> comer == piece);
    }

    /** Returns the placed pieces that a piece becomes when it comes to the square of another. */
    private IntStream come(int from, int to, int enemySquare) {
        int enemy = pieces.placed(
                pieces.code(anchors.of(pieces.piece(from).owner().orElseThrow().opponent())
                        .get(0)),
                enemySquare);
        return arrivals(from, enemy).stream()
                .mapToInt(piece -> piece)
                .filter(piece -> pieces.square(piece) == pieces.square(to));
    }

    /**
     * Returns what a piece is during or after a turn, alone with an enemy; where that is no game, with an anchor beside
     * it.
     */
    private Set<Integer> arrivals(int piece, int enemy) {
        Color color = pieces.piece(piece).owner().orElseThrow();
        Optional<Position> alone = boards.playable(color, piece, enemy);
        Arrivals arrivals = new Arrivals(piece);
        if (alone.isPresent()) {
            LineOfPlay.walk(alone.get(), arrivals);
        } else {
            anchors.of(color).stream()
                    .flatMap(anchor -> boards.playable(color, piece, enemy, anchor).stream())
                    .forEach(scene -> LineOfPlay.walk(scene, arrivals));
        }
        return arrivals.found;
    }

    /** Collects pieces equal to one as long as there are any, and ignores others. */
    private final class Arrivals implements LineOfPlay.Witness {

        private final int like;
        private final Set<Integer> found = new TreeSet<>();
        private final int[] buffer = new int[pieces.squares().size()];

        Arrivals(int like) {
            this.like = like;
        }

        @Override
        public boolean node(Cursor cursor) {
            int count = boards.read(cursor, buffer);
            boolean any = false;
            for (int i = 0; i < count; i++) {
                if (pieces.areAlike(buffer[i], like)) {
                    found.add(buffer[i]);
                    any = true;
                }
            }
            return any;
        }
    }
}
