package org.dicechess.examples.players.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Result;

/** A review as lines of text. Winning chances, those of the curve, and losses are in percent. */
public final class ReviewText {

    private final Review review;

    /** Makes the text of a review. */
    public ReviewText(Review review) {
        this.review = review;
    }

    /** Returns a line for each choice and roll, then the sums of both sides. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<Double> curve = review.curve();
        review.moments().forEach(moment -> lines.add(line(moment, curve.get(moment.to()))));
        if (review.reviewed() < review.game().length()) {
            lines.add(format(
                    "interrupted after %d of %d events",
                    review.reviewed(), review.game().length()));
        }
        lines.add("");
        lines.addAll(sums());
        return lines;
    }

    private static String line(Moment moment, double chance) {
        boolean white = moment.side() == Color.WHITE;
        String words = moment instanceof Moment.Chosen chosen ? words(chosen) : words((Moment.Rolled) moment);
        return format("%d. %s %s; White %.1f%%", moment.turn(), white ? "White" : "Black", words, 100 * chance);
    }

    private static String words(Moment.Chosen chosen) {
        String played = "plays " + texts(chosen.played()) + ": " + name(chosen.verdict());
        return chosen.loss() == 0
                ? played
                : played
                        + format(
                                ", loses %.1f ± %.1f against %s",
                                100 * chosen.loss(), 100 * chosen.margin(), texts(chosen.best()));
    }

    private static String words(Moment.Rolled rolled) {
        return format("rolls %s: luck %+.1f", rolled.roll().text(), 100 * rolled.luck());
    }

    private static String name(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    private static String texts(List<Event> events) {
        return events.stream().map(Event::text).collect(Collectors.joining(" "));
    }

    private List<String> sums() {
        List<String> lines = new ArrayList<>();
        lines.add(format("%-26s %8s %8s", "", "White", "Black"));
        lines.add(row("choices", tally -> String.valueOf(tally.choices())));
        for (Verdict verdict : Verdict.values()) {
            String bound = verdict == Verdict.FINE ? "" : format(", from %.0f", 100 * verdict.least());
            lines.add(row(
                    name(verdict) + bound,
                    tally -> String.valueOf(tally.verdicts().get(verdict))));
        }
        lines.add(row("lost winning chance", tally -> format("%.1f", 100 * tally.lost())));
        lines.add(row("lost by a choice", tally -> format("%.2f", 100 * tally.mean())));
        lines.add(row("rolls", tally -> String.valueOf(tally.rolls())));
        lines.add(row("luck", tally -> format("%+.1f", 100 * tally.luck())));
        lines.add(format(
                "result %s; without the luck of rolls White has %.2f of the point",
                review.game().result().map(Result::text).orElse("*"), review.corrected()));
        return lines;
    }

    private String row(String name, Function<Review.Tally, String> number) {
        return format(
                "%-26s %8s %8s",
                name, number.apply(review.tally(Color.WHITE)), number.apply(review.tally(Color.BLACK)));
    }

    private static String format(String pattern, Object... parts) {
        return String.format(Locale.ROOT, pattern, parts);
    }
}
