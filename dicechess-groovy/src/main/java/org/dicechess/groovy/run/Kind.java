package org.dicechess.groovy.run;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a value is compared by. The kind of each class is kept: to ask a value for one interface after the other takes
 * the virtual machine hundreds of nanoseconds.
 */
enum Kind {
    LIST,
    SET,
    /** The values of a map. */
    VIEW,
    MAP,
    TEXT,
    ENTRY,
    /** Anything else. */
    OTHER;

    private static final ClassValue<Kind> KINDS = new ClassValue<>() {

        @Override
        protected Kind computeValue(Class<?> type) {
            return of(type);
        }
    };

    static Kind of(@Nullable Object value) {
        return value == null ? OTHER : KINDS.get(value.getClass());
    }

    boolean isCollection() {
        return this == LIST || this == SET || this == VIEW;
    }

    private static Kind of(Class<?> type) {
        if (Collection.class.isAssignableFrom(type)) {
            return List.class.isAssignableFrom(type) ? LIST : Set.class.isAssignableFrom(type) ? SET : VIEW;
        }
        if (Map.class.isAssignableFrom(type)) {
            return MAP;
        }
        if (CharSequence.class.isAssignableFrom(type)) {
            return TEXT;
        }
        return Map.Entry.class.isAssignableFrom(type) ? ENTRY : OTHER;
    }
}
