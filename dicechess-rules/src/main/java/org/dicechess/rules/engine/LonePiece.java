package org.dicechess.rules.engine;

import java.util.BitSet;
import java.util.function.Consumer;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** What a piece can do alone: it is put on an empty board, and then beside one enemy piece at a time. */
public final class LonePiece {

    private final Tables tables;
    private final EnginePool engines;
    private final int code;
    private final int from;

    /** The sums of dice with which the piece may walk. */
    private final BitSet sums;

    private long work;

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

    /**
     * Returns the empty squares that the piece reaches.
     *
     * @throws IllegalStateException if its hooks do too much
     */
    public BitSet moves() {
        BitSet moves = new BitSet();
        ask(0, 0, engine -> {
            int[] out = new int[tables.eventBound + tables.squares];
            int end = engine.generator.pseudoLegal(from, out);
            addArrivals(out, end, moves);
            BitSet walked = new BitSet();
            for (int sum = sums.nextSetBit(0); sum >= 0; sum = sums.nextSetBit(sum + 1)) {
                addArrivals(out, engine.walks.list(from, sum, out, 0), walked);
            }
            walked.clear(from); // a walk that ends where it begins takes no step
            moves.or(walked);
        });
        return moves;
    }

    private static void addArrivals(int[] events, int end, BitSet arrivals) {
        for (int i = 0; i < end; i++) {
            arrivals.set(EventCode.to(events[i]));
        }
    }

    /**
     * Returns the squares on which it captures the only other piece.
     *
     * @throws IllegalStateException if its hooks do too much
     */
    public BitSet captures() {
        BitSet walked = walked();
        BitSet captures = new BitSet();
        int enemy = enemy();
        int[] out = new int[tables.eventBound + tables.squares];
        int[] taken = new int[2 * tables.squares];
        for (int square = 0; square < tables.squares; square++) {
            int victim = square;
            if (victim != from && (walked.get(victim) || mayReach(victim))) {
                ask(enemy, victim, engine -> {
                    int end = engine.generator.pseudoLegal(from, out);
                    boolean captured = walked.get(victim) && !engine.protection.isSpared(victim, from);
                    for (int i = 0; i < end && !captured; i++) {
                        captured = engine.facts.captures(out[i], taken, 0) > 0;
                    }
                    captures.set(victim, captured);
                });
            }
        }
        return captures;
    }

    /** Returns whether the piece captures on a square of some board without a walk. */
    private boolean mayReach(int target) {
        long origins = tables.attacks.reach()[(code * tables.squares + target) * tables.words + (from >> 6)];
        return (origins >>> from & 1) != 0 || tables.hooked.moves[code];
    }

    /**
     * Returns the arrivals of capturing walks. A walk never passes its arrival, so one empty board tells all of them.
     */
    private BitSet walked() {
        BitSet walked = new BitSet();
        for (int sum = sums.nextSetBit(0); sum >= 0; sum = sums.nextSetBit(sum + 1)) {
            tables.walks.search(code, sum, sum, from, new long[tables.words], (capture, arrival, path, length) -> {
                walked.set(arrival & 255, walked.get(arrival & 255) || capture);
                return true;
            });
        }
        return walked;
    }

    /** Returns a code of the other side that may always be captured, if there is one. */
    private int enemy() {
        int first = 1 + (side() ^ 1);
        for (int enemy = first; enemy <= tables.codes.ofSides(); enemy += 2) {
            if (!tables.hooked.capturable[enemy]) {
                return enemy;
            }
        }
        return first;
    }

    /** Returns the side that moves the piece: White moves one of nobody. */
    private int side() {
        return tables.codes.owner(code) == State.NOBODY ? 0 : tables.codes.owner(code);
    }

    /** Does something on a board with the piece and one other piece, or with none if its code is 0. */
    private void ask(int enemy, int square, Consumer<Engine> task) {
        byte[] board = tables.numbers.board();
        board[square] = (byte) enemy;
        board[from] = (byte) code;
        Snapshot alone = new Snapshot(board, Clock.pack(side(), 0, 0, 0, 0, 0, 0, 2), 0, 0, 0, 0);
        work += engines.with(alone, engine -> {
            long before = engine.work();
            task.accept(engine);
            return engine.work() - before;
        });
        if (work > Work.MOST) {
            throw new IllegalStateException("the moves of the "
                    + tables.codes.piece(code).type().name() + " take more than " + Work.MOST + " units of work");
        }
    }
}
