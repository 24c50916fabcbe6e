package org.dicechess.groovy.run;

import java.util.List;

/** A closure of a confined script. Its class implements {@link #arity} and {@link #run}, which scripts cannot call. */
public abstract class Block {

    private final Object program;

    /** The meter of the question that made the closure: no closure outlives its question. */
    private final Meter meter = Meter.of();

    /**
     * A closure of a program.
     *
     * @param owner the surrounding object, which is not kept
     * @param program the program of the script
     */
    protected Block(Object owner, Object program) {
        this.program = program;
    }

    /** Returns the program. */
    public final Object getThisObject() {
        return program;
    }

    /** Returns the number of parameters. */
    public abstract int arity();

    /** Returns the answer to as many arguments as there are parameters. */
    public abstract Object run(Object[] arguments);

    /** Returns the answer. A single list is spread over several parameters, as in Groovy. */
    final Object ask(Object... arguments) {
        meter.begin(1);
        try {
            return run(fitted(arguments));
        } finally {
            meter.end();
        }
    }

    /** Returns whether the answer counts as true. */
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
