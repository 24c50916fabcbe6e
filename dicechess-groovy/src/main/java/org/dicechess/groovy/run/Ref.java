package org.dicechess.groovy.run;

import org.jspecify.annotations.NullUnmarked;

/** A variable that a function and its closures share. */
@NullUnmarked
public final class Ref {

    private Object value;

    /** A variable with this value. */
    public Ref(Object value) {
        this.value = value;
    }

    /** A variable with the value null. */
    public Ref() {}

    /** Returns the value. */
    public Object get() {
        return value;
    }

    /** Changes the value. */
    public void set(Object value) {
        this.value = value;
    }
}
