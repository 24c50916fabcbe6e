package org.dicechess;

/**
 * The host asked for an event that is not possible; the position is unchanged.
 *
 * @since 0.1
 */
public final class IllegalEventException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With the reason in words, as {@link Position#explain(Event)} gives it. */
    public IllegalEventException(String reason) {
        super(reason);
    }
}
