package org.dicechess.rules.hooks;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fuel of one load: it bounds the work of all hooks of a definition together, in units of about 100 nanoseconds.
 */
final class LoadFuel {

    /**
     * The units for one load. Scripts charge for their own work; the sizes of answers and the compilation of scripts
     * are charged too.
     */
    static final int MOST = 20_000_000;

    /** The cost of compiling one character of a script. */
    private static final int CHARACTER = 200;

    /** The cost of compiling a brace, which may open a block with a class of its own. */
    private static final int BRACE = 25_000;

    /** The cost of compiling a loop, whose variables the compiler copies for each loop inside. */
    private static final int LOOP = 25_000;

    /** The cost of compiling an operator or a square bracket: the compiler works out the types on both sides. */
    private static final int OPERATOR = 1_000;

    private static final String OPERATORS = "[+-?";

    private static final Pattern LOOPS = Pattern.compile("\\b(?:for|while)\\b");

    private final Set<String> compiled = new HashSet<>();
    private long used;

    /** Returns the units that have been used. */
    long used() {
        return used;
    }

    /**
     * Charges some units.
     *
     * @throws IllegalStateException if too many have been used
     */
    void use(long units) {
        used += units;
        if (used > MOST) {
            throw new IllegalStateException("the hooks of a definition together do too much work at load; they may use "
                    + MOST + " units of fuel; do less work for each square, or shorten the scripts");
        }
    }

    /**
     * Charges the compilation of a script; each script is charged once.
     *
     * @throws IllegalStateException if too many units have been used
     */
    void compile(String name, String script) {
        if (compiled.add(name + "\n" + script)) {
            use((long) CHARACTER * script.length()
                    + BRACE * script.chars().filter(c -> c == '{').count()
                    + OPERATOR
                            * script.chars()
                                    .filter(c -> OPERATORS.indexOf(c) >= 0)
                                    .count()
                    + LOOP * loops(script));
        }
    }

    private static long loops(String script) {
        long loops = 0;
        Matcher loop = LOOPS.matcher(script);
        while (loop.find()) {
            loops++;
        }
        return loops;
    }
}
