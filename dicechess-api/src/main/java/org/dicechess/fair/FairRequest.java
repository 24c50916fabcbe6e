package org.dicechess.fair;

/**
 * A roll that is asked for.
 *
 * @param index the number of the roll, from 0 to 999,999,999; taken-back rolls count
 * @param event the number of events of the game before the roll, from 0 to 999,999,999
 * @param total the total of the chance node, at least 1
 * @since 0.1
 */
public record FairRequest(int index, int event, long total) {

    private static final int LARGEST = 999_999_999;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public FairRequest {
        if (index < 0 || index > LARGEST || event < 0 || event > LARGEST || total < 1) {
            throw new IllegalArgumentException("roll " + index + " after event " + event + " of " + total
                    + "; expected numbers from 0 to " + LARGEST + " and a total of at least 1");
        }
    }
}
