package org.dicechess.examples.players.match;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Position;
import org.dicechess.examples.players.evaluation.KnownValues;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.play.RandomEvents;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.KnownTurn;

/** A decision within a turn that the known values tell everything of. */
public final class TableChoice {

    /** A turn of more events is not played to its end. */
    private static final int LONGEST = 200;

    /** The most turns that are tried for one decision. */
    private static final int TURNS = 10_000;

    private final Cursor cursor;
    private final KnownValues known;
    private final double best;

    private TableChoice(Cursor cursor, KnownValues known, double best) {
        this.cursor = cursor;
        this.known = known;
        this.best = best;
    }

    /**
     * Returns a random decision of a random turn: dice and events are random up to its end, and each decision of the
     * player on the way has the same chance.
     *
     * @param begins gives positions in which a turn begins, with values that are known
     * @throws IllegalArgumentException if no turn has a decision whose value follows from the known ones
     */
    public static TableChoice random(Supplier<Position> begins, KnownValues known, RandomGenerator random) {
        for (int turn = 0; turn < TURNS; turn++) {
            Cursor cursor = begins.get().cursor();
            List<Integer> decisions = new ArrayList<>();
            Color side = cursor.turn();
            walk(cursor, side, random, decisions);
            if (!decisions.isEmpty()) {
                back(cursor, decisions.get(random.nextInt(decisions.size())));
                OptionalDouble best = new KnownTurn(cursor, known).value(side);
                if (best.isPresent()) {
                    return new TableChoice(cursor, known, best.getAsDouble());
                }
            }
        }
        throw new IllegalArgumentException("no decision in " + TURNS
                + " random turns; expected one with a choice, and a table of all that it leads to");
    }

    /** Plays a turn and notes where its player has a choice. */
    private static void walk(Cursor cursor, Color side, RandomGenerator random, List<Integer> decisions) {
        RandomEvents events = new RandomEvents(random);
        do {
            if (cursor.kind() == Cursor.Kind.DECISION && cursor.player() == side && cursor.count() > 1) {
                decisions.add(cursor.depth());
            }
            cursor.play(events.next(cursor));
        } while (cursor.kind() != Cursor.Kind.END && !cursor.beginsTurn() && cursor.depth() < LONGEST);
    }

    /** Returns what a player gives away of the best value, at least 0, in all events of the decision. */
    public double loss(Player player, Budget budget) {
        int depth = cursor.depth();
        Color side = cursor.player();
        do {
            cursor.play(player.choose(cursor, budget));
        } while (cursor.kind() == Cursor.Kind.DECISION && !cursor.beginsTurn() && cursor.player() == side);
        double value = new KnownTurn(cursor, known).next(side).orElseThrow();
        back(cursor, depth);
        return Math.max(0, best - value);
    }

    /** Returns the text of the position. */
    public String text() {
        return cursor.position().text();
    }

    private static void back(Cursor cursor, int depth) {
        while (cursor.depth() > depth) {
            cursor.undo();
        }
    }
}
