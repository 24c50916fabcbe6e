package org.dicechess.examples.players.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;

/**
 * What a search of one variant needs. All of it is made before a search begins, as it takes longer than a fast move.
 */
final class Prepared {

    /** How many rolls may come before the first decision. */
    private static final int ROLLS = 10;

    private final VariantChoices.Choice chosen;
    private final Variant variant;
    private final Supplier<Position> start;
    private final Evaluation evaluation;
    private Options options;
    private Optional<Search> search = Optional.empty();

    /**
     * Works out the evaluation, and searches a little, so that Java knows the classes.
     *
     * @param chosen what was chosen
     * @param variants what it was chosen from
     * @param settings the size of the tables
     * @param preparation how it is evaluated, and how long the first search may take
     */
    Prepared(VariantChoices.Choice chosen, VariantChoices variants, Settings settings, Preparation preparation) {
        this.chosen = chosen;
        variant = variants.load(chosen);
        start = () -> variants.start(chosen, variant);
        evaluation = preparation.evaluation().apply(variant);
        options = settings.search(evaluation.shape());
        try {
            tryOut(settings, preparation.trial());
        } catch (RuntimeException | StackOverflowError failure) {
            // The first real search fails in the same way, and tells why.
        } finally {
            forget();
        }
    }

    /** Does what a program asks for in a first move, and reads the answer again. */
    private void tryOut(Settings settings, Budget trial) {
        PositionReader reader = positions(settings);
        List<String> position = new ArrayList<>(List.of("position", "startpos", "moves"));
        GameRecord game = reader.read(position);
        for (int rolls = 0; game.node() instanceof Node.Chance chance && rolls < ROLLS; rolls++) {
            position.add(chance.outcomes().get(0).event().text());
            game = reader.read(position);
        }
        if (game.node() instanceof Node.Decision) {
            GoWords go = new GoWords(List.of("go"));
            Choice choice = new Choice(game, go, this, settings, told -> {}, System.nanoTime());
            position.add(choice.answer(trial, () -> false).split(" ")[1]);
            reader.read(position);
        }
    }

    /** Returns whether this was made for a choice. */
    boolean isOf(VariantChoices.Choice other) {
        return chosen.equals(other);
    }

    /** Returns what reads positions. */
    PositionReader positions(Settings settings) {
        return new PositionReader(variant, start, settings.moves());
    }

    Evaluation evaluation() {
        return evaluation;
    }

    /** Returns the search, whose tables keep what they know while the settings want such tables. */
    Search search(Settings settings) {
        Options wanted = settings.search(evaluation.shape());
        if (!options.equals(wanted)) {
            forget();
            options = wanted;
        }
        if (search.isEmpty()) {
            search = Optional.of(new Search(evaluation, options));
        }
        return search.orElseThrow();
    }

    /** Forgets what searches have found. */
    void forget() {
        search = Optional.empty();
    }
}
