package org.dicechess.rules.events;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.function.Predicate;
import org.dicechess.Event;
import org.dicechess.Square;
import org.jspecify.annotations.Nullable;

/**
 * The events of a decision. Their numbers are listed when the first event is read, and each becomes an event on demand.
 * The size alone is counted without a list.
 */
public final class EventList extends AbstractList<Event> implements RandomAccess {

    private static final int UNKNOWN = -1;

    private final Events source;

    /**
     * Null until listed. Volatile, so a thread that sees the array sees its elements; threads that race list the same
     * numbers.
     */
    private volatile int @Nullable [] numbers;

    private int count = UNKNOWN;

    /**
     * Creates the list of all events.
     *
     * @param numbers the listed events, null to list them on demand
     */
    public EventList(Events source, int @Nullable [] numbers) {
        this.source = source;
        this.numbers = numbers;
    }

    @Override
    public Event get(int index) {
        return source.event(listed()[index]);
    }

    @Override
    public int size() {
        int known = count;
        if (known == UNKNOWN) {
            int[] all = numbers;
            known = all == null ? source.count() : all.length;
            count = known;
        }
        return known;
    }

    @Override
    public Iterator<Event> iterator() {
        return new NumberIterator(source, listed());
    }

    /** Iterates over a list that does not change, without the checks of {@link AbstractList}. */
    private static final class NumberIterator implements Iterator<Event> {

        private final Events source;
        private final int[] numbers;
        private int next;

        NumberIterator(Events source, int[] numbers) {
            this.source = source;
            this.numbers = numbers;
        }

        @Override
        public boolean hasNext() {
            return next < numbers.length;
        }

        @Override
        public Event next() {
            if (!hasNext()) {
                throw new NoSuchElementException("there are " + numbers.length + " events");
            }
            return source.event(numbers[next++]);
        }
    }

    @Override
    public Spliterator<Event> spliterator() {
        listed();
        return super.spliterator();
    }

    /** Returns the event of this list with this text. */
    public Optional<Event> written(String text) {
        int number = new EventSearch(source, listed()).written(text);
        return number == Events.NONE ? Optional.empty() : Optional.of(source.event(number));
    }

    /** Returns the events whose arrival square passes a test, and those without one. Other events are not made. */
    public List<Event> arrivingOn(Predicate<Square> arrival) {
        List<Event> events = new ArrayList<>();
        for (int number : listed()) {
            Optional<Square> square = source.arrival(number);
            if (square.isEmpty() || arrival.test(square.get())) {
                events.add(source.event(number));
            }
        }
        return events;
    }

    /** Returns the number of an event of this list, {@link Events#NONE} if the list does not contain it. */
    public int number(Event event) {
        return new EventSearch(source, listed()).equal(event);
    }

    private int[] listed() {
        int[] known = numbers;
        if (known == null) {
            known = source.numbers();
            numbers = known;
        }
        count = known.length;
        return known;
    }
}
