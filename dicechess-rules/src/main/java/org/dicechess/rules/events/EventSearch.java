package org.dicechess.rules.events;

import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.rules.state.EventCode;

/**
 * Finds one of the listed events of a position.
 *
 * @param source turns event numbers into events
 * @param numbers the listed events
 */
record EventSearch(Events source, int[] numbers) {

    /** Returns the number of the event with a text, {@link Events#NONE} if there is none. */
    int written(String text) {
        int from = square(text, 0);
        int to = square(text, end(text, 0));
        for (int number : numbers) {
            if (mayBegin(number, from, to) && source.event(number).text().equals(text)) {
                return number;
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

    /** Returns whether the text of an event may begin with two squares, or with the first of them. */
    private static boolean mayBegin(int number, int from, int to) {
        return switch (EventCode.kind(number)) {
            case EventCode.MOVE,
                    EventCode.OPENING_MOVE,
                    EventCode.EN_PASSANT,
                    EventCode.WALK,
                    EventCode.BECOME,
                    EventCode.ACT,
                    EventCode.EFFECT -> EventCode.from(number) == from && EventCode.to(number) == to;
            case EventCode.SELECT -> EventCode.from(number) == from;
            default -> true;
        };
    }

    /** Returns the square at an index of a text, -1 if there is none. */
    private int square(String text, int at) {
        int end = end(text, at);
        boolean named = end > at + 1 && end < at + 5;
        return named ? source.square(text.charAt(at) - 'a', Integer.parseInt(text, at + 1, end, 10) - 1) : -1;
    }

    /** Returns the index after a character and the digits that follow it; no digit follows a square. */
    private static int end(String text, int at) {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
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
