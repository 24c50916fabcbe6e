package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Lists and sets for confined scripts, without the methods that take a block: {@link Loops}. Sets keep the order of
 * insertion.
 */
@NullUnmarked
public final class Lists {

    private Lists() {}

    /** Returns an empty list. */
    public static List<Object> emptyList() {
        Meter.pay(1);
        return new ArrayList<>();
    }

    /** Returns an empty set. */
    public static Set<Object> emptySet() {
        Meter.pay(1);
        return new LinkedHashSet<>();
    }

    /** Returns an empty map. */
    public static Map<Object, Object> emptyMap() {
        Meter.pay(1);
        return new LinkedHashMap<>();
    }

    /** Returns a list of these elements. Groovy 4 calls it for an empty list, too, which then costs the same. */
    public static List<Object> createList(Object[] elements) {
        Meter.pay(Math.max(1, elements.length));
        return new ArrayList<>(Arrays.asList(elements));
    }

    /** Changes an element of a list or map. The value is computed before list and index, as in Groovy. */
    public static <T> T assign(T value, Object container, Object index) {
        put(container, index, value);
        return value;
    }

    /** Changes an element of a list or map. A list grows by at most one element. */
    @SuppressWarnings("unchecked")
    public static Object put(Object container, Object index, Object value) {
        Meter.pay(1);
        if (Kind.of(container) == Kind.MAP) {
            Maps.putAt((Map<Object, Object>) container, index, value);
        } else {
            putAt((List<Object>) container, Values.intUnbox(index), value);
        }
        return value;
    }

    public static boolean add(Collection<Object> all, Object element) {
        boolean distinct = Kind.of(all) == Kind.SET;
        Meter.pay(distinct ? 2 : 1);
        return all.add(distinct ? Keys.fitting(all, element) : element);
    }

    public static boolean addAll(Collection<Object> all, Collection<?> more) {
        int before = all.size();
        toList(more).forEach(element -> add(all, element));
        return all.size() > before;
    }

    public static Collection<Object> leftShift(Collection<Object> all, Object element) {
        add(all, element);
        return all;
    }

    public static Object get(List<?> list, int index) {
        return list.get(index);
    }

    /**
     * Returns the element at an index, which counts from the end if negative. As in Groovy it is null after the end and
     * a failure before the beginning.
     */
    public static Object getAt(List<?> list, int index) {
        int at = index < 0 ? index + list.size() : index;
        if (at < 0) {
            throw new IllegalArgumentException("no element " + index + " in a list of " + list.size());
        }
        return at >= list.size() ? null : list.get(at);
    }

    public static Object getAt(List<?> list, Number index) {
        return getAt(list, index.intValue());
    }

    public static List<?> getAt(List<?> list, Collection<?> indices) {
        if (indices instanceof Span<?> span) {
            return Ranges.slice(list, span);
        }
        List<Object> chosen = new ArrayList<>();
        indices.forEach(index -> add(chosen, getAt(list, Values.intUnbox(index))));
        return chosen;
    }

    public static Object set(List<Object> list, int index, Object value) {
        return list.set(index, value);
    }

    private static void putAt(List<Object> list, int index, Object value) {
        int at = index < 0 ? index + list.size() : index;
        if (at == list.size()) {
            add(list, value);
        } else {
            list.set(at, value);
        }
    }

    public static int size(Collection<?> all) {
        return all.size();
    }

    public static boolean isEmpty(Collection<?> all) {
        return all.isEmpty();
    }

    public static boolean contains(Collection<?> all, Object element) {
        return Cases.contains(all, element);
    }

    public static int indexOf(List<?> list, Object element) {
        int at = 0;
        for (Object other : list) {
            if (Equality.same(other, element)) {
                return at;
            }
            at++;
        }
        return -1;
    }

    public static Object remove(List<?> list, int index) {
        Meter.pay(1 + list.size() / 8);
        return list.remove(index);
    }

    public static Object removeAt(List<?> list, int index) {
        return remove(list, index);
    }

    public static Collection<Object> plus(Collection<?> all, Collection<?> more) {
        Collection<Object> sum = copy(all);
        addAll(sum, more);
        return sum;
    }

    /**
     * Returns the elements and one more. As in Groovy, a list that the compiler does not know to be a list is one
     * element.
     */
    public static Collection<Object> plus(Collection<?> all, Object element) {
        return leftShift(copy(all), element);
    }

    public static Collection<Object> minus(Collection<?> all, Collection<?> less) {
        Collection<Object> rest = all instanceof Set ? emptySet() : emptyList();
        for (Object element : all) {
            if (!Cases.containsEqual(less, element)) {
                add(rest, element);
            }
        }
        return rest;
    }

    /**
     * Returns the elements without one. As in Groovy, a list that the compiler does not know to be a list is one
     * element.
     */
    public static Collection<Object> minus(Collection<?> all, Object element) {
        return minus(all, Collections.singletonList(element));
    }

    public static Iterator<?> iterator(Object all) {
        Meter.pay(1);
        Kind kind = Kind.of(all);
        if (kind == Kind.MAP) {
            return ((Map<?, ?>) all).entrySet().iterator();
        }
        if (kind.isCollection()) {
            return ((Collection<?>) all).iterator();
        }
        if (all == null) {
            return Collections.emptyIterator();
        }
        throw new IllegalArgumentException(
                "a loop goes through a list, a set, a map or a range; through a text's parts with tokenize");
    }

    public static Iterator<?> iterator(Collection<?> all) {
        return iterator((Object) all);
    }

    public static Iterator<?> iterator(Map<?, ?> map) {
        return iterator((Object) map);
    }

    public static Set<Object> toSet(Collection<?> all) {
        Set<Object> set = emptySet();
        addAll(set, all);
        return set;
    }

    public static List<Object> toList(Collection<?> all) {
        Meter.pay(1 + all.size());
        return new ArrayList<>(all);
    }

    public static Collection<Object> take(Collection<?> all, int count) {
        return part(all, 0, Math.max(0, Math.min(count, all.size())));
    }

    public static Collection<Object> drop(Collection<?> all, int count) {
        return part(all, Math.max(0, Math.min(count, all.size())), all.size());
    }

    /** Returns a copy of the elements from one index to before another: a view would keep all of them. */
    private static Collection<Object> part(Collection<?> all, int from, int to) {
        List<?> list = all instanceof List<?> known ? known : toList(all);
        return like(all, toList(list.subList(from, to)));
    }

    public static Object first(Collection<?> all) {
        return getExisting(all instanceof List<?> list ? list : toList(all), 0);
    }

    public static Object head(Collection<?> all) {
        return first(all);
    }

    public static Object last(Collection<?> all) {
        List<?> list = all instanceof List<?> known ? known : toList(all);
        return getExisting(list, list.size() - 1);
    }

    private static Object getExisting(List<?> list, int index) {
        if (list.isEmpty()) {
            throw new NoSuchElementException("no first or last element of an empty list");
        }
        return list.get(index);
    }

    public static Collection<Object> tail(Collection<?> all) {
        first(all);
        return drop(all, 1);
    }

    public static List<Object> reverse(Collection<?> all) {
        List<Object> list = toList(all);
        Collections.reverse(list);
        return list;
    }

    /** Removes repeated elements in place, as in Groovy. */
    public static Collection<Object> unique(Collection<Object> all) {
        return unique(all, true);
    }

    /** Removes repeated elements, in place only if {@code inPlace}. */
    public static Collection<Object> unique(Collection<Object> all, boolean inPlace) {
        Meter.pay(1 + all.size());
        List<Object> once = new ArrayList<>();
        for (Object element : all) {
            if (!Cases.containsEqual(once, element)) {
                once.add(element);
            }
        }
        if (!inPlace) {
            return once;
        }
        all.clear();
        all.addAll(once);
        return all;
    }

    public static Collection<Object> flatten(Collection<?> all) {
        List<Object> flat = new ArrayList<>();
        flatten(all, flat, 0);
        return like(all, flat);
    }

    /** Returns some elements of a collection, as a set if it is a set, else as a list. */
    private static Collection<Object> like(Collection<?> all, List<Object> some) {
        return all instanceof Set ? toSet(some) : some;
    }

    private static Collection<Object> copy(Collection<?> all) {
        return all instanceof Set ? toSet(all) : toList(all);
    }

    private static void flatten(Collection<?> all, List<Object> flat, int depth) {
        if (depth > 20) {
            throw new IllegalStateException("lists nested too deeply");
        }
        for (Object element : all) {
            Meter.pay(1);
            if (Kind.of(element).isCollection()) {
                flatten((Collection<?>) element, flat, depth + 1);
            } else {
                flat.add(element);
            }
        }
    }
}
