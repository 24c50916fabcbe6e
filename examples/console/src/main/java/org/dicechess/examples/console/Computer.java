package org.dicechess.examples.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.play.Players;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Search;

/** Computer players of one variant, and their advice. What they know of it is worked out when it is first needed. */
final class Computer {

    /** The most milliseconds for one choice or one piece of advice. */
    private static final long MILLIS = 1_000;

    /** How many choices a piece of advice names. */
    private static final int BEST = 3;

    private final Variant variant;
    private Optional<Evaluation> known = Optional.empty();

    Computer(Variant variant) {
        this.variant = variant;
    }

    /**
     * Returns a computer player.
     *
     * @param text the name of a player, as {@code level-3}
     * @throws BadInputException if there is no such player
     */
    Player player(String text, long seed) {
        try {
            var player = Players.of(text, evaluation(), seed);
            return game -> {
                Cursor cursor = game.cursor();
                return new Answer.Play(cursor.event(player.choose(cursor, Budget.millis(MILLIS))));
            };
        } catch (IllegalArgumentException unknown) {
            throw new BadInputException(unknown.getMessage() + ", or human");
        }
    }

    /** Returns the best choices at a decision with their winning chances, a line each. */
    List<String> advice(GameRecord game) {
        Cursor cursor = game.cursor();
        Search search = new Search(evaluation(), Players.usual(evaluation().shape(), 1));
        List<Found> best = search.best(cursor, Budget.millis(MILLIS), BEST);
        List<String> lines = new ArrayList<>();
        for (Found found : best) {
            double chance = (found.value() + 1) / 2;
            lines.add(String.format(Locale.ROOT, "%3.0f%%  %s", 100 * chance, texts(cursor, found)));
        }
        lines.add("winning chances, half of a draw counted, after "
                + Texts.counted(best.get(0).depth(), "turn"));
        return lines;
    }

    private static String texts(Cursor cursor, Found found) {
        List<Event> events = new ArrayList<>();
        for (int event : found.way()) {
            events.add(cursor.event(event));
            cursor.play(event);
        }
        events.forEach(event -> cursor.undo());
        return events.stream().map(Event::text).collect(Collectors.joining(" "));
    }

    private Evaluation evaluation() {
        if (known.isEmpty()) {
            known = Optional.of(new Evaluations(variant).trained());
        }
        return known.get();
    }
}
