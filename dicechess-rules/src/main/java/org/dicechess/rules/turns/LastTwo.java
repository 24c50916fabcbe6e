package org.dicechess.rules.turns;

import java.util.stream.Stream;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.State;

/**
 * Counts the sequences of the last two dice of a turn without playing a move.
 *
 * <p>The moves of each die are listed once. After a move of the other die, only the moves that it changes are listed
 * again.
 */
final class LastTwo {

    private final Engine engine;
    private final State state;
    private final Rolls rolls;
    private final CommutingMoves commuting;
    private final byte[] board;
    private final DieMoves[] moves;
    private final DieEnds[] ends;
    private final boolean[] isListed = new boolean[2];

    /** The number of different dice that may be left after a move. */
    private int diceCount;

    /** The index of the die that is left. */
    private int left;

    LastTwo(Engine engine, LinearHash sums, EndPartition partitions, CommutingMoves commuting, TurnEnds ends) {
        this.engine = engine;
        this.state = engine.state;
        this.rolls = state.tables.rolls;
        this.commuting = commuting;
        this.board = new byte[state.squares];
        this.moves = Stream.generate(() -> new DieMoves(state, board)).limit(2).toArray(DieMoves[]::new);
        this.ends = Stream.of(moves)
                .map(die -> new DieEnds(state, board, die, sums, partitions, commuting, ends))
                .toArray(DieEnds[]::new);
    }

    /**
     * Prepares for the present position of the state; returns false if moves cannot be reordered or the roll has not
     * two dice.
     */
    boolean prepare() {
        if (!commuting.mayReorder() || rolls.size(state.roll()) != 2) {
            return false;
        }
        commuting.prepare();
        System.arraycopy(state.board, 0, board, 0, board.length);
        diceCount = 0;
        for (int spend : rolls.spends(state.roll(), state.side)) {
            int rest = spend >>> 8 & 0x7FFF;
            if (diceCount == 0 || diceCount == 1 && moves[0].roll != rest) {
                isListed[diceCount] = moves[diceCount].list(rest);
                ends[diceCount].clear();
                diceCount++;
            }
        }
        return true;
    }

    /**
     * Returns whether the moves after a first move are known: they are listed, and the first move does not end the
     * game.
     */
    boolean knows(MoveDelta first, int event, int rest) {
        left = moves[0].roll == rest ? 0 : 1;
        return isListed[left]
                && first.from != first.to
                && !(commuting.mayEnd(first.moved, first.code, first.captured) && endsGame(event));
    }

    private boolean endsGame(int event) {
        engine.mover.play(event);
        boolean ends = engine.endings.decided();
        engine.mover.undo();
        return ends;
    }

    /** Returns the number of sequences that begin with a {@linkplain #knows known} first move. */
    int count(MoveDelta first) {
        make(first);
        int count = moves[left].countAfter(first);
        unmake(first);
        return count;
    }

    /** As {@link #count}, and adds the ends. */
    int countEnds(MoveDelta first, TurnNode node) {
        make(first);
        int count = moves[left].countAfter(first);
        first.compute();
        ends[left].add(first, node);
        unmake(first);
        return count;
    }

    private void make(MoveDelta first) {
        board[first.from] = 0;
        board[first.to] = (byte) first.code;
    }

    private void unmake(MoveDelta first) {
        board[first.to] = (byte) first.captured;
        board[first.from] = (byte) first.moved;
    }
}
