package org.dicechess.groovy.run;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.LongFunction;

/**
 * A range of whole numbers: a list that nobody changes, with a text of its own, and with its own meaning as an index.
 */
final class Span<T> extends AbstractList<T> implements RandomAccess {

    private final long from;
    private final long to;
    private final boolean before;
    private final LongFunction<T> number;

    /**
     * A range, paid for as if its numbers were kept.
     *
     * @param before whether the last number is left out
     */
    Span(long from, long to, boolean before, LongFunction<T> number) {
        this.from = from;
        this.to = to;
        this.before = before;
        this.number = number;
        Meter.pay(1 + Math.abs(to - from));
    }

    @Override
    public T get(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException("no element " + index + " in the range " + this);
        }
        return number.apply(from <= to ? from + index : from - index);
    }

    @Override
    public int size() {
        return (int) (Math.abs(to - from) + (before ? 0 : 1));
    }

    /** The range of indices of a list that this stands for: negative bounds count from its end. */
    Span<Integer> in(List<?> list) {
        return new Span<>(at(from, list.size()), at(to, list.size()), before, Numbers::small);
    }

    /** Whether its numbers have 64 bits. */
    boolean isWide() {
        return !isEmpty() && get(0) instanceof Long;
    }

    /** Whether its numbers go down. */
    boolean isDown() {
        return from > to;
    }

    private static long at(long index, int size) {
        return index < 0 ? index + size : index;
    }

    /** As Groovy writes it: {@code 1..3}. */
    @Override
    public String toString() {
        return from + (before ? "..<" : "..") + to;
    }
}
