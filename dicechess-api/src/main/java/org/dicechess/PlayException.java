package org.dicechess;

/**
 * Thrown when a definition fails in play. There are three causes:
 *
 * <ul>
 *   <li>A hook fails. The exception is a {@link org.dicechess.spi.HookException}.
 *   <li>The search for the most dice that a turn can use takes more than 50,000,000 units of work, about half a second.
 *       This can happen only where as many dice as possible must be used. It needs far more pieces and moves than a
 *       game between people has.
 *   <li>The tests of royal safety in one position take more than 50,000,000 units of work. It needs dozens of royals
 *       and of pieces that hop or go by routes.
 * </ul>
 *
 * <p>The object that was asked is unchanged. A host ends the game with the message, as nobody can say which events are
 * possible: {@link GameRecord#concluded} and the methods of {@link Notation} that write a game do not throw it for the
 * last position.
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
