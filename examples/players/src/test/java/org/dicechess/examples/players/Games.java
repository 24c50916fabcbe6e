package org.dicechess.examples.players;

import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/** The variants of the tests. */
public final class Games {

    private Games() {}

    /** Loads a bundled variant. */
    public static Variant load(String id) {
        return Loader.create().scripts(GroovyScripts.trusted()).load(id);
    }
}
