package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.groovy.run.Meter;

/**
 * Copies one answer of a script. The copy has the type that the hook must return and a bounded size, and a metered
 * script pays for it.
 */
final class Answers {

    /** The most elements that one answer may have; inner lists and their elements count. */
    static final int MOST = 10_000;

    private int elements;

    /** The answer itself is not of the type that the hook must return. */
    static final class Wrong extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Wrong(String message) {
            super(message);
        }
    }

    /** Checks an answer that is no list. */
    static <T> T one(Object answer, Class<T> type, String expected) {
        if (type.isInstance(answer)) {
            return type.cast(answer);
        }
        throw new Wrong(Failures.kind(answer) + "; expected " + expected);
    }

    /** Copies a list of lists. */
    <T> List<List<T>> lists(List<?> lists, String eachList, Class<T> type, String each) {
        count(lists.size());
        List<List<T>> copy = new ArrayList<>();
        for (Object list : lists) {
            copy.add(elements(list(list, eachList), type, each));
        }
        return List.copyOf(copy);
    }

    /** Copies a list of elements of one type. */
    <T> List<T> elements(List<?> list, Class<T> type, String each) {
        count(list.size());
        List<T> copy = new ArrayList<>(list.size());
        for (Object element : list) {
            if (!type.isInstance(element)) {
                throw new Wrong("a list with " + Failures.kind(element) + " in it; expected each to be a " + each);
            }
            copy.add(type.cast(element));
        }
        return List.copyOf(copy);
    }

    static List<?> list(Object answer, String expected) {
        return one(answer, List.class, expected);
    }

    private void count(int more) {
        elements += more;
        if (elements > MOST) {
            throw new IllegalStateException("an answer of more than " + MOST + " squares, moves and lists");
        }
        Meter.copy(more);
    }
}
