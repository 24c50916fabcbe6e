package org.dicechess.examples.players.evaluation;

/**
 * What the turns of a variant are like.
 *
 * @param rolls whether players roll dice; false where dice only deal the array
 * @param longTurns whether a player may choose several events in a row
 */
public record Shape(boolean rolls, boolean longTurns) {

    /** Returns whether nobody rolls, and each turn is one event. */
    public boolean isPlain() {
        return !rolls && !longTurns;
    }
}
