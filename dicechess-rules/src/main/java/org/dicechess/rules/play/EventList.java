package org.dicechess.rules.play;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.RandomAccess;
import java.util.Spliterator;
import org.dicechess.Event;

/**
 * The events of a decision. Numbers are listed when the first event is looked at, and become events one by one; who only asks
 * how many there are has them counted.
 */
final class EventList extends AbstractList<Event> implements RandomAccess {

    private static final int[] NOT_YET = {};
    private final Events source;

    /** Volatile, so that who sees the array sees what is in it; whoever loses a race has worked out the same in vain. */
    private volatile int[] numbers = NOT_YET;

    private int count;

    /**
     * Events to be listed or counted.
     *
     * @param count how many there are, {@link Tally#UNKNOWN} if that has not been asked
     */
    EventList(Events source, int count) {
        this.source = source;
        this.count = count;
    }

    /** Events that have been listed already. */
    EventList(Events source, int[] listed) {
        this.source = source;
        this.numbers = listed;
        this.count = listed.length;
    }

    @Override
    public Event get(int index) {
        return source.event(numbers()[index]);
    }

    @Override
    public int size() {
        int known = count;
        if (known == Tally.UNKNOWN) {
            known = source.count();
            count = known;
        }
        return known;
    }

    @Override
    public Iterator<Event> iterator() {
        numbers();
        return super.iterator();
    }

    @Override
    public Spliterator<Event> spliterator() {
        numbers();
        return super.spliterator();
    }

    /** The number behind an event of this list, -1 if no event of the list equals it. */
    int number(Event event) {
        if (event instanceof PlayMove move && move.comesFrom(source)) {
            return move.number();
        }
        int index = indexOf(event);
        return index < 0 ? -1 : numbers()[index];
    }

    private int[] numbers() {
        int[] listed = numbers;
        if (listed == NOT_YET) {
            listed = source.list();
            count = listed.length;
            numbers = listed;
        }
        return listed;
    }
}
