package org.dicechess.groovy;

import org.codehaus.groovy.util.ReleaseInfo;

/** The Groovy that the tests run with. Its type check, and ordinary scripts in it, differ between major versions. */
final class TestedGroovy {

    private TestedGroovy() {}

    static boolean isFour() {
        return ReleaseInfo.getVersion().startsWith("4.");
    }

    /**
     * Returns whether ordinary scripts differ from those of the newest one. In Groovy 5.0.0 a list loses what is taken
     * away from it, {@code xs - ys}.
     */
    static boolean isOlder() {
        return isFour() || ReleaseInfo.getVersion().equals("5.0.0");
    }
}
