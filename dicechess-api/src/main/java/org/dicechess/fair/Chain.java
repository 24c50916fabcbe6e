package org.dicechess.fair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list that grows at its end and shares all but its last element with the shorter list. */
record Chain<T>(@Nullable Chain<T> before, T last) {

    /** Returns the elements in order; a missing chain is empty. */
    static <T> List<T> list(@Nullable Chain<T> chain) {
        List<T> elements = new ArrayList<>();
        for (Chain<T> at = chain; at != null; at = at.before) {
            elements.add(at.last);
        }
        Collections.reverse(elements);
        return elements;
    }
}
