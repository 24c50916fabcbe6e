package org.dicechess.groovy;

import org.dicechess.spi.HookException;

/** The text of a script, and its name for messages. */
record Source(String name, String text) {

    /** The exception that says what is wrong with a line, from 1; 0 stands for the script as a whole. */
    HookException wrong(int line, String what) {
        return new HookException(line, (line > 0 ? name + ":" + line : name) + ": " + Quoted.message(what));
    }
}
