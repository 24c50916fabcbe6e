package org.dicechess.rules.moves;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.dice.NamedSquares;
import org.dicechess.rules.make.Conditions;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.make.Numbers;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.NearSquares;
import org.dicechess.rules.state.Picks;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Tells of one listed move whether clauses of filters hold. */
final class ClauseTest {

    private static final int UNKNOWN = -1;

    /** How many tries of a move the search for one reply takes about, besides the replies that are tried. */
    private static final long MATE = 10;

    private final State state;
    private final Tables tables;
    private final NamedSquares named;
    private final EventFacts facts;
    private final Safety safety;
    private final Mover mover;
    private final Conditions conditions;
    private final Picks picks;
    private final Numbers numbers;
    private final int[] captured;
    private final long[] taken;
    private int event;
    private int checks;
    private final Predicate<int[]> isMated;
    private final NearSquares near;
    private final ReachedSquares reached;

    /** Room for the events after a move that may give mate; empty until it is needed. */
    private int[] room = {};

    /** Whether a mate is looked for. Filters that forbid mate do not hold back the replies to a check. */
    private boolean looksForMate;

    ClauseTest(
            State state,
            EventFacts facts,
            Safety safety,
            Generator generator,
            Mover mover,
            Conditions conditions,
            Predicate<int[]> isMated) {
        this.reached = new ReachedSquares(state, generator);
        this.isMated = isMated;
        this.near = new NearSquares(state);
        this.conditions = conditions;
        this.state = state;
        this.tables = state.tables;
        this.named = new NamedSquares(tables.rolls);
        this.facts = facts;
        this.safety = safety;
        this.mover = mover;
        this.picks = new Picks(state);
        this.numbers = conditions.numbers();
        this.captured = new int[2 * tables.squares];
        this.taken = new long[tables.words];
    }

    /** Sets the move of which clauses speak. */
    void of(int move) {
        event = move;
        checks = UNKNOWN;
    }

    /** Returns whether one of some filters allows the move. An action on all its pieces has looked at each of them. */
    boolean allows(List<MoveFilter> filters) {
        if (EventCode.isWhole(event)) {
            return true;
        }
        for (MoveFilter filter : filters) {
            if (allows(filter)) {
                return true;
            }
            Work.filter(state);
        }
        return false;
    }

    private boolean allows(MoveFilter filter) {
        for (MoveFilter.Clause clause : filter.clauses()) {
            if (!holds(clause)) {
                return false;
            }
        }
        return true;
    }

    boolean holds(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Rolled) {
            return isRolled();
        } else if (clause instanceof MoveFilter.Kinds kinds) {
            return kinds.kinds().get(kind());
        } else if (clause instanceof MoveFilter.From in) {
            return from() >= 0 && isIn(in.area(), from());
        } else if (clause instanceof MoveFilter.To to) {
            return to() >= 0 && isIn(to.area(), to());
        } else if (clause instanceof MoveFilter.Departure) {
            return to() >= 0 && tables.numbers.isDeparture(state.board, to());
        } else if (clause instanceof MoveFilter.Reached) {
            return to() >= 0 && reached.has(to());
        } else if (clause instanceof MoveFilter.Distance distance) {
            return distance() >= numbers.value(distance.least()) && distance() <= numbers.value(distance.most());
        } else if (clause instanceof MoveFilter.Heads heads) {
            return from() >= 0 && to() >= 0 && heads(heads.anyOf());
        } else if (clause instanceof MoveFilter.Picked picked) {
            return picks.has(event) == picked.must();
        } else if (clause instanceof MoveFilter.PickedPiece piece) {
            return isOfPick(piece.captured());
        } else if (clause instanceof MoveFilter.LastPiece last) {
            return (from() + 1 == Clock.last(state.clock)) == last.same();
        } else if (clause instanceof MoveFilter.Unmoved) {
            return from() < 0 || !tables.numbers.hasMoved(state.board, from());
        } else if (clause instanceof MoveFilter.Also also) {
            return allows(also.filters()) == also.allows();
        } else if (clause instanceof MoveFilter.OnlyIf only) {
            return isCase(only.condition());
        } else if (clause instanceof MoveFilter.FromRolled in) {
            return from() >= 0 && isIn(named.of(in.dice(), state.roll()), from());
        } else if (clause instanceof MoveFilter.ToRolled to) {
            return to() >= 0 && isIn(named.of(to.dice(), state.roll()), to());
        } else if (clause instanceof MoveFilter.FromLines in) {
            return from() >= 0 && isOn(in.lines(), from());
        } else if (clause instanceof MoveFilter.ToLines to) {
            return to() >= 0 && isOn(to.lines(), to());
        }
        return holdsAfter(clause);
    }

    /** Tells whether a condition holds. It may ask whether filters allow another move, so this one is set again. */
    private boolean isCase(Condition condition) {
        int move = event;
        boolean holds = conditions.holds(condition, never -> false);
        of(move);
        return holds;
    }

    /** Tells the same of clauses that speak of what the move does. */
    private boolean holdsAfter(MoveFilter.Clause clause) {
        if (clause instanceof MoveFilter.Becomes becomes) {
            int code = facts.becomes(event);
            return code != 0 && becomes.kinds().get(tables.kindOf[code]);
        } else if (clause instanceof MoveFilter.BecomesRolled) {
            int code = facts.becomes(event);
            return code != 0 && isNamed(tables.kindOf[code]);
        } else if (clause instanceof MoveFilter.KeepsKind) {
            return facts.becomes(event) == 0;
        } else if (clause instanceof MoveFilter.Captures captures) {
            return facts.captures(event) == captures.must();
        } else if (clause instanceof MoveFilter.CapturesEnPassant) {
            return EventCode.kind(event) == EventCode.EN_PASSANT;
        } else if (clause instanceof MoveFilter.CapturesKinds captures) {
            return capturesAny(captures.kinds());
        } else if (clause instanceof MoveFilter.CapturesAttackers) {
            return capturesAttackers();
        } else if (clause instanceof MoveFilter.CapturesMost) {
            throw new AssertionError("most captures are no matter of one move");
        } else if (clause instanceof MoveFilter.Leaves leaves) {
            return leaves(leaves.condition());
        }
        if (clause instanceof MoveFilter.Near there) {
            int count = near(there);
            return count >= there.least() && count <= there.most();
        }
        if (clause instanceof MoveFilter.Affects affects) {
            return affects() == affects.must();
        } else if (clause instanceof MoveFilter.Attacks attack) {
            return attacks(attack.kinds()) == attack.must();
        }
        return clause instanceof MoveFilter.Checks check
                ? givesCheck() == check.must()
                : looksForMate || givesMate() == ((MoveFilter.Mates) clause).must();
    }

    /** Returns how many pieces a clause counts near the square where the move ends. */
    int near(MoveFilter.Near clause) {
        return near.count(clause, to(), from());
    }

    /** Returns whether an effect of the move changes a piece. */
    private boolean affects() {
        int move = event;
        state.work += Work.TRY;
        mover.attempt(move);
        boolean affects = mover.affects();
        mover.undo();
        of(move);
        return affects;
    }

    /** Returns whether the move leaves the enemy in check without a legal move. */
    private boolean givesMate() {
        if (!givesCheck()) {
            return false;
        }
        int move = event;
        room = room.length == 0 ? new int[tables.eventBound] : room;
        looksForMate = true;
        state.work += MATE * Work.TRY;
        try {
            mover.attempt(move);
            boolean mated = isMated.test(room);
            mover.undo();
            return mated;
        } finally {
            looksForMate = false;
            of(move);
        }
    }

    /** Returns whether the piece stands where a picked move begins, or where it arrives. */
    private boolean isOfPick(boolean arrives) {
        for (int move : picks.moves()) {
            int square = arrives ? EventFacts.to(tables, move) : EventFacts.from(tables, move);
            if (square >= 0 && square == from()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the kind, by index, of the piece that moves, or that is put on the board, as it is before. */
    private int kind() {
        return EventCode.isDrop(event) ? tables.fates.droppedFrom(EventCode.code(event)) : tables.kindOf[piece()];
    }

    /** Returns the code of the piece that moves, or that is put on the board. */
    private int piece() {
        if (EventCode.kind(event) == EventCode.RETURN) {
            return state.at(EventCode.to(event));
        }
        return from() < 0 ? EventCode.code(event) : state.at(from());
    }

    private int to() {
        return EventFacts.to(tables, event);
    }

    private int from() {
        return EventFacts.from(tables, event);
    }

    /** Returns an amount, as the numbers of the position are now. */
    int value(Amount amount) {
        return numbers.value(amount);
    }

    /** Returns the greater of the numbers of files and ranks between the squares where the move begins and ends. */
    int distance() {
        if (from() < 0 || to() < 0) {
            return 0;
        }
        return Math.max(Math.abs(files()), Math.abs(ranks()));
    }

    private boolean heads(List<List<Heading>> anyOf) {
        int files = files();
        int ranks = state.side == 0 ? ranks() : -ranks();
        for (List<Heading> all : anyOf) {
            if (all.stream().allMatch(heading -> heading.holds(files, ranks))) {
                return true;
            }
        }
        return false;
    }

    private int files() {
        return tables.game.squares().filesBetween(from(), to());
    }

    private int ranks() {
        return tables.game.squares().ranksBetween(from(), to());
    }

    /** Returns whether the roll in hand lets this piece move, or the king castle. */
    private boolean isRolled() {
        return EventCode.kind(event) == EventCode.CASTLE ? tables.rolls.castles(state.roll()) : isNamed(kind());
    }

    /** Returns whether the roll in hand names a kind, by index. Without a roll every kind is named. */
    private boolean isNamed(int kind) {
        for (int movable : tables.rolls.movable(state.roll(), state.side)) {
            if (tables.kindOf[movable] == kind) {
                return true;
            }
        }
        return false;
    }

    private boolean isOn(MoveFilter.Lines lines, int number) {
        Square square = tables.game.squares().square(number);
        return isLine(lines.file(), square.file()) && isLine(lines.rank(), square.rank());
    }

    private boolean isLine(Optional<Amount> asked, int line) {
        return asked.isEmpty() || numbers.value(asked.get()) == line + 1;
    }

    private boolean isIn(Area area, int square) {
        return area.of(Color.values()[state.side]).get(square);
    }

    private boolean capturesAny(BitSet kinds) {
        int end = facts.captures(event, captured, 0);
        for (int at = 1; at < end; at += 2) {
            if (kinds.get(tables.kindOf[captured[at]])) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the move captures something, and each piece that attacks an own royal now. */
    private boolean capturesAttackers() {
        int end = facts.captures(event, captured, 0);
        state.work += Work.TRY;
        Arrays.fill(taken, 0);
        for (int at = 0; at < end; at += 2) {
            taken[captured[at] >> 6] |= 1L << captured[at];
        }
        return end > 0 && safety.royals.areAttackers(taken);
    }

    /** Returns whether something is the case behind the move. */
    private boolean leaves(Condition condition) {
        int side = state.side;
        int move = event;
        state.work += Work.TRY;
        mover.attempt(move);
        boolean holds = conditions.holds(condition, side);
        mover.undo();
        of(move);
        return holds;
    }

    /** Returns whether the piece attacks an enemy of some kinds from where it has arrived. */
    private boolean attacks(BitSet kinds) {
        int at = to();
        int enemy = state.side ^ 1;
        if (at < 0) {
            return false;
        }
        state.work += Work.TRY + tables.squares;
        mover.attempt(event);
        boolean attacks = false;
        // An effect of the move may have taken the piece.
        for (int square = 0; square < tables.squares && !attacks && state.at(at) != 0; square++) {
            int code = state.at(square);
            attacks = code != 0
                    && state.owners[code] == enemy
                    && kinds.get(tables.kindOf[code])
                    && safety.attackers.couldCapture(at, square);
        }
        mover.undo();
        return attacks;
    }

    /** Returns whether the move leaves a royal of the enemy attacked. The move is tried once for all clauses. */
    private boolean givesCheck() {
        if (checks == UNKNOWN) {
            int enemy = state.side ^ 1;
            state.work += Work.TRY;
            mover.attempt(event);
            checks = safety.royals.inCheck(enemy) ? 1 : 0;
            mover.undo();
        }
        return checks == 1;
    }
}
