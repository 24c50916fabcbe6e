package org.dicechess.examples.players;

/** Thrown when the user's input or a named file cannot be used. The message is the line to print. */
final class BadInputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadInputException(String message) {
        super(message);
    }
}
