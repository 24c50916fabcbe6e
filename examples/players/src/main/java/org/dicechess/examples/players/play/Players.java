package org.dicechess.examples.players.play;

import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Shape;
import org.dicechess.examples.players.search.Options;

/**
 * Makes players by name. A text is a name, and perhaps options with numbers: {@code expectiminimax:depth=3,star=2}.
 *
 * <ul>
 *   <li>{@code random}: any event. Options: {@code seed}.
 *   <li>{@code greedy}: the best position at the end of the decision. Options: {@code seed}.
 *   <li>{@code expectiminimax}: see {@link Options}. Options: {@code depth}, {@code star}, {@code table},
 *       {@code quiescence}, {@code width}, {@code outcomes}, {@code seed}, and {@code nodes}, the most nodes of one
 *       choice. Without options it looks at 8 outcomes of each roll, at 4 events of each later decision where a turn
 *       may have several, and at 8 turns of captures where nobody rolls. {@code width=0,outcomes=0} looks at
 *       everything.
 * </ul>
 */
public final class Players {

    private static final int TABLE = 18;
    private static final int MOST_TABLE = 24;
    private static final int QUIESCENCE = 8;
    private static final int WIDTH = 4;
    private static final int OUTCOMES = 8;

    /** What one game adds to a seed. */
    private static final long GAME = 0x9E3779B97F4A7C15L;

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
     * @param game mixed into the seed, so that players with one text do not play alike in every game
     * @throws IllegalArgumentException as {@link #of(String, Evaluation)}
     */
    public static Player of(String text, Evaluation evaluation, long game) {
        Settings settings = new Settings(text);
        long seed = settings.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        Player player = of(settings, evaluation, seed + GAME * game);
        settings.complete();
        return player;
    }

    private static Player of(Settings settings, Evaluation evaluation, long seed) {
        return switch (settings.name()) {
            case "random" -> new RandomPlayer(seed);
            case "greedy" -> new SearchPlayer(evaluation, new Options(0, 0, 0, 0, 0, 0, seed), Long.MAX_VALUE);
            case "expectiminimax" -> searching(settings, evaluation, seed);
            default ->
                throw new IllegalArgumentException(
                        "no player '" + settings.name() + "'; expected random, greedy or expectiminimax");
        };
    }

    private static Player searching(Settings settings, Evaluation evaluation, long seed) {
        Shape shape = evaluation.shape();
        Options options = new Options(
                settings.small("depth", Options.DEEPEST, 0, Options.DEEPEST),
                settings.small("star", 2, 0, 2),
                settings.small("table", TABLE, 0, MOST_TABLE),
                settings.small("quiescence", shape.rolls() ? 0 : QUIESCENCE, 0, Options.DEEPEST),
                settings.small("width", shape.longTurns() ? WIDTH : 0, 0, Options.WIDEST),
                settings.small("outcomes", OUTCOMES, 0, Options.WIDEST),
                seed);
        return new SearchPlayer(evaluation, options, settings.number("nodes", Long.MAX_VALUE, 1, Long.MAX_VALUE));
    }
}
