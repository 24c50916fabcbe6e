package org.dicechess.examples.webhost.live;

import java.util.HashMap;
import java.util.Map;

/** Tells the owner of the host, on the console, what no player can mend. */
public final class Owner {

    /** More lines a minute would hide the others. */
    private static final int MOST_A_MINUTE = 60;

    private static final long MINUTE_MILLIS = 60_000;
    private static final int LONGEST = 500;
    private static final Map<String, Long> TOLD = new HashMap<>();

    private Owner() {}

    /** Prints a line, unless the same one has been printed within a minute. */
    public static synchronized void tell(String what) {
        String line = what.replaceAll("\\p{Cntrl}+", " ");
        String shown = line.substring(0, Math.min(LONGEST, line.length()));
        long now = System.currentTimeMillis();
        TOLD.values().removeIf(told -> now - told >= MINUTE_MILLIS);
        if (TOLD.size() < MOST_A_MINUTE && TOLD.putIfAbsent(shown, now) == null) {
            System.err.println("web-host: " + shown);
        }
    }

    /** Prints a failure with its causes. */
    public static void tell(String what, Throwable failed) {
        StringBuilder line = new StringBuilder(what);
        for (Throwable at = failed; at != null; at = at.getCause()) {
            line.append(": ").append(at);
        }
        tell(line.toString());
    }
}
