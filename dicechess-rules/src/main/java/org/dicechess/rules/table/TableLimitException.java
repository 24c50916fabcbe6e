package org.dicechess.rules.table;

import java.util.List;

/** A game asks for more work or memory in play than one is let ask for. */
public final class TableLimitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The keys of the definition that lead to its cause, the outermost first. */
    private final transient List<String> place;

    TableLimitException(List<String> place, String message) {
        super(message);
        this.place = place;
    }

    /**
     * The keys of the definition that lead to its cause, the outermost first; the last of them may be missing there.
     */
    public List<String> place() {
        return place;
    }
}
