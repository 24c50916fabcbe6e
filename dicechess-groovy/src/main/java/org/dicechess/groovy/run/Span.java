package org.dicechess.groovy.run;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.LongFunction;

/** A range of whole numbers: an unmodifiable list with a text of its own and a special meaning as an index. */
final class Span<T> extends AbstractList<T> implements RandomAccess {

    private final long from;
    private final long to;
    private final boolean before;
    private final LongFunction<T> number;

    /**
     * A range, paid for as if its numbers were stored.
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

    /** Returns the indices of a list that this range stands for: negative bounds count from the end. */
    Span<Integer> in(List<?> list) {
        return new Span<>(at(from, list.size()), at(to, list.size()), before, Numbers::small);
    }

    /** Fails as Groovy does if a slice, even an empty one, begins outside a list of this size. */
    void requireBegin(int size) {
        if (at(from, size) < 0 || at(from, size) > size) {
            throw new IndexOutOfBoundsException("no element " + from + " in a list or text of " + size);
        }
    }

    /** Returns whether its numbers have 64 bits. */
    boolean isWide() {
        return !isEmpty() && get(0) instanceof Long;
    }

    /** Returns whether its numbers descend. */
    boolean isDown() {
        return from > to;
    }

    private static long at(long index, int size) {
        return index < 0 ? index + size : index;
    }

    /** Returns the text that Groovy writes: {@code 1..3}. */
    @Override
    public String toString() {
        return from + (before ? "..<" : "..") + to;
    }
}
