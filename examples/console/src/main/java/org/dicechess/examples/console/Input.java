package org.dicechess.examples.console;

import java.util.Optional;

/** A source of a user's lines. */
interface Input extends AutoCloseable {

    /**
     * Returns the next line; empty if there are no more.
     *
     * @param prompt the prompt to show
     * @param completion what Tab offers
     */
    Optional<String> line(String prompt, Completion completion);

    @Override
    void close();
}
