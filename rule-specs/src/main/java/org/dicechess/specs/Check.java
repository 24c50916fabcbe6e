package org.dicechess.specs;

/**
 * One thing that a variant must get right.
 *
 * @param name what is claimed, as a test report shows it
 * @param body finds out; throws an {@link AssertionError} if it is not so
 * @since 0.1
 */
public record Check(String name, Runnable body) {

    /**
     * Finds out.
     *
     * @throws AssertionError if it is not so; the message names the rule or the seed, what was expected and what was
     *     found
     */
    public void run() {
        body.run();
    }

    /** The name. */
    @Override
    public String toString() {
        return name;
    }
}
