package org.dicechess.groovy.text;

import org.dicechess.spi.HookException;

/** The text of a script, and its name in messages. */
public record Source(String name, String text) {

    /** Returns an exception that says what is wrong in a line, from 1; line 0 stands for the whole script. */
    public HookException wrong(int line, String what) {
        return new HookException(line, (line > 0 ? name + ":" + line : name) + ": " + Quoted.message(what));
    }
}
