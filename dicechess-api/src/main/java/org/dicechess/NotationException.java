package org.dicechess;

/**
 * A text of an event, a position or a record cannot be read.
 *
 * @since 0.1
 */
public final class NotationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** How many characters of a text a message shows. */
    private static final int AROUND = 120;

    private static final int LONGEST = 1000;

    /** Where in the text, counted from 1. */
    private final int column;

    /**
     * Says what is wrong at which column.
     *
     * @param text the whole text
     * @param column where in it, counted from 1
     * @param expected what is wrong there and what was expected
     */
    public NotationException(String text, int column, String expected) {
        super("column " + column + " of '" + around(text, column) + "': " + shown(expected, LONGEST));
        this.column = column;
    }

    /**
     * Says what is wrong in a text of several lines.
     *
     * @param column where in the whole text, counted from 1
     * @param message what is wrong, on which line, and what was expected
     */
    public NotationException(int column, String message) {
        super(shown(message, LONGEST));
        this.column = column;
    }

    /** Where in the text, counted from 1. */
    public int column() {
        return column;
    }

    /** What stands around a column, on one line. */
    private static String around(String text, int column) {
        int begin = text.length() <= AROUND ? 0 : Math.max(0, Math.min(column - AROUND / 2, text.length() - AROUND));
        return (begin == 0 ? "" : "...") + shown(text.substring(begin), AROUND);
    }

    /** A stranger's text on one line, cut after so many characters. */
    private static String shown(String text, int longest) {
        StringBuilder shown = new StringBuilder();
        for (int at = 0; at < Math.min(text.length(), longest); at++) {
            char c = text.charAt(at);
            boolean seen = !Character.isISOControl(c)
                    && Character.getType(c) != Character.FORMAT
                    && c != '\u2028'
                    && c != '\u2029';
            shown.append(seen ? c : String.format("\\u%04x", (int) c));
        }
        return text.length() > longest ? shown + "..." : shown.toString();
    }
}
