package org.dicechess.rules.model;

/** What definitions refer to by name. */
public interface Named {

    /** The name as the definition has it. */
    String name();
}
