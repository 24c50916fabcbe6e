package org.dicechess.rules.store;

import java.util.List;

/** Thrown when a game needs more work or memory in play than a game is allowed. */
public final class TableLimitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The keys of the definition that lead to the cause, the outermost first. */
    private final transient List<String> place;

    public TableLimitException(List<String> place, String message) {
        super(message);
        this.place = place;
    }

    /**
     * Returns the keys of the definition that lead to the cause, the outermost first. The last key may be absent from
     * the definition.
     */
    public List<String> place() {
        return place;
    }
}
