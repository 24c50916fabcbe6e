package org.dicechess.groovy.run;

import java.util.List;

/**
 * A closure of a confined script. The class of each implements {@link #arity} and {@link #run}; scripts reach neither.
 */
public abstract class Block {

    private final Object program;

    /** Of the question that has made it: no block outlives one. */
    private final Meter meter = Meter.of();

    /**
     * A closure of a program.
     *
     * @param owner what surrounds it, which is not kept
     * @param program the script's program
     */
    protected Block(Object owner, Object program) {
        this.program = program;
    }

    /** The program. */
    public final Object getThisObject() {
        return program;
    }

    /** How many parameters it has. */
    public abstract int arity();

    /** Its answer to as many arguments as it has parameters. */
    public abstract Object run(Object[] arguments);

    /** Its answer; a single list is spread over several parameters, as in Groovy. */
    final Object ask(Object... arguments) {
        meter.begin(1);
        try {
            return run(fitted(arguments));
        } finally {
            meter.end();
        }
    }

    /** Whether its answer counts as true. */
    final boolean test(Object... arguments) {
        return Values.isTrue(ask(arguments));
    }

    private Object[] fitted(Object[] arguments) {
        if (arguments.length == arity()) {
            return arguments;
        }
        if (arguments.length == 0 && arity() == 1) {
            return new Object[1];
        }
        if (arguments.length == 1 && arguments[0] instanceof List<?> list && list.size() == arity()) {
            return list.toArray();
        }
        throw new IllegalArgumentException("a block with " + arity() + " parameters got " + arguments.length);
    }
}
