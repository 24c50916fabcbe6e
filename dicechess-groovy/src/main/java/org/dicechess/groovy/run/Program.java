package org.dicechess.groovy.run;

import org.dicechess.spi.Spot;

/** What the class of a script implements: each hook that the script defines replaces the method of its name. */
public interface Program {

    /** The answer of the block {@code step}, unchecked. */
    default Object step(Spot from) {
        throw new UnsupportedOperationException("the script defines no steps");
    }

    /** The answer of the block {@code path}, unchecked. */
    default Object path(Spot from) {
        throw new UnsupportedOperationException("the script defines no paths");
    }

    /** The answer of the block {@code facing}, unchecked. */
    default Object facing(Spot visit) {
        throw new UnsupportedOperationException("the script defines no facings");
    }
}
