package org.dicechess.examples.balance;

/** Input of the user that cannot be used; the message says what was expected. */
public final class BadInputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadInputException(String message) {
        super(message);
    }
}
