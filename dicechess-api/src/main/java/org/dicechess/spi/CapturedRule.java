package org.dicechess.spi;

/**
 * A hook that decides what happens to a captured piece. It is asked in play after each capture of such a piece,
 * provided that the area named in the definition has room for it. {@link Look} says what the answer may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface CapturedRule {

    /** What happens to a captured piece. */
    enum Fate {
        /** It leaves the game. */
        GONE,
        /** The player who captured it puts it on an empty square of the area. */
        CAPTOR_PUTS,
        /** The player who owned it puts it on an empty square of the area. */
        OWNER_PUTS
    }

    /**
     * Returns what happens to a captured piece.
     *
     * @param victim the square where the piece stood when it was captured
     * @param look the position after the capture: the victim is gone and the captor has moved; its side is that of the
     *     captor
     */
    Fate fate(Spot victim, Look look);
}
