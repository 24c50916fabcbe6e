package org.dicechess.rules.definition;

import java.util.HashSet;
import java.util.Set;

/** The work that all hooks of a definition may cause together while it is loaded, in units of about 100 nanoseconds. */
final class LoadFuel {

    /**
     * The units for one load: what scripts count themselves, the sizes of all answers, and the compilation of scripts.
     */
    static final int MOST = 20_000_000;

    /**
     * What one character of a script costs to compile, and what a brace, which may open a block with a class of its
     * own.
     */
    private static final int CHARACTER = 200;

    private static final int BRACE = 25_000;

    private final Set<String> compiled = new HashSet<>();
    private long used;

    /**
     * Uses up some units.
     *
     * @throws IllegalStateException if too many have been used
     */
    void use(long units) {
        used += units;
        if (used > MOST) {
            throw new IllegalStateException("the hooks of a definition together do too much at load; they may use "
                    + MOST + " units of fuel; let them do less for each square, or shorten the scripts");
        }
    }

    /**
     * Uses up what the compilation of a script costs; of the same script once.
     *
     * @throws IllegalStateException if too many units have been used
     */
    void compile(String name, String script) {
        if (compiled.add(name + "\n" + script)) {
            use((long) CHARACTER * script.length()
                    + BRACE * script.chars().filter(c -> c == '{').count());
        }
    }
}
