package org.dicechess.rules.state;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Offset;
import org.dicechess.rules.model.Squares;

/** Counts pieces on the file, on the rank or beside a square. */
public final class NearSquares {

    private final State state;

    /** For each sort of squares the sets, one for each square; empty until one is needed. */
    private final long[][] sets = new long[MoveFilter.Near.Where.values().length][0];

    /** For leaps the same sets, as each side sees the leaps. */
    private final IdentityHashMap<List<Offset>, long[][]> reached = new IdentityHashMap<>(2);

    public NearSquares(State state) {
        this.state = state;
    }

    /** Returns how many pieces a clause counts near a square for the side to move. */
    public int count(MoveFilter.Near near, int square) {
        return count(near, square, state.side);
    }

    /** Returns about the units of work of one look, each 10 nanoseconds. */
    public long work(MoveFilter.Near near) {
        long steps = 0;
        for (MoveFilter.Near.Line line : near.lines()) {
            steps += Math.min(line.range(), state.squares);
        }
        return state.tables.codes.count() + steps;
    }

    /** Returns whether a clause holds of a square for a side. */
    public boolean holds(MoveFilter.Near near, int square, int side) {
        int count = count(near, square, side);
        return count >= near.least() && count <= near.most();
    }

    private int count(MoveFilter.Near near, int square, int side) {
        int count = square < 0 || near.lines().isEmpty() ? 0 : inSight(near, square, side);
        if (near.by().isEmpty() && near.isByMoves()) {
            return count;
        }
        long[] squares = sets(near, side);
        if (near.empty()) {
            return square < 0 ? 0 : empty(squares, square);
        }
        for (int code = 1; square >= 0 && code <= state.tables.codes.count(); code++) {
            if (near.kinds().get(state.tables.kindOf[code]) && isMeant(near.whose(), code, side)) {
                for (int word = 0; word < state.words; word++) {
                    count += Long.bitCount(
                            state.pieces[code * state.words + word] & squares[square * state.words + word]);
                }
            }
        }
        return count;
    }

    private int empty(long[] squares, int square) {
        int count = 0;
        for (int word = 0; word < state.words; word++) {
            count += Long.bitCount(squares[square * state.words + word] & ~state.all[word]);
        }
        return count;
    }

    /** Counts the first pieces on lines from a square. A line around a joined board ends before that square. */
    private int inSight(MoveFilter.Near near, int square, int side) {
        Squares squares = state.tables.game.squares();
        int forward = side == 0 ? 1 : -1;
        int count = 0;
        for (MoveFilter.Near.Line line : near.lines()) {
            int at = square;
            int steps = 0;
            do {
                at = squares.step(at, line.step().files(), forward * line.step().ranks());
                steps++;
            } while (at >= 0 && at != square && state.board[at] == 0 && steps < line.range());
            int code = at < 0 || at == square ? 0 : state.at(at);
            count += code != 0 && near.kinds().get(state.tables.kindOf[code]) && isMeant(near.whose(), code, side)
                    ? 1
                    : 0;
        }
        return count;
    }

    /** Keeps of some squares those on files or ranks of which a clause holds. */
    public void keep(MoveFilter.Near near, long[] squares) {
        long[] all = sets(near, state.side);
        long[] seen = new long[state.words];
        for (int square = 0; square < state.squares; square++) {
            if ((seen[square >> 6] >>> square & 1) == 0) {
                boolean holds = holds(near, square, state.side);
                for (int word = 0; word < state.words; word++) {
                    long line = all[square * state.words + word];
                    seen[word] |= line;
                    squares[word] &= holds ? -1L : ~line;
                }
            }
        }
    }

    private boolean isMeant(Action.Whose whose, int code, int side) {
        int owner = state.owners[code];
        return owner == Codes.NOBODY || whose == Action.Whose.EITHER || (owner == side) == (whose == Action.Whose.OWN);
    }

    private long[] sets(MoveFilter.Near near, int side) {
        return near.by().isEmpty()
                ? sets(near.where())
                : reached.computeIfAbsent(near.by(), offsets -> new long[][] {sets(offsets, 1), sets(offsets, -1)})[
                        side];
    }

    /** Returns the squares that leaps reach from each square, if forward is up or down the board. */
    private long[] sets(List<Offset> offsets, int forward) {
        long[] all = new long[state.squares * state.words];
        for (int square = 0; square < state.squares; square++) {
            for (Offset offset : offsets) {
                int to = state.tables.game.squares().step(square, offset.files(), forward * offset.ranks());
                if (to >= 0) {
                    all[square * state.words + (to >> 6)] |= 1L << to;
                }
            }
        }
        return all;
    }

    private long[] sets(MoveFilter.Near.Where where) {
        if (sets[where.ordinal()].length == 0) {
            long[] all = new long[state.squares * state.words];
            for (int square = 0; square < state.squares; square++) {
                for (int other : near(where, square).toArray()) {
                    all[square * state.words + (other >> 6)] |= 1L << other;
                }
            }
            sets[where.ordinal()] = all;
        }
        return sets[where.ordinal()];
    }

    private IntStream near(MoveFilter.Near.Where where, int square) {
        Squares squares = state.tables.game.squares();
        return IntStream.range(0, state.squares).filter(number -> {
            int files = Math.abs(squares.filesBetween(square, number));
            int ranks = Math.abs(squares.ranksBetween(square, number));
            return switch (where) {
                case FILE -> files == 0;
                case RANK -> ranks == 0;
                case BESIDE -> files <= 1 && ranks <= 1;
            };
        });
    }
}
