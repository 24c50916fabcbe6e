package org.dicechess.specs;

/**
 * What a position says to a question.
 *
 * @param fits whether it is what was expected
 * @param text the answer in words
 */
record Answer(boolean fits, String text) {

    static Answer exactly(String expected, String actual) {
        return new Answer(expected.equals(actual), actual);
    }
}
