package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.PieceType;
import org.dicechess.Position;

/**
 * Where a man of a kind can be, and how he can face there: what he can come to from the squares of the array while one enemy
 * man may stand anywhere to be taken.
 */
final class Placements {

    private final Men men;
    private final Boards boards;
    private final Anchors anchors;
    private final Retirement retirement;
    private final Map<Integer, int[]> known = new HashMap<>();

    Placements(Men men, Boards boards, Anchors anchors, Retirement retirement) {
        this.men = men;
        this.boards = boards;
        this.anchors = anchors;
        this.retirement = retirement;
    }

    /** The men of this kind and side, by square, then by facing. */
    int[] of(PieceType kind, Color color) {
        return known.computeIfAbsent(men.codes(kind, color)[0], code -> search(kind, color));
    }

    private int[] search(PieceType kind, Color color) {
        Set<Integer> found = new TreeSet<>(anchors.array(kind, color));
        if (found.isEmpty()) {
            throw new BadInputException("the array has no " + kind.name());
        }
        List<Integer> wave = new ArrayList<>(found);
        while (!wave.isEmpty()) {
            List<Integer> next = wave.parallelStream().flatMap(this::reached).distinct().toList();
            wave = next.stream().filter(found::add).toList();
        }
        return found.stream()
                .sorted((one, other) -> men.square(one) != men.square(other) ? men.square(one) - men.square(other) : one - other)
                .mapToInt(man -> man)
                .toArray();
    }

    /** What the man can be after a turn, wherever the enemy stands. */
    private Stream<Integer> reached(int man) {
        PieceType kind = men.piece(man).type();
        Color color = men.piece(man).color();
        Arrivals arrivals = new Arrivals(kind, color);
        for (int enemy : anchors.everywhere(color.opponent())) {
            scenes(man, enemy).forEach(scene -> LineOfPlay.walk(scene, arrivals));
        }
        return arrivals.found.stream();
    }

    /** The man alone with the enemy; where that is no game, with an anchor at his side. */
    private Collection<Position> scenes(int man, int enemy) {
        Color color = men.piece(man).color();
        Optional<Position> alone = boards.playable(color, man, enemy);
        return alone.isPresent()
                ? List.of(alone.get())
                : anchors.of(color).stream()
                        .flatMap(anchor -> boards.playable(color, man, enemy, anchor).stream())
                        .toList();
    }

    /** Collects the men of a kind and side that stand on the board when the turn is over. */
    private final class Arrivals implements LineOfPlay.Witness {

        private final PieceType kind;
        private final Color color;
        private final Set<Integer> found = new TreeSet<>();
        private final int[] buffer = new int[men.squares().size()];

        Arrivals(PieceType kind, Color color) {
            this.kind = kind;
            this.color = color;
        }

        @Override
        public boolean event(Cursor cursor, int event) {
            return true;
        }

        @Override
        public void end(Cursor cursor) {
            int count = retirement.retire(buffer, boards.read(cursor, buffer));
            Arrays.stream(buffer, 0, count)
                    .filter(man -> men.piece(man).type().equals(kind) && men.piece(man).color() == color)
                    .forEach(found::add);
        }
    }
}
