package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Computes the value of every state of a graph for White, one material after the other, in an order in which the
 * following materials are solved first. A material starts with 0 everywhere. Each sweep computes the value of each turn
 * from the values of the sweep before, until no value changes.
 *
 * <p>After n sweeps the values are those of a game that is drawn after n turns without capture or promotion. Where both
 * sides prefer to wait for ever, the values may alternate with n; the values of an even n count, which gives each side
 * equally many turns. White's turns lead only to Black's and vice versa, so there are two chains: one begins with a
 * sweep over White's states, the other with a sweep over Black's. Each chain works in place and may be swept in
 * parallel.
 */
final class ValueIteration {

    private static final double SMALL = 1e-12;
    private static final int MOST_SWEEPS = 1_000_000;
    private static final int CHUNK = 64;

    private final StateGraph graph;

    /** By slot: White's states with an odd number of turns left, Black's with an even number. */
    private final double[] whiteFirst;

    /** By slot: Black's states with an odd number of turns left, White's with an even number. */
    private final double[] blackFirst;

    /** By slot: the difference between the two. */
    private final double[] drift;

    private ValueIteration(StateGraph graph) {
        this.graph = graph;
        this.whiteFirst = fresh();
        this.blackFirst = fresh();
        this.drift = fresh();
    }

    /**
     * The result, by the numbers of the states.
     *
     * @param values +1 is a sure win for White
     * @param drift the greatest difference of a value if the number of turns left is odd
     */
    record Values(double[] values, double[] drift) {}

    /**
     * Solves the whole graph.
     *
     * @throws BadInputException if that takes too long
     */
    static Values solve(StateGraph graph, PlacedPieces pieces, Progress progress) {
        ValueIteration iteration = new ValueIteration(graph);
        iteration.solve(Material.of(graph, pieces), progress);
        return new Values(states(iteration.whiteFirst), states(iteration.drift));
    }

    private void solve(List<Material> materials, Progress progress) {
        BitSet solved = new BitSet();
        while (solved.cardinality() < materials.size()) {
            List<Integer> ready = ready(materials, solved);
            if (ready.isEmpty()) {
                ready = IntStream.range(0, materials.size())
                        .filter(each -> !solved.get(each))
                        .boxed()
                        .toList();
                solve(Material.joined(ready.stream().map(materials::get).toList()));
            } else {
                ready.parallelStream().map(materials::get).forEach(this::solve);
            }
            ready.forEach(solved::set);
            progress.at("solving", (double) solved.cardinality() / materials.size());
        }
    }

    /** Returns the materials that lead only to solved ones and themselves. */
    private static List<Integer> ready(List<Material> materials, BitSet solved) {
        List<Integer> ready = new ArrayList<>();
        for (int i = solved.nextClearBit(0); i < materials.size(); i = solved.nextClearBit(i + 1)) {
            BitSet open = (BitSet) materials.get(i).leads().clone();
            open.andNot(solved);
            open.clear(i);
            if (open.isEmpty()) {
                ready.add(i);
            }
        }
        return ready;
    }

    private void solve(Material material) {
        double change = 1;
        for (int sweeps = 0; change > SMALL; sweeps += 2) {
            if (sweeps > MOST_SWEEPS) {
                throw new BadInputException("no values found: they still change after " + MOST_SWEEPS + " sweeps");
            }
            change = Math.max(
                    Math.max(sweep(material.white(), whiteFirst), sweep(material.black(), whiteFirst)),
                    Math.max(sweep(material.black(), blackFirst), sweep(material.white(), blackFirst)));
        }
        settle(material.white(), blackFirst, whiteFirst);
        settle(material.black(), whiteFirst, blackFirst);
    }

    private void settle(int[] numbers, double[] even, double[] odd) {
        for (int number : numbers) {
            int slot = Turn.STATES + number;
            drift[slot] = Math.abs(even[slot] - odd[slot]);
            odd[slot] = even[slot];
        }
    }

    /**
     * Computes the values of these states anew.
     *
     * @return the greatest change
     */
    private double sweep(int[] numbers, double[] values) {
        return IntStream.rangeClosed(0, numbers.length / CHUNK)
                .parallel()
                .mapToDouble(
                        chunk -> sweep(numbers, chunk * CHUNK, Math.min(numbers.length, (chunk + 1) * CHUNK), values))
                .max()
                .orElse(0);
    }

    private double sweep(int[] numbers, int from, int to, double[] values) {
        double[] nodes = new double[256];
        double change = 0;
        for (int i = from; i < to; i++) {
            int[] program = graph.program(numbers[i]);
            nodes = nodes.length < program.length ? new double[program.length] : nodes;
            int slot = Turn.STATES + numbers[i];
            double value = Turn.value(program, values, nodes);
            change = Math.max(change, Math.abs(value - values[slot]));
            values[slot] = value;
        }
        return change;
    }

    private double[] fresh() {
        double[] values = new double[Turn.STATES + graph.size()];
        values[Turn.BLACK_WINS] = -1;
        values[Turn.WHITE_WINS] = 1;
        return values;
    }

    private static double[] states(double[] values) {
        return Arrays.copyOfRange(values, Turn.STATES, values.length);
    }
}
