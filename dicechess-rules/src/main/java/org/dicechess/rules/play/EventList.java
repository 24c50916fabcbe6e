package org.dicechess.rules.play;

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
 * The events of a decision. Numbers are listed when the first event is looked at, and become events one by one; who
 * only asks how many there are has them counted.
 */
final class EventList extends AbstractList<Event> implements RandomAccess {

    private static final int UNKNOWN = -1;

    private final PlayPosition position;
    private final Events source;

    /** Volatile, so that who sees it sees what is in it; whoever loses a race has listed the same in vain. */
    private volatile int @Nullable [] numbers;

    private int count = UNKNOWN;

    /**
     * The events of a position.
     *
     * @param source who turns their numbers into events
     * @param numbers nothing if they are still to be listed
     */
    EventList(PlayPosition position, Events source, int @Nullable [] numbers) {
        this.position = position;
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
            known = all == null ? position.count() : all.length;
            count = known;
        }
        return known;
    }

    @Override
    public Iterator<Event> iterator() {
        return new Walk(source, listed());
    }

    /** One event after the other: quicker than the iterator of lists that may change. */
    private static final class Walk implements Iterator<Event> {

        private final Events source;
        private final int[] numbers;
        private int next;

        Walk(Events source, int[] numbers) {
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

    /** The event of this list with this text. */
    Optional<Event> written(String text) {
        int number = new EventSearch(position.tables(), source, listed()).written(text);
        return number == PlayPosition.NONE ? Optional.empty() : Optional.of(source.event(number));
    }

    /** Those whose texts name one of these squares, or none: few of many, found without a look at the others. */
    List<Event> on(Predicate<Square> arrival) {
        List<Event> events = new ArrayList<>();
        for (int number : listed()) {
            Optional<Square> square = source.arrival(number);
            if (square.isEmpty() || arrival.test(square.get())) {
                events.add(source.event(number));
            }
        }
        return events;
    }

    /** The number behind an event of this list, {@link PlayPosition#NONE} if no event of the list equals it. */
    int number(Event event) {
        return new EventSearch(position.tables(), source, listed()).equal(event);
    }

    private int[] listed() {
        int[] known = numbers;
        if (known == null) {
            known = position.list();
            numbers = known;
        }
        count = known.length;
        return known;
    }
}
