package org.dicechess.rules.model;

/** A part of a game that definitions refer to by name. */
public interface Named {

    /** Returns the name in the definition. */
    String name();
}
