package org.dicechess.examples.players;

/** Checks the numbers of options. */
final class Numbers {

    private Numbers() {}

    /**
     * Returns a number that is large enough.
     *
     * @throws BadInputException if it is not
     */
    static int atLeast(int least, String option, int number) {
        if (number < least) {
            throw new BadInputException(option + " " + number + "; expected at least " + least);
        }
        return number;
    }

    /**
     * Checks that a number is in a range.
     *
     * @throws BadInputException if it is not
     */
    static void between(long least, long most, String option, long number) {
        if (number < least || number > most) {
            throw new BadInputException(option + " " + number + "; expected " + least + " to " + most);
        }
    }

    /**
     * Returns a share in percent.
     *
     * @throws BadInputException if it is not from 0 to 100
     */
    static double percent(String option, double number) {
        if (!(number >= 0 && number <= 100)) {
            throw new BadInputException(option + " " + number + "; expected 0 to 100");
        }
        return number;
    }
}
