package org.dicechess.examples.players.play;

import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Shape;
import org.dicechess.examples.players.evaluation.Term;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Idea;
import org.dicechess.examples.players.search.MonteCarlo;
import org.dicechess.examples.players.search.Options;

/**
 * Makes players by name. A text is a name, and perhaps options with numbers: {@code expectiminimax:depth=3,star=2}.
 *
 * <ul>
 *   <li>{@code random}: any event. Options: {@code seed}.
 *   <li>{@code greedy}: the best position at the end of the decision. Options: {@code seed}.
 *   <li>{@code expectiminimax}: see {@link Options}. Options: {@code depth}, {@code star}, {@code table},
 *       {@code quiescence}, {@code width}, {@code outcomes}, {@code full}, {@code seed}, {@code threads},
 *       {@code nodes}, the most nodes of one choice, and the names of {@link Idea} and {@link Term}: 1 for used, 0 for
 *       left out. Without options it looks at 8 outcomes of each roll, at 4 events of each later decision where a turn
 *       may have several, and at 8 turns of captures where nobody rolls. {@code width=0,outcomes=0} looks at
 *       everything.
 *   <li>{@code mcts}: see {@link MonteCarlo}. Options: {@code threads}, {@code exploration} in hundredths,
 *       {@code seed}, {@code nodes}.
 *   <li>{@code level-1} to {@code level-5}: for people. Level 1 plays every second event at random and the others
 *       greedily, level 2 is greedy, levels 3 and 4 search 400 and 5,000 nodes, or 4,000 and 30,000 where a turn may
 *       have several events, and level 5 takes up to a second.
 * </ul>
 */
public final class Players {

    private static final int TABLE = 18;
    private static final int MOST_TABLE = 24;
    private static final int QUIESCENCE = 8;
    private static final int WIDTH = 4;
    private static final int OUTCOMES = 8;
    private static final int EXPLORATION = 30;

    private Players() {}

    /**
     * Returns a new player.
     *
     * @param text its name and options
     * @param evaluation the evaluation of the variant that it will play
     * @throws IllegalArgumentException if there is no such player or option, or a number is out of range
     */
    public static Player of(String text, Evaluation evaluation) {
        return of(text, evaluation, 0);
    }

    /**
     * Returns a new player for one of many games.
     *
     * @param game mixed into the seed, so that players with one text do not play alike in every game. Players that meet
     *     need different numbers too
     * @throws IllegalArgumentException as {@link #of(String, Evaluation)}
     */
    public static Player of(String text, Evaluation evaluation, long game) {
        Settings settings = new Settings(text);
        long seed = settings.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        Player player = of(settings, evaluation, mixed(mixed(seed) + game));
        settings.complete();
        return player;
    }

    /** Numbers that are near become seeds far apart, of streams that have nothing in common. */
    private static long mixed(long number) {
        return new SplittableRandom(number).nextLong();
    }

    private static Player of(Settings settings, Evaluation evaluation, long seed) {
        return switch (settings.name()) {
            case "random" -> new RandomPlayer(seed);
            case "greedy" -> greedy(evaluation, seed);
            case "expectiminimax" -> searching(settings, evaluation, seed);
            case "mcts" -> simulating(settings, evaluation, seed);
            case "level-1" -> new Beginner(new RandomPlayer(mixed(seed)), greedy(evaluation, seed), seed);
            case "level-2" -> greedy(evaluation, seed);
            case "level-3" -> level(evaluation, nodes(evaluation, 400, 4_000), seed);
            case "level-4" -> level(evaluation, nodes(evaluation, 5_000, 30_000), seed);
            case "level-5" -> level(evaluation, Budget.millis(1_000), seed);
            default ->
                throw new IllegalArgumentException("no player '" + settings.name()
                        + "'; expected random, greedy, expectiminimax, mcts, or level-1 to level-5");
        };
    }

    /** A turn of several events has many more ways than one of a single event. */
    private static Budget nodes(Evaluation evaluation, long ofShortTurns, long ofLongTurns) {
        return Budget.nodes(evaluation.shape().longTurns() ? ofLongTurns : ofShortTurns);
    }

    private static Player simulating(Settings settings, Evaluation evaluation, long seed) {
        int threads = settings.small("threads", 1, 1, Options.MOST_THREADS);
        double exploration = settings.small("exploration", EXPLORATION, 0, 1_000) / 100.0;
        return new MonteCarloPlayer(new MonteCarlo(evaluation, threads, exploration, seed), nodes(settings));
    }

    private static Player greedy(Evaluation evaluation, long seed) {
        return new SearchPlayer(evaluation, new Options(0, 0, 0, 0, 0, 0, true, seed, 1, Idea.EXACT), Budget.UNLIMITED);
    }

    private static Player level(Evaluation evaluation, Budget most, long seed) {
        return new SearchPlayer(evaluation, usual(evaluation.shape(), seed), most);
    }

    private static Player searching(Settings settings, Evaluation evaluation, long seed) {
        Options usual = usual(evaluation.shape(), seed);
        Options options = new Options(
                settings.small("depth", usual.depth(), 0, Options.DEEPEST),
                settings.small("star", usual.star(), 0, 2),
                settings.small("table", usual.table(), 0, MOST_TABLE),
                settings.small("quiescence", usual.quiescence(), 0, Options.DEEPEST),
                settings.small("width", usual.width(), 0, Options.WIDEST),
                settings.small("outcomes", usual.outcomes(), 0, Options.WIDEST),
                settings.small("full", 0, 0, 1) == 1,
                seed,
                settings.small("threads", 1, 1, Options.MOST_THREADS),
                ideas(settings, usual));
        return new SearchPlayer(evaluation.only(terms(settings, evaluation)), options, nodes(settings));
    }

    private static Set<Term> terms(Settings settings, Evaluation evaluation) {
        Set<Term> terms = EnumSet.noneOf(Term.class);
        for (Term term : Term.values()) {
            if (settings.small(term.option(), evaluation.terms().contains(term) ? 1 : 0, 0, 1) == 1) {
                terms.add(term);
            }
        }
        return terms;
    }

    private static Set<Idea> ideas(Settings settings, Options usual) {
        Set<Idea> ideas = EnumSet.noneOf(Idea.class);
        for (Idea idea : Idea.values()) {
            if (settings.small(idea.option(), usual.ideas().contains(idea) ? 1 : 0, 0, 1) == 1) {
                ideas.add(idea);
            }
        }
        return ideas;
    }

    private static Budget nodes(Settings settings) {
        return Budget.nodes(settings.number("nodes", Long.MAX_VALUE, 1, Long.MAX_VALUE));
    }

    /** Returns the options of {@code expectiminimax} where the text gives none. */
    public static Options usual(Shape shape, long seed) {
        return new Options(
                Options.DEEPEST,
                2,
                TABLE,
                shape.rolls() ? 0 : QUIESCENCE,
                shape.longTurns() ? WIDTH : 0,
                OUTCOMES,
                false,
                seed,
                1,
                Idea.ALL);
    }
}
