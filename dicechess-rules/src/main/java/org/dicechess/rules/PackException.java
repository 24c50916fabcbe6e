package org.dicechess.rules;

/**
 * Thrown when a {@link org.dicechess.spi.DefinitionPack} fails: it throws, or gives an answer that its contract does
 * not allow. The message names the class of the pack, the question and what happened; the cause is what the pack threw,
 * if it threw. Nothing was loaded, and other loads are not affected.
 *
 * @since 0.1
 */
public final class PackException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    PackException(String message) {
        super(message);
    }

    PackException(String message, Throwable cause) {
        super(message, cause);
    }
}
