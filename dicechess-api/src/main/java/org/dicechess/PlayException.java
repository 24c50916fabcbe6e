package org.dicechess;

/**
 * Thrown when a definition fails in play. There are two causes:
 *
 * <ul>
 *   <li>A hook fails. The exception is a {@link org.dicechess.spi.HookException}.
 *   <li>The search for the most dice that a turn can use takes more than 50,000,000 units of work, about half a second.
 *       This can happen only where as many dice as possible must be used. It needs far more pieces and moves than a
 *       game between people has.
 * </ul>
 *
 * <p>The object that was asked is unchanged. A host ends the game with the message, as nobody can say which events are
 * possible. A game at such a position can neither be concluded nor written; {@link GameRecord#before()} of it can.
 *
 * @since 0.1
 */
public class PlayException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** An exception with a message that says what has failed. */
    public PlayException(String message) {
        super(message);
    }
}
