package org.dicechess.rules.events;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Edit;
import org.dicechess.Square;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.table.Tables;

/**
 * The edits and the text of a move with further effects.
 *
 * <p>The text follows start, arrival and promotion: {@code xe5} is a capture on another square than the arrival,
 * {@code ,e5e4} a piece that goes from one square to another, {@code ,Ne4} a piece that stands there afterwards.
 */
final class EffectText {

    private final Tables tables;
    private final byte[] board;
    private final int[] effect;
    private final int to;
    private final StringBuilder text = new StringBuilder();

    /** For each edit whether the text names the arrival of a piece. */
    private final boolean[] arrivalWritten;

    /** For each edit whether the text names the departure of a piece. */
    private final boolean[] departureWritten;

    EffectText(Tables tables, byte[] board, int from, int[] effect) {
        this.tables = tables;
        this.board = board;
        this.effect = effect;
        this.to = HookAnswer.arrival(effect);
        this.arrivalWritten = new boolean[effect.length];
        this.departureWritten = new boolean[effect.length];
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            departureWritten[i] = before(i) == 0 || square(i) == from;
            arrivalWritten[i] = after(i) == 0 || square(i) == to;
        }
        writeShifts();
        writeRest();
    }

    /** Returns the text after start, arrival and promotion; never empty. */
    String text() {
        return text.toString();
    }

    /** Returns the edits in the order of their squares in the effect; a lift comes before a put on the same square. */
    List<Edit> edits() {
        List<Edit> edits = new ArrayList<>();
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (before(i) != 0) {
                edits.add(new Edit.Lift(on(i), tables.codes.piece(before(i))));
            }
            if (after(i) != 0) {
                edits.add(new Edit.Put(on(i), tables.codes.piece(after(i))));
            }
        }
        return edits;
    }

    /** Writes the pieces that leave one square and arrive on another, in the order of the edits. */
    private void writeShifts() {
        for (int one = HookAnswer.HEAD; one < effect.length; one++) {
            for (int other = HookAnswer.HEAD; other < effect.length && !departureWritten[one]; other++) {
                if (!arrivalWritten[other] && after(other) == before(one)) {
                    text.append(EventSyntax.shift(on(one), on(other)));
                    departureWritten[one] = true;
                    arrivalWritten[other] = true;
                }
            }
        }
    }

    private void writeRest() {
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (!departureWritten[i] && square(i) != to && after(i) == 0) {
                text.append(EventSyntax.capture(on(i)));
            }
        }
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (!arrivalWritten[i]) {
                text.append(EventSyntax.change(tables.codes.piece(after(i)), on(i)));
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

    private Square on(int edit) {
        return tables.game.squares().square(square(edit));
    }
}
