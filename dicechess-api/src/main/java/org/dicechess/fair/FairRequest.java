package org.dicechess.fair;

/**
 * A roll that is asked for.
 *
 * @param index the number of the roll, from 0; taken-back rolls count
 * @param event the number of events of the game before the roll, from 0
 * @param total the total of the chance node, at least 1
 * @since 0.1
 */
public record FairRequest(int index, int event, long total) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public FairRequest {
        if (index < 0 || event < 0 || total < 1) {
            throw new IllegalArgumentException("roll " + index + " after event " + event + " of " + total
                    + "; expected numbers of at least 0 and a total of at least 1");
        }
    }
}
