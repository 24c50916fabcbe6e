package org.dicechess.examples.players.search;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * What a search may do beyond plain windows. Each idea can be switched off alone, so that its worth can be measured.
 */
public enum Idea {
    /** The first event of a decision is searched with the whole window, and each other one only for being no better. */
    SCOUT,
    /** Values of the transposition table count for smaller depths, too, where every turn is one event. */
    DEEPER,
    /** A side in check gets one more turn. */
    CHECKS,
    /** A position that is far above the window near the end of the search is not searched. */
    MARGIN,
    /** Near the end of the search quiet events are left out where the position is far below the window. */
    HOPELESS,
    /** Near the end of the search the least promising quiet events are left out. */
    LATE,
    /** Late quiet events, and late ways at the root, are searched less deep first. */
    REDUCE,
    /** A position of which the table knows no good event is searched less deep. */
    UNKNOWN,
    /** Captures that lose more than they gain are tried late, and left out of quiescence. */
    EXCHANGE,
    /** The search goes on until its whole budget is spent. */
    WHOLE;

    /** All ideas. */
    public static final Set<Idea> ALL = Collections.unmodifiableSet(EnumSet.allOf(Idea.class));

    /** The ideas that leave something out, and so may pass by a mate. */
    static final Set<Idea> SELECTIVE = Collections.unmodifiableSet(EnumSet.of(MARGIN, HOPELESS, LATE, REDUCE, UNKNOWN));

    /** The ideas that never change a value. */
    public static final Set<Idea> EXACT = Collections.unmodifiableSet(EnumSet.of(SCOUT, WHOLE));

    /** Returns the name of its option. */
    public String option() {
        return name().toLowerCase(Locale.ROOT);
    }
}
