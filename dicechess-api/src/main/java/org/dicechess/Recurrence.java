package org.dicechess;

/**
 * What a game knows of the present position and of the turns since it occurred before. A {@link GameRecord} tells it to
 * {@link Position#nodeIfRepeated(Recurrence)}.
 *
 * @since 0.1
 */
public interface Recurrence {

    /** Returns how often the position has occurred, itself included, as {@link GameRecord#occurrences} counts. */
    int occurrences();

    /**
     * Returns the bits of {@link Position#kept} that have been set at the end of every turn of a side since the first
     * of the last occurrences; 0 if there are not so many occurrences.
     *
     * @param times the number of occurrences, the present one included, at least 2
     */
    int kept(Color side, int times);
}
