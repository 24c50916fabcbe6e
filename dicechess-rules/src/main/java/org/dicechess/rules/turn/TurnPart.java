package org.dicechess.rules.turn;

import java.util.BitSet;

/**
 * A part of a turn's expression. Nothing changes its sets.
 *
 * @param first the stages, by number, with which it can begin
 * @param last the stages with which it can end
 * @param mayBeEmpty whether it can have no stage, and the turn goes on behind it
 * @param again whether it can have no stage, and the turn begins anew
 * @param stops whether it can have no stage, and the turn ends
 * @param rollsAgain the rolls before it, by number, that may be thrown again in its place
 */
record TurnPart(BitSet first, BitSet last, boolean mayBeEmpty, boolean again, boolean stops, BitSet rollsAgain) {

    static final BitSet NONE = new BitSet();

    static final TurnPart NOTHING = new TurnPart(NONE, NONE, true, false, false, NONE);

    static final TurnPart AGAIN = new TurnPart(NONE, NONE, false, true, false, NONE);

    static final TurnPart STOP = new TurnPart(NONE, NONE, false, false, true, NONE);

    /** Returns a part at which a roll before it is thrown again. */
    static TurnPart rollAgain(int roll) {
        return new TurnPart(NONE, NONE, false, false, false, only(roll));
    }

    /** Returns the set of one number. */
    static BitSet only(int number) {
        BitSet set = new BitSet();
        set.set(number);
        return set;
    }
}
