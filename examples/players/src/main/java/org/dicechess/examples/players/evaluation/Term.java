package org.dicechess.examples.players.evaluation;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What an evaluation may count beside the pieces and their squares. Each term can be left out alone. */
public enum Term {
    /** The squares that pieces reach past the other pieces. */
    MOBILITY,
    /** Attacks on the squares around a piece whose loss loses the game. */
    ATTACK,
    /** Own pieces around it, and its way to the middle of the board when few pieces are left. */
    SHELTER,
    /** Whether pieces of the other side can stop a piece on its way to promotion, and what stands beside it. */
    PASSED,
    /** Two pieces of a kind that together reach the squares that one of them cannot. */
    PAIR,
    /** The turn. */
    TEMPO;

    /** All terms. */
    public static final Set<Term> ALL = Collections.unmodifiableSet(EnumSet.allOf(Term.class));

    /** Returns the name of its option. */
    public String option() {
        return name().toLowerCase(Locale.ROOT);
    }
}
