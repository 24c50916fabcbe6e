package org.dicechess.rules.safety;

import org.dicechess.rules.ask.Work;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.state.NearSquares;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Tests attacks that depend on more than the squares between: of hoppers, by routes, or by several ways to one square.
 * Part of the inner loop: it makes no objects.
 */
final class ExoticAttacks {

    private final State state;
    private final Tables tables;
    private final int squares;
    private final boolean[][] captures;
    private final boolean[][] over;

    /** For each limit of lines what must stand beside the piece; null if it does not matter. */
    private final MoveFilter.@Nullable Near[] beside;

    private final NearSquares near;

    /** For each code whether it is royal. */
    private final boolean[] royal;

    /** The code of the piece whose safety on other squares is asked for, 0 for any. */
    private int guarded;

    ExoticAttacks(State state, boolean[] royal) {
        this.state = state;
        this.tables = state.tables;
        this.squares = tables.squares;
        this.captures = tables.movement.limits().captures();
        this.over = tables.movement.limits().over();
        this.beside = tables.movement.limits().beside().stream()
                .map(one -> one.orElse(null))
                .toArray(MoveFilter.Near[]::new);
        this.near = new NearSquares(state);
        this.royal = royal;
    }

    /** Sets the piece whose safety on other squares is asked for, 0 for any. Returns the one before. */
    int guard(int code) {
        int before = guarded;
        guarded = code;
        return before;
    }

    /** Returns whether a piece could capture a royal on a square. It follows the piece's lines square by square. */
    boolean attacks(int code, int from, int square) {
        int there = state.at(square);
        return captures(code, from, square, royal[there] && (there & 1) != (code & 1) ? there : guarded);
    }

    /** Returns whether a piece could capture the piece on a square by a move of its notation. */
    boolean captures(int code, int from, int square) {
        return captures(code, from, square, state.at(square));
    }

    /**
     * Returns whether a piece could capture a piece on a square.
     *
     * @param victim the code of that piece; 0 for any
     */
    private boolean captures(int code, int from, int square, int victim) {
        int[] blocks = tables.movement.blocks();
        int first = tables.movement.start()[code * squares + from];
        int at = first;
        boolean attacks = false;
        for (int header = blocks[at]; header != 0 && !attacks; header = blocks[at]) {
            int end = at + 1 + Block.squares(header);
            boolean route = Block.form(header) == Block.ROUTE;
            attacks = (Block.mode(header) & Block.CAPTURE) != 0
                    && captures[Block.limit(header)][victim]
                    && hasBeside(Block.limit(header), code, from)
                    && (route ? reaches(code, header, at + 1, end, square) : hits(header, at + 1, end, square));
            at = end;
        }
        Work.test(state, Work.EXOTIC + (at - first) / Work.SQUARES_PER_UNIT);
        return attacks;
    }

    /** Returns whether the pieces that a limit of lines asks for stand beside a piece. */
    boolean hasBeside(int limit, int code, int from) {
        MoveFilter.Near asked = beside[limit];
        if (asked == null) {
            return true;
        }
        Work.test(state, Work.EXOTIC);
        return near.holds(asked, from, state.owners[code]);
    }

    private boolean hits(int header, int begin, int end, int square) {
        int[] blocks = tables.movement.blocks();
        int needed = Block.form(header) == Block.HOP ? 1 : 0;
        boolean line = Block.form(header) != Block.LEAPS;
        boolean[] screen = over[Block.limit(header)];
        int screens = 0;
        for (int at = begin; at < end; at++) {
            int target = blocks[at] & 255;
            if (target == square
                    && screens == needed
                    && Block.captures(Block.mode(header), Block.form(header), blocks[at])) {
                return true;
            }
            if (line
                    && (state.all[target >> 6] >>> target & 1) != 0
                    && (++screens > needed || !screen[state.at(target)])) {
                return false;
            }
        }
        return false;
    }

    /** Follows a route up to its first shut square. */
    private boolean reaches(int code, int header, int begin, int end, int square) {
        int[] blocks = tables.movement.blocks();
        for (int at = begin; at < end; at++) {
            int target = blocks[at] & 255;
            if (target == square) {
                return (blocks[at] & Block.TAKES) != 0;
            }
            // A square with no code that counts as occupied holds the rook of a castling that is tried: an enemy here.
            boolean enemy = state.board[target] == 0 || state.owner(target) == (state.owners[code] ^ 1);
            boolean empty = (state.all[target >> 6] >>> target & 1) == 0;
            if (Block.shuts(blocks[at], empty, enemy) || !empty && !over[Block.limit(header)][state.at(target)]) {
                return false;
            }
        }
        return false;
    }
}
