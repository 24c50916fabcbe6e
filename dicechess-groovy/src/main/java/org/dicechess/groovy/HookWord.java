package org.dicechess.groovy;

/** The words that open the blocks of a script. */
enum HookWord {
    /** How a man steps. */
    STEP("step"),
    /** How a man may face. */
    FACING("facing"),
    /** Which paths a man may take. */
    PATH("path");

    private final String text;

    HookWord(String text) {
        this.text = text;
    }

    /** The word as scripts write it, and the method of the script's class. */
    String text() {
        return text;
    }
}
