package org.dicechess.rules.ask;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The answers of hooks about moves by what the hooks have looked at. A node holds what the hook reads next, and each
 * result leads to another node; the last one holds the answer. So an answer serves every position that looks alike to
 * the hook.
 */
final class AnswerTree {

    /** The number of edges beyond which the tree is emptied between two tasks. */
    private static final int MANY = 1 << 16;

    /** The number of edges beyond which it is emptied at once. */
    private static final int MOST = 1 << 17;

    private static final int FIRST = 1 << 10;

    /** The number of results where an owner is read: -1 to 2. */
    private static final int OWNERS = 4;

    private final Readings readings;
    private final int[] roots;

    /** The table of edges, by hash: the node, the result and the next node, 0 in a free place. */
    private int[] nodes = new int[FIRST];

    private long[] results = new long[FIRST];
    private int[] next = new int[FIRST];

    /** For each node what is read there. Node 0 stands for none. */
    private int[] reading = new int[FIRST];

    /** For each node the next one by each owner, where an owner is read: 0 for none. */
    private int[] byOwner = new int[OWNERS * FIRST];

    private @Nullable KnownAnswer[] leaves = new KnownAnswer[FIRST];
    private int size = 1;
    private int edges;

    /** The edges in the table. */
    private int hashed;

    private int compared;

    /** The numbers in all answers. */
    private int numbers;

    AnswerTree(Readings readings, int questions) {
        this.readings = readings;
        this.roots = new int[questions];
    }

    /** Returns the numbers in all answers. */
    int numbers() {
        return numbers;
    }

    /** Returns whether the tree is large enough to be emptied. */
    boolean isLarge() {
        return edges > MANY;
    }

    /** Forgets all answers. */
    void clear() {
        if (size > 1) {
            Arrays.fill(roots, 0);
            Arrays.fill(next, 0);
            Arrays.fill(leaves, 0, size, null);
            Arrays.fill(reading, 0, size, 0);
            Arrays.fill(byOwner, 0, OWNERS * size, 0);
            size = 1;
            edges = 0;
            hashed = 0;
            numbers = 0;
        }
    }

    /** Returns the number of results that the last search has compared. */
    int compared() {
        return compared;
    }

    /** Returns the answer to a question in the present position, null if it is not known. */
    @Nullable
    KnownAnswer find(int question) {
        int node = roots[question];
        compared = 0;
        while (node != 0 && leaves[node] == null) {
            compared += readings.cost(reading[node]);
            long result = readings.read(reading[node]);
            node = Readings.isOfOwner(reading[node])
                    ? byOwner[OWNERS * node + 1 + (int) result]
                    : next[place(node, result)];
        }
        return leaves[node];
    }

    /** Keeps the answer to a question that has just been asked, by the readings. */
    void keep(int question, KnownAnswer leaf) {
        if (edges + readings.size() > MOST) {
            clear();
        }
        if (roots[question] == 0) {
            roots[question] = newNode();
        }
        int node = roots[question];
        for (int i = 0; i < readings.size(); i++) {
            if (leaves[node] != null || reading[node] != 0 && reading[node] != readings.reading(i)) {
                return; // the hook has looked elsewhere at its last answer, although it saw the same: it is not pure
            }
            reading[node] = readings.reading(i);
            node = below(node, readings.result(i));
        }
        KnownAnswer before = leaves[node];
        if (reading[node] == 0) {
            numbers += leaf.numbers() - (before == null ? 0 : before.numbers());
            leaves[node] = leaf;
        }
    }

    private int below(int node, long result) {
        if (Readings.isOfOwner(reading[node])) {
            int owner = OWNERS * node + 1 + (int) result;
            if (byOwner[owner] == 0) {
                int below = newNode();
                byOwner[owner] = below;
                edges++;
            }
            return byOwner[owner];
        }
        int place = place(node, result);
        if (next[place] != 0) {
            return next[place];
        }
        int below = newNode();
        enter(place, node, result, below);
        edges++;
        if (2 * ++hashed > nodes.length) {
            grow();
        }
        return below;
    }

    private int newNode() {
        if (size == reading.length) {
            reading = Arrays.copyOf(reading, 2 * size);
            leaves = Arrays.copyOf(leaves, 2 * size);
            byOwner = Arrays.copyOf(byOwner, 2 * OWNERS * size);
        }
        return size++;
    }

    /** Returns the place of an edge, or the free place where it belongs. */
    private int place(int node, long result) {
        long hash = (result * 0x9E3779B97F4A7C15L + node) * 0xD1342543DE82EF95L;
        int place = (int) (hash >>> 32) & nodes.length - 1;
        while (next[place] != 0 && (nodes[place] != node || results[place] != result)) {
            place = place + 1 & nodes.length - 1;
        }
        return place;
    }

    private void enter(int place, int node, long result, int below) {
        nodes[place] = node;
        results[place] = result;
        next[place] = below;
    }

    private void grow() {
        int[] oldNodes = nodes;
        long[] oldResults = results;
        int[] oldNext = next;
        nodes = new int[2 * oldNodes.length];
        results = new long[nodes.length];
        next = new int[nodes.length];
        for (int i = 0; i < oldNodes.length; i++) {
            if (oldNext[i] != 0) {
                enter(place(oldNodes[i], oldResults[i]), oldNodes[i], oldResults[i], oldNext[i]);
            }
        }
    }
}
