package org.dicechess.examples.players.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.FoundRolls;
import org.dicechess.examples.players.search.Rolled;
import org.dicechess.examples.players.search.Search;
import org.dicechess.examples.players.search.Wanted;

/** Reviews games. Not thread-safe. */
public final class Reviewer {

    private final Search search;
    private final Budget budget;

    /**
     * Prepares reviews.
     *
     * @param analysis what knows the worth of positions
     * @param budget what each choice and each roll may take
     */
    public Reviewer(Analysis analysis, Budget budget) {
        search = analysis.search();
        this.budget = budget;
    }

    /** Reviews a game. */
    public Review review(GameRecord game) {
        return review(game, events -> {});
    }

    /**
     * Reviews a game, and tells how far it has come. An interrupted thread ends the review with the moments so far, and
     * stays interrupted.
     *
     * @param progress is told after each moment how many events of the game have been reviewed
     */
    public Review review(GameRecord game, IntConsumer progress) {
        List<Moment> moments = new ArrayList<>();
        Cursor cursor = game.start().cursor();
        List<Event> events = game.events();
        int at = 0;
        while (at < events.size() && !Thread.currentThread().isInterrupted()) {
            if (cursor.isChance()) {
                moments.add(rolled(cursor, at, events.get(at)));
                cursor.play(cursor.number(events.get(at++)));
            } else {
                at = choice(cursor, events, at, moments);
            }
            progress.accept(at);
        }
        return new Review(game, moments, at);
    }

    private Moment rolled(Cursor cursor, int at, Event roll) {
        int rolled = cursor.number(roll);
        FoundRolls found = search.rolls(cursor, budget, OptionalInt.of(rolled));
        List<Rolled> all = found.rolls();
        return new Moment.Rolled(
                at,
                cursor.turnNumber(),
                cursor.turn(),
                roll,
                Analysis.winning(found.mean()),
                Analysis.winning(all.stream()
                        .filter(each -> each.event() == rolled)
                        .findFirst()
                        .orElseThrow()
                        .value()),
                Analysis.winning(all.stream().mapToDouble(Rolled::value).min().orElseThrow()),
                Analysis.winning(all.stream().mapToDouble(Rolled::value).max().orElseThrow()),
                found.depth());
    }

    /** Plays a choice of the game, reviews it if it is complete and another one was possible, and returns its end. */
    private int choice(Cursor cursor, List<Event> events, int from, List<Moment> moments) {
        Color side = cursor.player();
        int depth = cursor.depth();
        int turn = cursor.turnNumber();
        List<Integer> way = new ArrayList<>();
        boolean free = false;
        int at = from;
        do {
            free |= cursor.count() > 1;
            way.add(cursor.number(events.get(at++)));
            cursor.play(way.get(way.size() - 1));
        } while (at < events.size() && goesOn(cursor, side));
        if (free && !goesOn(cursor, side)) {
            back(cursor, depth);
            moments.add(chosen(cursor, events.subList(from, at), way, from, turn));
            way.forEach(cursor::play);
        }
        return at;
    }

    private static boolean goesOn(Cursor cursor, Color side) {
        return cursor.kind() == Cursor.Kind.DECISION && !cursor.beginsTurn() && cursor.player() == side;
    }

    private Moment chosen(Cursor cursor, List<Event> played, List<Integer> way, int from, int turn) {
        List<Double> losses = new ArrayList<>();
        Wanted wanted = Wanted.best(1).with(way).telling(found -> losses.add(loss(found)));
        List<Found> found = search.best(cursor, budget, wanted);
        Found best = found.get(0);
        double loss = loss(found);
        boolean equal = loss == 0;
        List<Event> better = equal ? played : events(cursor, best.way());
        double earlier = losses.size() > 1 ? losses.get(losses.size() - 2) : loss;
        return new Moment.Chosen(
                from,
                from + played.size(),
                turn,
                cursor.player(),
                played,
                better,
                Analysis.winning(best.value()),
                Analysis.winning(best.value()) - loss,
                Math.abs(loss - earlier),
                best.depth());
    }

    /** The winning chance that the last way has lost against the first one. */
    private static double loss(List<Found> found) {
        return Math.max(0, found.get(0).value() - found.get(found.size() - 1).value()) / 2;
    }

    private static List<Event> events(Cursor cursor, List<Integer> way) {
        int depth = cursor.depth();
        List<Event> events = new ArrayList<>();
        for (int event : way) {
            events.add(cursor.event(event));
            cursor.play(event);
        }
        back(cursor, depth);
        return events;
    }

    private static void back(Cursor cursor, int depth) {
        while (cursor.depth() > depth) {
            cursor.undo();
        }
    }
}
