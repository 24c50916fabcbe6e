package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * One turn, flattened: what can happen from its beginning to the beginning of the next, as a program over the values of
 * the states that follow.
 *
 * <p>The program is an array of nodes, children before parents; the last node is the turn itself. A node is its
 * operation, the number of children, the children, and for an average their weights. A child is a slot (0 Black has
 * won, 1 draw, 2 White has won, from 3 the states that follow), or the complement of the number of an earlier node.
 *
 * @param over whether the game is over before the turn begins
 * @param next the states that follow, each once; the program numbers them from 3
 * @param program the nodes
 */
record Turn(boolean over, long[] next, int[] program) {

    static final int MOST = 0;
    static final int LEAST = 1;
    static final int AVERAGE = 2;

    static final int BLACK_WINS = 0;
    static final int DRAW = 1;
    static final int WHITE_WINS = 2;

    /** The first slot that is a state. */
    static final int STATES = 3;

    /**
     * Replaces the turn's own numbers of states by slots, in place.
     *
     * @param slots the slot of each state of {@link #next()}
     */
    void link(int[] slots) {
        for (int at = 0; at < program.length; at = after(program, at)) {
            for (int child = at + 2; child < at + 2 + program[at + 1]; child++) {
                program[child] = program[child] < STATES ? program[child] : slots[program[child] - STATES];
            }
        }
    }

    /** Returns the slots of states in a linked program; some may occur several times. */
    static IntStream slots(int[] program) {
        return IntStream.iterate(0, at -> at < program.length, at -> after(program, at))
                .flatMap(at -> Arrays.stream(program, at + 2, at + 2 + program[at + 1]))
                .filter(child -> child >= STATES);
    }

    /**
     * Returns the value of a linked turn.
     *
     * @param values the values by slot
     * @param nodes room for the values of the nodes
     */
    static double value(int[] program, double[] values, double[] nodes) {
        int node = 0;
        for (int at = 0; at < program.length; at = after(program, at)) {
            int end = at + 2 + program[at + 1];
            nodes[node++] = switch (program[at]) {
                case MOST -> most(program, at + 2, end, values, nodes);
                case LEAST -> least(program, at + 2, end, values, nodes);
                default -> average(program, at + 2, end, values, nodes);
            };
        }
        return nodes[node - 1];
    }

    private static int after(int[] program, int at) {
        return at + 2 + (program[at] == AVERAGE ? 2 : 1) * program[at + 1];
    }

    private static double most(int[] program, int from, int to, double[] values, double[] nodes) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            most = Math.max(most, at(program[i], values, nodes));
        }
        return most;
    }

    private static double least(int[] program, int from, int to, double[] values, double[] nodes) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = from; i < to; i++) {
            least = Math.min(least, at(program[i], values, nodes));
        }
        return least;
    }

    private static double average(int[] program, int from, int to, double[] values, double[] nodes) {
        double sum = 0;
        double total = 0;
        for (int i = from; i < to; i++) {
            int weight = program[i + to - from];
            sum += weight * at(program[i], values, nodes);
            total += weight;
        }
        return sum / total;
    }

    private static double at(int child, double[] values, double[] nodes) {
        return child >= 0 ? values[child] : nodes[~child];
    }
}
