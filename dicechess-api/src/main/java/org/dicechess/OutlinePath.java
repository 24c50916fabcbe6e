package org.dicechess;

/** The grammar of outlines: commands in upper case, and numbers from 0 to 100. One pass, without backtracking. */
final class OutlinePath {

    /** The most characters of a path. */
    static final int LONGEST = 6_000;

    private static final int MOST_DIGITS = 3;
    private static final int MOST_DECIMALS = 2;
    private static final int LARGEST = 100;
    private static final int LARGEST_TURN = 360;
    private static final int SHOWN = 12;

    private static final String COMMANDS = "MLHVCSQTAZ";

    /** How many numbers each command takes, in the order of {@link #COMMANDS}. */
    private static final int[] NUMBERS = {2, 2, 1, 1, 6, 4, 4, 2, 7, 0};

    /** The numbers of an arc that are no lengths: its rotation and its two flags. */
    private static final int ROTATION = 2;

    private static final int FIRST_FLAG = 3;
    private static final int LAST_FLAG = 4;

    private final String text;
    private int at;

    private OutlinePath(String text) {
        this.text = text;
    }

    /**
     * Checks a path.
     *
     * @throws IllegalArgumentException if it is malformed
     */
    static void check(String text) {
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("path of " + text.length() + " characters; expected at most " + LONGEST);
        }
        new OutlinePath(text).path();
    }

    private void path() {
        if (!text.startsWith("M")) {
            throw expected("a path that begins with M");
        }
        int drawn = 0;
        while (at < text.length()) {
            char command = text.charAt(at);
            if (COMMANDS.indexOf(command) < 0) {
                throw expected("a command, one of " + String.join(" ", COMMANDS.split("")));
            }
            drawn += "MZ".indexOf(command) < 0 ? 1 : 0;
            at++;
            arguments(command);
        }
        if (drawn == 0) {
            throw expected("a command that draws, as L");
        }
    }

    /** Reads the numbers of a command: one group of them or several, one for {@code M}, none for {@code Z}. */
    private void arguments(char command) {
        int group = NUMBERS[COMMANDS.indexOf(command)];
        int read = 0;
        blank();
        while (group > 0 && (read == 0 || read % group != 0 || command != 'M' && isDigit())) {
            number(command, read % group);
            read++;
            blank();
        }
    }

    private void number(char command, int place) {
        int from = at;
        int whole = digits(MOST_DIGITS);
        boolean decimals = at < text.length() && text.charAt(at) == '.';
        if (decimals) {
            at++;
            digits(MOST_DECIMALS);
        }
        int most = command == 'A' && place == ROTATION ? LARGEST_TURN : LARGEST;
        if (whole > most || whole == most && decimals) {
            at = from;
            throw expected("a number from 0 to " + most);
        }
        if (command == 'A' && (place == FIRST_FLAG || place == LAST_FLAG) && (at - from > 1 || whole > 1)) {
            at = from;
            throw expected("a flag of an arc, 0 or 1");
        }
    }

    private int digits(int most) {
        int from = at;
        int value = 0;
        while (isDigit()) {
            if (at - from == most) {
                at = from;
                throw expected("at most " + most + " digits");
            }
            value = 10 * value + text.charAt(at) - '0';
            at++;
        }
        if (at == from) {
            throw expected("a number from 0 to 100");
        }
        return value;
    }

    private boolean isDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    /** Skips one blank between two words; none may stand at the end. */
    private void blank() {
        if (at < text.length() && text.charAt(at) == ' ') {
            at++;
            if (at == text.length() || text.charAt(at) == ' ') {
                throw expected("a command or a number after one blank");
            }
        }
    }

    private IllegalArgumentException expected(String what) {
        String found = at == text.length() ? "the end" : "'" + shown() + "'";
        return new IllegalArgumentException("path, character " + (at + 1) + ": expected " + what + ", not " + found);
    }

    private String shown() {
        StringBuilder shown = new StringBuilder();
        for (int i = at; i < Math.min(text.length(), at + SHOWN); i++) {
            char letter = text.charAt(i);
            shown.append(letter >= ' ' && letter < 0x7F ? letter : '?');
        }
        return shown.toString();
    }
}
