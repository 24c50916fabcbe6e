package org.dicechess.examples.benchmarks;

/**
 * What one process has measured by positions and by a cursor in alternation, in millions of leaves a second.
 *
 * @param ratio the median of the ratios of all counts, positions to cursor
 * @param low a quarter of the ratios is lower
 * @param high a quarter of the ratios is higher
 */
record SideBySide(String question, String what, double position, double cursor, double ratio, double low, double high) {

    static final String COUNTED = "counted at the last ply";
    static final String MADE = "every leaf made";
    static final String ASKED = "counted, and asked at each whether the game is over";

    private static final String BETWEEN = ";";

    /** Returns the line by which one process reports to another. */
    String line() {
        return String.join(BETWEEN, question, what, position + "", cursor + "", ratio + "", low + "", high + "");
    }

    String label() {
        return question + ", " + what;
    }

    static SideBySide of(String line) {
        String[] parts = line.split(BETWEEN);
        return new SideBySide(
                parts[0],
                parts[1],
                number(parts[2]),
                number(parts[3]),
                number(parts[4]),
                number(parts[5]),
                number(parts[6]));
    }

    private static double number(String text) {
        return Double.parseDouble(text);
    }
}
