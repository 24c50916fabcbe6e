package org.dicechess.groovy;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.codehaus.groovy.util.ReleaseInfo;
import org.dicechess.groovy.text.Source;

/**
 * Whether scripts may be compiled with the Groovy that the host has. An older compiler makes other code of some
 * scripts, so that games would differ from host to host; a newer one has not been tried.
 */
final class HostGroovy {

    /** The versions of Groovy that work, for messages. */
    static final String WORKING = "4.0.16 or newer of 4.0, or any of 5";

    private static final Pattern VERSION = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})\\.(\\d{1,6})(?:\\.[\\w.-]*)?");

    /** A script that uses the compiler as other scripts do: with a loop, a block, a list and a text with values. */
    private static final Source TRIAL = new Source("trial", """
            step { from ->
                def steps = []
                for (n in 1..2) { steps << [NORTH, EAST].collect { "${it}${n}" } }
                steps.isEmpty() ? [] : [from.walk(NORTH)]
            }
            """);

    private HostGroovy() {}

    /** Found once, by the first script. */
    private static final class Found {

        static final Optional<String> COMPLAINT = complaint();
    }

    /**
     * Checks the version of Groovy.
     *
     * @throws UnsupportedOperationException if scripts cannot be compiled with it; the message names the version found
     *     and those that work
     */
    static void require() {
        if (Found.COMPLAINT.isPresent()) {
            throw unusable(Found.COMPLAINT.get(), Optional.empty());
        }
    }

    /** Returns whether an error of the compiler shows that the classes of Groovy are not those of one version. */
    static boolean isMixed(Throwable failure) {
        return (failure instanceof IncompatibleClassChangeError || failure instanceof NoClassDefFoundError)
                && String.valueOf(failure.getMessage()).contains("groovy");
    }

    /** Returns the mistake of a host whose Groovy is one of those that {@link #isMixed} detects. */
    static UnsupportedOperationException mixed(Throwable failure) {
        return unusable("the classes of Groovy on the class path belong to several versions", Optional.of(failure));
    }

    /** Returns what is wrong with a version; empty if it works. A host that merges jars may have lost the version. */
    static Optional<String> complaint(String version) {
        if (version.isBlank()) {
            return trial();
        }
        Matcher parts = VERSION.matcher(version);
        return parts.matches() && works(number(parts, 1), number(parts, 2), number(parts, 3))
                ? Optional.empty()
                : Optional.of("the host has Groovy " + version);
    }

    private static Optional<String> complaint() {
        try {
            return complaint(ReleaseInfo.getVersion());
        } catch (NoClassDefFoundError e) {
            return Optional.of("the host has no Groovy");
        }
    }

    private static boolean works(int major, int minor, int patch) {
        return major == 5 || major == 4 && (minor > 0 || patch >= 16);
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    private static Optional<String> trial() {
        try {
            new Compilation(TRIAL, Tier.CONFINED).hooks().stepRule();
            return Optional.empty();
        } catch (RuntimeException | LinkageError e) {
            return Optional.of("the host has a Groovy of unknown version that cannot compile a simple script");
        }
    }

    private static UnsupportedOperationException unusable(String found, Optional<Throwable> cause) {
        return new UnsupportedOperationException(
                found + "; scripts need org.apache.groovy:groovy " + WORKING, cause.orElse(null));
    }
}
