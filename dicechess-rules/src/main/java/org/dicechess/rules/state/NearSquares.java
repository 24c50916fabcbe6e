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

    /**
     * Returns how many pieces a clause counts near a square for the side to move. The piece on another square, which
     * comes there, counts as if it stood nowhere.
     *
     * @param comes the other square; negative if none is left
     */
    public int count(MoveFilter.Near near, int square, int comes) {
        return count(near, square, comes, state.side);
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
        int count = count(near, square, -1, side);
        return count >= near.least() && count <= near.most();
    }

    private int count(MoveFilter.Near near, int square, int comes, int side) {
        int count = square < 0 || near.lines().isEmpty() ? 0 : inSight(near, square, comes, side);
        if (square < 0 || near.by().isEmpty() && near.isByMoves()) {
            return count;
        }
        long[] squares = sets(near, side);
        for (int word = 0; word < state.words; word++) {
            long meant = near.empty() ? ~state.all[word] : meant(near, side, word);
            count += Long.bitCount(squares[square * state.words + word] & meant);
        }
        boolean isNear = comes >= 0 && (squares[square * state.words + (comes >> 6)] >>> comes & 1) != 0;
        if (isNear && near.empty()) {
            count += comes == square ? 0 : 1;
        } else if (isNear && isMeant(near, state.at(comes), side)) {
            count--;
        }
        return count;
    }

    private long meant(MoveFilter.Near near, int side, int word) {
        long meant = 0;
        for (int code = 1; code <= state.tables.codes.count(); code++) {
            if (isMeant(near, code, side)) {
                meant |= state.pieces[code * state.words + word];
            }
        }
        return meant;
    }

    /** Counts the first pieces on lines from a square. A line around a joined board ends before that square. */
    private int inSight(MoveFilter.Near near, int square, int comes, int side) {
        Squares squares = state.tables.game.squares();
        int forward = side == 0 ? 1 : -1;
        int count = 0;
        for (MoveFilter.Near.Line line : near.lines()) {
            int at = square;
            int steps = 0;
            do {
                at = squares.step(at, line.step().files(), forward * line.step().ranks());
                steps++;
            } while (at >= 0 && at != square && (state.board[at] == 0 || at == comes) && steps < line.range());
            count += at >= 0 && at != square && at != comes && isMeant(near, state.at(at), side) ? 1 : 0;
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

    private boolean isMeant(MoveFilter.Near near, int code, int side) {
        if (code == 0 || !near.kinds().get(state.tables.kindOf[code])) {
            return false;
        }
        int owner = state.owners[code];
        Action.Whose whose = near.whose();
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
