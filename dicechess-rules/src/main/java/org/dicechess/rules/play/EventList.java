package org.dicechess.rules.play;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.dicechess.Event;

/** The events of a decision: numbers that become events when looked at. */
final class EventList extends AbstractList<Event> implements RandomAccess {

    private static final Event[] NOT_YET = {};

    private final Events source;
    private final int[] numbers;
    private Event[] seen = NOT_YET;

    EventList(Events source, int[] numbers) {
        this.source = source;
        this.numbers = numbers;
    }

    @Override
    public Event get(int index) {
        Event[] events = seen.length == numbers.length ? seen : new Event[numbers.length];
        Event event = events[index];
        if (event == null) {
            event = source.event(numbers[index]);
            events[index] = event;
            // Without a lock: whoever loses the race has made equal events in vain.
            seen = events;
        }
        return event;
    }

    @Override
    public int size() {
        return numbers.length;
    }

    /** The number behind an event of this list, -1 if no event of the list equals it. */
    int number(Event event) {
        if (event instanceof PlayMove move && move.comesFrom(source)) {
            return move.number();
        }
        int index = indexOf(event);
        return index < 0 ? -1 : numbers[index];
    }
}
