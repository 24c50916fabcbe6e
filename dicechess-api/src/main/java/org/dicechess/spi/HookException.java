package org.dicechess.spi;

/** A hook cannot be compiled, or failed when it was asked. */
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
