package org.dicechess.rules.table;

import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Kind;

/** Works out how many events a node has at most. */
record EventBound(Tables tables) {

    /** Every square with the man that has the most moves there, promotions, castling and choices of dice included. */
    int bound() {
        int bound = tables.castlings.rights() + 1;
        for (int square = 0; square < tables.squares; square++) {
            int most = 0;
            for (int code = 1; code <= tables.codes.count(); code++) {
                most = Math.max(most, Math.max(targets(code, square), tables.walks.walks(code) ? walkTargets(code) : 0));
            }
            bound += most;
        }
        bound *= tables.rolls.mostUses();
        bound += tables.squares;
        for (Action action : tables.game.actions()) {
            bound += bound(action);
        }
        for (int pool = 0; pool < tables.game.pools().size(); pool++) {
            bound = Math.max(bound, tables.rolls.last(pool) - tables.rolls.first(pool) + 1);
        }
        return Math.max(bound, tables.game.setup().deal().outcomes());
    }

    private int bound(Action action) {
        if (action instanceof Action.Relocates relocates) {
            return 2 * relocates.from().white().cardinality() * relocates.to().white().cardinality();
        }
        if (action instanceof Action.Becomes becomes) {
            int states = 0;
            for (Kind kind : becomes.by()) {
                states += kind.states();
            }
            return 2 * tables.squares * states;
        }
        return 2 * tables.squares;
    }

    /** At most every square in every facing. */
    private int walkTargets(int code) {
        return tables.codes.man(code).type().states();
    }

    private int targets(int code, int square) {
        int[] blocks = tables.movement.blocks();
        int targets = 0;
        int at = tables.movement.start()[code * tables.squares + square];
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int each = (header & Block.PROMOTES) == 0 ? 1 : tables.promotions.most(code);
            targets += Math.max(1, each) * Block.squares(header);
            at += 1 + Block.squares(header);
        }
        targets += tables.hooked.moves[code] ? Tables.MOST_EFFECTS : 0;
        return targets;
    }
}
