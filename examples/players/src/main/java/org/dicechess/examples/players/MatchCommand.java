package org.dicechess.examples.players;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.match.Match;
import org.dicechess.examples.players.match.Pace;
import org.dicechess.examples.players.match.Score;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets two players play many games, and prints the score of the first. */
@Command(name = "match", description = "Plays games between two players; exit status 1 if the first misses its aim.")
final class MatchCommand implements Callable<Integer> {

    /** The bounds of the sequential test, for errors of 5%. */
    private static final double BOUND = Math.log(0.95 / 0.05);

    private static final int MOST_THREADS = 256;

    @Mixin
    private Variants variants;

    @Parameters(index = "0", paramLabel = "VARIANT", description = Variants.WHAT)
    private String variant;

    @Parameters(index = "1", paramLabel = "FIRST", description = "a player, as expectiminimax:depth=3,star=2")
    private String first;

    @Parameters(index = "2", paramLabel = "SECOND", description = "its opponent")
    private String second;

    @Mixin
    private ValueFiles values;

    @Mixin
    private TableFiles tables;

    @Option(names = "--games", defaultValue = "100", description = "the most games; default ${DEFAULT-VALUE}")
    private int games;

    @Mixin
    private Spending spending;

    @Option(names = "--clock", defaultValue = "0", description = "milliseconds of each player for a whole game")
    private long clock;

    @Option(names = "--opening", defaultValue = "0", description = "random turns at the beginning; default 0")
    private int opening;

    @Option(names = "--seed", defaultValue = "1", description = "the seed of dice and openings; default 1")
    private long seed;

    @Option(names = "--threads", defaultValue = "1", description = "games at once; default ${DEFAULT-VALUE}")
    private int threads;

    @Option(
            names = "--sprt",
            arity = "2",
            paramLabel = "PERCENT",
            description = "ends the match when one of two shares is likely enough, with errors of 5%%")
    private List<Double> sprt = List.of();

    @Option(names = "--at-least", defaultValue = "0", description = "the share in percent that the first needs")
    private double atLeast;

    @Option(names = "--progress", defaultValue = "0", description = "prints the score after so many games each")
    private int progress;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "prints this help")
    private boolean help;

    private final Console console;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Numbers.between(1, MOST_THREADS, "--threads", threads);
        Numbers.atLeast(0, "--opening", opening);
        Numbers.atLeast(0, "--progress", progress);
        Numbers.percent("--at-least", atLeast);
        sprt.forEach(share -> Numbers.percent("--sprt", share));
        if (!sprt.isEmpty() && sprt.get(0) >= sprt.get(1)) {
            throw new BadInputException(
                    "--sprt " + sprt.get(0) + " " + sprt.get(1) + "; expected the smaller share first");
        }
        Variant rules = variants.find(variant);
        Evaluations evaluations = new Evaluations(rules);
        LongFunction<Player> one = maker(first, values.first(evaluations).with(tables.known(rules)));
        LongFunction<Player> other = maker(second, values.second(evaluations));
        long begin = System.nanoTime();
        Match match = new Match(rules, one, other, pace(), opening, seed);
        Score score = match.play(Numbers.atLeast(1, "--games", games), threads, this::goesOn);
        console.print(
                "%s, %s v %s: %s, %.0f s", variant, first, second, score.text(), (System.nanoTime() - begin) / 1e9);
        return 100 * score.share() < atLeast ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private LongFunction<Player> maker(String text, Evaluation evaluation) {
        Players.of(text, evaluation);
        return game -> Players.of(text, evaluation, game);
    }

    private Pace pace() {
        Numbers.between(0, Spending.LONGEST, "--clock", clock);
        Optional<Budget> choice = spending.budget();
        if (choice.isPresent() == clock > 0) {
            throw new BadInputException("give one of --millis, --nodes and --clock, with a number greater than 0");
        }
        return new Pace(choice.orElse(Budget.UNLIMITED), clock * 1_000_000);
    }

    private boolean goesOn(Score score) {
        if (progress > 0 && score.games() % progress == 0) {
            console.print("%s", score.text());
        }
        return sprt.isEmpty() || Math.abs(score.likelihood(sprt.get(0) / 100, sprt.get(1) / 100)) < BOUND;
    }
}
