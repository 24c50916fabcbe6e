package org.dicechess.rules.state;

import org.dicechess.rules.codes.PromotionZones;
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
        int rules = rules(EventCode.code(move), EventCode.from(move), EventCode.to(move));
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

    /** Returns the rules, as bits, that speak of a move of a code and hold in the present position. */
    public int rules(int code, int from, int to) {
        PromotionZones zones = tables.movement.zones();
        int rules = zones.rules(code, from, to);
        int conditional = rules == 0 ? 0 : rules & zones.conditional(code);
        for (int left = conditional; left != 0; left &= left - 1) {
            int number = Integer.numberOfTrailingZeros(left);
            boolean holds = state.conditionHolds.test(zones.of(code).get(number).condition());
            rules &= holds ? -1 : ~(1 << number);
        }
        return rules;
    }

    /** Returns whether a piece that becomes another code by some rules does not make its side have too many of it. */
    public boolean isFree(int code, int rules, int after) {
        return !promotions.isBounded(code) || number(after) < promotions.mostOf(code, rules, after);
    }

    private int number(int code) {
        int number = 0;
        for (int alike : promotions.alike(code)) {
            for (int word = 0; word < state.words; word++) {
                number += Long.bitCount(state.pieces[alike * state.words + word]);
            }
        }
        return number;
    }
}
