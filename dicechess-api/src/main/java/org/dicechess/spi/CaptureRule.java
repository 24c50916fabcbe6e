package org.dicechess.spi;

/**
 * Says whether a man may be captured: a hook of the man who would be the victim, asked in play for each capture of him
 * that would be possible otherwise. See {@link Look} for what its answers may depend on.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface CaptureRule {

    /**
     * Whether one man may capture another now.
     *
     * @param victim where the man stands who would be captured
     * @param captor where the man stands who would capture him, before his move
     * @param look the position before the capture; its side is the captor's
     */
    boolean mayBeCaptured(Spot victim, Spot captor, Look look);
}
