package org.dicechess.examples.console;

import java.util.List;
import java.util.Optional;

/** Where a person's lines come from. */
interface Input extends AutoCloseable {

    /**
     * The next line; empty if there is none any more.
     *
     * @param prompt what is asked
     * @param commands what may stand at the beginning, for completion
     * @param events what may stand anywhere, for completion
     */
    Optional<String> line(String prompt, List<String> commands, List<String> events);

    @Override
    void close();
}
