package org.dicechess.examples.players.uci;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Lines of a reader, in bounded memory.
 *
 * @param in a reader, which should be buffered
 * @param longest a longer line is cut off after one character more
 */
record LineSource(Reader in, int longest) {

    /** Returns the next line; empty at the end. */
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int next = in.read();
        boolean any = next >= 0;
        while (next >= 0 && next != '\n') {
            if (line.length() <= longest) {
                line.append((char) next);
            }
            next = in.read();
        }
        return any ? Optional.of(line.toString()) : Optional.empty();
    }
}
