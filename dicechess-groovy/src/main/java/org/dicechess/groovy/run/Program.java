package org.dicechess.groovy.run;

import org.dicechess.spi.Look;
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

    /** The answer of the block {@code moves}, unchecked. */
    default Object moves(Spot piece, Look look) {
        throw new UnsupportedOperationException("the script defines no moves");
    }

    /** The answer of the block {@code capturable}, unchecked. */
    default Object capturable(Spot victim, Spot captor, Look look) {
        throw new UnsupportedOperationException("the script does not define who is capturable");
    }

    /** The answer of the block {@code captured}, unchecked. */
    default Object captured(Spot victim, Look look) {
        throw new UnsupportedOperationException("the script does not define what becomes of the captured");
    }

    /** The answer of the block {@code over}, unchecked. */
    default Object over(Look look) {
        throw new UnsupportedOperationException("the script does not define when the game is over");
    }
}
