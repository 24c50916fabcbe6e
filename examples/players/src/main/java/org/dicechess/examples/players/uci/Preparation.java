package org.dicechess.examples.players.uci;

import java.util.function.Function;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.search.Budget;

/**
 * How an engine gets ready for a variant.
 *
 * @param evaluation works out the evaluation of a variant
 * @param trial what the first search of a variant may take, whose result nobody uses
 */
record Preparation(Function<Variant, Evaluation> evaluation, Budget trial) {

    /** Works out everything anew, and searches as long as Java needs to know the classes. */
    static final Preparation USUAL = new Preparation(
            variant -> new Evaluations(variant).trained(), Budget.nodes(5_000).within(Budget.millis(500)));
}
