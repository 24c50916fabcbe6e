package org.dicechess.examples.balance;

import java.util.List;
import java.util.Locale;

/**
 * Draws rows of numbers with their intervals along one axis, as SVG.
 *
 * @param unit what follows the numbers of the axis
 * @param factor what the numbers of the axis are multiplied with
 * @param line where a line stands that numbers are compared with
 */
record Plot(String unit, double factor, double line) {

    private static final int WIDTH = 720;
    private static final int LEFT = 150;
    private static final int RIGHT = 170;
    private static final int ROW = 22;
    private static final int TICKS = 6;

    /** Colours that also people with red-green blindness tell apart (Okabe and Ito). */
    private static final List<String> COLOURS =
            List.of("#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

    /**
     * A row.
     *
     * @param name stands to the left; may be empty
     * @param estimate the number
     * @param low the lower end of a thicker bar, as of quartiles; the number itself for none
     * @param high its upper end
     * @param colour the number of the colour
     * @param text stands to the right
     */
    record Row(String name, Estimate estimate, double low, double high, int colour, String text) {

        Row(String name, Estimate estimate, int colour, String text) {
            this(name, estimate, estimate.value(), estimate.value(), colour, text);
        }
    }

    /** Returns the plot. */
    String svg(List<Row> rows) {
        double from =
                rows.stream().mapToDouble(row -> row.estimate().low()).min().orElse(0);
        double to =
                rows.stream().mapToDouble(row -> row.estimate().high()).max().orElse(1);
        double step = step(Math.max(to, line) - Math.min(from, line));
        double first = Math.floor(Math.min(from, line) / step) * step;
        double last = Math.ceil(Math.max(to, line) / step) * step;
        Axis axis = new Axis(first, (WIDTH - LEFT - RIGHT) / (last - first));
        int height = (rows.size() + 2) * ROW;
        StringBuilder svg = new StringBuilder();
        append(
                svg,
                "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">%n",
                WIDTH,
                height,
                WIDTH,
                height);
        for (int i = 0; first + i * step <= last + step / 2; i++) {
            tick(svg, axis.at(first + i * step), height, label(first + i * step, step));
        }
        append(svg, "<path d=\"M%.1f 0V%d\" stroke=\"currentColor\"/>%n", axis.at(line), height - ROW - 6);
        for (int i = 0; i < rows.size(); i++) {
            row(svg, axis, rows.get(i), ROW * i + ROW / 2 + 4);
        }
        return svg.append("</svg>\n").toString();
    }

    private record Axis(double from, double scale) {
        double at(double number) {
            return LEFT + (number - from) * scale;
        }
    }

    /** Returns a round distance of ticks: 1, 2 or 5 with zeros. */
    private static double step(double width) {
        double least = Math.max(width, 1e-6) / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        return least <= power ? power : least <= 2 * power ? 2 * power : least <= 5 * power ? 5 * power : 10 * power;
    }

    private String label(double number, double step) {
        int digits = (int) Math.max(0, Math.ceil(-Math.log10(factor * step) - 1e-9));
        return String.format(Locale.ROOT, "%." + digits + "f%s", factor * number + 0.0, unit)
                .replaceAll("^-(0(\\.0*)?)(?![\\d.])", "$1");
    }

    private static void tick(StringBuilder svg, double x, int height, String label) {
        append(svg, "<path d=\"M%.1f 0V%d\" stroke=\"currentColor\" opacity=\"0.2\"/>%n", x, height - ROW - 6);
        text(svg, x, height - 8, "middle", label);
    }

    private static void row(StringBuilder svg, Axis axis, Row row, int y) {
        String colour = colour(row.colour());
        text(svg, LEFT - 12, y + 4, "end", row.name());
        double low = axis.at(row.estimate().low());
        double high = axis.at(row.estimate().high());
        append(svg, "<path d=\"M%.1f %dH%.1f\" stroke=\"%s\" stroke-width=\"3\"/>%n", low, y, high, colour);
        append(
                svg,
                "<path d=\"M%.1f %dH%.1f\" stroke=\"%s\" stroke-width=\"10\"/>%n",
                axis.at(row.low()),
                y,
                axis.at(row.high()),
                colour);
        append(
                svg,
                "<circle cx=\"%.1f\" cy=\"%d\" r=\"5\" fill=\"%s\" stroke=\"Canvas\"/>%n",
                axis.at(row.estimate().value()),
                y,
                colour);
        text(svg, WIDTH - RIGHT + 16, y + 4, "start", row.text());
    }

    /** Returns a colour of rows. */
    static String colour(int number) {
        return COLOURS.get(number % COLOURS.size());
    }

    private static void text(StringBuilder svg, double x, int y, String anchor, String text) {
        if (!text.isEmpty()) {
            append(
                    svg,
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"%s\" fill=\"currentColor\">%s</text>%n",
                    x,
                    y,
                    anchor,
                    HtmlReport.escaped(text));
        }
    }

    private static void append(StringBuilder svg, String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
    }
}
