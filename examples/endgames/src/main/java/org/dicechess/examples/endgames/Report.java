package org.dicechess.examples.endgames;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Color;

/** Prints the values of endings: +1 is a sure win for White. */
final class Report {

    private final PlacedPieces pieces;
    private final PrintWriter out;

    Report(PlacedPieces pieces, PrintWriter out) {
        this.pieces = pieces;
        this.out = out;
    }

    /** Prints one line for each ending. */
    void table(List<Ending> endings) {
        out.printf("%-24s %9s  %-22s  %-22s%n", "", "", "White to move", "Black to move");
        out.printf(
                "%-24s %9s  %7s %7s %7s %7s %7s %7s%n",
                "ending", "places", "average", "worst", "best", "average", "worst", "best");
        for (Ending ending : endings) {
            Survey white = Survey.of(ending, Color.WHITE, any -> true);
            Survey black = Survey.of(ending, Color.BLACK, any -> true);
            out.printf(
                    "%-24s %9d  %7s %7s %7s %7s %7s %7s%n",
                    ending.pairing().text(),
                    white.count(),
                    number(white.average()),
                    number(white.least()),
                    number(white.most()),
                    number(black.average()),
                    number(black.least()),
                    number(black.most()));
        }
    }

    /** Prints averages, extremes, and averages by the colours of the squares. */
    void details(Ending ending) {
        Survey white = Survey.of(ending, Color.WHITE, any -> true);
        Survey black = Survey.of(ending, Color.BLACK, any -> true);
        out.println(ending.pairing().text() + ", " + white.count() + " placements; +1 is a sure win for White");
        line("", "White to move", "Black to move");
        both("average", white, black, (survey, side) -> number(survey.average()));
        both(
                "best for White",
                white,
                black,
                (survey, side) -> number(survey.most()) + "  " + text(ending, survey.mostAt()));
        both(
                "worst for White",
                white,
                black,
                (survey, side) -> number(survey.least()) + "  " + text(ending, survey.leastAt()));
        IntStream.range(0, 1 << ending.places().length).forEach(colours -> byColour(ending, colours));
        if (ending.drift() > Survey.EQUAL) {
            out.printf(
                    "Waiting pays somewhere: the values are those of an even number of turns left;"
                            + " an odd one changes some by up to %.4f.%n",
                    ending.drift());
        }
    }

    /** Returns the text of a placement: {@code a6 v d3}. */
    String text(Ending ending, int[] placed) {
        int white = ending.pairing().white().size();
        return IntStream.range(0, placed.length)
                .mapToObj(i -> (i == 0 ? "" : i == white ? " v " : " ") + pieces.text(placed[i]))
                .collect(Collectors.joining());
    }

    /** Returns a number with four digits and a sign. */
    static String number(double value) {
        return String.format(Locale.ROOT, "%+.4f", value);
    }

    /** Prints the average for some square colours; bit i means that piece i is on a dark square. */
    private void byColour(Ending ending, int colours) {
        Predicate<int[]> which = placed ->
                IntStream.range(0, placed.length).allMatch(i -> pieces.isDark(placed[i]) == ((colours >> i & 1) != 0));
        if (isKnown(ending, Color.WHITE, which) && isKnown(ending, Color.BLACK, which)) {
            String name = IntStream.range(0, ending.places().length)
                    .mapToObj(i -> (colours >> i & 1) != 0 ? "dark" : "light")
                    .collect(Collectors.joining(", "));
            both(
                    name,
                    Survey.of(ending, Color.WHITE, which),
                    Survey.of(ending, Color.BLACK, which),
                    (survey, side) -> number(survey.average()));
        }
    }

    /** Returns whether some such placement has a value with this side to move. */
    private static boolean isKnown(Ending ending, Color turn, Predicate<int[]> which) {
        double[] values = ending.values(turn);
        return IntStream.range(0, values.length)
                .filter(placement -> !Double.isNaN(values[placement]))
                .mapToObj(placement -> Ending.pieces(ending.places(), placement))
                .anyMatch(which);
    }

    private void both(String name, Survey white, Survey black, BiFunction<Survey, Color, String> cell) {
        line(name, cell.apply(white, Color.WHITE), cell.apply(black, Color.BLACK));
    }

    private void line(String... cells) {
        out.println(Arrays.stream(cells)
                .map(cell -> String.format("%-22s", cell))
                .collect(Collectors.joining("  "))
                .stripTrailing());
    }
}
