package org.dicechess.rules.moves;

import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.ShiftMoves;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.table.Targets;

/**
 * Counts the legal moves of the side to move without listing them: by sets of squares, odd men by a list of their own.
 * Part of the inner loop: no objects are made.
 */
public final class MoveCounter {

    /** Sets do not tell: the moves have to be listed. */
    public static final int UNKNOWN = -1;

    private final State state;
    private final Safety safety;
    private final Generator generator;
    private final Tables tables;
    private final int squares;
    private final int words;
    private final PseudoLegalTargets aim;
    private final ShiftGenerator ranks;
    private final long[] promotes;
    private final long[] pieces;
    private final boolean tells;
    private final boolean[] counts;
    private final int[] scratch;

    public MoveCounter(State state, Safety safety, Generator generator, int[] scratch) {
        this.state = state;
        this.safety = safety;
        this.generator = generator;
        this.tables = state.tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.aim = new PseudoLegalTargets(state, safety);
        this.ranks = generator.ranks();
        this.pieces = state.pieces;
        this.promotes = tables.targets.promotes();
        this.tells = !tables.shields.any() && !tables.hooked.any;
        this.counts = new boolean[tables.stages.over + 1];
        this.scratch = scratch;
        for (int stage = 0; stage < tables.stages.dealing; stage++) {
            counts[stage] = tells && isMoveAlone(stage);
        }
    }

    /** How many moves there are; {@link #UNKNOWN} where they have to be listed, and where there is none. */
    int count() {
        if (!counts()) {
            return UNKNOWN;
        }
        safety.prepare();
        if (safety.verify) {
            return UNKNOWN;
        }
        int count = 0;
        for (int code : tables.rolls.movable(state.roll(), state.side)) {
            count += pieces(code);
        }
        if (state.rights != 0 && tables.rolls.castles(state.roll())) {
            count += generator.castlings(scratch, 0);
        }
        return count == 0 ? UNKNOWN : count;
    }

    /**
     * Whether sets tell that the side to move has a legal move with some roll; if they do not, that has to be looked
     * for.
     */
    boolean tellsAny() {
        if (!tells) {
            return false;
        }
        safety.prepare();
        if (safety.verify) {
            return false;
        }
        for (int code : tables.everMovable[state.side]) {
            if (pieces(code) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether what comes next is a move and nothing else, in a game whose moves can be counted. */
    boolean counts() {
        return counts[state.stage()] && state.hand() == 0;
    }

    private boolean isMoveAlone(int stage) {
        Stages stages = tables.stages;
        return stages.afterMove[stage] != Stages.NOT_HERE
                && stages.afterAct[stage] == Stages.NOT_HERE
                && stages.afterChoice[stage] == Stages.NOT_HERE
                && stages.afterWalk[stage] == Stages.NOT_HERE
                && !stages.mayEnd[stage];
    }

    private int pieces(int code) {
        ShiftMoves phalanx = tables.shiftMoves[code];
        if (phalanx != null && !safety.looksAtAll()) {
            return ranks(phalanx, code);
        }
        if (words == 1) {
            return piecesOnOneWord(code);
        }
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long left = pieces[code * words + word]; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                int place = aim.place(code * squares + from);
                int bits = aim.bits(place);
                count += safety.needsOwnPath(from, bits) ? odd(code, from, bits) : piece(place, bits);
            }
        }
        return count;
    }

    private int ranks(ShiftMoves phalanx, int code) {
        ranks.prepare();
        int count = 0;
        for (int word = 0; word < words; word++) {
            long all = pieces[code * words + word];
            long single = all & ranks.single(phalanx, word);
            count += all == single ? 0 : ranks.count(phalanx, word, all ^ single);
            for (long left = single; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                count += odd(code, from, aim.bits(aim.place(code * squares + from)));
            }
        }
        return count;
    }

    /** The same in one loop, where one word holds the board. */
    private int piecesOnOneWord(int code) {
        long all = state.all[0];
        long own = safety.own[0];
        long open = safety.open[0];
        int count = 0;
        for (long left = pieces[code]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int place = aim.place(code * squares + from);
            int bits = aim.bits(place);
            if (safety.needsOwnPath(from, bits)) {
                count += odd(code, from, bits);
            } else {
                long set = aim.plain(place, all, own);
                count += Long.bitCount(((bits & Targets.PATHS) == 0 ? set : set | aim.paths(place, 0, bits)) & open);
            }
        }
        return count;
    }

    private int piece(int place, int bits) {
        if (words == 2) {
            return aim.countOnTwoWords(place, bits, safety.open);
        }
        boolean rides = aim.rides(place, bits);
        if (!PseudoLegalTargets.moves(bits, rides)) {
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
        long set = aim.plain(place, word, bits, rides);
        return (bits & Targets.PATHS) == 0 ? set : set | aim.paths(place, word, bits);
    }

    /** As {@link Generator#odd}. */
    private int odd(int code, int from, int bits) {
        if (generator.isListed(bits)) {
            return generator.odd(code, from, scratch, 0);
        }
        int place = aim.place(code * squares + from);
        int count = 0;
        boolean rides = aim.rides(place, bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= PseudoLegalTargets.lastWord(bits); word++) {
            long set = safety.lawful((bits & Targets.ROYAL) != 0, from, word, set(place, word, bits, rides));
            count += Long.bitCount(set) + promotions(code, set & promotes[code * words + word]);
        }
        return (bits & Targets.EN_PASSANT) == 0 ? count : count + generator.enPassant(code, from, scratch, 0);
    }

    /** How many moves more there are than arrivals on squares where the man promotes. */
    private int promotions(int code, long last) {
        return last == 0 ? 0 : (tables.promotions.of(state.array())[code].length - 1) * Long.bitCount(last);
    }
}
