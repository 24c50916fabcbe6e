package org.dicechess.specs;

/**
 * The answer of a position to a question.
 *
 * @param fits whether it is the expected answer
 * @param text the answer in words
 */
record Answer(boolean fits, String text) {

    static Answer exactly(String expected, String actual) {
        return new Answer(expected.equals(actual), actual);
    }
}
