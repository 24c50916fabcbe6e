package org.dicechess.examples.endgames;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Position;

/**
 * Derives one turn from the rules: a search with a cursor that merges equal nodes and removes nodes without a choice.
 */
final class TurnReader {

    private final PlacedPieces pieces;
    private final Boards boards;
    private final Retirement retirement;
    private final Cursor cursor;
    private final Color turn;
    private final int bound;
    private final int[] placed;
    private final Map<Long, Integer> next = new HashMap<>();
    private final List<Long> order = new ArrayList<>();

    /** Nodes by content. A buffer is the key because it compares its contents. */
    private final Map<IntBuffer, Integer> nodes = new HashMap<>();

    /** Decisions by the key of the cursor. */
    private final Map<Long, Read> read = new HashMap<>();

    private final List<int[]> program = new ArrayList<>();
    private int[] buffer;

    /** A decision that has been read: the pieces on the board, so that not only the key is compared, and its node. */
    private record Read(long pieces, int node) {}

    private TurnReader(PlacedPieces pieces, Boards boards, Retirement retirement, Position begin) {
        this.pieces = pieces;
        this.boards = boards;
        this.retirement = retirement;
        this.cursor = begin.cursor();
        this.turn = begin.turn();
        this.bound = begin.variant().eventBound();
        this.placed = new int[pieces.squares().size()];
        this.buffer = new int[4 * bound];
    }

    /** Returns the turn that begins with this state. */
    static Turn read(PlacedPieces pieces, Boards boards, Retirement retirement, long state) {
        return new TurnReader(pieces, boards, retirement, boards.position(pieces.turn(state), pieces.pieces(state)))
                .turn();
    }

    private Turn turn() {
        boolean over = cursor.kind() == Cursor.Kind.END;
        int root = node(0);
        if (program.isEmpty() || root != ~(program.size() - 1)) {
            program.add(new int[] {Turn.MOST, 1, root});
        }
        return new Turn(
                over,
                order.stream().mapToLong(state -> state).toArray(),
                program.stream().flatMapToInt(Arrays::stream).toArray());
    }

    private int node(int offset) {
        Cursor.Kind kind = cursor.kind();
        if (kind == Cursor.Kind.END) {
            return result();
        }
        if (cursor.turn() != turn) {
            return next();
        }
        if (buffer.length - offset < bound) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        return kind == Cursor.Kind.CHANCE ? chance(offset, cursor.list(buffer, offset)) : decision(offset);
    }

    /** Walks with equal ends, whatever the dice, are followed once. */
    private int decision(int offset) {
        long key = cursor.key();
        long here = pieces.state(turn, placed, boards.read(cursor, placed));
        Read before = read.get(key);
        if (before != null && before.pieces() == here) {
            return before.node();
        }
        int node = decision(offset, cursor.list(buffer, offset));
        read.put(key, new Read(here, node));
        return node;
    }

    private int result() {
        return switch (cursor.end().result()) {
            case WHITE_WINS -> Turn.WHITE_WINS;
            case BLACK_WINS -> Turn.BLACK_WINS;
            case DRAW -> Turn.DRAW;
        };
    }

    private int next() {
        long state = state();
        Integer known = next.putIfAbsent(state, next.size());
        if (known == null) {
            order.add(state);
        }
        return Turn.STATES + (known == null ? next.size() - 1 : known);
    }

    /** Returns the state without the pieces that do not matter. */
    private long state() {
        int count = retirement.retire(placed, boards.read(cursor, placed));
        return pieces.state(cursor.turn(), placed, count);
    }

    private int chance(int offset, int end) {
        Map<Integer, Integer> weights = new TreeMap<>();
        for (int i = offset; i < end; i++) {
            int weight = Math.toIntExact(cursor.weight(buffer[i]));
            cursor.play(buffer[i]);
            weights.merge(node(end), weight, Math::addExact);
            cursor.undo();
        }
        int[] children = weights.keySet().stream().mapToInt(child -> child).toArray();
        int[] shares = weights.values().stream().mapToInt(weight -> weight).toArray();
        return children.length == 1 ? children[0] : node(Turn.AVERAGE, children, shares);
    }

    private int decision(int offset, int end) {
        boolean white = cursor.player() == Color.WHITE;
        int best = white ? Turn.WHITE_WINS : Turn.BLACK_WINS;
        int last = isPlacing(offset, end) ? different(offset, end) : end;
        int[] children = new int[last - offset];
        for (int i = offset; i < last; i++) {
            cursor.play(buffer[i]);
            children[i - offset] = node(end);
            cursor.undo();
            if (children[i - offset] == best) {
                return best;
            }
        }
        children = Arrays.stream(children).sorted().distinct().toArray();
        return children.length == 1 ? children[0] : node(white ? Turn.MOST : Turn.LEAST, children, new int[0]);
    }

    /** Returns whether a captured piece is being placed; many squares may then have equal value. */
    private boolean isPlacing(int offset, int end) {
        if (end - offset < 2) {
            return false;
        }
        int before = boards.read(cursor, placed);
        cursor.play(buffer[offset]);
        int after = boards.read(cursor, placed);
        cursor.undo();
        return after > before;
    }

    /**
     * Moves the events that lead to different pieces to the front.
     *
     * @return the index after them
     */
    private int different(int offset, int end) {
        Set<Long> seen = new HashSet<>();
        int last = offset;
        for (int i = offset; i < end; i++) {
            cursor.play(buffer[i]);
            if (seen.add(state())) {
                buffer[last++] = buffer[i];
            }
            cursor.undo();
        }
        return last;
    }

    private int node(int operation, int[] children, int[] weights) {
        IntStream head = IntStream.of(operation, children.length);
        int[] node = IntStream.concat(head, IntStream.concat(Arrays.stream(children), Arrays.stream(weights)))
                .toArray();
        Integer known = nodes.putIfAbsent(IntBuffer.wrap(node), program.size());
        if (known == null) {
            program.add(node);
        }
        return ~(known == null ? program.size() - 1 : known);
    }
}
