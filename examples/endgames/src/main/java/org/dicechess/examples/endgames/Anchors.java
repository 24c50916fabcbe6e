package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.PieceType;

/**
 * Extra pieces that keep the game going while other pieces are examined: of the first kinds, one on each side, with
 * which the game is not over. They stand on their squares of the array.
 */
final class Anchors {

    private final PlacedPieces pieces;
    private final Set<Integer> array;
    private final int white;
    private final int black;

    Anchors(PlacedPieces pieces, Boards boards) {
        this.pieces = pieces;
        this.array = array(pieces, boards);
        int[] pair = pair(boards);
        this.white = pair[0];
        this.black = pair[1];
    }

    /** Returns the pieces of this kind and side in the array, for every outcome of a deal. */
    List<Integer> array(PieceType each, Color color) {
        return array.stream()
                .filter(placed -> pieces.piece(placed).type().equals(each)
                        && pieces.piece(placed).isOf(color))
                .toList();
    }

    /** Returns the anchors of a side. */
    List<Integer> of(Color color) {
        return array(pieces.piece(color == Color.WHITE ? white : black).type(), color);
    }

    /** Returns an anchor of a side on every square of the board in turn. */
    Collection<Integer> everywhere(Color color) {
        int code = pieces.code(of(color).get(0));
        List<Integer> placed = new ArrayList<>();
        for (int square = 0; square < pieces.squares().size(); square++) {
            placed.add(pieces.placed(code, square));
        }
        return placed;
    }

    private int[] pair(Boards boards) {
        for (int one : of(array, Color.WHITE)) {
            for (int other : of(array, Color.BLACK)) {
                if (boards.playable(Color.WHITE, one, other).isPresent()) {
                    return new int[] {one, other};
                }
            }
        }
        throw new BadInputException("in " + pieces.variant().id() + " no piece can be left alone");
    }

    /** Returns the anchors of one side, by kind in the order of the definition. */
    private List<Integer> of(Collection<Integer> all, Color color) {
        return all.stream()
                .filter(placed -> pieces.piece(placed).isOf(color))
                .sorted()
                .toList();
    }

    private static Set<Integer> array(PlacedPieces pieces, Boards boards) {
        Cursor cursor = pieces.variant().start().cursor();
        Set<Integer> array = new LinkedHashSet<>();
        add(cursor, boards, array);
        if (cursor.isChance()) {
            int[] outcomes = new int[pieces.variant().eventBound()];
            for (int outcome : Arrays.copyOf(outcomes, cursor.list(outcomes, 0))) {
                cursor.play(outcome);
                add(cursor, boards, array);
                cursor.undo();
            }
        }
        return array;
    }

    private static void add(Cursor cursor, Boards boards, Set<Integer> array) {
        int[] all = new int[cursor.variant().board().squares().size()];
        Arrays.stream(all, 0, boards.read(cursor, all)).forEach(array::add);
    }
}
