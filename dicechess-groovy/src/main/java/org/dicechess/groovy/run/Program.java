package org.dicechess.groovy.run;

import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/** The class of a script implements this. Each hook of the script overrides the method of its name. */
public interface Program {

    /** Returns the unchecked answer of the block {@code step}. */
    default Object step(Spot from) {
        throw new UnsupportedOperationException("the script defines no steps");
    }

    /** Returns the unchecked answer of the block {@code path}. */
    default Object path(Spot from) {
        throw new UnsupportedOperationException("the script defines no paths");
    }

    /** Returns the unchecked answer of the block {@code facing}. */
    default Object facing(Spot visit) {
        throw new UnsupportedOperationException("the script defines no facings");
    }

    /** Returns the unchecked answer of the block {@code moves}. */
    default Object moves(Spot piece, Look look) {
        throw new UnsupportedOperationException("the script defines no moves");
    }

    /** Returns the unchecked answer of the block {@code capturable}. */
    default Object capturable(Spot victim, Spot captor, Look look) {
        throw new UnsupportedOperationException("the script does not define which pieces are capturable");
    }

    /** Returns the unchecked answer of the block {@code captured}. */
    default Object captured(Spot victim, Look look) {
        throw new UnsupportedOperationException("the script does not define what happens to captured pieces");
    }

    /** Returns the unchecked answer of the block {@code over}. */
    default Object over(Look look) {
        throw new UnsupportedOperationException("the script does not define when the game is over");
    }

    /** Returns the unchecked answer of the block {@code holds}. */
    default Object holds(Look look) {
        throw new UnsupportedOperationException("the script defines no condition");
    }
}
