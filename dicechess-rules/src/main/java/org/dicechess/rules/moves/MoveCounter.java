package org.dicechess.rules.moves;

import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.reach.ShiftMoves;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Counts the legal moves of the side to move without listing them. It counts sets of squares; a piece that needs its
 * own path is handled by itself. Part of the inner loop: it makes no objects.
 */
public final class MoveCounter {

    /** The moves cannot be counted: they have to be listed. */
    public static final int UNKNOWN = -1;

    private final State state;
    private final Safety safety;
    private final Generator generator;
    private final Tables tables;
    private final Rolls rolls;
    private final int squares;
    private final int words;
    private final PseudoLegalTargets targets;
    private final ShiftGenerator shifts;
    private final long[] promotes;
    private final long[] pieces;
    private final Drops drops;
    private final boolean countable;
    private final boolean[] countableStages;
    private final int[] scratch;

    /** The codes that may ever move, by side. One shift moves many pieces, so those codes come first. */
    private final int[][] shiftsFirst;

    public MoveCounter(State state, Safety safety, Generator generator, Drops drops, int[] scratch) {
        this.drops = drops;
        this.state = state;
        this.safety = safety;
        this.generator = generator;
        this.tables = state.tables;
        this.rolls = tables.rolls;
        this.squares = tables.squares;
        this.words = tables.words;
        this.targets = new PseudoLegalTargets(state, safety);
        this.shifts = generator.shifts();
        this.pieces = state.pieces;
        this.promotes = tables.targets.promotes();
        this.countable = !tables.anyProtected;
        this.countableStages = new boolean[tables.stages.over + 1];
        this.scratch = scratch;
        this.shiftsFirst = new int[][] {shiftsFirst(tables.everMovable[0]), shiftsFirst(tables.everMovable[1])};
        for (int stage = 0; stage < tables.stages.dealing; stage++) {
            countableStages[stage] = countable && isMoveAlone(stage);
        }
    }

    private int[] shiftsFirst(int[] codes) {
        int[] ordered = new int[codes.length];
        int size = 0;
        for (int code : codes) {
            if (tables.shiftMoves[code] != null) {
                ordered[size++] = code;
            }
        }
        for (int code : codes) {
            if (tables.shiftMoves[code] == null) {
                ordered[size++] = code;
            }
        }
        return ordered;
    }

    /** Returns the number of moves, {@link #UNKNOWN} where they have to be listed and where there is none. */
    public int count() {
        if (!isCountable()) {
            return UNKNOWN;
        }
        int count = drops.count();
        safety.prepare();
        if (count == UNKNOWN || safety.verify) {
            return UNKNOWN;
        }
        int roll = state.binding();
        for (int code : rolls.movable(roll, state.side)) {
            count += pieces(code);
        }
        if (state.rights != 0 && rolls.castles(roll)) {
            count += generator.castlings(scratch, 0);
        }
        return count == 0 ? UNKNOWN : count;
    }

    /**
     * Returns whether sets show that the side to move has a legal move with some roll. False leaves the question open.
     */
    boolean surelyHasMove() {
        if (!countable) {
            return false;
        }
        safety.prepare();
        if (safety.verify) {
            return false;
        }
        for (int code : shiftsFirst[state.side]) {
            if (moveAsSets(code)) {
                return true;
            }
        }
        for (int code : tables.everMovable[state.side]) {
            if (moveSingly(code)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether any piece of a code can move. It skips the pieces that need their own path. */
    private boolean moveAsSets(int code) {
        ShiftMoves shift = tables.shiftMoves[code];
        boolean shifted = shift != null && !safety.needsEachPiece();
        for (int word = 0; word < words; word++) {
            long all = pieces[code * words + word];
            if (all != 0 && (shifted ? canShift(shift, word, all) : canMove(code, word, all))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether any piece of a code can move among those that need their own path. */
    private boolean moveSingly(int code) {
        ShiftMoves shift = tables.shiftMoves[code];
        boolean shifted = shift != null && !safety.needsEachPiece();
        for (int word = 0; word < words; word++) {
            long all = pieces[code * words + word];
            for (long left = shifted ? all & shifts.handledSingly(shift, word) : all; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                int bits = targets.bits(targets.place(code * squares + from));
                if ((shifted || safety.needsOwnPath(from, bits)) && canMoveOnOwnPath(code, from, bits)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canMoveOnOwnPath(int code, int from, int bits) {
        if (generator.isListed(bits)) {
            return generator.onOwnPath(code, from, scratch, 0) > 0;
        }
        int place = targets.place(code * squares + from);
        boolean rides = targets.rides(place, bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= PseudoLegalTargets.lastWord(bits); word++) {
            if (safety.anyLegal((bits & Targets.ROYAL) != 0, from, word, set(place, word, bits, rides))) {
                return true;
            }
        }
        return (bits & Targets.EN_PASSANT) != 0 && generator.enPassant(code, from, scratch, 0) > 0;
    }

    private boolean canShift(ShiftMoves shift, int word, long all) {
        shifts.prepare();
        long together = all & ~shifts.handledSingly(shift, word);
        return together != 0 && shifts.canMoveAny(shift, word, together);
    }

    private boolean canMove(int code, int word, long all) {
        for (long left = all; left != 0; left &= left - 1) {
            int from = word << 6 | Long.numberOfTrailingZeros(left);
            int place = targets.place(code * squares + from);
            int bits = targets.bits(place);
            if (!safety.needsOwnPath(from, bits) && (words == 1 ? isFree(place, bits) : piece(place, bits) > 0)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a piece can move, where one word holds the board. */
    private boolean isFree(int place, int bits) {
        long set = targets.leapsAndRays(place, state.all[0], safety.own[0]);
        return (((bits & Targets.PATHS) == 0 ? set : set | targets.paths(place, 0, bits)) & safety.open[0]) != 0;
    }

    /**
     * Returns whether the events are the legal moves, or a pass where there is none, in a game whose moves can be
     * counted.
     */
    public boolean isCountable() {
        return countableStages[state.stage()] && state.hand() == 0;
    }

    /** Returns whether nothing but a move or a drop may come at a stage, and no filter tests them one by one. */
    private boolean isMoveAlone(int stage) {
        Stages stages = tables.stages;
        return stages.afterMove[stage] != Stages.NOT_HERE
                && !stages.otherThanDrops[stage]
                && drops.isCountable(stage)
                && !stages.mayEnd[stage]
                && stages.filters.get(stage).isEmpty()
                && stages.prefer.get(stage).isEmpty();
    }

    private int pieces(int code) {
        ShiftMoves shift = tables.shiftMoves[code];
        if (shift != null && !safety.needsEachPiece()) {
            return countShiftMoves(shift, code);
        }
        if (words == 1) {
            return piecesOnOneWord(code);
        }
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long left = pieces[code * words + word]; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                int place = targets.place(code * squares + from);
                int bits = targets.bits(place);
                count += safety.needsOwnPath(from, bits) ? onOwnPath(code, from, bits) : piece(place, bits);
            }
        }
        return count;
    }

    private int countShiftMoves(ShiftMoves shift, int code) {
        shifts.prepare();
        int count = 0;
        for (int word = 0; word < words; word++) {
            long all = pieces[code * words + word];
            long single = all & shifts.handledSingly(shift, word);
            count += all == single ? 0 : shifts.count(shift, word, all ^ single);
            for (long left = single; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                count += onOwnPath(code, from, targets.bits(targets.place(code * squares + from)));
            }
        }
        return count;
    }

    /** Does the same in one loop, where one word holds the board. */
    private int piecesOnOneWord(int code) {
        long all = state.all[0];
        long own = safety.own[0];
        long open = safety.open[0];
        long pinned = safety.pinned[0];
        int ownPath = safety.ownPathBits();
        int count = 0;
        for (long left = pieces[code]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int place = targets.place(code * squares + from);
            int bits = targets.bits(place);
            if ((bits & ownPath) != 0 || (pinned >>> from & 1) != 0) {
                count += onOwnPath(code, from, bits);
            } else {
                long set = targets.leapsAndRays(place, all, own);
                count +=
                        Long.bitCount(((bits & Targets.PATHS) == 0 ? set : set | targets.paths(place, 0, bits)) & open);
            }
        }
        return count;
    }

    private int piece(int place, int bits) {
        if (words == 2) {
            return targets.countOnTwoWords(place, bits, safety.open);
        }
        boolean rides = targets.rides(place, bits);
        if (!PseudoLegalTargets.mayMove(bits, rides)) {
            return 0;
        }
        int count = 0;
        int last = PseudoLegalTargets.lastWord(bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= last; word++) {
            count += Long.bitCount(set(place, word, bits, rides) & safety.open[word]);
        }
        return count;
    }

    private long set(int place, int word, int bits, boolean rides) {
        long set = targets.leapsAndRays(place, word, bits, rides);
        return (bits & Targets.PATHS) == 0 ? set : set | targets.paths(place, word, bits);
    }

    /** Counts the moves of a piece that needs its own path, as {@link Generator#onOwnPath} lists them. */
    private int onOwnPath(int code, int from, int bits) {
        if (generator.isListed(bits)) {
            return generator.onOwnPath(code, from, scratch, 0);
        }
        int place = targets.place(code * squares + from);
        int count = 0;
        boolean rides = targets.rides(place, bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= PseudoLegalTargets.lastWord(bits); word++) {
            long set = safety.legal((bits & Targets.ROYAL) != 0, from, word, set(place, word, bits, rides));
            count += Long.bitCount(set) + promotions(code, set & promotes[code * words + word]);
        }
        return (bits & Targets.EN_PASSANT) == 0 ? count : count + generator.enPassant(code, from, scratch, 0);
    }

    /** Returns how many more moves there are than arrivals on promotion squares. */
    private int promotions(int code, long last) {
        return last == 0 ? 0 : (tables.promotions.of(state.array())[code].length - 1) * Long.bitCount(last);
    }
}
