package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.codes.Counters;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Picks;
import org.dicechess.rules.state.State;

/** Tells which conditions hold in a state. */
public final class Conditions {

    private final State state;
    private final HookAnswers hooks;
    private final Safety safety;
    private final Numbers numbers;
    private final Picks picks;
    private final BiPredicate<List<MoveFilter>, Integer> allows;
    private final Predicate<List<MoveFilter>> possible;

    /** The pieces for which conditions have asked, by condition. */
    private final IdentityHashMap<Condition, CountedPieces> asked = new IdentityHashMap<>();

    /** The pieces face to face for which conditions have asked, by condition. */
    private final IdentityHashMap<Condition, FacingPieces> facing = new IdentityHashMap<>();

    private final IdentityHashMap<Condition, Chain> chains = new IdentityHashMap<>();

    /**
     * Creates the conditions of a state.
     *
     * @param allows returns whether one of some filters allows a move
     * @param possible returns whether the side to move has a legal move that one of some filters allows
     */
    public Conditions(
            State state,
            HookAnswers hooks,
            Safety safety,
            BiPredicate<List<MoveFilter>, Integer> allows,
            Predicate<List<MoveFilter>> possible) {
        this.state = state;
        this.hooks = hooks;
        this.safety = safety;
        this.numbers = new Numbers(state, this::number);
        this.picks = new Picks(state);
        this.allows = allows;
        this.possible = possible;
    }

    /** Returns the numbers of the state. */
    public Numbers numbers() {
        return numbers;
    }

    /**
     * Returns whether a condition holds.
     *
     * @param ofEvent tells of conditions that ask for the event right before
     */
    public boolean holds(Condition condition, Predicate<Condition> ofEvent) {
        return holds(condition, state.side, ofEvent);
    }

    /**
     * Returns whether a condition holds for a side: own is what belongs to it. It does not ask for the event before.
     */
    public boolean holds(Condition condition, int side) {
        return holds(condition, side, event -> false);
    }

    private boolean holds(Condition condition, int side, Predicate<Condition> ofEvent) {
        if (condition instanceof Condition.Not not) {
            return !holds(not.of(), side, ofEvent);
        } else if (condition instanceof Condition.All all) {
            return !any(all.of(), false, side, ofEvent);
        } else if (condition instanceof Condition.Any any) {
            return any(any.of(), true, side, ofEvent);
        } else if (condition instanceof Condition.Captured
                || condition instanceof Condition.Moved
                || condition instanceof Condition.FirstMove
                || condition instanceof Condition.ThroughArrival) {
            return ofEvent.test(condition);
        }
        return holdsNow(condition, side);
    }

    /** Returns whether one of some conditions holds, or one does not. */
    private boolean any(List<Condition> of, boolean holds, int side, Predicate<Condition> ofEvent) {
        for (int i = 0; i < of.size(); i++) {
            if (holds(of.get(i), side, ofEvent) == holds) {
                return true;
            }
        }
        return false;
    }

    private boolean holdsNow(Condition condition, int side) {
        if (condition instanceof Condition.Pieces pieces) {
            int number = number(pieces, side);
            return number >= pieces.from() && number <= pieces.to();
        } else if (condition instanceof Condition.Check check) {
            return safety.royals.inCheck(check.enemy() ? side ^ 1 : side);
        } else if (condition instanceof Condition.TurnNumber turn) {
            return state.turn() >= turn.from() && state.turn() <= turn.to();
        } else if (condition instanceof Condition.OnTurn one) {
            return one.side().ordinal() == state.side;
        } else if (condition instanceof Condition.Speaks one) {
            return one.side().ordinal() == side;
        } else if (condition instanceof Condition.Count count) {
            return Counters.get(state.counters, count.counter()) >= count.reaches();
        } else if (condition instanceof Condition.Within within) {
            return numbers.holds(within, side);
        } else if (condition instanceof Condition.MayCastle castles) {
            return mayCastle(castles.way(), castles.enemy() ? side ^ 1 : side);
        } else if (condition instanceof Condition.Together together) {
            return counted(together).areTogether(together.enemy() ? side ^ 1 : side);
        } else if (condition instanceof Condition.FaceToFace pieces) {
            return facing(pieces).anyFace();
        } else if (condition instanceof Condition.Chain chain) {
            return isChain(chain, chain.enemy() ? side ^ 1 : side);
        } else if (condition instanceof Condition.Possible moves) {
            return possible.test(moves.filters());
        } else if (condition instanceof Condition.Hooked hooked) {
            return hooks.holds(hooked);
        }
        Condition.Picked picked = (Condition.Picked) condition;
        return Arrays.stream(picks.moves()).anyMatch(move -> allows.test(picked.filters(), move));
    }

    private boolean mayCastle(String way, int side) {
        for (CastlingRule.Row row : state.tables.castlings.rows()) {
            if (row.color() == side
                    && row.name().equals(way)
                    && state.at(row.king()) == state.tables.castler(side)
                    && (state.rights >>> state.tables.castlings.right(side, row.rook()) & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether pieces stand together for the side to move, one of them on a square of a set. */
    boolean areTogether(Condition.Together condition, long[] through) {
        return counted(condition).areTogether(condition.enemy() ? state.side ^ 1 : state.side, through);
    }

    private CountedPieces counted(Condition.Together condition) {
        CountedPieces known = asked.get(condition);
        if (known == null) {
            known = new CountedPieces(state, safety, condition);
            asked.put(condition, known);
        }
        return known;
    }

    private FacingPieces facing(Condition.FaceToFace condition) {
        FacingPieces known = facing.get(condition);
        if (known == null) {
            known = new FacingPieces(state, condition);
            facing.put(condition, known);
        }
        return known;
    }

    private boolean isChain(Condition.Chain condition, int side) {
        Chain known = chains.get(condition);
        if (known == null) {
            known = new Chain(state, condition);
            chains.put(condition, known);
        }
        return known.holds(side);
    }

    private int number(Condition.Pieces pieces, int side) {
        CountedPieces known = counted(pieces);
        return switch (pieces.whose()) {
            case OWN -> known.count(side, side);
            case ENEMY -> known.count(side ^ 1, side);
            case EITHER -> known.count(side, side) + known.count(side ^ 1, side);
        };
    }

    private CountedPieces counted(Condition.Pieces pieces) {
        CountedPieces known = asked.get(pieces);
        if (known == null) {
            known = new CountedPieces(state, safety, pieces);
            asked.put(pieces, known);
        }
        return known;
    }

    /** Adds to a set the squares of all pieces of which a condition speaks, or one of its parts, for a side. */
    void mark(Condition condition, int side, long[] set) {
        for (Condition part : condition.parts().toList()) {
            Condition.Pieces pieces = (Condition.Pieces) part;
            if (pieces.whose() != Action.Whose.ENEMY) {
                counted(pieces).mark(side, side, set);
            }
            if (pieces.whose() != Action.Whose.OWN) {
                counted(pieces).mark(side ^ 1, side, set);
            }
        }
    }
}
