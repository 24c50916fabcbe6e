package org.dicechess.rules.play;

import java.util.Arrays;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.table.Block;
import org.dicechess.rules.table.Castlings;
import org.dicechess.rules.table.Tables;

/**
 * Lists the legal moves of the side to move into an int array: by code in order, by square, by block of the movement table,
 * castling last. Part of the inner loop: no objects are made.
 */
final class Generator {

    private final State state;
    private final Safety safety;
    private final Tables tables;
    private final int squares;
    private final int words;
    private final int[] start;
    private final int[] blocks;

    private final boolean[] manifold;
    private final boolean[] tried;

    private final boolean[] promotes;
    private final boolean[] royal;

    /** Whether some men may not be captured at times. */
    private final boolean spares;

    private final byte[] board;

    /** Whether nobody minds his royal, which an explanation wants to know. */
    private boolean mindless;

    Generator(State state) {
        this.state = state;
        this.safety = state.safety();
        this.tables = state.tables;
        this.squares = state.squares;
        this.words = state.words;
        this.start = tables.movement.start();
        this.blocks = tables.movement.blocks();
        this.manifold = tables.manifold;
        this.tried = tables.tried;
        this.promotes = tables.movement.promotes();
        this.royal = new boolean[tables.codes.count() + 1];
        for (int[] codes : tables.royals) {
            for (int code : codes) {
                royal[code] = true;
            }
        }
        this.board = state.board;
        this.spares = tables.shields.any() || tables.hooked.anyCapturable;
    }

    /** Lists the moves that the roll in hand allows from {@code begin} on and gives the index after the last. */
    int list(int[] out, int begin) {
        safety.prepare();
        int end = begin;
        for (int code : tables.rolls.movable(state.roll, state.side)) {
            end = men(code, out, end);
        }
        if (state.rights != 0 && tables.rolls.castles(state.roll)) {
            end = castlings(out, end);
        }
        if (spares) {
            end = unprotected(out, begin, end);
        }
        return safety.verify ? verified(out, begin, end) : end;
    }

    /**
     * Lists the moves with the dice in hand, each die for itself, from {@code begin} on and gives the index after the last; which
     * of the dice a move spends stands in bits 28-31.
     */
    int listSpending(int[] out, int begin) {
        safety.prepare();
        int end = begin;
        for (int spend : tables.rolls.spends(state.roll, state.side)) {
            end = withDie(spend >>> 24, out, end, men(spend & 255, out, end));
        }
        end = castlingSpending(out, end);
        if (spares) {
            end = unprotected(out, begin, end);
        }
        return safety.verify ? verified(out, begin, end) : end;
    }

    /** The moves of one man with a die, in a game without royal safety and protection. */
    int spending(int code, int from, int use, int[] out, int begin) {
        safety.king = Safety.NONE;
        safety.verify = false;
        return withDie(use, out, begin, man(code, from, out, begin));
    }

    /** The castlings with the dice in hand, each for itself. */
    int castlingSpending(int[] out, int begin) {
        int end = begin;
        int uses = state.rights == 0 ? 0 : tables.rolls.castleSpends(state.roll).length;
        for (int use = 0; use < uses; use++) {
            end = withDie(use, out, end, castlings(out, end));
        }
        return end;
    }

    private static int withDie(int use, int[] out, int begin, int end) {
        for (int i = begin; use != 0 && i < end; i++) {
            out[i] |= use << State.CHOICE;
        }
        return end;
    }

    /** Leaves out what captures a man who may not be captured. */
    int unprotected(int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            if (!takesSpared(out[i])) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    private boolean takesSpared(int event) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        return switch (event & State.KIND) {
            case State.CASTLE -> false;
            case State.EFFECT -> takesSpared(from, state.arbiter().effect(event));
            case State.IN_PASSING -> state.isSpared(state.victim(to), from);
            default -> board[to] != 0 && state.isEnemy(to) && state.isSpared(to, from);
        };
    }

    private boolean takesSpared(int from, int[] effect) {
        for (int i = Answer.HEAD; i < effect.length; i++) {
            if ((effect[i] & Answer.TAKEN) != 0 && state.isSpared(effect[i] & 255, from)) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a legal move, whatever the roll. */
    boolean anyMove(int[] scratch) {
        safety.prepare();
        for (int code : tables.everMovable[state.side]) {
            if (anyMove(code, scratch)) {
                return true;
            }
        }
        int end = state.rights == 0 || !tables.everCastles ? 0 : castlings(scratch, 0);
        return (safety.verify ? verified(scratch, 0, end) : end) > 0;
    }

    private boolean anyMove(int code, int[] scratch) {
        for (int word = 0; word < words; word++) {
            for (long left = state.men[code * words + word]; left != 0; left &= left - 1) {
                int end = man(code, word << 6 | Long.numberOfTrailingZeros(left), scratch, 0);
                end = spares ? unprotected(scratch, 0, end) : end;
                if ((safety.verify ? verified(scratch, 0, end) : end) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where the man on a square could go if nobody minded his royal. */
    int unchecked(int from, int[] out) {
        safety.king = Safety.NONE;
        safety.verify = false;
        mindless = true;
        int end = man(state.at(from), from, out, 0);
        mindless = false;
        return end;
    }

    /** The moves of all men of a code; {@link #list} and its like have prepared safety. */
    int men(int code, int[] out, int begin) {
        int end = begin;
        for (int word = 0; word < words; word++) {
            for (long left = state.men[code * words + word]; left != 0; left &= left - 1) {
                end = man(code, word << 6 | Long.numberOfTrailingZeros(left), out, end);
            }
        }
        return end;
    }

    boolean isRoyal(int code) {
        return royal[code];
    }

    /** The moves of the man on a square; {@link #list} and its like have prepared safety. */
    int man(int code, int from, int[] out, int begin) {
        int cell = code * squares + from;
        int end = blocks(from | code << 16, start[cell], out, begin);
        if (manifold[cell]) {
            end = tables.hooked.moves[code] ? told(from, out, begin, end) : distinct(out, begin, end);
        }
        if (safety.king < 0 || safety.verify) {
            return end;
        }
        if (tried[code]) {
            return verified(out, begin, end);
        }
        if (royal[code]) {
            return kingSteps(out, begin, end);
        }
        return safety.check || safety.isPinned(from) ? allowed(from, out, begin, end) : end;
    }

    /** Adds what a hook tells. */
    private int told(int from, int[] out, int begin, int end) {
        int plain = distinct(out, begin, state.arbiter().plain(from, out, end));
        return state.arbiter().effects(from, out, plain);
    }

    private int blocks(int move, int first, int[] out, int begin) {
        int end = begin;
        int at = first;
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int next = at + 1 + (header >>> 8);
            if ((header & Block.PROMOTES) != 0) {
                int plain = end;
                end = block(move, header, at + 1, next, out, end);
                end = promoted(out, plain, end);
            } else {
                end = block(move, header, at + 1, next, out, end);
            }
            at = next;
        }
        return end;
    }

    private int block(int move, int header, int at, int next, int[] out, int end) {
        int mode = header & 3;
        switch (header >>> 2 & 7) {
            case Block.LEAPS:
                return leaps(move, mode, at, next, out, end);
            case Block.RIDE:
                return ride(move, mode, at, next, out, end);
            case Block.PATH:
                return path(move, header, at, next, out, end);
            case Block.HOP:
                return hop(move, mode, at, next, out, end);
            case Block.ROUTE:
                return route(move, at, next, out, end);
            default:
                return inPassing(move, at, next, out, end);
        }
    }

    private int leaps(int move, int mode, int at, int next, int[] out, int begin) {
        int end = begin;
        int enemy = state.side;
        for (int i = at; i < next; i++) {
            int to = blocks[i];
            int man = board[to];
            if (man == 0 ? (mode & Block.QUIET) != 0 : (man & 1) == enemy && (mode & Block.CAPTURE) != 0) {
                out[end++] = move | to << 8;
            }
        }
        return end;
    }

    private int ride(int move, int mode, int at, int next, int[] out, int begin) {
        int end = begin;
        for (int i = at; i < next; i++) {
            int to = blocks[i];
            int man = board[to];
            if (man != 0) {
                if ((man & 1) == state.side && (mode & Block.CAPTURE) != 0) {
                    out[end++] = move | to << 8;
                }
                return end;
            }
            if ((mode & Block.QUIET) != 0) {
                out[end++] = move | to << 8;
            }
        }
        return end;
    }

    private int path(int move, int header, int at, int next, int[] out, int begin) {
        int end = begin;
        int kind = (header & Block.OPENS) != 0 ? State.OPENING_MOVE : State.MOVE;
        for (int i = at; i < next; i++) {
            int to = blocks[i] & 255;
            boolean lands = (blocks[i] & Block.LAND) != 0;
            int man = board[to];
            if (man != 0) {
                if (lands && (man & 1) == state.side && (header & Block.CAPTURE) != 0) {
                    out[end++] = move | to << 8;
                }
                return end;
            }
            if (lands && (header & Block.QUIET) != 0) {
                out[end++] = move | to << 8 | kind;
            }
        }
        return end;
    }

    private int hop(int move, int mode, int at, int next, int[] out, int begin) {
        int i = at;
        while (i < next && board[blocks[i]] == 0) {
            i++;
        }
        return i < next ? ride(move, mode, i + 1, next, out, begin) : begin;
    }

    /** Square by square; the man's own square is empty to him. */
    private int route(int move, int at, int next, int[] out, int begin) {
        int end = begin;
        for (int i = at; i < next; i++) {
            int entry = blocks[i];
            int to = entry & 255;
            int man = to == (move & 255) ? 0 : board[to];
            boolean enemy = (man & 1) == state.side;
            if ((entry & (man == 0 ? Block.MOVES : enemy ? Block.TAKES : 0)) != 0) {
                out[end++] = move | to << 8;
            }
            if ((entry & (man == 0 ? Block.NOT_EMPTY : enemy ? Block.NOT_ENEMY : Block.NOT_OWN)) != 0) {
                return end;
            }
        }
        return end;
    }

    private int inPassing(int move, int at, int next, int[] out, int begin) {
        if (state.passing == 0) {
            return begin;
        }
        int end = begin;
        for (int i = at; i < next; i++) {
            int to = blocks[i];
            int victim = board[to] == 0 ? state.victim(to) : -1;
            if (victim >= 0 && (mindless || safety.letsPass(move & 255, to, victim))) {
                out[end++] = move | to << 8 | State.IN_PASSING;
            }
        }
        return end;
    }

    /** Replaces each arrival on a promotion square by the promotions; the array has room for them. */
    private int promoted(int[] out, int begin, int end) {
        int[][] promotions = tables.promotions.of(state.array());
        int added = 0;
        for (int i = begin; i < end; i++) {
            added += promotes(out[i]) ? promotions[out[i] >>> 16 & 255].length - 1 : 0;
        }
        int write = end + added;
        for (int i = end - 1; i >= begin; i--) {
            int move = out[i];
            if (promotes(move)) {
                int[] codes = promotions[move >>> 16 & 255];
                for (int code = codes.length - 1; code >= 0; code--) {
                    out[--write] = move & ~(255 << 16) | codes[code] << 16;
                }
            } else {
                out[--write] = move;
            }
        }
        return end + added;
    }

    private boolean promotes(int move) {
        return promotes[(move >>> 16 & 255) * squares + (move >>> 8 & 255)];
    }

    private int kingSteps(int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            if ((out[i] & State.KIND) == State.IN_PASSING || safety.letsKing(out[i] >>> 8 & 255)) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Keeps what ends a check and respects a pin; captures in passing were tested when listed. */
    private int allowed(int from, int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            if ((out[i] & State.KIND) == State.IN_PASSING || safety.lets(from, out[i] >>> 8 & 255)) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    private static int distinct(int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            int before = begin;
            while (before < kept && !isSame(out[before], out[i])) {
                before++;
            }
            if (before == kept) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Equal in effect: a capture in passing is not, all else with the same squares and code is. */
    private static boolean isSame(int one, int other) {
        boolean passing = (one & State.KIND) == State.IN_PASSING;
        return (one & 0xFFFFFF) == (other & 0xFFFFFF) && passing == ((other & State.KIND) == State.IN_PASSING);
    }

    int castlings(int[] out, int begin) {
        int end = begin;
        Castlings castlings = tables.castlings;
        long own = state.rights & castlings.rightsOf(state.side);
        for (; own != 0; own &= own - 1) {
            int right = Long.numberOfTrailingZeros(own);
            int row = castlings.row(kingOf(right), right);
            if (row >= 0 && mayCastle(row)) {
                out[end++] = State.CASTLE | row;
            }
        }
        return end;
    }

    /** Where the castling king of a right stands; a right is lost with the king's first move, so there is one. */
    private int kingOf(int right) {
        int code = tables.castler(state.side);
        for (int word = 0; word < words; word++) {
            long left = state.men[code * words + word];
            if (left != 0) {
                return word << 6 | Long.numberOfTrailingZeros(left);
            }
        }
        throw new AssertionError("castling right " + right + " without a king");
    }

    private boolean mayCastle(int row) {
        Castlings castlings = tables.castlings;
        int king = castlings.rows().get(row).king();
        int rook = castlings.rows().get(row).rook();
        for (int word = 0; word < words; word++) {
            long men = state.all[word] & castlings.empty()[row * words + word];
            men &= king >> 6 == word ? ~(1L << king) : -1L;
            men &= rook >> 6 == word ? ~(1L << rook) : -1L;
            if (men != 0) {
                return false;
            }
        }
        return !castlings.isGuarded() || isSafe(row);
    }

    private boolean isSafe(int row) {
        if (tables.hooked.anyMoves) {
            return isSafeWhenTried(row);
        }
        for (int square : tables.castlings.safe()[row]) {
            if (safety.attacked(square, state.side ^ 1)) {
                return false;
            }
        }
        return !exposed(tables.castlings.rows().get(row));
    }

    /** As {@link #isSafe}, with the king put where hooks look for him. */
    private boolean isSafeWhenTried(int row) {
        CastlingRule.Row way = tables.castlings.rows().get(row);
        boolean safe = !safety.attacked(way.king(), state.side ^ 1);
        int king = state.take(way.king());
        int rook = state.take(way.rook());
        for (int square : tables.castlings.safe()[row]) {
            if (safe && square != way.king() && square != way.kingTo()) {
                state.put(square, king);
                safe = !safety.attacked(square, state.side ^ 1);
                state.take(square);
            }
        }
        state.put(way.kingTo(), king);
        state.put(way.rookTo(), rook);
        safe = safe && !safety.attacked(way.kingTo(), state.side ^ 1);
        state.take(way.kingTo());
        state.take(way.rookTo());
        state.put(way.king(), king);
        state.put(way.rook(), rook);
        return safe;
    }

    /** Whether the king would be attacked where it arrives, king and rook having left their squares. */
    private boolean exposed(CastlingRule.Row row) {
        long[] all = state.all;
        all[row.king() >> 6] &= ~(1L << row.king());
        all[row.rook() >> 6] &= ~(1L << row.rook());
        all[row.rookTo() >> 6] |= 1L << row.rookTo();
        boolean attacked = safety.attacked(row.kingTo(), state.side ^ 1);
        all[row.rookTo() >> 6] &= ~(1L << row.rookTo());
        all[row.rook() >> 6] |= 1L << row.rook();
        all[row.king() >> 6] |= 1L << row.king();
        return attacked;
    }

    private boolean takesRoyal(int event) {
        if ((event & State.KIND) == State.EFFECT) {
            int[] effect = state.arbiter().effect(event);
            return Arrays.stream(effect, Answer.HEAD, effect.length)
                    .anyMatch(edit -> (edit & Answer.TAKEN) != 0 && safety.takesRoyal(edit & 255));
        }
        return (event & State.KIND) != State.CASTLE && safety.takesRoyal(event >>> 8 & 255);
    }

    private int verified(int[] out, int begin, int end) {
        int side = state.side;
        int kept = begin;
        for (int i = begin; i < end; i++) {
            boolean takes = takesRoyal(out[i]);
            state.play(out[i]);
            boolean attacked = !takes && safety.inCheck(side);
            state.undo();
            if (!attacked) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }
}
