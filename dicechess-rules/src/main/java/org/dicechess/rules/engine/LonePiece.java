package org.dicechess.rules.engine;

import java.util.BitSet;
import java.util.function.IntConsumer;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;

/** What a piece can do alone: it is put on an empty board, and then beside one enemy piece at a time. */
public final class LonePiece {

    private final Tables tables;
    private final EnginePool engines;
    private final int code;
    private final int from;

    /** The sums of dice with which the piece may walk. */
    private final BitSet sums;

    /**
     * Creates the question.
     *
     * @param code the code of the piece
     * @param from the square of the piece
     * @param sums the sums of dice with which it may walk
     */
    public LonePiece(Tables tables, EnginePool engines, int code, int from, BitSet sums) {
        this.tables = tables;
        this.engines = engines;
        this.code = code;
        this.from = from;
        this.sums = sums;
    }

    /** Returns the sums of all dice that a player may choose for the walk of a code. */
    public static BitSet sums(Tables tables, int code) {
        BitSet sums = new BitSet();
        for (int pool : tables.walkPools[code]) {
            for (int roll = tables.rolls.first(pool); roll <= tables.rolls.last(pool); roll++) {
                sums.set(tables.sums[roll]);
            }
        }
        return sums;
    }

    /** Returns the empty squares that the piece reaches. */
    public BitSet moves() {
        BitSet moves = new BitSet();
        ask(0, 0, (engine, event) -> {
            if (EventCode.to(event) != from) {
                moves.set(EventCode.to(event));
            }
        });
        return moves;
    }

    /** Returns the squares on which it captures the only other piece. */
    public BitSet captures() {
        BitSet captures = new BitSet();
        int enemy = enemy();
        int[] taken = new int[2 * tables.squares];
        for (int square = 0; square < tables.squares; square++) {
            int victim = square;
            if (victim != from) {
                ask(enemy, victim, (engine, event) -> {
                    if (engine.facts.captures(event, taken, 0) > 0) {
                        captures.set(victim);
                    }
                });
            }
        }
        return captures;
    }

    /** Returns a code of the other side that may always be captured, if there is one. */
    private int enemy() {
        int first = 2 - (code & 1 ^ 1);
        for (int enemy = first; enemy <= tables.codes.count(); enemy += 2) {
            if (!tables.hooked.capturable[enemy]) {
                return enemy;
            }
        }
        return first;
    }

    /** Does something for each event of the piece on a board with one other piece, or with none if its code is 0. */
    private void ask(int enemy, int square, EventTask task) {
        byte[] board = new byte[tables.squares];
        board[square] = (byte) enemy;
        board[from] = (byte) code;
        int side = code + 1 & 1;
        Snapshot alone = new Snapshot(board, Clock.pack(side, 0, 0, 0, 0, 0, 0, 2), 0, 0, 0, 0);
        engines.with(alone, engine -> {
            engine.hooks.begin();
            list(engine, event -> task.accept(engine, event));
            return 0;
        });
    }

    private void list(Engine engine, IntConsumer task) {
        int[] out = new int[tables.eventBound + tables.squares];
        int end = engine.generator.pseudoLegal(from, out);
        for (int i = 0; i < end; i++) {
            task.accept(out[i]);
        }
        for (int sum = sums.nextSetBit(0); sum >= 0; sum = sums.nextSetBit(sum + 1)) {
            end = engine.walks.list(from, sum, out, 0);
            for (int i = 0; i < end; i++) {
                task.accept(out[i]);
            }
        }
    }

    /** What is done for an event. */
    @FunctionalInterface
    private interface EventTask {
        void accept(Engine engine, int event);
    }
}
