package org.dicechess;

/**
 * Thrown when an event is not possible where it is played. The position is unchanged.
 *
 * @since 0.1
 */
public final class IllegalEventException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** An exception whose message is the reason, as {@link Position#explain(Event)} returns it. */
    public IllegalEventException(String reason) {
        super(reason);
    }
}
