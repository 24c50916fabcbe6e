package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/**
 * Monte-Carlo tree search with chance nodes: a simulation chooses by upper confidence bounds at decisions, rolls at
 * chance nodes, and ends with the evaluation of the first node that is new (Lanctot, Saffidine, Veness, Archibald and
 * Winands, Monte Carlo *-minimax search, 2013, compare it with searches that sample). A decision looks at more of its
 * events, the most promising first, the more often it is visited.
 *
 * <p>Several threads grow a tree each, and their visits are added up. So the same seed, nodes and threads give the same
 * event.
 */
public final class MonteCarlo {

    /** A tree with more nodes grows no further; its simulations go on. */
    private static final int LARGEST = 1_000_000;

    private final Evaluation evaluation;
    private final int threads;
    private final double exploration;
    private final long seed;
    private final int largest;

    /**
     * Prepares searches.
     *
     * @param threads how many trees grow at once, at least 1
     * @param exploration the weight of rarely tried events, at least 0
     * @param seed the seed of rolls
     */
    public MonteCarlo(Evaluation evaluation, int threads, double exploration, long seed) {
        this(evaluation, threads, exploration, seed, LARGEST);
    }

    /** Prepares searches whose trees have so many nodes at most. */
    MonteCarlo(Evaluation evaluation, int threads, double exploration, long seed, int largest) {
        if (threads < 1 || !(exploration >= 0)) {
            throw new IllegalArgumentException(threads + " threads and exploration " + exploration
                    + "; expected at least 1 thread and an exploration of at least 0");
        }
        this.evaluation = evaluation;
        this.threads = threads;
        this.exploration = exploration;
        this.seed = seed;
        this.largest = largest;
    }

    /**
     * Returns the event that the simulations have tried most often, as a way of one event. An interrupted thread ends
     * its search as if the budget were spent; without any simulation the most promising event counts.
     *
     * @param cursor a cursor at a decision; it is not moved
     * @throws IllegalArgumentException if the cursor stands at no decision
     */
    public Found find(Cursor cursor, Budget budget) {
        if (cursor.kind() != Cursor.Kind.DECISION) {
            throw new IllegalArgumentException("a node of kind " + cursor.kind() + "; expected a decision");
        }
        long begin = System.nanoTime();
        Optional<Found> known = new Search(evaluation, Options.EXACT.table(0)).known(cursor, budget);
        if (known.isPresent()) {
            return known.get();
        }
        Budget share = budget.share(threads);
        Random seeds = new Random(seed ^ cursor.key());
        List<Tree> trees = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            trees.add(new Tree(cursor.copy(), share, seeds.nextLong()));
        }
        Crew.run(trees.stream().map(tree -> (Runnable) () -> tree.grow(begin)).toList());
        return best(trees, cursor);
    }

    private Found best(List<Tree> trees, Cursor cursor) {
        TreeNode first = trees.get(0).root;
        int best = 0;
        long most = -1;
        double value = 0;
        long nodes = 0;
        for (int i = 0; i < first.events.length; i++) {
            long visits = 0;
            double sum = 0;
            for (Tree tree : trees) {
                TreeNode child = tree.root.children[i];
                visits += child == null ? 0 : child.visits;
                sum += child == null ? 0 : child.sum;
            }
            if (visits > most) {
                most = visits;
                best = i;
                value = visits == 0 ? 0 : sum / visits;
            }
        }
        for (Tree tree : trees) {
            nodes += tree.root.visits;
        }
        double own = cursor.player() == Color.WHITE ? value : -value;
        return new Found(List.of(first.events[best]), List.of(), own, OptionalInt.empty(), 0, 0, nodes);
    }

    /** A node: its events in order of promise, or the outcomes that have been rolled; sums are White's. */
    private static final class TreeNode {

        private final Cursor.Kind kind;
        private final boolean white;
        private int[] events;
        private TreeNode[] children;
        private int visits;
        private double sum;

        TreeNode(Cursor.Kind kind, boolean white, int[] events) {
            this.kind = kind;
            this.white = white;
            this.events = events;
            children = new TreeNode[events.length];
        }
    }

    /** One tree and the thread that grows it. */
    private final class Tree {

        private final Cursor cursor;
        private final Budget budget;
        private final SplittableRandom random;
        private final Ordering ordering;
        private final TreeNode root;
        private final List<TreeNode> path = new ArrayList<>();
        private int size;

        Tree(Cursor cursor, Budget budget, long seed) {
            this.cursor = cursor;
            this.budget = budget;
            random = new SplittableRandom(seed);
            ordering = new Ordering(cursor, evaluation);
            root = node();
        }

        void grow(long begin) {
            if (root.events.length == 1) {
                return;
            }
            for (long done = 0; done < budget.nodes(); done++) {
                if (done % 16 == 0 && isLate(begin)) {
                    return;
                }
                simulate();
            }
        }

        private boolean isLate(long begin) {
            return System.nanoTime() - begin > budget.nanos()
                    || Thread.currentThread().isInterrupted();
        }

        private void simulate() {
            int depth = cursor.depth();
            TreeNode at = root;
            path.clear();
            path.add(root);
            boolean isNew = false;
            while (!isNew && at.kind != Cursor.Kind.END) {
                int index = at.kind == Cursor.Kind.CHANCE ? roll(at) : choose(at);
                cursor.play(at.events[index]);
                isNew = at.children[index] == null;
                if (isNew && size >= largest) {
                    break;
                }
                if (isNew) {
                    at.children[index] = node();
                }
                at = at.children[index];
                path.add(at);
            }
            double value = worth();
            for (TreeNode node : path) {
                node.visits++;
                node.sum += value;
            }
            while (cursor.depth() > depth) {
                cursor.undo();
            }
        }

        private double worth() {
            if (cursor.kind() == Cursor.Kind.END) {
                return Ended.worth(cursor, Color.WHITE);
            }
            OptionalDouble exact = cursor.beginsTurn() ? evaluation.known().of(cursor) : OptionalDouble.empty();
            return exact.isPresent() ? exact.getAsDouble() : evaluation.of(cursor, Color.WHITE);
        }

        private TreeNode node() {
            size++;
            Cursor.Kind kind = cursor.kind();
            if (kind == Cursor.Kind.DECISION) {
                return new TreeNode(kind, cursor.player() == Color.WHITE, ordered());
            }
            return new TreeNode(kind, false, new int[0]);
        }

        private int[] ordered() {
            int end = ordering.list(0);
            ordering.score(0, end, 0, 0);
            int[] events = new int[end];
            for (int i = 0; i < end; i++) {
                events[i] = ordering.next(i, end);
            }
            return events;
        }

        private int roll(TreeNode node) {
            int outcome = cursor.outcome(random.nextLong(cursor.total()));
            for (int i = 0; i < node.events.length; i++) {
                if (node.events[i] == outcome) {
                    return i;
                }
            }
            int last = node.events.length;
            node.events = Arrays.copyOf(node.events, last + 1);
            node.children = Arrays.copyOf(node.children, last + 1);
            node.events[last] = outcome;
            return last;
        }

        /**
         * Upper confidence bounds over the first events, whose number grows with the square root of the visits. They
         * get their nodes in turn; where a full tree has none for the others, those are not tried.
         */
        private int choose(TreeNode node) {
            int width = (int) Math.min(node.events.length, 2 + 2 * Math.sqrt(node.visits));
            double confidence = exploration * Math.sqrt(Math.log(node.visits + 2));
            int best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < width; i++) {
                TreeNode child = node.children[i];
                if (child == null) {
                    return i == 0 || size < largest ? i : best;
                }
                double mean = (node.white ? child.sum : -child.sum) / child.visits;
                double bound = mean + confidence / Math.sqrt(child.visits);
                if (bound > most) {
                    most = bound;
                    best = i;
                }
            }
            return best;
        }
    }
}
