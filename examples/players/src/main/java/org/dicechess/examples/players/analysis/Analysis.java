package org.dicechess.examples.players.analysis;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.FoundRolls;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;
import org.dicechess.examples.players.search.Wanted;

/**
 * Tells what positions of a variant are worth. It keeps what it has searched from one call to the next. Not
 * thread-safe. A thread that is interrupted ends its search as if the budget were spent, and stays interrupted.
 */
public final class Analysis {

    /** The part of a budget that goes into finding the best ways; the rest goes into their lines. */
    private static final double WAYS = 0.8;

    private final Evaluation evaluation;
    private final Search search;

    /**
     * Makes an analysis with the usual options of a variant, in one thread. In the upper half of the depth all outcomes
     * of rolls are searched.
     */
    public Analysis(Evaluation evaluation) {
        this(evaluation, Players.usual(evaluation.shape(), 1).withAllOutcomesAbove());
    }

    /** Makes an analysis that searches in its own way, as {@link Options#EXACT}. */
    public Analysis(Evaluation evaluation, Options options) {
        this.evaluation = evaluation;
        search = new Search(evaluation, options);
    }

    /**
     * Returns the best ways through a decision, the best one first.
     *
     * @param cursor a cursor at a decision; it stands there again afterwards
     * @param budget what all may take together; {@link Budget#UNLIMITED} only if the options limit the depth
     * @param most how many ways, at least 1
     * @throws IllegalArgumentException if the cursor stands at no decision
     */
    public List<Choice> choices(Cursor cursor, Budget budget, int most) {
        return choices(cursor, budget, most, found -> {});
    }

    /**
     * Returns the same, and tells of the best ways after each depth. What it tells has no rolls in the lines yet.
     *
     * @param heard is called by this thread, while the cursor stands at the decision, and has to leave it there
     * @throws IllegalArgumentException if the cursor stands at no decision
     */
    public List<Choice> choices(Cursor cursor, Budget budget, int most, Consumer<List<Choice>> heard) {
        Wanted wanted = Wanted.best(most).telling(found -> heard.accept(plain(cursor, found)));
        List<Found> best = search.best(cursor, budget.part(WAYS), wanted);
        Budget each = budget.part((1 - WAYS) / best.size());
        return best.stream()
                .map(found -> new LineFinder(cursor, evaluation, found).through(search, each))
                .toList();
    }

    private List<Choice> plain(Cursor cursor, List<Found> best) {
        return best.stream()
                .map(found -> new LineFinder(cursor, evaluation, found).plain())
                .toList();
    }

    /**
     * Returns what each outcome of a roll is worth. Of a roll with more than 300 outcomes some are valued.
     *
     * @param cursor a cursor at a chance node; it stands there again afterwards
     * @throws IllegalArgumentException if the cursor stands at no chance node
     */
    public RollChances rolls(Cursor cursor, Budget budget) {
        FoundRolls found = search.rolls(cursor, budget, OptionalInt.empty());
        List<RollChance> rolls = found.rolls().stream()
                .map(roll -> new RollChance(cursor.event(roll.event()), roll.part(), winning(roll.value())))
                .toList();
        return new RollChances(
                cursor.turn(), rolls, winning(found.mean()), found.spread() / 2, found.depth(), found.nodes());
    }

    /** Returns the search behind the analysis. */
    Search search() {
        return search;
    }

    /** Returns the winning chance that an expectation stands for. */
    static double winning(double expectation) {
        return (1 + expectation) / 2;
    }
}
