package org.dicechess.rules.events;

import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.rules.ask.Work;

/**
 * Finds one of the listed events of a position.
 *
 * @param source turns event numbers into events
 * @param numbers the listed events
 */
record EventSearch(Events source, int[] numbers) {

    /** Returns the number of the event with a text, {@link Events#NONE} if there is none. */
    int written(String text) {
        TextFilter filter = new TextFilter(source, text);
        for (int number : numbers) {
            if (filter.passes(number)) {
                if (source.event(number).text().equals(text)) {
                    return number;
                }
                Work.charge(Work.TEXT);
            }
        }
        return Events.NONE;
    }

    /**
     * Returns the number of the event that equals another, {@link Events#NONE} if there is none. Mostly both have the
     * same number.
     */
    int equal(Event event) {
        if (event instanceof ListedEvent known
                && isListed(known.number())
                && source.event(known.number()).equals(known)) {
            return known.number();
        }
        if (!(event instanceof Move)) {
            int number = source.number(event);
            return isListed(number) ? number : Events.NONE;
        }
        for (int number : numbers) {
            if (source.event(number).equals(event)) {
                return number;
            }
        }
        return Events.NONE;
    }

    private boolean isListed(int number) {
        for (int listed : numbers) {
            if (listed == number) {
                return true;
            }
        }
        return false;
    }
}
