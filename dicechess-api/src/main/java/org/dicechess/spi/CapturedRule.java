package org.dicechess.spi;

/**
 * Says what becomes of a captured man, and who decides. Asked in play, after each capture of such a man for whom there
 * is room in the area that the definition names. See {@link Look} for what its answers may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface CapturedRule {

    /** What becomes of a captured man. */
    enum Fate {
        /** He leaves the game. */
        GONE,
        /** The captor's player puts him on an empty square of the area. */
        CAPTOR_PUTS,
        /** His own player does. */
        OWNER_PUTS
    }

    /**
     * The fate of a man.
     *
     * @param victim where he stood when he was captured
     * @param look the position after the capture: he is gone, and whoever took him has moved; its side is the captor's
     */
    Fate fate(Spot victim, Look look);
}
