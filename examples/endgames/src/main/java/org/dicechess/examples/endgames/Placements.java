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

    private final Men men;
    private final Boards boards;
    private final Anchors anchors;
    private final Map<Integer, int[]> known = new HashMap<>();

    Placements(Men men, Boards boards, Anchors anchors) {
        this.men = men;
        this.boards = boards;
        this.anchors = anchors;
    }

    /** The men of this kind and side, by square, then by facing. @throws BadInputException if the array has none */
    int[] of(PieceType kind, Color color) {
        return known.computeIfAbsent(men.codes(kind, color)[0], code -> search(kind, color));
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
            wave = List.copyOf(more.isEmpty() ? completed(found, men.codes(kind, color)) : more);
            found.addAll(wave);
        }
        return found.stream()
                .sorted((one, other) ->
                        men.square(one) != men.square(other) ? men.square(one) - men.square(other) : one - other)
                .mapToInt(man -> man)
                .toArray();
    }

    /** What the man can be after a turn, wherever the enemy stands. */
    private Stream<Integer> reached(int man) {
        Set<Integer> arrivals = new TreeSet<>();
        for (int enemy : anchors.everywhere(men.piece(man).color().opponent())) {
            arrivals.addAll(arrivals(man, enemy));
        }
        return arrivals.stream();
    }

    /** Further facings on the squares found. */
    private List<Integer> completed(Set<Integer> found, int[] codes) {
        return onTheirRanks(found, codes).parallelStream()
                .filter(man -> !losesFacing(man, found))
                .toList();
    }

    /** Men not found, on squares that are, with a facing that is found on the same rank. */
    private List<Integer> onTheirRanks(Set<Integer> found, int[] codes) {
        List<Integer> more = new ArrayList<>();
        for (int square :
                found.stream().mapToInt(men::square).distinct().sorted().toArray()) {
            for (int code : codes) {
                boolean onRank =
                        found.stream().anyMatch(man -> men.code(man) == code && rank(men.square(man)) == rank(square));
                if (onRank && !found.contains(men.man(code, square))) {
                    more.add(men.man(code, square));
                }
            }
        }
        return more;
    }

    private int rank(int square) {
        return men.squares().get(square).rank();
    }

    /** Whether some man who faces so comes to the square in one turn, and none of those who come keeps his facing. */
    private boolean losesFacing(int man, Set<Integer> found) {
        int far = found.stream()
                .mapToInt(men::square)
                .filter(square -> square != men.square(man))
                .findFirst()
                .orElseThrow();
        int[] squares = found.stream().mapToInt(men::square).distinct().toArray();
        int[] comers = Arrays.stream(squares)
                .filter(square -> square != men.square(man))
                .map(square -> men.man(men.code(man), square))
                .flatMap(from -> IntStream.of(men.square(man), far).flatMap(enemy -> come(from, man, enemy)))
                .toArray();
        return comers.length > 0 && Arrays.stream(comers).noneMatch(comer -> comer == man);
    }

    /** As what a man comes to the square of another. */
    private IntStream come(int from, int to, int enemySquare) {
        int enemy =
                men.man(men.code(anchors.of(men.piece(from).color().opponent()).get(0)), enemySquare);
        return arrivals(from, enemy).stream().mapToInt(man -> man).filter(man -> men.square(man) == men.square(to));
    }

    /**
     * What a man is somewhere in a turn or after it, alone with an enemy; where that is no game, with an anchor at his
     * side.
     */
    private Set<Integer> arrivals(int man, int enemy) {
        Color color = men.piece(man).color();
        Optional<Position> alone = boards.playable(color, man, enemy);
        Arrivals arrivals = new Arrivals(man);
        if (alone.isPresent()) {
            LineOfPlay.walk(alone.get(), arrivals);
        } else {
            anchors.of(color).stream()
                    .flatMap(anchor -> boards.playable(color, man, enemy, anchor).stream())
                    .forEach(scene -> LineOfPlay.walk(scene, arrivals));
        }
        return arrivals.found;
    }

    /** Collects men like one as long as there are any; what becomes of others does not matter. */
    private final class Arrivals implements LineOfPlay.Witness {

        private final int like;
        private final Set<Integer> found = new TreeSet<>();
        private final int[] buffer = new int[men.squares().size()];

        Arrivals(int like) {
            this.like = like;
        }

        @Override
        public boolean node(Cursor cursor) {
            int count = boards.read(cursor, buffer);
            boolean any = false;
            for (int i = 0; i < count; i++) {
                if (men.areAlike(buffer[i], like)) {
                    found.add(buffer[i]);
                    any = true;
                }
            }
            return any;
        }
    }
}
