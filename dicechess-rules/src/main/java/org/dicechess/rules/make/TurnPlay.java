package org.dicechess.rules.make;

import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.codes.Fates;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Goes on with a turn behind an event: the next stage, the dice in hand, the end of the turn. */
final class TurnPlay {

    private final State state;
    private final Tables tables;
    private final Stages stages;
    private final int[] afterMove;
    private final int[] afterSpend;
    private final int over;
    private final Fates fates;
    private final boolean[] waits;
    private final CounterTable counting;
    private final Rolls rolls;
    private final Safety safety;
    private final HookAnswers hooks;
    private final Branching branching;
    private final MovedPieces movedPieces;
    private final EffectPlay effects;
    private final boolean affects;
    private final boolean branches;

    /** The dice in hand after the present event. */
    private int rest;

    TurnPlay(
            State state,
            Safety safety,
            HookAnswers hooks,
            Branching branching,
            MovedPieces movedPieces,
            EffectPlay effects,
            boolean branches) {
        this.state = state;
        this.tables = state.tables;
        this.stages = tables.stages;
        this.afterMove = stages.afterMove;
        this.afterSpend = stages.afterSpend;
        this.over = stages.over;
        this.fates = tables.fates;
        this.waits = fates.waits;
        this.counting = tables.counting;
        this.rolls = tables.rolls;
        this.safety = safety;
        this.hooks = hooks;
        this.branching = branching;
        this.movedPieces = movedPieces;
        this.effects = effects;
        this.affects = !tables.game.effects().isEmpty();
        this.branches = branches;
    }

    /** Begins an event, after which no dice are in hand unless it says so. */
    void begin() {
        rest = 0;
    }

    /** Says that the dice in hand stay there. */
    void keepDice() {
        rest = state.roll();
    }

    /** Returns the stage after castling, which may spend dice of one or the other use. */
    int afterCastling(int stage, int use) {
        return afterSpend[stage] < 0 ? afterMove[stage] : spend(rolls.castleSpends(state.roll())[use]);
    }

    /**
     * Returns the stage after a move of a code. Where dice are spent one by one, the move takes a die out of the hand.
     */
    int afterMove(int event, int code) {
        int roll = state.roll();
        int stage = state.stage();
        return roll == 0 || afterSpend[stage] < 0
                ? afterMove[stage]
                : spend(rolls.rest(roll, state.side, code, EventCode.choice(event)));
    }

    /** Takes a die out of the hand and returns the next stage. */
    private int spend(int left) {
        rest = left;
        int due = state.due();
        if (due != 0) {
            int spent = rolls.size(state.roll()) - rolls.size(left);
            state.clock = Clock.withDue(state.clock, Math.max(0, due - spent));
        }
        return left == 0 ? afterSpend[state.stage()] : state.stage();
    }

    /**
     * Goes on to the next stage, or suspends the turn if the captured piece awaits placement and has a square to go to.
     */
    void conclude(int next, int captured, int square) {
        int waiting = captured != 0 && waits[captured] ? waiting(captured, square) : 0;
        if (waiting != 0) {
            state.clock =
                    Clock.pack(state.side, next, 0, rest, fates.placed[captured], waiting, state.due(), state.turn());
            lookForEnPassant();
        } else {
            advance(next);
        }
    }

    private int waiting(int captured, int square) {
        if (!fates.waits(captured, square, state.all)) {
            return 0;
        }
        return tables.hooked.fate[captured] ? hooks.waiting(captured, square) : Clock.WAITING;
    }

    void advance(int next) {
        if (next == over) {
            end();
        } else {
            state.clock = Clock.goingOn(state.clock, next, rest, rest == 0 ? 0 : state.due());
            lookForEnPassant();
            if (branches && endsByBranching()) {
                end();
            }
        }
    }

    private boolean endsByBranching() {
        if (branching.isPaused()) {
            return false;
        }
        resolve();
        return stages.isEnd(state.stage());
    }

    /**
     * Goes on to where no condition decides. Conditions may ask for moves, so the squares open to en passant are known
     * before; other ones may matter after.
     */
    void resolve() {
        if (branching.isResolved()) {
            return;
        }
        branching.resolve();
        state.seen = 0;
        lookForEnPassant();
    }

    /** Ends the turn. The squares that it has opened replace the squares that were open to it. */
    void end() {
        if (affects) {
            effects.endTurn();
        }
        state.counters = counting.counted(state.counters);
        state.clock = Clock.nextTurn(state.clock);
        state.side ^= 1;
        if ((state.enPassant | state.opened) != 0) {
            state.enPassant = state.opened;
            state.opened = 0;
            state.clock = Clock.withLive(state.clock, state.enPassant == 0 ? 0 : safety.enPassant.live());
        }
        if (branches) {
            branching.endTurn();
            if (tables.numbers.remembersMoved) {
                movedPieces.forget();
            }
            resolve();
        }
    }

    /** Computes the live bits, where any square is open to en passant. */
    void lookForEnPassant() {
        if ((state.enPassant | state.opened) != 0) {
            state.clock = Clock.withLive(state.clock, safety.enPassant.live());
        }
    }

    /** Chooses a piece and its dice. A roll before is no longer in hand. */
    void select(int square, int pool) {
        state.clock = Clock.pack(
                state.side, stages.afterChoice[state.stage()], 0, 0, square, pool + 1, state.due(), state.turn());
        lookForEnPassant();
    }

    /** Picks a move, or goes on as a player or chance has chosen. */
    void choose(int event, int stage) {
        rest = state.roll();
        if (stages.afterPick[stage] < 0) {
            advance(stages.options.get(stage).get(EventCode.number(event)).to());
        } else {
            branching.pick(EventCode.picked(event), stages.pickNumber[stage]);
            advance(stages.afterPick[stage]);
        }
    }

    void pass(int stage) {
        if (state.roll() != 0 && afterSpend[stage] >= 0) {
            advance(afterSpend[stage]);
        } else {
            boolean picks = stages.afterPick[stage] >= 0;
            rest = picks ? state.roll() : 0;
            if (picks && stages.pickNumber[stage] == 0) {
                branching.forgetPicks();
            }
            advance(stages.afterPass[stage]);
        }
    }
}
