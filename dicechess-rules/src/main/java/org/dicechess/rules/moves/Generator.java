package org.dicechess.rules.moves;

import java.util.Arrays;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.reach.ShiftMoves;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.safety.ProtectedPieces;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Lists the legal moves of the side to move into an int array. Part of the inner loop: it makes no objects.
 *
 * <p>The order is fixed: by code; for a code with {@link ShiftMoves} by direction and square, then the pieces that are
 * handled one by one; for other codes by square. The paths and en passant captures of a piece follow its other moves.
 * Castling comes last.
 */
public final class Generator {

    private final State state;
    private final HookAnswers hooks;
    private final ProtectedPieces protection;
    private final Mover mover;
    private final Safety safety;
    private final Tables tables;
    private final Rolls rolls;
    private final PseudoLegalTargets targets;
    private final BlockMoves blocks;
    private final CastlingMoves castling;
    private final DistinctMoves distinct = new DistinctMoves();
    private final ShiftGenerator shifts;
    private final int squares;
    private final int words;
    private final int[] start;
    private final long[] promotes;
    private final boolean[] tried;

    /**
     * Whether no listed castling leaves the royal attacked: the king that castles is royal, and castles only to safe
     * squares.
     */
    private final boolean keepsSafe;

    /** Whether some pieces may not be captured at times. */
    private final boolean spares;

    private final byte[] board;
    private final long[] pieces;

    public Generator(State state, HookAnswers hooks, ProtectedPieces protection, Safety safety, Mover mover) {
        this.hooks = hooks;
        safety.testBy(this::isTriedSafe);
        this.protection = protection;
        this.mover = mover;
        this.state = state;
        this.safety = safety;
        this.tables = state.tables;
        this.rolls = tables.rolls;
        this.targets = new PseudoLegalTargets(state, safety);
        this.blocks = new BlockMoves(state, safety);
        this.castling = new CastlingMoves(state, safety);
        this.shifts = new ShiftGenerator(state, safety);
        this.squares = state.squares;
        this.words = state.words;
        this.start = tables.movement.start();
        this.promotes = tables.targets.promotes();
        this.tried = tables.tried;
        this.board = state.board;
        this.pieces = state.pieces;
        this.keepsSafe = tables.castlings.isGuarded() && isRoyal(tables.castler(0)) && isRoyal(tables.castler(1));
        this.spares = tables.anyProtected;
    }

    private boolean isRoyal(int code) {
        return code == 0 || tables.codes.piece(code).type().isRoyal();
    }

    /** Returns the lister of shift moves. */
    ShiftGenerator shifts() {
        return shifts;
    }

    /** Lists the moves that the roll in hand allows and returns the index after the last. */
    int list(int[] out, int begin) {
        safety.prepare();
        int end = begin;
        int roll = state.binding();
        for (int code : rolls.movable(roll, state.side)) {
            end = pieces(code, out, end);
        }
        if (state.rights != 0 && rolls.castles(roll)) {
            end = castlings(out, end);
        }
        if (spares) {
            end = unprotected(out, begin, end);
        }
        return safety.verify ? verified(out, begin, end) : end;
    }

    /** Returns the moves that the roll in hand allows, whatever the stage says of them. */
    public int[] moves() {
        int[] out = new int[tables.eventBound];
        return Arrays.copyOf(out, list(out, 0));
    }

    /**
     * Lists the moves with the dice in hand, for each die by itself, and returns the index after the last. Bits 28-31
     * hold the die that a move spends.
     */
    public int listSpending(int[] out, int begin) {
        safety.prepare();
        int end = begin;
        for (int spend : rolls.spends(state.roll(), state.side)) {
            end = withDie(spend >>> 24, out, end, pieces(spend & 255, out, end));
        }
        end = castlingSpending(out, end);
        if (spares) {
            end = unprotected(out, begin, end);
        }
        return safety.verify ? verified(out, begin, end) : end;
    }

    /** Lists the moves of one piece with a die, in a game without royal safety and protection. */
    int spending(int code, int from, int use, int[] out, int begin) {
        safety.prepare();
        return withDie(use, out, begin, piece(code, from, out, begin));
    }

    /** Lists the castling moves with the dice in hand, for each die by itself. */
    int castlingSpending(int[] out, int begin) {
        int end = begin;
        int uses = state.rights == 0 ? 0 : rolls.castleSpends(state.roll()).length;
        for (int use = 0; use < uses; use++) {
            end = withDie(use, out, end, castlings(out, end));
        }
        return end;
    }

    /** Lists the castling moves with any dice. */
    int castlings(int[] out, int begin) {
        int end = castling.list(out, begin);
        return !safety.usesMasks() || keepsSafe && !safety.testsHooks() ? end : verified(out, begin, end);
    }

    private static int withDie(int use, int[] out, int begin, int end) {
        for (int i = begin; use != 0 && i < end; i++) {
            out[i] = EventCode.withChoice(out[i], use);
        }
        return end;
    }

    /** Removes the moves that capture a piece which may not be captured. */
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
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        return switch (EventCode.kind(event)) {
            case EventCode.CASTLE -> false;
            case EventCode.EFFECT -> takesSpared(from, hooks.effect(event));
            case EventCode.EN_PASSANT -> protection.isSpared(state.victim(to), from);
            default -> board[to] != 0 && state.isEnemy(to) && protection.isSpared(to, from);
        };
    }

    private boolean takesSpared(int from, int[] effect) {
        for (int i = HookAnswer.HEAD; i < effect.length; i++) {
            if (HookAnswer.takes(effect[i]) && protection.isSpared(HookAnswer.square(effect[i]), from)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the side to move has no legal move with any roll. */
    public boolean isStuck(int[] scratch) {
        if ((state.seen & (State.HAS_MOVE | State.NO_MOVE)) == 0) {
            // The search may play moves, which changes what is seen.
            boolean any = anyMove(scratch);
            state.seen |= any ? State.HAS_MOVE : State.NO_MOVE;
        }
        return (state.seen & State.NO_MOVE) != 0;
    }

    private boolean anyMove(int[] scratch) {
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
            for (long left = pieces[code * words + word]; left != 0; left &= left - 1) {
                int end = piece(code, word << 6 | Long.numberOfTrailingZeros(left), scratch, 0);
                end = spares ? unprotected(scratch, 0, end) : end;
                if ((safety.verify ? verified(scratch, 0, end) : end) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lists the pseudo-legal moves of the piece on a square: the safety of its royal is ignored. */
    public int pseudoLegal(int from, int[] out) {
        safety.ignoreRoyal();
        return piece(state.at(from), from, out, 0);
    }

    /** Lists the moves of all pieces of a code. {@link #list} and similar methods have prepared safety. */
    int pieces(int code, int[] out, int begin) {
        ShiftMoves shift = tables.shiftMoves[code];
        if (shift != null && !safety.needsEachPiece()) {
            return shiftMoves(shift, code, out, begin);
        }
        if (words == 1) {
            return piecesOnOneWord(code, out, begin);
        }
        int end = begin;
        for (int word = 0; word < words; word++) {
            for (long left = pieces[code * words + word]; left != 0; left &= left - 1) {
                end = piece(code, word << 6 | Long.numberOfTrailingZeros(left), out, end);
            }
        }
        return end;
    }

    private int shiftMoves(ShiftMoves shift, int code, int[] out, int begin) {
        shifts.prepare();
        int end = begin;
        for (int word = 0; word < words; word++) {
            long all = pieces[code * words + word];
            long single = all & shifts.handledSingly(shift, word);
            end = all == single ? end : shifts.list(shift, word, all ^ single, code, out, end);
            for (long left = single; left != 0; left &= left - 1) {
                end = onOwnPath(code, word << 6 | Long.numberOfTrailingZeros(left), out, end);
            }
        }
        return end;
    }

    /** Does the same in one loop, where one word holds the board. */
    private int piecesOnOneWord(int code, int[] out, int begin) {
        long all = state.all[0];
        long own = safety.own[0];
        long open = safety.open[0];
        long pinned = safety.pinned[0];
        int ownPath = safety.ownPathBits();
        int end = begin;
        for (long left = pieces[code]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int place = targets.place(code * squares + from);
            int bits = targets.bits(place);
            if ((bits & ownPath) != 0 || (pinned >>> from & 1) != 0) {
                end = onOwnPath(code, from, out, end);
            } else {
                end = moves(EventCode.leaving(from, code), 0, targets.leapsAndRays(place, all, own) & open, out, end);
                if ((bits & Targets.PATHS) != 0) {
                    end = moves(
                            EventCode.leaving(from, code) | kind(bits),
                            0,
                            targets.paths(place, 0, bits) & open,
                            out,
                            end);
                }
            }
        }
        return end;
    }

    /** Lists the moves of the piece on a square. {@link #list} and similar methods have prepared safety. */
    int piece(int code, int from, int[] out, int begin) {
        int place = targets.place(code * squares + from);
        int bits = targets.bits(place);
        if (safety.needsOwnPath(from, bits)) {
            return onOwnPath(code, from, out, begin);
        }
        boolean rides = targets.rides(place, bits);
        if (!PseudoLegalTargets.mayMove(bits, rides)) {
            return begin;
        }
        int end = begin;
        int last = PseudoLegalTargets.lastWord(bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= last; word++) {
            long open = safety.open[word];
            end = moves(
                    EventCode.leaving(from, code),
                    word,
                    targets.leapsAndRays(place, word, bits, rides) & open,
                    out,
                    end);
            if ((bits & Targets.PATHS) != 0) {
                end = moves(
                        EventCode.leaving(from, code) | kind(bits),
                        word,
                        targets.paths(place, word, bits) & open,
                        out,
                        end);
            }
        }
        return end;
    }

    static int kind(int bits) {
        return (bits & Targets.OPENS) == 0 ? EventCode.MOVE : EventCode.OPENING_MOVE;
    }

    private static int moves(int move, int word, long set, int[] out, int begin) {
        int end = begin;
        for (long left = set; left != 0; left &= left - 1) {
            out[end++] = EventCode.arriving(move, word << 6 | Long.numberOfTrailingZeros(left));
        }
        return end;
    }

    /**
     * Lists the moves of a piece that needs its own path: it is royal, pinned, may promote or capture en passant, or
     * moves in ways that no set holds.
     */
    int onOwnPath(int code, int from, int[] out, int begin) {
        int place = targets.place(code * squares + from);
        int bits = targets.bits(place);
        if (isListed(bits)) {
            return listed(code, from, out, begin);
        }
        int end = begin;
        boolean rides = targets.rides(place, bits);
        for (int word = PseudoLegalTargets.firstWord(bits); word <= PseudoLegalTargets.lastWord(bits); word++) {
            end = legal(
                    EventCode.leaving(from, code),
                    word,
                    targets.leapsAndRays(place, word, bits, rides),
                    bits,
                    out,
                    end);
            if ((bits & Targets.PATHS) != 0) {
                end = legal(
                        EventCode.leaving(from, code) | kind(bits),
                        word,
                        targets.paths(place, word, bits),
                        bits,
                        out,
                        end);
            }
        }
        return (bits & Targets.EN_PASSANT) == 0 ? end : enPassant(code, from, out, end);
    }

    /** Returns whether the moves of a piece have to be listed square by square. */
    boolean isListed(int bits) {
        return (bits & Targets.LISTED) != 0
                || (bits & Targets.TRIED) != 0 && safety.usesMasks()
                || (bits & Targets.PROMOTES) != 0 && safety.testsHooks();
    }

    private int legal(int move, int word, long set, int bits, int[] out, int begin) {
        long legal = safety.legal((bits & Targets.ROYAL) != 0, EventCode.from(move), word, set);
        long last = legal & promotes[EventCode.code(move) * words + word];
        int end = moves(move, word, legal ^ last, out, begin);
        return last == 0 ? end : promotions(move, word, last, out, end);
    }

    private int promotions(int move, int word, long set, int[] out, int begin) {
        int[] codes = tables.promotions.of(state.array())[EventCode.code(move)];
        int end = begin;
        for (long left = set; left != 0; left &= left - 1) {
            int to = word << 6 | Long.numberOfTrailingZeros(left);
            for (int code : codes) {
                out[end++] = EventCode.arriving(EventCode.withCode(move, code), to);
            }
        }
        return end;
    }

    /** Lists the en passant captures of a piece whose other moves are held by sets. */
    int enPassant(int code, int from, int[] out, int begin) {
        if (state.enPassant == 0) {
            return begin;
        }
        int cell = code * squares + from;
        int end = blocks.enPassant(EventCode.leaving(from, code), start[cell], out, begin);
        end = tables.duplicates[cell] ? distinct.keep(out, begin, end) : end;
        return safety.testsHooks() ? verified(out, begin, end) : end;
    }

    /** Lists the moves that sets do not hold. */
    private int listed(int code, int from, int[] out, int begin) {
        int cell = code * squares + from;
        int end = blocks.list(EventCode.leaving(from, code), start[cell], out, begin);
        if (tables.duplicates[cell]) {
            end = tables.hooked.moves[code] ? withHookMoves(from, out, begin, end) : distinct.keep(out, begin, end);
        }
        if (!safety.usesMasks()) {
            return end;
        }
        return tried[code] ? verified(out, begin, end) : legal(code, from, out, begin, end);
    }

    /** Adds the moves of a hook. */
    private int withHookMoves(int from, int[] out, int begin, int end) {
        int plain = hooks.plain(from, out, end);
        // No two moves of a hook are equal.
        return hooks.effects(from, out, begin == end ? plain : distinct.keep(out, begin, plain));
    }

    /**
     * Keeps the moves that end a check, respect a pin and do not put the royal in check. En passant captures were
     * tested when they were listed, unless hooks may ask for more than pieces.
     */
    private int legal(int code, int from, int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            boolean keeps = switch (EventCode.kind(out[i])) {
                case EventCode.EN_PASSANT -> !safety.testsHooks() || isTriedSafe(out[i]);
                case EventCode.EFFECT -> safety.isQuiet(hooks.effect(out[i])) || isTriedSafe(out[i]);
                default ->
                    mayBecomeAny(code, out[i])
                            ? isTriedSafe(out[i])
                            : safety.isLegalDestination(code, from, EventCode.to(out[i]), EventCode.code(out[i]));
            };
            if (keeps) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Returns whether the piece becomes what a hook says, which may be a screen of other kinds of line than before. */
    private boolean mayBecomeAny(int code, int event) {
        return EventCode.code(event) != code && tables.hooked.moves[code];
    }

    private boolean takesRoyal(int event) {
        if (EventCode.kind(event) == EventCode.EFFECT) {
            int[] effect = hooks.effect(event);
            return Arrays.stream(effect, HookAnswer.HEAD, effect.length)
                    .anyMatch(edit -> HookAnswer.takes(edit) && safety.takesRoyal(HookAnswer.square(edit)));
        }
        return EventCode.kind(event) != EventCode.CASTLE && safety.takesRoyal(EventCode.to(event));
    }

    /** Keeps the events after which no royal of the side to move is attacked, or that take a royal. */
    int verified(int[] out, int begin, int end) {
        int kept = begin;
        state.work += (long) Work.TRY * (end - begin);
        for (int i = begin; i < end; i++) {
            if (tables.affectsSafety ? isSafeWithEffects(out[i]) : isSafe(out[i])) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Makes and tests an event. Returns whether it leaves the own royal safe. */
    private boolean isTriedSafe(int event) {
        state.work += Work.TRY;
        return isSafe(event);
    }

    private boolean isSafe(int event) {
        int side = state.side;
        boolean takes = takesRoyal(event);
        mover.attempt(event);
        boolean attacked = !takes && safety.royals.inCheck(side);
        mover.undo();
        return !attacked;
    }

    /** Returns whether an event with its effects keeps all own royals, and takes a royal or leaves none attacked. */
    private boolean isSafeWithEffects(int event) {
        int side = state.side;
        int own = safety.royals.count(side);
        int enemies = safety.royals.count(side ^ 1);
        mover.attempt(event);
        boolean safe = safety.royals.survives(side, own)
                && (!safety.royals.survives(side ^ 1, enemies) || !safety.royals.inCheck(side));
        mover.undo();
        return safe;
    }
}
