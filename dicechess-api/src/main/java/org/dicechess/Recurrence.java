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
     * Returns the positions after each event since the first of the last occurrences, with this occurrence at the end
     * and the present position first; empty if there are not so many occurrences, or too many positions.
     *
     * @param times the number of occurrences, the present one included, at least 2
     * @param most the number of positions at most
     */
    List<Position> since(int times, int most);
}
