package org.dicechess.examples.endgames;

import java.nio.file.Path;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;

/** The variants of the tests. */
final class Games {

    /** Two pieces on three squares. */
    static final String TINY = "src/test/resources/hare-and-tortoise.yaml";

    /** The same with a hare that comes closer or waits, and a hedgehog that waits or bites. */
    static final String WAITING = "src/test/resources/hare-and-hedgehog.yaml";

    private static final Variant D4D6 =
            Loader.create().scripts(GroovyScripts.trusted()).load("d4-d6-chess");

    private Games() {}

    static Variant tiny() {
        return Loader.create().load(Path.of(TINY));
    }

    static Variant waiting() {
        return Loader.create().load(Path.of(WAITING));
    }

    static Variant d4d6() {
        return D4D6;
    }
}
