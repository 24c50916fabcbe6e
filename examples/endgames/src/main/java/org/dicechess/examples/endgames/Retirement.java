package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Selection;
import org.dicechess.Square;

/**
 * Removes pieces that cannot return to play, so that states which differ only in them become one.
 *
 * <p>A piece cannot return if no event of a turn of its owner selects or lifts it while it is alone with the other such
 * pieces of its side, and no other piece of its kind and side is left that might join it. The answers come from the
 * rules, with anchors that keep the game going, and are stored.
 */
final class Retirement {

    private static final int ACTIVE = 1;
    private static final int STUCK = 2;

    private final PlacedPieces pieces;
    private final Boards boards;
    private final Anchors anchors;
    private final AtomicIntegerArray alone;
    private final Map<List<Integer>, List<Integer>> stuckTogether = new ConcurrentHashMap<>();

    Retirement(PlacedPieces pieces, Boards boards, Anchors anchors) {
        this.pieces = pieces;
        this.boards = boards;
        this.anchors = anchors;
        this.alone = new AtomicIntegerArray(pieces.placed(pieces.variant().pieceCodes() + 1, 0));
    }

    /**
     * Removes such pieces from the first {@code count}.
     *
     * @return the number of remaining pieces, which come first in their order
     */
    int retire(int[] placed, int count) {
        int stuck = 0;
        for (int i = 0; i < count; i++) {
            stuck += isStuckAlone(placed[i]) ? 1 : 0;
        }
        if (stuck == 0) {
            return count;
        }
        int[] all = Arrays.copyOf(placed, count);
        int left = 0;
        for (int piece : all) {
            if (!isGone(piece, all)) {
                placed[left++] = piece;
            }
        }
        return left;
    }

    private boolean isGone(int piece, int[] all) {
        if (!isStuckAlone(piece)) {
            return false;
        }
        int friends = 0;
        boolean joined = false;
        for (int other : all) {
            boolean stuck = isStuckAlone(other);
            friends += stuck && other != piece && pieces.areFriends(piece, other) ? 1 : 0;
            joined |= !stuck && pieces.areAlike(piece, other);
        }
        return !joined && (friends == 0 || isStuckTogether(piece, all));
    }

    private boolean isStuckTogether(int piece, int[] all) {
        List<Integer> lonely = Arrays.stream(all)
                .filter(other -> pieces.areFriends(piece, other) && isStuckAlone(other))
                .boxed()
                .toList();
        List<Integer> stuck = stuckTogether.computeIfAbsent(lonely, this::stuck);
        return stuck.contains(piece)
                && lonely.stream().noneMatch(other -> !stuck.contains(other) && pieces.areAlike(piece, other));
    }

    /** Returns whether a piece that is alone with an enemy cannot move, nor anything free it. */
    boolean isStuckAlone(int piece) {
        int known = alone.get(piece);
        if (known == 0) {
            known = stuck(List.of(piece)).isEmpty() ? ACTIVE : STUCK;
            alone.set(piece, known);
        }
        return known == STUCK;
    }

    /** Returns those of these pieces of one side that neither each other nor anything else can free. */
    private List<Integer> stuck(List<Integer> together) {
        List<Integer> stuck = together;
        while (!stuck.isEmpty()) {
            Set<Integer> free = free(stuck);
            if (free.isEmpty()) {
                return stuck;
            }
            stuck = stuck.stream().filter(piece -> !free.contains(piece)).toList();
        }
        return stuck;
    }

    /** If the rules refuse every position, nothing is known, and all count as free. */
    private Set<Integer> free(List<Integer> together) {
        Color color = pieces.piece(together.get(0)).owner().orElseThrow();
        List<Position> scenes = anchors.of(color).stream()
                .flatMap(own -> anchors.of(color.opponent()).stream().flatMap(enemy -> scene(together, own, enemy)))
                .toList();
        if (scenes.isEmpty()) {
            return new HashSet<>(together);
        }
        Touched touched = new Touched(together);
        scenes.forEach(scene -> LineOfPlay.walk(scene, touched));
        return touched.found;
    }

    private Stream<Position> scene(List<Integer> together, int own, int enemy) {
        List<Integer> placed = new ArrayList<>(together);
        placed.add(own);
        placed.add(enemy);
        return boards
                .playable(
                        pieces.piece(own).owner().orElseThrow(),
                        placed.stream().mapToInt(piece -> piece).toArray())
                .stream();
    }

    /** Records which of the pieces some event of the turn selects or lifts. */
    private final class Touched implements LineOfPlay.Witness {

        private final List<Integer> asked;
        private final Set<Integer> found = new HashSet<>();

        Touched(List<Integer> asked) {
            this.asked = asked;
        }

        @Override
        public boolean node(Cursor cursor) {
            return found.size() < asked.size();
        }

        @Override
        public boolean event(Cursor cursor, int number) {
            Event event = cursor.event(number);
            asked.stream().filter(piece -> touches(event, piece)).forEach(found::add);
            return found.size() < asked.size();
        }

        private boolean touches(Event event, int piece) {
            Square square = pieces.squares().get(pieces.square(piece));
            return event instanceof Selection selection && selection.square().equals(square)
                    || event instanceof Move move && move.edits().contains(new Edit.Lift(square, pieces.piece(piece)));
        }
    }
}
