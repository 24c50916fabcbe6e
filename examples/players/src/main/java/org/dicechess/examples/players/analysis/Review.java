package org.dicechess.examples.players.analysis;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Result;

/**
 * What a game was like: what each choice has lost, and what each roll has brought.
 *
 * @param game the game
 * @param moments its choices and rolls in order. A choice that the game has cut off is not among them
 * @param reviewed how many events of the game were looked at: fewer than it has if the review was interrupted
 */
public record Review(GameRecord game, List<Moment> moments, int reviewed) {

    /** Copies the list. */
    public Review {
        moments = List.copyOf(moments);
    }

    /**
     * The sums of a side.
     *
     * @param choices how many choices it had to make with more than one way
     * @param verdicts how many of them were of each kind
     * @param lost the winning chance that all of them have lost together
     * @param rolls how many rolls it had
     * @param luck what all of them have brought together
     */
    public record Tally(int choices, Map<Verdict, Integer> verdicts, double lost, int rolls, double luck) {

        /** Copies the map. */
        public Tally {
            verdicts = Map.copyOf(verdicts);
        }

        /** Returns the mean loss of a choice; 0 without choices. */
        public double mean() {
            return choices == 0 ? 0 : lost / choices;
        }
    }

    /** Returns the sums of a side. */
    public Tally tally(Color side) {
        List<Moment.Chosen> chosen = moments(Moment.Chosen.class, side);
        List<Moment.Rolled> rolled = moments(Moment.Rolled.class, side);
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (Verdict verdict : Verdict.values()) {
            verdicts.put(verdict, (int)
                    chosen.stream().filter(each -> each.verdict() == verdict).count());
        }
        return new Tally(
                chosen.size(),
                verdicts,
                chosen.stream().mapToDouble(Moment.Chosen::loss).sum(),
                rolled.size(),
                rolled.stream().mapToDouble(Moment.Rolled::luck).sum());
    }

    private <M extends Moment> List<M> moments(Class<M> kind, Color side) {
        return moments.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(each -> each.side() == side)
                .toList();
    }

    /**
     * Returns White's winning chance after so many events: an entry more than the game has events. It is what the next
     * moment begins with, as that looks further than the one before. Where nothing is known, it is that of the moment
     * before, and a half at the beginning.
     */
    public List<Double> curve() {
        Double[] curve = new Double[game.length() + 1];
        for (Moment moment : moments) {
            boolean white = moment.side() == Color.WHITE;
            curve[moment.from()] = white ? moment.before() : 1 - moment.before();
            curve[moment.to()] = white ? moment.after() : 1 - moment.after();
        }
        game.result().ifPresent(result -> curve[curve.length - 1] = points(result));
        double last = 0.5;
        for (int i = 0; i < curve.length; i++) {
            last = curve[i] == null ? last : curve[i];
            curve[i] = last;
        }
        return Arrays.asList(curve);
    }

    private static double points(Result result) {
        return result == Result.DRAW ? 0.5 : result == Result.WHITE_WINS ? 1 : 0;
    }

    /**
     * Returns White's part of the point without the luck of all rolls: the result, or what is expected of a game that
     * is not over, less the luck. It counts only what was reviewed. It may be below 0 or above 1, and has the same mean
     * over many games as the result.
     */
    public double corrected() {
        List<Double> curve = curve();
        return curve.get(curve.size() - 1)
                - tally(Color.WHITE).luck()
                + tally(Color.BLACK).luck();
    }
}
