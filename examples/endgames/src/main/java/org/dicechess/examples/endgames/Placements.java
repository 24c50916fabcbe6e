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
 * Where a man of a kind can be, and how he can face there, as far as the rules of stepping and turning tell.
 *
 * <p>The squares are those that he can come to from the squares of the array while one enemy man may stand anywhere to
 * be taken. The facings on a square are those that he can have somewhere on its rank, but none that he loses when he
 * comes to the square with it.
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

    /** The men of this kind and side, by square, then by facing. @throws BadInputException if the array has none */
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

    /** What the man can be after a turn, wherever the enemy stands. */
    private Stream<Integer> reached(int piece) {
        Set<Integer> arrivals = new TreeSet<>();
        for (int enemy : anchors.everywhere(pieces.piece(piece).color().opponent())) {
            arrivals.addAll(arrivals(piece, enemy));
        }
        return arrivals.stream();
    }

    /** Further facings on the squares found. */
    private List<Integer> completed(Set<Integer> found, int[] codes) {
        return onTheirRanks(found, codes).parallelStream()
                .filter(piece -> !losesFacing(piece, found))
                .toList();
    }

    /** Men not found, on squares that are, with a facing that is found on the same rank. */
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

    /** Whether some man who faces so comes to the square in one turn, and none of those who come keeps his facing. */
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

    /** As what a man comes to the square of another. */
    private IntStream come(int from, int to, int enemySquare) {
        int enemy = pieces.placed(
                pieces.code(anchors.of(pieces.piece(from).color().opponent()).get(0)), enemySquare);
        return arrivals(from, enemy).stream()
                .mapToInt(piece -> piece)
                .filter(piece -> pieces.square(piece) == pieces.square(to));
    }

    /**
     * What a man is somewhere in a turn or after it, alone with an enemy; where that is no game, with an anchor at his
     * side.
     */
    private Set<Integer> arrivals(int piece, int enemy) {
        Color color = pieces.piece(piece).color();
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

    /** Collects men like one as long as there are any; what becomes of others does not matter. */
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
