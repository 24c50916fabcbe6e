package org.dicechess.rules.make;

import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.state.State;

/** Plays the effects of an event on further pieces, and takes them back. */
final class EffectPlay {

    final EffectLog log;
    private final State state;
    private final Effects effects;
    private final BoardChanges changes;
    private final HandPlay hands;
    private final Branching branching;
    private final MovedPieces movedPieces;
    private final CounterTable counting;
    private final boolean holds;
    private final boolean branches;

    /** Whether turns end with effects. */
    final boolean ofTurns;

    /** The number of effects of the present event. */
    private int due;

    /** Whether the present effects are those of the end of a turn. */
    private boolean ends;

    /** Whether effects of the last event have changed a piece; those of the end of a turn do not count. */
    private boolean affects;

    EffectPlay(
            State state,
            Effects effects,
            BoardChanges changes,
            HandPlay hands,
            Branching branching,
            MovedPieces movedPieces,
            boolean branches) {
        this.movedPieces = movedPieces;
        this.log = new EffectLog(state);
        this.state = state;
        this.effects = effects;
        this.changes = changes;
        this.hands = hands;
        this.branching = branching;
        this.branches = branches;
        this.counting = state.tables.counting;
        this.ofTurns = state.tables.game.effects().stream()
                .flatMap(effect -> effect.after().stream())
                .anyMatch(trigger -> trigger.when() == Effect.When.TURN);
        this.holds = state.tables.numbers.holds;
    }

    /** Finds the effects of an event that is about to be played, by its number in the log. */
    void begin(int event, int depth) {
        ends = false;
        affects = false;
        log.begin(depth);
        due = effects.begin(event);
    }

    /** Plays the effects of the present event. */
    void play() {
        for (int i = 0; i < due; i++) {
            Action action = effects.action(i);
            effects.change(i, edits -> {
                affect(edits, action instanceof Action.Replaces);
                if (branches && !ends) {
                    follow(action, edits);
                }
            });
        }
    }

    /** Plays the effects of the end of a turn. What they take, no move has captured. */
    void endTurn() {
        if (ofTurns) {
            ends = true;
            due = effects.endTurn();
            play();
        }
    }

    /** Returns whether effects of the last event have changed a piece; those of the end of a turn do not count. */
    boolean affects() {
        return affects;
    }

    /** Follows the pieces that the turn remembers; those of the end of a turn are forgotten. */
    private void follow(Action action, int[] edits) {
        if (state.tables.numbers.remembersMoved) {
            movedPieces.leave(edits, action instanceof Action.Sends || action instanceof Action.Shifts);
        }
        branching.follow(action, edits);
    }

    private void affect(int[] edits, boolean takes) {
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            state.seen = 0;
            affects |= !ends;
            log.keep(HookAnswer.square(edits[i]), takes && !ends);
            int before = changes.leave(HookAnswer.square(edits[i]));
            if (takes && before != 0) {
                take(before);
            }
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if (HookAnswer.code(edits[i]) != 0) {
                state.put(HookAnswer.square(edits[i]), HookAnswer.code(edits[i]));
            }
        }
    }

    /** Returns whether a capture by the side to move, with its effects, leaves that side all its royals. */
    boolean keepsRoyals(int event) {
        return effects.keepsRoyals(event);
    }

    /** Treats a piece that an effect removes, or makes another, as captured by the enemy of its side. */
    private void take(int code) {
        if (holds) {
            hands.hold(code, Codes.otherSide(code));
        }
        if (branches) {
            branching.noteFurther(code);
        }
        state.counters = counting.afterMove(state.counters, 0, code);
    }
}
