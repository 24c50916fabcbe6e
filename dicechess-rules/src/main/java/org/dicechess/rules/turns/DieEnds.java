package org.dicechess.rules.turns;

import java.util.Arrays;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.reach.PassedSquares;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/**
 * Adds the ends of sequences of two moves, the second with the last die. No move is played, and ends that are also
 * found in another order are left out.
 */
final class DieEnds {

    /** A mark that no set of counter fields equals. */
    private static final long UNKNOWN = 1;

    private final State state;
    private final byte[] board;
    private final DieMoves moves;
    private final MoveDelta second;
    private final CommutingMoves commuting;
    private final TurnEnds ends;
    private final PassedSquares paths;
    private final Castlings castlings;
    private final CounterTable counting;
    private final int words;

    /** For each move the change of the Zobrist key. */
    private final long[] keys;

    /** For each move the summand of the linear hash. */
    private final long[] sums;

    /** For each move the change of the partition key. */
    private final long[] partitions;

    /** For each move the counters that it resets. */
    private final long[] resets;

    /** For each line the squares that it reaches. */
    private long[] reached = {};

    /** For each line whether it may end the game on one of these squares. */
    private boolean[] mayEnd = {};

    /** The squares that all lines together reach. */
    private final long[] reachedByAny;

    /** Whether any line may end the game. */
    private boolean anyMayEnd;

    /** Whether the present moves have been described. */
    private boolean described;

    /** The Zobrist key of the pieces after the first move. */
    private long key;

    /** The linear hash, partition key, castling rights and counters after the first move. */
    private long pieces;

    private long partition;
    private long rights;
    private long counters;

    /** The counters that are reset by the move whose end was added last. */
    private long lastReset;

    private final SeenTwoStepArrivals seenArrivals;

    /** The number of positions so far, which identifies the present one. */
    private long position;

    DieEnds(
            State state,
            byte[] board,
            DieMoves moves,
            LinearHash sums,
            EndPartition partitions,
            CommutingMoves commuting,
            TurnEnds ends) {
        this.state = state;
        this.board = board;
        this.moves = moves;
        this.second = new MoveDelta(state, sums, partitions);
        this.commuting = commuting;
        this.ends = ends;
        this.paths = state.tables.passedSquares;
        this.castlings = state.tables.castlings;
        this.counting = state.tables.counting;
        this.words = state.words;
        this.keys = new long[state.tables.eventBound];
        this.sums = new long[state.tables.eventBound];
        this.partitions = new long[state.tables.eventBound];
        this.resets = new long[state.tables.eventBound];
        this.reachedByAny = new long[words];
        this.seenArrivals = new SeenTwoStepArrivals(words);
    }

    /** Begins with another position, whose moves are listed. */
    void clear() {
        described = false;
        position++;
    }

    /** Adds the ends after a first move, which the board shows. */
    void add(MoveDelta first, TurnNode node) {
        if (!described) {
            describe();
        }
        key = state.key ^ first.key;
        pieces = node.pieces + first.pieces;
        partition = node.partition ^ first.partition;
        rights = first.rights(state.rights);
        counters = first.counters(state.counters);
        lastReset = UNKNOWN;
        if (moves.mayPass) {
            ends.setRest(rights, counters);
            ends.add(partition, key, pieces);
        }
        boolean hasPath = paths.isDirect(first.moved);
        int path = hasPath ? paths.path(first.moved, first.from, first.to) : 0;
        int after = hasPath ? firstLineAfter(first) : 0;
        addUntouched(path, after);
        addByMoved(addTouched(path, after), first);
    }

    /** Describes the moves in the present position of the state. */
    private void describe() {
        described = true;
        if (mayEnd.length < moves.lines) {
            mayEnd = new boolean[moves.codes.length];
            reached = new long[moves.codes.length * words];
        }
        Arrays.fill(reached, 0, moves.lines * words, 0);
        Arrays.fill(reachedByAny, 0);
        anyMayEnd = false;
        for (int line = 0; line < moves.lines; line++) {
            mayEnd[line] = false;
            for (int i = moves.begin[line]; i < moves.begin[line + 1]; i++) {
                describe(line, i);
            }
            anyMayEnd |= mayEnd[line];
            for (int word = 0; word < words; word++) {
                reachedByAny[word] |= reached[line * words + word];
            }
        }
    }

    private void describe(int line, int i) {
        second.read(moves.events[i], state.board);
        second.compute();
        keys[i] = second.key;
        sums[i] = second.pieces;
        partitions[i] = second.partition;
        resets[i] = second.resets;
        reached[line * words + (second.to >> 6)] |= 1L << second.to;
        mayEnd[line] |= commuting.mayEnd(second.moved, second.code, second.captured);
    }

    /**
     * Adds the moves on lines that the first move does not touch. Of the lines before {@code after}, only moves that
     * would obstruct the first move or may end the game are added.
     */
    private void addUntouched(int path, int after) {
        if (anyMayEnd || paths.isOn(path, reachedByAny, 0)) {
            for (int line = 0; line < after; line++) {
                if (!moves.isTouched(line) && (mayEnd[line] || paths.isOn(path, reached, line * words))) {
                    addNotFirst(line, path);
                }
            }
        }
        for (int line = after; line < moves.lines; line++) {
            if (!moves.isTouched(line)) {
                for (int i = moves.begin[line]; i < moves.begin[line + 1]; i++) {
                    addDescribed(i);
                }
            }
        }
    }

    /** Adds the moves on a line that could not precede the first move. */
    private void addNotFirst(int line, int path) {
        for (int i = moves.begin[line]; i < moves.begin[line + 1]; i++) {
            if (!comesFirst(line, i, path)) {
                addDescribed(i);
            }
        }
    }

    /** Adds the moves on lines that the first move has changed; returns the index after them. */
    private int addTouched(int path, int after) {
        int i = moves.begin[moves.lines];
        for (long touched = moves.touched(); touched != 0; touched &= touched - 1) {
            for (int line = Long.numberOfTrailingZeros(touched); line < moves.lines; line += Long.SIZE) {
                for (; i < moves.touchedEnd[line]; i++) {
                    if (line >= after || !comesFirst(line, i, path)) {
                        addFromBoard(i);
                    }
                }
            }
        }
        return i;
    }

    /**
     * Returns the first line whose piece has no lower number than the piece that moves first. Lines are in the order of
     * these numbers.
     */
    private int firstLineAfter(MoveDelta first) {
        int low = 0;
        int high = moves.lines;
        while (low < high) {
            int middle = (low + high) / 2;
            if (CommutingMoves.isLower(moves.codes[middle], moves.from[middle], first.moved, first.from)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /**
     * Returns whether a move could precede the first move: it was possible before, and it would not obstruct the first
     * move.
     */
    private boolean comesFirst(int line, int i, int path) {
        int to = EventCode.to(moves.events[i]);
        return (reached[line * words + (to >> 6)] >>> to & 1) != 0
                && !paths.isOn(path, to)
                && !(mayEnd[line]
                        && commuting.mayEnd(moves.codes[line], EventCode.code(moves.events[i]), board[to] & 255));
    }

    /**
     * Adds the second moves of the piece that made the first one. If the first move was quiet, the square between makes
     * no difference.
     */
    private void addByMoved(int begin, MoveDelta first) {
        boolean quiet = first.captured == 0 && first.code == first.moved && rights == 0;
        for (int i = begin; i < moves.end; i++) {
            int event = moves.events[i];
            if (!quiet
                    || EventCode.code(event) != first.code
                    || seenArrivals.isNew(position, first.from, EventCode.to(event))) {
                addFromBoard(i);
            }
        }
    }

    /** Adds the end of a second move, computed on the board. */
    private void addFromBoard(int i) {
        second.read(moves.events[i], board);
        second.compute();
        if (second.resets != lastReset || rights != 0) {
            lastReset = second.resets;
            ends.setRest(second.rights(rights), second.counters(counters));
        }
        ends.add(partition ^ second.partition, key ^ second.key, pieces + second.pieces);
    }

    /** Adds the end of a second move that has been described. */
    private void addDescribed(int i) {
        if (resets[i] != lastReset || rights != 0) {
            lastReset = resets[i];
            ends.setRest(rights == 0 ? 0 : keptRights(moves.events[i]), counting.setBack(counters, lastReset));
        }
        ends.add(partition ^ partitions[i], key ^ keys[i], pieces + sums[i]);
    }

    private long keptRights(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        return castlings.kept(rights, board[from] & 255, from, board[to] & 255, to);
    }
}
