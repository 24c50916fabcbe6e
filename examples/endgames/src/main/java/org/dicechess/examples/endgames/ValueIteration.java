package org.dicechess.examples.endgames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Works out what every state of a graph is worth to White: from 0 everywhere, over and over, until nothing changes any more.
 * Materials come one after the other, those first that others lead to. White's turns lead to Black's only and the other way
 * round, so that half a sweep may write where it reads, in parallel, and the result is always the same.
 */
final class ValueIteration {

    private static final double SMALL = 1e-12;
    private static final int MOST_SWEEPS = 1_000_000;
    private static final int CHUNK = 64;

    private final StateGraph graph;
    private final double[] values;
    private final Progress progress;

    private ValueIteration(StateGraph graph, Progress progress) {
        this.graph = graph;
        this.values = new double[Turn.STATES + graph.size()];
        this.progress = progress;
        values[Turn.BLACK_WINS] = -1;
        values[Turn.WHITE_WINS] = 1;
    }

    /** The value of each state by its number, +1 a sure win for White. */
    static double[] solve(StateGraph graph, Men men, Progress progress) {
        ValueIteration iteration = new ValueIteration(graph, progress);
        iteration.solve(Material.of(graph, men));
        return Arrays.copyOfRange(iteration.values, Turn.STATES, iteration.values.length);
    }

    private void solve(List<Material> materials) {
        BitSet solved = new BitSet();
        while (solved.cardinality() < materials.size()) {
            List<Integer> ready = ready(materials, solved);
            if (ready.isEmpty()) {
                ready = IntStream.range(0, materials.size()).filter(each -> !solved.get(each)).boxed().toList();
                solveTogether(ready.stream().map(materials::get).toList());
            } else {
                ready.parallelStream().map(materials::get).forEach(each -> solve(each.white(), each.black()));
            }
            ready.forEach(solved::set);
            progress.at("solving", (double) solved.cardinality() / materials.size());
        }
    }

    /** Those that lead to solved ones and themselves only. */
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

    /** Materials that lead to each other. */
    private void solveTogether(List<Material> materials) {
        solve(
                materials.stream().flatMapToInt(each -> Arrays.stream(each.white())).toArray(),
                materials.stream().flatMapToInt(each -> Arrays.stream(each.black())).toArray());
    }

    private void solve(int[] white, int[] black) {
        for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
            if (Math.max(sweep(white), sweep(black)) < SMALL) {
                return;
            }
        }
        throw new BadInputException("no values found: they still change after " + MOST_SWEEPS + " sweeps");
    }

    /** Works the values of these states out anew. @return the greatest change */
    private double sweep(int[] numbers) {
        return IntStream.rangeClosed(0, numbers.length / CHUNK)
                .parallel()
                .mapToDouble(chunk -> sweep(numbers, chunk * CHUNK, Math.min(numbers.length, (chunk + 1) * CHUNK)))
                .max()
                .orElse(0);
    }

    private double sweep(int[] numbers, int from, int to) {
        double[] nodes = new double[256];
        double change = 0;
        for (int i = from; i < to; i++) {
            int[] program = graph.program(numbers[i]);
            if (nodes.length < program.length) {
                nodes = new double[program.length];
            }
            double value = Turn.value(program, values, nodes);
            change = Math.max(change, Math.abs(value - values[Turn.STATES + numbers[i]]));
            values[Turn.STATES + numbers[i]] = value;
        }
        return change;
    }
}
