package org.dicechess.examples.players.analysis;

/** What a review calls a choice, by the winning chance that it has lost against the best one. */
public enum Verdict {
    /** Less than a doubtful choice loses. */
    FINE(0),
    /** At least 0.04. */
    DOUBTFUL(0.04),
    /** At least 0.08. */
    ERROR(0.08),
    /** At least 0.16. */
    BLUNDER(0.16);

    private final double least;

    Verdict(double least) {
        this.least = least;
    }

    /** Returns the least loss of winning chance, 0 to 1. */
    public double least() {
        return least;
    }

    /** Returns the verdict on a loss of winning chance. */
    public static Verdict of(double loss) {
        Verdict verdict = FINE;
        for (Verdict each : values()) {
            verdict = loss >= each.least ? each : verdict;
        }
        return verdict;
    }
}
