package org.dicechess.examples.players.match;

import java.util.Locale;
import org.dicechess.Color;
import org.dicechess.Result;

/**
 * Games of one player against another.
 *
 * @param wins the games that the first player has won
 * @param draws the drawn games, and those that were stopped
 * @param losses the games that the second player has won
 * @param stopped the games that were stopped as too long, which count as drawn
 * @param flags the games that were lost by time
 */
public record Score(int wins, int draws, int losses, int stopped, int flags) {

    /** The quantile of the normal distribution for an interval of 95%. */
    private static final double Z = 1.959964;

    /** No game. */
    public static final Score NONE = new Score(0, 0, 0, 0, 0);

    /** A game that was stopped. */
    public static final Score STOPPED = new Score(0, 1, 0, 1, 0);

    /** Returns the score of a game that has ended, for the first player on its side. */
    public static Score of(Result result, Color first) {
        return result == Result.DRAW
                ? new Score(0, 1, 0, 0, 0)
                : result == Result.winFor(first) ? new Score(1, 0, 0, 0, 0) : new Score(0, 0, 1, 0, 0);
    }

    /** Returns the number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** Returns the first player's share of the points, 0 to 1; draws count half, and no game is a half. */
    public double share() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** Returns the lower end of Wilson's interval of 95% for the share. */
    public double low() {
        return middle() - half();
    }

    /** Returns the upper end of Wilson's interval of 95% for the share. */
    public double high() {
        return middle() + half();
    }

    /** Returns the sum of two scores. */
    public Score plus(Score other) {
        return new Score(
                wins + other.wins,
                draws + other.draws,
                losses + other.losses,
                stopped + other.stopped,
                flags + other.flags);
    }

    /**
     * Returns the logarithm of the likelihood ratio of two hypotheses about the share, by a normal approximation. Its
     * variance is that of the games and two wins and two losses more (Agresti and Coull, Approximate is better than
     * "exact" for interval estimation of binomial proportions, 1998): that of few games alone may be nearly 0.
     *
     * @param first the share by the first hypothesis
     * @param second the share by the second one; the result grows as it becomes more likely
     */
    public double likelihood(double first, double second) {
        Score more = plus(new Score(2, 0, 2, 0, 0));
        double variance = (more.wins + more.draws / 4.0) / more.games() - more.share() * more.share();
        return games() * (second - first) * (2 * share() - first - second) / (2 * variance);
    }

    /** Returns the score in words: {@code 97.5% [91.3, 99.3] of 100 games: +96 =3 -1}. */
    public String text() {
        String text = String.format(
                Locale.ROOT,
                "%.1f%% [%.1f, %.1f] of %d games: +%d =%d -%d",
                100 * share(),
                100 * low(),
                100 * high(),
                games(),
                wins,
                draws,
                losses);
        return text + (stopped > 0 ? ", " + stopped + " stopped" : "") + (flags > 0 ? ", " + flags + " by time" : "");
    }

    private double middle() {
        return games() == 0 ? 0.5 : (share() + Z * Z / (2 * games())) / (1 + Z * Z / games());
    }

    private double half() {
        int games = games();
        return games == 0
                ? 0.5
                : Z * Math.sqrt(share() * (1 - share()) / games + Z * Z / (4.0 * games * games)) / (1 + Z * Z / games);
    }
}
