package org.dicechess.examples.players.evaluation;

import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.Variant;

/**
 * What random games show of a variant, always the same ones: on which squares which pieces become others, whether
 * players roll dice, and whether a turn may take several events in a row.
 */
final class Survey {

    private static final int GAMES = 40;
    private static final int EVENTS = 400;
    private static final long SEED = 1;

    private final Cursor cursor;
    private final int[] events;
    private final boolean[][] squares;
    private final boolean[][] becomes;
    private boolean rolls;
    private boolean longTurns;

    Survey(Variant variant) {
        cursor = variant.start().cursor();
        events = new int[variant.eventBound()];
        squares =
                new boolean[variant.pieceCodes() + 1][variant.board().squares().size()];
        becomes = new boolean[variant.pieceCodes() + 1][variant.pieceCodes() + 1];
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < GAMES; game++) {
            play(random);
        }
    }

    /** Adds for each piece what the corresponding piece of the other side has done. */
    void complete(Mirror mirror) {
        boolean[][] mirrored = new boolean[squares.length][];
        boolean[][] others = new boolean[squares.length][squares.length];
        for (int code = 1; code < squares.length; code++) {
            mirrored[mirror.code(code)] = mirror.squares(squares[code]);
            for (int other = 1; other < squares.length; other++) {
                others[mirror.code(code)][mirror.code(other)] = becomes[code][other];
            }
        }
        for (int code = 1; code < squares.length; code++) {
            add(mirrored[code], squares[code]);
            add(others[code], becomes[code]);
        }
    }

    private static void add(boolean[] set, boolean[] to) {
        for (int i = 0; i < set.length; i++) {
            to[i] |= set[i];
        }
    }

    /** Returns the squares on which this piece has become another. */
    boolean[] squares(int code) {
        return squares[code];
    }

    /** Returns whether one piece has become the other. */
    boolean becomes(int code, int other) {
        return becomes[code][other];
    }

    /** Returns whether dice are rolled after the first decision. */
    boolean rolls() {
        return rolls;
    }

    /** Returns whether a decision follows a decision within a turn. */
    boolean longTurns() {
        return longTurns;
    }

    private void play(SplittableRandom random) {
        boolean decided = false;
        while (cursor.depth() < EVENTS && cursor.kind() != Cursor.Kind.END) {
            if (cursor.isChance()) {
                rolls |= decided;
                cursor.play(cursor.outcome(random.nextLong(cursor.total())));
            } else {
                int end = cursor.list(events, 0);
                note(end);
                cursor.play(events[random.nextInt(end)]);
                decided = true;
                longTurns |= !cursor.isChance() && !cursor.beginsTurn() && cursor.kind() == Cursor.Kind.DECISION;
            }
        }
        while (cursor.depth() > 0) {
            cursor.undo();
        }
    }

    private void note(int end) {
        for (int i = 0; i < end; i++) {
            int code = cursor.isMove(events[i]) ? cursor.promoted(events[i]) : 0;
            int from = code == 0 ? -1 : cursor.from(events[i]);
            if (from >= 0) {
                squares[cursor.at(from)][cursor.to(events[i])] = true;
                becomes[cursor.at(from)][code] = true;
            }
        }
    }
}
