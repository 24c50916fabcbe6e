package org.dicechess.spi;

/**
 * A hook cannot be compiled, or failed when it was asked. It passes unchanged through every method of a host that asks
 * hooks, so that a host can tell a failing script from a text or an event that is wrong.
 *
 * @since 0.1
 */
public class HookException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The line in the script, from 1; 0 if it is not known. */
    private final int line;

    /**
     * With what is wrong.
     *
     * @param line the line in the script, from 1; 0 if it is not known
     */
    public HookException(int line, String message) {
        super(message);
        this.line = line;
    }

    /** The line in the script, from 1; 0 if it is not known. */
    public int line() {
        return line;
    }
}
