package org.dicechess.rules.ask;

import org.dicechess.PlayException;

/** Thrown when one position takes too much work. */
public final class WorkException extends PlayException {

    private static final long serialVersionUID = 1L;

    private final String section;

    /**
     * Makes an exception.
     *
     * @param section the section of the definition that the message is about
     */
    public WorkException(String section, String message) {
        super(message);
        this.section = section;
    }

    /** Returns the section of the definition that the message is about. */
    public String section() {
        return section;
    }
}
