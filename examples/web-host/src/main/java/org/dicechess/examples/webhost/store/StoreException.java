package org.dicechess.examples.webhost.store;

/** The store failed; what was to be written may or may not be there. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1;

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
