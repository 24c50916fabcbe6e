package org.dicechess.rules.play;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.dicechess.Event;

/** The events of a decision: numbers that become events when looked at. */
final class EventList extends AbstractList<Event> implements RandomAccess {

    private final Events source;
    private final int[] numbers;
    private final Event[] seen;

    EventList(Events source, int[] numbers) {
        this.source = source;
        this.numbers = numbers;
        this.seen = new Event[numbers.length];
    }

    @Override
    public Event get(int index) {
        Event event = seen[index];
        if (event == null) {
            event = source.event(numbers[index]);
            seen[index] = event;
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
