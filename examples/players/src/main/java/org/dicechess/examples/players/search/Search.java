package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/**
 * Finds the best way through a decision by iterative deepening. It keeps its transposition table from one call to the
 * next. Not thread-safe.
 */
public final class Search {

    private final Evaluation evaluation;
    private final Options options;

    /** The table of each thread. */
    private final List<Table> tables = new ArrayList<>();

    private Ordering known = null;

    /** Makes a search with empty tables, one for each of its threads. */
    public Search(Evaluation evaluation, Options options) {
        this.evaluation = evaluation;
        this.options = options;
        for (int i = 0; i < options.threads(); i++) {
            tables.add(new Table(options.tableOfThread()));
        }
    }

    /**
     * Returns the best way at a decision. Where the budget is spent, the deepest search so far counts: ways that it has
     * not completed are not ranked. An interrupted thread ends its search as if the budget were spent.
     *
     * @param cursor a cursor at a decision; it stands there again afterwards
     * @throws IllegalArgumentException if the cursor stands at no decision
     */
    public Found find(Cursor cursor, Budget budget) {
        return best(cursor, budget, 1).get(0);
    }

    /**
     * Returns the best ways at a decision, the best one first, each with its own value. It searches more than
     * {@link #find}, as more ways must be valued exactly.
     *
     * @param most the most ways, at least 1
     * @throws IllegalArgumentException as {@link #find}, or if the number is out of range
     */
    public List<Found> best(Cursor cursor, Budget budget, int most) {
        return best(cursor, budget, Wanted.best(most));
    }

    /**
     * Returns the best ways at a decision, and tells of them while it searches deeper and deeper. If a way is wanted
     * beside the best ones, it is the last in each list, even if it is one of them.
     *
     * @throws IllegalArgumentException if the cursor stands at no decision, or no way may begin as wanted
     */
    public List<Found> best(Cursor cursor, Budget budget, Wanted wanted) {
        if (cursor.kind() != Cursor.Kind.DECISION) {
            throw new IllegalArgumentException("a node of kind " + cursor.kind() + "; expected a decision");
        }
        return root(cursor, budget, wanted).find();
    }

    /**
     * Returns what the outcomes of a chance node are worth, all searched to the same depth. If the budget does not last
     * for a turn behind each of them, the positions after them are compared, and the depth is 0.
     *
     * @param cursor a cursor at a chance node; it stands there again afterwards
     * @param rolled an outcome that is valued even if only some of the others are; empty for none
     * @throws IllegalArgumentException if the cursor stands at no chance node
     */
    public FoundRolls rolls(Cursor cursor, Budget budget, OptionalInt rolled) {
        if (cursor.kind() != Cursor.Kind.CHANCE) {
            throw new IllegalArgumentException("a node of kind " + cursor.kind() + "; expected a chance node");
        }
        return new RollRoot(cursor, ordering(cursor), evaluation, options, tables.get(0), budget, rolled).find();
    }

    /**
     * Returns the best way at a decision by the known values of the evaluation alone; empty if they do not tell all
     * that the turn can lead to, or reading them takes half of the time.
     */
    Optional<Found> known(Cursor cursor, Budget budget) {
        if (!evaluation.known().mayKnow(cursor)) {
            return Optional.empty();
        }
        return root(cursor, budget, Wanted.best(1)).known();
    }

    /** Returns how many of a thousand entries of the tables are in use, by a sample. */
    public int permille() {
        return (int) tables.stream().mapToInt(Table::permille).average().orElse(0);
    }

    private Root root(Cursor cursor, Budget budget, Wanted wanted) {
        tables.forEach(Table::age);
        return new Root(cursor, ordering(cursor), evaluation, options, tables, budget, wanted);
    }

    /** What is known of good events stays while the game goes on. */
    private Ordering ordering(Cursor cursor) {
        if (known == null || !known.isOf(cursor)) {
            known = new Ordering(cursor, evaluation);
        }
        known.age();
        return known;
    }
}
