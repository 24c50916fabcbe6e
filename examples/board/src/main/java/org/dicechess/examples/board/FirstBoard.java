package org.dicechess.examples.board;

import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;

/** The board at the beginning. */
public final class FirstBoard {

    private FirstBoard() {}

    /** Returns the position at the start; where chance deals the array, the one in the middle of its outcomes. */
    public static Position of(Variant variant) {
        Position start = variant.start();
        while (start.node() instanceof Node.Chance chance) {
            Position dealt = start.after(chance.outcome(chance.total() / 2).event());
            if (dealt.roll().isPresent()) {
                break;
            }
            start = dealt;
        }
        return start;
    }
}
