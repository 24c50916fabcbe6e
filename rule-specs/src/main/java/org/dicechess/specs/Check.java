package org.dicechess.specs;

/**
 * One thing that a variant must get right.
 *
 * @param name the claim, as a test report shows it
 * @param body runs the check; throws an {@link AssertionError} if the claim is false
 * @since 0.1
 */
public record Check(String name, Runnable body) {

    /**
     * Runs the check.
     *
     * @throws AssertionError if the claim is false; the message has the rule or the seed, the expectation and the
     *     result
     */
    public void run() {
        body.run();
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}
