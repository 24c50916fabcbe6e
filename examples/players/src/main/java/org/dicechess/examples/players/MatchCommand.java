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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Lets two players play many games, and prints the score of the first. */
@Command(name = "match", description = "Plays games between two players; exit status 1 if the first misses its aim.")
final class MatchCommand implements Callable<Integer> {

    /** The bounds of the sequential test, for errors of 5%. */
    private static final double BOUND = Math.log(0.95 / 0.05);

    private static final int MOST_THREADS = 256;

    @Mixin
    private Task task;

    @Parameters(index = "1", paramLabel = "FIRST", description = "a player, as expectiminimax:depth=3,star=2")
    private String first;

    @Parameters(index = "2", paramLabel = "SECOND", description = "its opponent")
    private String second;

    @Mixin
    private ValueFiles values;

    @Mixin
    private TableFiles tables;

    @Mixin
    private Series series;

    @Mixin
    private Spending spending;

    @Option(names = "--clock", defaultValue = "0", description = "milliseconds of each player for a whole game")
    private long clock;

    @Option(names = "--threads", defaultValue = "1", description = "games at once; default ${DEFAULT-VALUE}")
    private int threads;

    @Option(
            names = "--sprt",
            arity = "2",
            paramLabel = "PERCENT",
            description = "ends the match when one of two shares is likely enough, with errors of 5%%")
    private List<Double> sprt = List.of();

    @Option(names = "--progress", defaultValue = "0", description = "prints the score after so many games each")
    private int progress;

    @ParentCommand
    private Main main;

    @Override
    public Integer call() {
        Numbers.between(1, MOST_THREADS, "--threads", threads);
        int games = series.games(100);
        Numbers.atLeast(0, "--progress", progress);
        sprt.forEach(share -> Numbers.percent("--sprt", share));
        if (!sprt.isEmpty() && sprt.get(0) >= sprt.get(1)) {
            throw new BadInputException(
                    "--sprt " + sprt.get(0) + " " + sprt.get(1) + "; expected the smaller share first");
        }
        Variant rules = task.rules();
        Evaluations evaluations = new Evaluations(rules);
        LongFunction<Player> one = maker(first, values.first(evaluations).with(tables.known(rules)));
        LongFunction<Player> other = maker(second, values.second(evaluations));
        long begin = System.nanoTime();
        Match match = new Match(rules, one, other, pace(), series.opening(), task.seed());
        Score score = match.play(games, threads, this::goesOn);
        main.console()
                .print(
                        "%s, %s v %s: %s, %.0f s",
                        task.variant(), first, second, score.text(), (System.nanoTime() - begin) / 1e9);
        return series.status(score);
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
            main.console().print("%s", score.text());
        }
        return sprt.isEmpty() || Math.abs(score.likelihood(sprt.get(0) / 100, sprt.get(1) / 100)) < BOUND;
    }
}
