package org.dicechess.examples.console;

import java.util.Optional;

/** Where a person's lines come from. */
interface Input extends AutoCloseable {

    /**
     * The next line; empty if there is none any more.
     *
     * @param prompt what is asked
     * @param completion what Tab offers
     */
    Optional<String> line(String prompt, Completion completion);

    @Override
    void close();
}
