package org.dicechess.examples.players;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.dicechess.Variant;
import org.dicechess.examples.endgames.EndingTable;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.match.TableChoice;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Measures what a player without tables gives away in endings. */
@Command(
        name = "endgame",
        description = "Compares a player's choices in random positions of a table with the best ones;"
                + " exit status 1 if it gives away more than --at-most.")
final class EndgameCommand implements Callable<Integer> {

    /** A smaller loss comes from rounding: files hold floats. */
    private static final double EXACT = 1e-6;

    /** The most positions: their losses stay in memory. */
    private static final int MOST = 10_000_000;

    /** The quantile of the normal distribution for an interval of 95%. */
    private static final double Z = 1.959964;

    @Mixin
    private Task task;

    @Parameters(index = "1", paramLabel = "TABLE", description = "a file that 'endgames solve' has written")
    private Path table;

    @Option(names = "--player", defaultValue = "expectiminimax", description = "who plays; default ${DEFAULT-VALUE}")
    private String player;

    @Option(names = "--positions", defaultValue = "100", description = "random positions; default ${DEFAULT-VALUE}")
    private int positions;

    @Mixin
    private Spending spending;

    @Option(names = "--at-most", defaultValue = "2", description = "the mean loss that is allowed")
    private double atMost;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() {
        Numbers.between(1, MOST, "--positions", positions);
        Budget budget = spending.budget()
                .orElseThrow(() -> new BadInputException("give one of --millis and --nodes, greater than 0"));
        Variant rules = task.rules();
        EndingTable known = EndingTable.read(rules, List.of(table));
        Evaluation evaluation = new Evaluations(rules).trained();
        Players.of(player, evaluation);
        SplittableRandom random = new SplittableRandom(task.seed());
        double[] losses = new double[positions];
        String worst = "";
        double most = -1;
        for (int i = 0; i < positions; i++) {
            Player chooser = Players.of(player, evaluation, i);
            TableChoice choice = TableChoice.random(() -> known.random(random), TableFiles.known(known), random);
            losses[i] = choice.loss(chooser, budget);
            if (losses[i] > most) {
                most = losses[i];
                worst = choice.text();
            }
        }
        main.console().print("%s, %d positions, %s: %s", task.variant(), positions, player, summary(losses));
        main.console().print("worst in %s", worst);
        return mean(losses) > atMost ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private static String summary(double[] losses) {
        double mean = mean(losses);
        double squares =
                Arrays.stream(losses).map(loss -> (loss - mean) * (loss - mean)).sum();
        double half = Z * Math.sqrt(squares / Math.max(1, losses.length - 1) / losses.length);
        long exact = Arrays.stream(losses).filter(loss -> loss < EXACT).count();
        return String.format(
                "mean loss %.4f [%.4f, %.4f], worst %.4f, exact %.1f%%",
                mean,
                Math.max(0, mean - half),
                mean + half,
                Arrays.stream(losses).max().orElse(0),
                100.0 * exact / losses.length);
    }

    private static double mean(double[] losses) {
        return Arrays.stream(losses).average().orElse(0);
    }
}
