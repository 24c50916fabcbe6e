package org.dicechess.groovy;

import org.codehaus.groovy.util.ReleaseInfo;

/** The Groovy that the tests run with. Its type check, and ordinary scripts in it, differ between major versions. */
final class TestedGroovy {

    private TestedGroovy() {}

    static boolean isFour() {
        return ReleaseInfo.getVersion().startsWith("4.");
    }
}
