package org.dicechess.groovy;

import org.dicechess.spi.HookException;

/** The text of a script, and its name in messages. */
record Source(String name, String text) {

    /** Returns an exception that says what is wrong in a line, from 1; line 0 stands for the whole script. */
    HookException wrong(int line, String what) {
        return new HookException(line, (line > 0 ? name + ":" + line : name) + ": " + Quoted.message(what));
    }
}
