package org.dicechess.rules.table;

/** The men of a game can move in more ways than its tables are let grow to. */
public final class TableLimitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TableLimitException(String message) {
        super(message);
    }
}
