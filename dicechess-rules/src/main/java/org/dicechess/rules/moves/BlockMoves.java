package org.dicechess.rules.moves;

import org.dicechess.rules.ask.Work;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.model.PieceMoves;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.PromotionChoices;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Lists the moves of one piece square by square, from the blocks of the movement table, where sets of squares do not
 * hold them. Part of the inner loop: it makes no objects.
 */
final class BlockMoves {

    /** The number of squares that take as long as a block without squares. */
    private static final int BLOCK = 6;

    /** The most squares of a block. */
    private static final int MOST_SQUARES = 256;

    private final State state;
    private final Safety safety;
    private final Tables tables;
    private final int squares;
    private final int[] blocks;
    private final boolean[] promotes;
    private final byte[] board;
    private final PromotionChoices choices;

    /** The moves of one block before promotion. */
    private final int[] before = new int[MOST_SQUARES];

    /** For each code whether it is a royal that its own side may not capture, since the game has check. */
    private final boolean[] guarded;

    /** For each limit of lines, and each code, whether they capture such a piece. */
    private final boolean[][] captures;

    /** For each limit of lines, and each code, whether they hop over such a piece. */
    private final boolean[][] over;

    /** For each limit of lines the number of its condition. */
    private final int[] conditions;

    /** The number of squares read for the present piece, {@link #BLOCK} more for each block. */
    private int read;

    BlockMoves(State state, Safety safety) {
        this.state = state;
        this.safety = safety;
        this.tables = state.tables;
        this.squares = state.squares;
        this.blocks = tables.movement.blocks();
        this.promotes = tables.movement.promotes();
        this.board = state.board;
        this.choices = new PromotionChoices(state);
        this.captures = tables.movement.limits().captures();
        this.conditions = tables.movement.limits().conditions();
        this.over = tables.movement.limits().over();
        this.guarded = new boolean[tables.codes.count() + 1];
        for (int code = 1; code < guarded.length && tables.game.check().isPresent(); code++) {
            guarded[code] = tables.codes.piece(code).type().isRoyal();
        }
    }

    /**
     * Lists all moves of a piece.
     *
     * @param move the move as its departure and code
     * @param first the index of the piece's first block
     */
    int list(int move, int first, int[] out, int begin) {
        int end = begin;
        int at = first;
        read = 0;
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int next = at + 1 + Block.squares(header);
            if ((header & Block.PROMOTES) != 0) {
                int blockBegin = end;
                end = block(move, header, at + 1, next, out, end);
                end = promoted(out, blockBegin, end);
            } else {
                end = block(move, header, at + 1, next, out, end);
            }
            at = next;
        }
        state.work += read / Work.SQUARES_PER_UNIT;
        return end;
    }

    /** Lists the en passant captures among them. */
    int enPassant(int move, int first, int[] out, int begin) {
        int end = begin;
        int at = first;
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int next = at + 1 + Block.squares(header);
            if (Block.form(header) == Block.EN_PASSANT) {
                int blockBegin = end;
                end = enPassant(move, at + 1, next, out, end);
                end = (header & Block.PROMOTES) == 0 ? end : promoted(out, blockBegin, end);
            }
            at = next;
        }
        return end;
    }

    private int block(int move, int header, int at, int next, int[] out, int end) {
        read += BLOCK;
        if (Block.limit(header) != 0 && !holds(Block.limit(header), move)) {
            return end;
        }
        int mode = Block.mode(header);
        switch (Block.form(header)) {
            case Block.LEAPS:
                return leaps(move, mode, at, next, out, end);
            case Block.RIDE:
                return ride(move, mode, at, next, out, end);
            case Block.PATH:
                return path(move, header, at, next, out, end);
            case Block.HOP:
                return hop(move, header, at, next, out, end);
            case Block.ROUTE:
                return route(move, header, at, next, out, end);
            default:
                return enPassant(move, at, next, out, end);
        }
    }

    private boolean holds(int limit, int move) {
        return safety.attackers.hasBeside(limit, EventCode.code(move), EventCode.from(move))
                && (conditions[limit] == PieceMoves.ALWAYS || state.conditionHolds.test(conditions[limit]));
    }

    private int leaps(int move, int mode, int at, int next, int[] out, int begin) {
        int end = begin;
        read += next - at;
        for (int i = at; i < next; i++) {
            int to = blocks[i];
            int piece = board[to];
            if (piece == 0 ? (mode & Block.QUIET) != 0 : state.isEnemy(to) && (mode & Block.CAPTURE) != 0) {
                out[end++] = EventCode.arriving(move, to);
            }
        }
        return end;
    }

    private int ride(int move, int mode, int at, int next, int[] out, int begin) {
        int end = begin;
        int i = at;
        while (i < next) {
            int to = blocks[i++];
            int piece = board[to];
            if (piece != 0) {
                if (state.isEnemy(to) && (mode & Block.CAPTURE) != 0) {
                    out[end++] = EventCode.arriving(move, to);
                }
                break;
            }
            if ((mode & Block.QUIET) != 0) {
                out[end++] = EventCode.arriving(move, to);
            }
        }
        read += i - at;
        return end;
    }

    private int path(int move, int header, int at, int next, int[] out, int begin) {
        int end = begin;
        int kind = (header & Block.OPENS) != 0 ? EventCode.OPENING_MOVE : EventCode.MOVE;
        int i = at;
        while (i < next) {
            int entry = blocks[i++];
            int to = entry & 255;
            boolean lands = (entry & Block.LAND) != 0;
            int piece = board[to];
            if (piece != 0) {
                if (lands && state.isEnemy(to) && (header & Block.CAPTURE) != 0) {
                    out[end++] = EventCode.arriving(move, to);
                }
                break;
            }
            if (lands && (header & Block.QUIET) != 0) {
                out[end++] = EventCode.arriving(move, to) | kind;
            }
        }
        read += i - at;
        return end;
    }

    private int hop(int move, int header, int at, int next, int[] out, int begin) {
        int i = at;
        while (i < next && board[blocks[i]] == 0) {
            i++;
        }
        read += i - at;
        int limit = Block.limit(header);
        if (i == next || !over[limit][board[blocks[i]] & 255]) {
            return begin;
        }
        int end = ride(move, Block.mode(header), i + 1, next, out, begin);
        return limit == 0 ? end : allowed(captures[limit], out, begin, end);
    }

    /** Keeps the moves that capture nothing, or a piece of one of some codes. */
    private int allowed(boolean[] codes, int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            int captured = board[EventCode.to(out[i])] & 255;
            if (captured == 0 || codes[captured]) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Follows a route square by square. The piece's own square counts as empty. */
    private int route(int move, int header, int at, int next, int[] out, int begin) {
        int end = begin;
        int i = at;
        while (i < next) {
            int entry = blocks[i++];
            int to = entry & 255;
            int piece = to == EventCode.from(move) ? 0 : board[to];
            boolean enemy = state.isEnemy(to);
            if ((entry & (piece == 0 ? Block.MOVES : enemy ? Block.TAKES : Block.TAKES_OWN)) != 0
                    && (piece == 0 || enemy || state.isOwn(to) && !guarded[piece & 255])) {
                out[end++] = EventCode.arriving(move, to);
            }
            if (Block.shuts(entry, piece == 0, enemy) || piece != 0 && !over[Block.limit(header)][piece & 255]) {
                break;
            }
        }
        read += i - at;
        return Block.limit(header) == 0 ? end : allowed(captures[Block.limit(header)], out, begin, end);
    }

    private int enPassant(int move, int at, int next, int[] out, int begin) {
        if (state.enPassant == 0) {
            return begin;
        }
        int end = begin;
        for (int i = at; i < next; i++) {
            int to = blocks[i];
            int victim = board[to] == 0 ? state.victim(to) : -1;
            if (victim >= 0
                    && (safety.king < 0 && !safety.verify
                            || safety.enPassant.isLegal(EventCode.from(move), to, victim))) {
                out[end++] = EventCode.arriving(move, to) | EventCode.EN_PASSANT;
            }
        }
        return end;
    }

    /** Replaces each arrival on a promotion square by its promotions. The array has room for them. */
    private int promoted(int[] out, int begin, int end) {
        if (begin < end && !tables.movement.zones().isPlain(EventCode.code(out[begin]))) {
            return chosen(out, begin, end);
        }
        int[][] promotions = tables.promotions.of(state.array());
        int added = 0;
        for (int i = begin; i < end; i++) {
            added += promotes(out[i]) ? promotions[EventCode.code(out[i])].length - 1 : 0;
        }
        int write = end + added;
        for (int i = end - 1; i >= begin; i--) {
            int move = out[i];
            if (promotes(move)) {
                int[] codes = promotions[EventCode.code(move)];
                for (int code = codes.length - 1; code >= 0; code--) {
                    out[--write] = EventCode.withCode(move, codes[code]);
                }
            } else {
                out[--write] = move;
            }
        }
        return end + added;
    }

    private int chosen(int[] out, int begin, int end) {
        System.arraycopy(out, begin, before, 0, end - begin);
        int write = begin;
        for (int i = 0; i < end - begin; i++) {
            write = choices.add(before[i], out, write);
        }
        return write;
    }

    private boolean promotes(int move) {
        return promotes[EventCode.code(move) * squares + EventCode.to(move)];
    }
}
