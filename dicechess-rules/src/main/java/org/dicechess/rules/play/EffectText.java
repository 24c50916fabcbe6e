package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Edit;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.table.Tables;

/**
 * The edits of a move that does more than go and take, and what its text tells besides start and arrival: {@code xe5} a
 * man taken elsewhere, {@code ,e5e4} a man who goes from one square to another, {@code ,Ne4} a man who stands there
 * instead.
 */
final class EffectText {

    private final Tables tables;
    private final byte[] board;
    private final int[] effect;
    private final int to;
    private final StringBuilder text = new StringBuilder();

    /** For each edit whether the text has told who came or went there. */
    private final boolean[] came;

    private final boolean[] went;

    EffectText(Tables tables, byte[] board, int from, int[] effect) {
        this.tables = tables;
        this.board = board;
        this.effect = effect;
        this.to = HookAnswer.arrival(effect);
        this.came = new boolean[effect.length];
        this.went = new boolean[effect.length];
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            went[i] = before(i) == 0 || square(i) == from;
            came[i] = after(i) == 0 || square(i) == to;
        }
        tellShifts();
        tellRest();
    }

    /** What stands behind the squares of start and arrival and the new kind; never empty. */
    String text() {
        return text.toString();
    }

    /** Everybody lifted, then everybody put. */
    List<Edit> edits() {
        List<Edit> edits = new ArrayList<>();
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (before(i) != 0) {
                edits.add(new Edit.Lift(tables.game.squares().square(square(i)), tables.codes.piece(before(i))));
            }
            if (after(i) != 0) {
                edits.add(new Edit.Put(tables.game.squares().square(square(i)), tables.codes.piece(after(i))));
            }
        }
        return edits;
    }

    /** Men who leave one square and arrive on another, square by square. */
    private void tellShifts() {
        for (int one = HookAnswer.HEAD; one < effect.length; one++) {
            for (int other = HookAnswer.HEAD; other < effect.length && !went[one]; other++) {
                if (!came[other] && after(other) == before(one)) {
                    text.append(',').append(name(one)).append(name(other));
                    went[one] = true;
                    came[other] = true;
                }
            }
        }
    }

    private void tellRest() {
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (!went[i] && square(i) != to && after(i) == 0) {
                text.append('x').append(name(i));
            }
        }
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (!came[i]) {
                text.append(',').append(tables.codes.piece(after(i)).text()).append(name(i));
            }
        }
    }

    private int square(int edit) {
        return HookAnswer.square(effect[edit]);
    }

    private int before(int edit) {
        return board[square(edit)] & 255;
    }

    private int after(int edit) {
        return HookAnswer.code(effect[edit]);
    }

    private String name(int edit) {
        return tables.game.squares().square(square(edit)).text();
    }
}
