package org.dicechess.examples.players.evaluation;

import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Cursor;

/** The terms of an evaluation that depend on several pieces at once. Immutable and thread-safe. */
final class Terms {

    /** What the side whose turn it is has by that, in pawns. */
    private static final double TEMPO = 0.12;

    /** What two pieces have that together reach all squares. */
    private static final double PAIR = 0.3;

    private static final int NO_KING = -1;

    private static final int MANY_KINGS = -2;

    private final TermTables tables;
    private final Kinds kinds;
    private final Set<Term> terms;
    private final Activity activity;
    private final boolean active;
    private final boolean shelters;
    private final boolean runs;
    private final boolean pairs;
    private final boolean alternates;

    Terms(TermTables tables, Set<Term> terms) {
        this.tables = tables;
        this.terms = Set.copyOf(terms);
        kinds = tables.kinds();
        activity = new Activity(kinds, terms.contains(Term.MOBILITY), terms.contains(Term.ATTACK));
        active = terms.contains(Term.MOBILITY) || terms.contains(Term.ATTACK);
        shelters = terms.contains(Term.SHELTER);
        runs = terms.contains(Term.PASSED);
        pairs = terms.contains(Term.PAIR);
        alternates = terms.contains(Term.TEMPO) && tables.alternates();
    }

    /** Returns the same tables with these terms only. */
    Terms only(Set<Term> others) {
        return new Terms(tables, others);
    }

    /** Returns the terms that count. */
    Set<Term> terms() {
        return terms;
    }

    /** Returns White's advantage in pawns by the terms. */
    double of(Cursor cursor, Placement pieces) {
        double sum = alternates ? cursor.turn() == Color.WHITE ? TEMPO : -TEMPO : 0;
        int white = king(pieces, 1);
        int black = king(pieces, -1);
        boolean[] aroundWhite = tables.around(white);
        boolean[] aroundBlack = tables.around(black);
        if (active) {
            sum += activity.of(pieces, aroundWhite, aroundBlack);
        }
        if (shelters) {
            sum += shelter(pieces, white, aroundWhite, 1) - shelter(pieces, black, aroundBlack, -1);
        }
        if (runs) {
            sum += tables.runners().of(pieces);
        }
        return pairs ? sum + PAIR * tables.pairs().of(pieces) : sum;
    }

    /** Code and square of the only king of a side. */
    private int king(Placement pieces, int owner) {
        int king = NO_KING;
        for (int i = 0; i < pieces.size; i++) {
            int code = pieces.codes[pieces.occupied[i]];
            if (kinds.isKing[code] && kinds.owner[code] == owner) {
                king = king == NO_KING ? code * kinds.squares + pieces.occupied[i] : MANY_KINGS;
            }
        }
        return king;
    }

    private double shelter(Placement pieces, int king, boolean[] around, int owner) {
        if (king < 0) {
            return 0;
        }
        int shields = 0;
        double enemies = 0;
        for (int i = 0; i < pieces.size; i++) {
            int square = pieces.occupied[i];
            int code = pieces.codes[square];
            if (kinds.owner[code] == owner) {
                shields += kinds.isPawn[code] && around[square] ? 1 : 0;
            } else if (!kinds.isPawn[code] && !kinds.isKing[code]) {
                enemies += kinds.value[code];
            }
        }
        return tables.shelter().of(king, shields, enemies);
    }
}
