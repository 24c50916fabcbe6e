package org.dicechess.specs.turns;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.rules.Loader;

/**
 * Prints random games for a program that knows only their rules: for each node its kind, all that is possible there,
 * and on the next line what was played. The program {@code src/test/python/dice_turns.py} compares, and so does
 * {@code dice_games_first.py} beside it.
 */
public final class PlayedGames {

    private static final int MOST_EVENTS = 600;

    private PlayedGames() {}

    /** Prints games of a definition: its file or its id in the folder dice-games, and the number of games. */
    public static void main(String[] arguments) {
        for (int seed = 1; seed <= Integer.parseInt(arguments[1]); seed++) {
            System.out.println("GAME " + seed);
            lines(start(arguments[0]), seed, MOST_EVENTS).forEach(System.out::println);
        }
    }

    private static Position start(String game) {
        return game.endsWith(".yaml")
                ? Loader.create().load(Path.of(game)).start()
                : DiceGamesTest.loader().load(game).start();
    }

    private static List<String> lines(Position start, long seed, int mostEvents) {
        GameRecord game = GameRecord.from(start);
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>();
        while (game.length() < mostEvents && game.end().isEmpty()) {
            Node node = game.position().node();
            Event event = node instanceof Node.Chance chance
                    ? rolled(chance, random)
                    : decided(((Node.Decision) node).events(), random);
            lines.add(line(game));
            lines.add("> " + text(event));
            game = game.after(event);
        }
        if (game.end().isPresent()) {
            lines.add(line(game));
        }
        return lines;
    }

    /** Returns the line of a node: D and the events, C and the rolls with their weights, or E and the end. */
    static String line(GameRecord game) {
        if (game.end().isPresent()) {
            return "E " + game.end().get().result() + " " + game.end().get().reason();
        }
        Stream<String> parts = game.position().node() instanceof Node.Chance chance
                ? chance.outcomes().stream().map(outcome -> text(outcome.event()) + ":" + outcome.weight())
                : ((Node.Decision) game.position().node()).events().stream().map(PlayedGames::text);
        String kind = game.position().node() instanceof Node.Chance ? "C " : "D ";
        return kind + parts.sorted().collect(Collectors.joining(" "));
    }

    /** Returns the event of a node with a text. */
    static Event played(Node node, String text) {
        Stream<? extends Event> events = node instanceof Node.Chance chance
                ? chance.outcomes().stream().map(Outcome::event)
                : ((Node.Decision) node).events().stream();
        return events.filter(event -> text(event).equals(text)).findFirst().orElseThrow();
    }

    /** Returns the text of an event without blanks. */
    static String text(Event event) {
        return event.text().replace(' ', ',');
    }

    private static Event rolled(Node.Chance chance, Random random) {
        long left = (long) (random.nextDouble() * chance.total());
        for (Outcome outcome : chance.outcomes()) {
            left -= outcome.weight();
            if (left < 0) {
                return outcome.event();
            }
        }
        throw new AssertionError("the weights do not add up");
    }

    private static Event decided(List<Event> events, Random random) {
        return events.get(random.nextInt(events.size()));
    }
}
