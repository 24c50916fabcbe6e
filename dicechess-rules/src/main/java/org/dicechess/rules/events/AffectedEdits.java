package org.dicechess.rules.events;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Edit;
import org.dicechess.Square;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.table.Tables;

/** Completes the edits of a move by what its effects change. */
final class AffectedEdits {

    private final Tables tables;
    private final byte[] before;

    /** Creates the edits for moves from a board. */
    AffectedEdits(Tables tables, byte[] before) {
        this.tables = tables;
        this.before = before;
    }

    /**
     * Returns the edits of a move with its effects.
     *
     * @param affected the squares that the effects change, as edits that tell what stands there afterwards, one for
     *     each square
     */
    List<Edit> of(List<Edit> edits, int[] affected) {
        List<Edit> all = new ArrayList<>(edits);
        for (int edit : affected) {
            change(all, HookAnswer.square(edit), HookAnswer.code(edit));
        }
        return all;
    }

    private void change(List<Edit> edits, int at, int after) {
        Square square = tables.game.squares().square(at);
        int code = before[at] & 255;
        edits.removeIf(edit -> edit.place().equals(square));
        if (code == after) {
            return;
        }
        if (code != 0) {
            edits.add(new Edit.Lift(square, tables.codes.piece(code)));
        }
        if (after != 0) {
            edits.add(new Edit.Put(square, tables.codes.piece(after)));
        }
    }
}
