package org.dicechess.rules.state;

import org.dicechess.rules.codes.Promotions;
import org.dicechess.rules.table.Tables;

/** What pieces may become in the present position where their arrival alone does not tell. */
public final class PromotionChoices {

    private final State state;
    private final Tables tables;
    private final Promotions promotions;

    public PromotionChoices(State state) {
        this.state = state;
        this.tables = state.tables;
        this.promotions = tables.promotions;
    }

    /**
     * Adds a move to a list, once for each code that the piece may have afterwards, and returns the index after the
     * last. Nothing is added if the piece has to promote and its side has enough pieces of each kind.
     *
     * @param move the move as if the piece kept its code
     */
    public int add(int move, int[] out, int begin) {
        int rules = tables.movement.zones().rules(EventCode.code(move), EventCode.from(move), EventCode.to(move));
        if (rules == 0) {
            out[begin] = move;
            return begin + 1;
        }
        int end = begin;
        for (int code : promotions.of(state.array(), EventCode.code(move), rules)) {
            if (isFree(EventCode.code(move), rules, code)) {
                out[end++] = EventCode.withCode(move, code);
            }
        }
        return end;
    }

    /** Returns whether a piece that becomes another code by some rules does not make its side have too many of it. */
    public boolean isFree(int code, int rules, int after) {
        return !promotions.isBounded(code) || number(after) < promotions.mostOf(code, rules, after);
    }

    private int number(int code) {
        int number = 0;
        for (int alike : tables.codesOf(tables.codes.piece(code).type())[code + 1 & 1]) {
            for (int word = 0; word < state.words; word++) {
                number += Long.bitCount(state.pieces[alike * state.words + word]);
            }
        }
        return number;
    }
}
