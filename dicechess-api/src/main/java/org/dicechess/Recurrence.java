package org.dicechess;

import java.util.List;

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
     * Returns the positions from the present one back to the first of the last occurrences, one behind each event
     * between. Both ends are in the list. It is empty if there are not so many occurrences, or too many positions.
     *
     * @param times the number of occurrences, the present one included, at least 2
     * @param most the number of positions at most, at least 1
     */
    List<Position> since(int times, int most);
}
