package org.dicechess.examples.webhost.live;

import java.util.LinkedHashMap;
import java.util.Map;

/** Tells the owner of the host, on the console, what no player can mend. */
public final class Owner {

    private static final int MOST_KEPT = 100;
    private static final long AGAIN_MILLIS = 60_000;
    private static final int LONGEST = 500;
    private static final Map<String, Long> TOLD = new LinkedHashMap<>();

    private Owner() {}

    /** Prints a line, unless the same one has been printed within a minute. */
    public static synchronized void tell(String what) {
        String line = what.replaceAll("\\p{Cntrl}+", " ");
        String shown = line.substring(0, Math.min(LONGEST, line.length()));
        long now = System.currentTimeMillis();
        Long before = TOLD.get(shown);
        if (before == null || now - before >= AGAIN_MILLIS) {
            TOLD.remove(shown);
            TOLD.put(shown, now);
            System.err.println("web-host: " + shown);
        }
        if (TOLD.size() > MOST_KEPT) {
            TOLD.remove(TOLD.keySet().iterator().next());
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
