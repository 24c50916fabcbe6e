package org.dicechess.groovy;

import java.util.function.BinaryOperator;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.spi.StepRule;

/** Compiles a script, and asks for the steps of a piece on e4. {@link KeptScriptsTest} does it in a host of its own. */
public final class KeptCaller implements BinaryOperator<String> {

    /** A caller has no state. */
    public KeptCaller() {}

    @Override
    public String apply(String name, String text) {
        return GroovyScripts.confined()
                .compile(name, text, StepRule.class)
                .steps(BoardSpot.of("e4", Color.WHITE, Direction.NORTH))
                .toString();
    }
}
