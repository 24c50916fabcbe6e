package org.dicechess.rules.turns;

import java.util.stream.Stream;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Rolls;

/**
 * Counts what can be done with the last two dice of a turn without playing a move: for each of them it is listed what
 * all men can do with it, and for each move with the other one only what this changes.
 */
final class LastTwo {

    private final Engine engine;
    private final State state;
    private final Rolls rolls;
    private final CommutingMoves exchange;
    private final byte[] board;
    private final DieMoves[] moves;
    private final DieEnds[] ends;
    private final boolean[] isListed = new boolean[2];

    /** How many different dice may be left after a move. */
    private int dice;

    /** The one that is left. */
    private int left;

    LastTwo(Engine engine, LinearHash sums, EndPartition parts, CommutingMoves exchange, TurnEnds ends) {
        this.engine = engine;
        this.state = engine.state;
        this.rolls = state.tables.rolls;
        this.exchange = exchange;
        this.board = new byte[state.squares];
        this.moves = Stream.generate(() -> new DieMoves(state, board)).limit(2).toArray(DieMoves[]::new);
        this.ends = Stream.of(moves)
                .map(die -> new DieEnds(state, board, die, sums, parts, exchange, ends))
                .toArray(DieEnds[]::new);
    }

    /** Looks at the plain position where the state stands; false where moves have to be played. */
    boolean look() {
        if (!exchange.anyOrder() || rolls.size(state.roll()) != 2) {
            return false;
        }
        exchange.look();
        System.arraycopy(state.board, 0, board, 0, board.length);
        dice = 0;
        for (int spend : rolls.spends(state.roll(), state.side)) {
            int rest = spend >>> 8 & 0x7FFF;
            if (dice == 0 || dice == 1 && moves[0].roll != rest) {
                isListed[dice] = moves[dice].list(rest);
                ends[dice].clear();
                dice++;
            }
        }
        return true;
    }

    /** Whether it is known what follows a first move; nothing is said of one that ends the game. */
    boolean knows(MoveDelta first, int event, int rest) {
        left = moves[0].roll == rest ? 0 : 1;
        return isListed[left]
                && first.from != first.to
                && !(exchange.mayEnd(first.moved, first.code, first.captured) && ends(event));
    }

    private boolean ends(int event) {
        engine.mover.play(event);
        boolean ends = engine.endings.decided();
        engine.mover.undo();
        return ends;
    }

    /** How many sequences begin with a first move of which it is {@linkplain #knows known} what follows. */
    int count(MoveDelta first) {
        make(first);
        int count = moves[left].after(first);
        takeBack(first);
        return count;
    }

    /** As {@link #count}, and adds the ends. */
    int countEnds(MoveDelta first, TurnNode here) {
        make(first);
        int count = moves[left].after(first);
        first.weigh();
        ends[left].add(first, here);
        takeBack(first);
        return count;
    }

    private void make(MoveDelta first) {
        board[first.from] = 0;
        board[first.to] = (byte) first.code;
    }

    private void takeBack(MoveDelta first) {
        board[first.to] = (byte) first.captured;
        board[first.from] = (byte) first.moved;
    }
}
