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

    private final TermTables tables;
    private final Activity activity;
    private final boolean active;
    private final boolean shelters;
    private final boolean runs;
    private final boolean pairs;
    private final boolean alternates;

    Terms(TermTables tables, Set<Term> terms) {
        this.tables = tables;
        activity = new Activity(tables.kinds(), terms.contains(Term.MOBILITY), terms.contains(Term.ATTACK));
        active = terms.contains(Term.MOBILITY) || terms.contains(Term.ATTACK);
        shelters = terms.contains(Term.SHELTER);
        runs = terms.contains(Term.PASSED);
        pairs = terms.contains(Term.PAIR);
        alternates = terms.contains(Term.TEMPO) && tables.alternates();
    }

    /** Returns White's advantage in pawns by the terms. */
    double of(Cursor cursor, Placement pieces) {
        double sum = alternates ? cursor.turn() == Color.WHITE ? TEMPO : -TEMPO : 0;
        if (active) {
            sum += activity.of(pieces, tables.around(pieces.whiteKing), tables.around(pieces.blackKing));
        }
        if (shelters) {
            sum += shelter(pieces.whiteKing, pieces.whitePawns, pieces.black)
                    - shelter(pieces.blackKing, pieces.blackPawns, pieces.white);
        }
        if (runs) {
            sum += tables.runners().of(pieces);
        }
        return pairs ? sum + PAIR * tables.pairs().of(pieces) : sum;
    }

    private double shelter(int king, long[] pawns, double enemies) {
        return king < 0 ? 0 : tables.shelter().of(king, pawns, enemies);
    }
}
