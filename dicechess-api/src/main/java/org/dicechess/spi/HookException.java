package org.dicechess.spi;

import org.dicechess.PlayException;

/**
 * Thrown when a hook cannot be compiled or fails when it is asked. Every method of the library that asks hooks passes
 * it on unchanged, so that a host can tell a failing hook from a wrong text or event.
 *
 * @since 0.1
 */
public class HookException extends PlayException {

    private static final long serialVersionUID = 1L;

    /** The line in the script, from 1; 0 if it is unknown. */
    private final int line;

    /**
     * An exception with a message that says what is wrong.
     *
     * @param line the line in the script, from 1; 0 if it is unknown
     */
    public HookException(int line, String message) {
        super(message);
        this.line = line;
    }

    /** Returns the line in the script, from 1; 0 if it is unknown. */
    public int line() {
        return line;
    }
}
