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
 * Men that keep the game going while others are looked at: of the first kind with which, one man on each side, the game is
 * not over. They stand where the array puts them.
 */
final class Anchors {

    private final Men men;
    private final Set<Integer> array;
    private final PieceType kind;

    Anchors(Men men, Boards boards) {
        this.men = men;
        this.array = array(men, boards);
        this.kind = men.variant().pieceTypes().stream()
                .filter(each -> holds(each, boards))
                .findFirst()
                .orElseThrow(() -> new BadInputException("in " + men.variant().id() + " no man can be left alone"));
    }

    /** The men of this kind and side in the array, wherever the dice of a deal may put them. */
    List<Integer> array(PieceType each, Color color) {
        return array.stream()
                .filter(man -> men.piece(man).type().equals(each) && men.piece(man).color() == color)
                .toList();
    }

    /** The anchors of a side. */
    List<Integer> of(Color color) {
        return array(kind, color);
    }

    /** An anchor of a side on every square of the board in turn. */
    Collection<Integer> everywhere(Color color) {
        int code = men.code(of(color).get(0));
        List<Integer> placed = new ArrayList<>();
        for (int square = 0; square < men.squares().size(); square++) {
            placed.add(men.man(code, square));
        }
        return placed;
    }

    private boolean holds(PieceType each, Boards boards) {
        return array(each, Color.WHITE).stream()
                .anyMatch(white -> array(each, Color.BLACK).stream()
                        .anyMatch(black -> boards.playable(Color.WHITE, white, black).isPresent()));
    }

    private static Set<Integer> array(Men men, Boards boards) {
        Cursor cursor = men.variant().start().cursor();
        Set<Integer> array = new LinkedHashSet<>();
        add(cursor, boards, array);
        if (cursor.isChance()) {
            int[] outcomes = new int[men.variant().eventBound()];
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
