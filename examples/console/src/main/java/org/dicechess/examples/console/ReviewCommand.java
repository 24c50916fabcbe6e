package org.dicechess.examples.console;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.examples.players.analysis.Analysis;
import org.dicechess.examples.players.analysis.Review;
import org.dicechess.examples.players.analysis.ReviewJson;
import org.dicechess.examples.players.analysis.ReviewText;
import org.dicechess.examples.players.analysis.Reviewer;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.search.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reviews a game. */
@Command(
        name = "review",
        description = {
            "Tells what each choice of a saved game has lost against the best one, and what each roll has brought.",
            "After a second progress goes to standard error."
        })
final class ReviewCommand implements Runnable {

    private static final long USUAL_MILLIS = 500;

    @Mixin
    private RuleOptions rules;

    @Parameters(index = "0", paramLabel = "FILE", description = "a record: text, JSON or PGN")
    private Path file;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "VARIANT",
            description = "if the record does not name a bundled one: a definition file, or an id")
    private Optional<String> variant;

    @Option(
            names = "--millis",
            paramLabel = "N",
            description = "for each choice and each roll; default " + USUAL_MILLIS)
    private Optional<Long> millis;

    @Option(names = "--nodes", paramLabel = "N", description = "instead of a time: the same on every machine")
    private Optional<Long> nodes;

    @Option(names = "--json", description = "prints JSON")
    private boolean json;

    private final Streams streams;

    ReviewCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        Budget budget = budget();
        SavedGame saved = SavedGame.of(file);
        Variants variants = rules.variants(saved.options());
        Variant played = variants.find(variant.orElseGet(() -> saved.variant(variants)));
        GameRecord game = saved.read(played);
        Analysis analysis = new Analysis(new Evaluations(played).trained());
        Progress progress = new Progress(streams.err(), System::nanoTime, game.length(), "events");
        Review review = new Reviewer(analysis, budget).review(game, progress::reached);
        List<String> lines = json ? List.of(ReviewJson.text(review)) : new ReviewText(review).lines();
        lines.forEach(streams.out()::println);
    }

    private Budget budget() {
        if (nodes.isPresent() && millis.isPresent()) {
            throw new BadInputException("--nodes and --millis; expected one of them");
        }
        long number = nodes.or(() -> millis).orElse(USUAL_MILLIS);
        if (number < 1 || number > Integer.MAX_VALUE) {
            throw new BadInputException(
                    (nodes.isPresent() ? "--nodes " : "--millis ") + number + "; expected 1 to " + Integer.MAX_VALUE);
        }
        return nodes.isPresent() ? Budget.nodes(number) : Budget.millis(number);
    }
}
