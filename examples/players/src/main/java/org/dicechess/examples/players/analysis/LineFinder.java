package org.dicechess.examples.players.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.FoundRolls;
import org.dicechess.examples.players.search.Rolled;
import org.dicechess.examples.players.search.Search;

/** Plays on from what a search has found. Each finder serves once. */
final class LineFinder {

    /** How many rolls a line passes. */
    private static final int ROLLS = 2;

    /** The part of the budget for each roll, and for each decision behind one. */
    private static final double STEP = 1.0 / (2 * ROLLS);

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final Found found;
    private final int depth;
    private int turns;
    private boolean rolled;

    LineFinder(Cursor cursor, Evaluation evaluation, Found found) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        this.found = found;
        depth = cursor.depth();
    }

    /** Returns what is found, with the line that the search itself expects. */
    Choice plain() {
        List<Event> way = play(found.way());
        return back(way, play(found.line()), 0);
    }

    /** Returns what is found, with a line through rolls. */
    Choice through(Search search, Budget budget) {
        Budget step = budget.part(STEP);
        List<Event> way = play(found.way());
        List<Event> line = new ArrayList<>(play(found.line()));
        double spread = 0;
        for (int rolls = 0; rolls < ROLLS && cursor.kind() == Cursor.Kind.CHANCE; rolls++) {
            FoundRolls next = search.rolls(cursor, step, OptionalInt.empty());
            spread = rolls == 0 ? next.spread() / 2 : spread;
            line.addAll(play(List.of(typical(next))));
            if (cursor.kind() == Cursor.Kind.DECISION) {
                Found best = search.find(cursor, step);
                line.addAll(play(best.way()));
                line.addAll(play(best.line()));
            }
        }
        return back(way, line, spread);
    }

    private static int typical(FoundRolls rolls) {
        double mean = rolls.mean();
        return rolls.rolls().stream()
                .min(Comparator.comparingDouble(roll -> Math.abs(roll.value() - mean)))
                .map(Rolled::event)
                .orElseThrow();
    }

    private List<Event> play(List<Integer> events) {
        List<Event> played = new ArrayList<>();
        for (int event : events) {
            rolled |= cursor.isChance();
            played.add(cursor.event(event));
            cursor.play(event);
            turns += cursor.beginsTurn() || cursor.kind() == Cursor.Kind.END ? 1 : 0;
        }
        return played;
    }

    private Choice back(List<Event> way, List<Event> line, double spread) {
        OptionalInt end = Math.abs(found.value()) == 1 ? end() : OptionalInt.empty();
        while (cursor.depth() > depth) {
            cursor.undo();
        }
        Chances chances = Chances.of(found.value(), evaluation.draws());
        return new Choice(way, line, chances, spread, end, found.depth(), found.nodes());
    }

    /** The turns of a line without rolls that ends the game, or else the depth that has shown the end. */
    private OptionalInt end() {
        boolean counted = cursor.kind() == Cursor.Kind.END && !rolled;
        int most = counted ? turns : found.depth();
        return most > 0 && (counted || evaluation.shape().rolls()) ? OptionalInt.of(most) : OptionalInt.empty();
    }
}
