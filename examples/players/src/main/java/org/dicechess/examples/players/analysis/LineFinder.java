package org.dicechess.examples.players.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
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

    /**
     * The part of the budget for the first roll; each decision and each roll behind it has an equal part of the rest.
     */
    private static final double FIRST = 0.5;

    private static final double STEP = (1 - FIRST) / (2 * ROLLS - 1);

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final Found found;
    private final int depth;
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
        return back(way, play(found.line()), OptionalDouble.empty());
    }

    /** Returns what is found, with a line through rolls. */
    Choice through(Search search, Budget budget) {
        List<Event> way = play(found.way());
        List<Event> line = new ArrayList<>(play(found.line()));
        OptionalDouble spread = OptionalDouble.empty();
        Budget step = budget.part(STEP);
        for (int rolls = 0; rolls < ROLLS && cursor.kind() == Cursor.Kind.CHANCE; rolls++) {
            FoundRolls next = search.rolls(cursor, rolls == 0 ? budget.part(FIRST) : step, OptionalInt.empty());
            if (next.depth() == 0) {
                break;
            }
            spread = rolls == 0 ? OptionalDouble.of(next.spread() / 2) : spread;
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
        }
        return played;
    }

    private Choice back(List<Event> way, List<Event> line, OptionalDouble spread) {
        Chances chances = isDrawn() ? new Chances(0, 1, 0) : Chances.of(found.value(), evaluation.draws());
        while (cursor.depth() > depth) {
            cursor.undo();
        }
        return new Choice(way, line, chances, spread, found.end(), found.depth(), found.nodes());
    }

    /** Returns whether the line has led to a draw without a roll. */
    private boolean isDrawn() {
        return found.value() == 0 && !rolled && cursor.kind() == Cursor.Kind.END;
    }
}
