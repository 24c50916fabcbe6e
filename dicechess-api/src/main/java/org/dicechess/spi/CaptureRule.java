package org.dicechess.spi;

/**
 * A hook that can forbid captures of a piece. It belongs to the kind of the victim and is asked in play, for each
 * capture of such a piece that would be possible otherwise. {@link Look} says what the answer may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface CaptureRule {

    /**
     * Returns whether one piece may capture another now.
     *
     * @param victim the square of the piece that would be captured
     * @param captor the square of the piece that would capture, before its move
     * @param look the position before the capture; its side is that of the captor
     */
    boolean mayBeCaptured(Spot victim, Spot captor, Look look);
}
