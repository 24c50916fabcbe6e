package org.dicechess.rules.make;

import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Picks;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/** Finds where a turn goes on that branches by what is the case in the present position, and changes numbers there. */
public final class Branching {

    private final State state;
    private final Tables tables;
    private final IntPredicate mayGoOn;
    private final Numbers numbers;
    private final NumberLog log;

    /** Whether turns change numbers. */
    final boolean changesNumbers;

    /**
     * The codes of the piece that the event right before has moved, and of the one that it has captured; 0 for none.
     */
    private int moved;

    private int captured;

    /** Whether the event right before is a capture en passant. */
    private boolean enPassant;

    /** The codes of all pieces that an action has moved, or captured, at once; null for other events. */
    private @Nullable BitSet several;

    /** The codes of the pieces that effects of the event have captured. */
    private final BitSet further = new BitSet();

    private boolean paused;

    /** Whether stages ask which piece the event before has moved, or which squares it has left. */
    private final boolean keeps;

    private final LastPiece last;
    private final LeftSquares left;
    private final UnmovedPieces firstMoves;
    private final ArrivalSquares arrivals;
    private final Picks picks;
    private final Conditions conditions;
    private final Predicate<Condition> ofEvent = this::ofEvent;

    /**
     * Creates the branching of a state.
     *
     * @param mayGoOn returns whether anything is possible at a stage besides a pass
     * @param conditions tells which conditions hold in the state
     */
    public Branching(State state, IntPredicate mayGoOn, Conditions conditions) {
        this.conditions = conditions;
        this.state = state;
        this.tables = state.tables;
        this.mayGoOn = mayGoOn;
        this.numbers = conditions.numbers();
        this.log = new NumberLog(state);
        this.picks = new Picks(state);
        this.changesNumbers =
                tables.stages.anyBranch && !tables.numbers.numbers.isEmpty() || tables.numbers.remembers();
        this.keeps = !tables.stages.asksForPiece.isEmpty() || tables.numbers.remembersDeparture;
        this.last = new LastPiece(state);
        this.left = new LeftSquares(state);
        this.firstMoves = new UnmovedPieces(state);
        this.arrivals = new ArrivalSquares(state);
    }

    /** Begins an event: it has done nothing yet. An event that is tried leaves no trace. */
    void begin(int event, int depth) {
        if (changesNumbers) {
            log.keep(depth);
        }
        if (picks.any() && EventCode.changesPieces(event)) {
            picks.clear();
        }
        if (!paused) {
            moved = 0;
            captured = 0;
            enPassant = EventCode.kind(event) == EventCode.EN_PASSANT;
            several = null;
            further.clear();
            last.begin(event);
            left.begin(event);
            firstMoves.begin(event);
            arrivals.begin(event);
        }
    }

    /** Takes back what has changed since an event began. */
    void takeBack(int depth) {
        if (changesNumbers) {
            log.bringBack(depth);
        }
    }

    /** Takes over what is kept for the events of another log. */
    void takeOver(Branching other) {
        log.takeOver(other.log);
    }

    /** Picks a move. The first one forgets those that were picked before. */
    void pick(int move, int number) {
        if (number == 0) {
            picks.clear();
        }
        picks.add(move);
    }

    /** Forgets the picked moves. A first pick does, even if there is none. */
    void forgetPicks() {
        picks.clear();
    }

    /** Ends a turn: nothing has moved in the next one, and nothing is picked. */
    void endTurn() {
        if (!paused) {
            last.forget();
            left.forget();
        }
        picks.clear();
    }

    /** Notes what an event has done, for the conditions right after it. */
    void note(int movedCode, int capturedCode) {
        if (!paused) {
            moved = movedCode;
            captured = capturedCode;
        }
    }

    /** Follows the pieces that the event has moved, where an effect has changed squares. */
    void follow(Action action, int[] edits) {
        if (!paused) {
            last.follow(action, edits);
            arrivals.follow(action, edits);
        }
    }

    /** Notes that an effect of the event has captured a piece. */
    void noteFurther(int code) {
        if (!paused) {
            further.set(code);
        }
    }

    /**
     * Notes the same of an action on all its pieces.
     *
     * @param removed whether it has captured them
     */
    void note(BitSet codes, boolean removed) {
        int first = codes.nextSetBit(0);
        note(removed ? 0 : first, removed ? first : 0);
        several = paused ? several : codes;
    }

    /** Returns whether turns do not go on by conditions. A move may then be tried where none can come. */
    boolean isPaused() {
        return paused;
    }

    /** Sets whether turns do not go on by conditions. */
    void pause(boolean on) {
        paused = on;
    }

    /** Returns whether no condition decides at the present stage, and nothing is kept of the event before. */
    boolean isResolved() {
        return tables.stages.branches[state.stage()] == null && !keeps;
    }

    /** Moves the state on to the stage where an event comes next, or the turn ends. */
    void resolve() {
        if (paused) {
            return;
        }
        last.keep();
        left.keep();
        Stages.Branch branch = tables.stages.branches[state.stage()];
        while (branch != null) {
            int next = behind(branch);
            state.clock = Clock.withStage(state.clock, next);
            numbers.change(branch.changes());
            branch = tables.stages.branches[next];
        }
        last.keep();
        left.keep();
    }

    private int behind(Stages.Branch branch) {
        return branch.yes() == branch.no() || holds(branch.condition(), branch) ? branch.yes() : branch.no();
    }

    /** Returns the stage where no further condition decides. No number changes. */
    private int after(int stage) {
        int at = stage;
        Stages.Branch branch = tables.stages.branches[at];
        while (branch != null) {
            at = behind(branch);
            branch = tables.stages.branches[at];
        }
        return at;
    }

    private boolean holds(Condition condition, Stages.Branch branch) {
        return condition instanceof Condition.Stuck ? !mayGoOn(branch.no()) : conditions.holds(condition, ofEvent);
    }

    /** Tells of conditions that ask for the event right before. */
    private boolean ofEvent(Condition condition) {
        if (condition instanceof Condition.FirstMove first) {
            return firstMoves.holds(first.area());
        }
        if (condition instanceof Condition.ThroughArrival through) {
            return conditions.areTogether(through.of(), arrivals.squares());
        }
        if (condition instanceof Condition.Captured taken) {
            return (enPassant || !taken.enPassant())
                    && (isAny(captured, taken.kinds())
                            || further.stream().anyMatch(code -> taken.kinds().get(tables.kindOf[code])));
        }
        return isAny(moved, ((Condition.Moved) condition).kinds());
    }

    private boolean isAny(int code, BitSet kinds) {
        return code != 0
                && (several == null
                        ? kinds.get(tables.kindOf[code])
                        : several.stream().anyMatch(each -> kinds.get(tables.kindOf[each])));
    }

    /** Returns whether anything is possible at a stage, or where the turn goes on from there. The end of a game is. */
    private boolean mayGoOn(int stage) {
        int at = after(stage);
        if (tables.stages.ending[at] >= 0) {
            return true;
        }
        long clock = state.clock;
        int movedBefore = moved;
        int capturedBefore = captured;
        BitSet severalBefore = several;
        state.clock = Clock.withStage(clock, at);
        boolean may = mayGoOn.test(at);
        state.clock = clock;
        note(movedBefore, capturedBefore);
        several = severalBefore;
        return may;
    }
}
