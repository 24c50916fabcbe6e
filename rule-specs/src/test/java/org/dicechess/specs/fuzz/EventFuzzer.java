package org.dicechess.specs.fuzz;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Roll;

/**
 * Event texts. An input is the id of a variant, the text of a position and the text of an event, separated by line
 * feeds.
 */
final class EventFuzzer implements Fuzzer {

    /** A text of one move without a number and comments, and not so long that they make it too long. */
    private static final Pattern PLAIN = Pattern.compile("[^.;{}$]{1,100}");

    private final Games games;

    EventFuzzer(Games games) {
        this.games = games;
    }

    @Override
    public String kind() {
        return "event";
    }

    @Override
    public String input(Random random) {
        Mutator mutator = new Mutator(random);
        String id = mutator.one(games.ids());
        String position = mutator.one(games.positions(id));
        List<String> texts = texts(games.variant(id).position(position));
        List<String> others = texts(games.variant(id).position(mutator.one(games.positions(id))));
        String text = mutator.one(texts.isEmpty() || random.nextInt(3) == 0 ? others : texts);
        return id + "\n" + position + "\n"
                + (random.nextInt(3) == 0
                        ? new Loose(mutator, random)
                                .move(algebraic(games.variant(id).position(position), mutator))
                        : mutator.mostly(text, random.nextBoolean() ? texts : others));
    }

    /** Returns the algebraic text of one event; where the game is over that of no event. */
    private static String algebraic(Position position, Mutator mutator) {
        List<Event> listed = Play.listed(position.node());
        return listed.isEmpty() ? "Nf3" : position.variant().notation().san(position, mutator.one(listed));
    }

    /** Returns texts of events, some of them algebraic; where the game is over the text of the pass. */
    private static List<String> texts(Position position) {
        Stream<String> texts = Play.listed(position.node()).stream().map(Event::text);
        Stream<String> some =
                Stream.of("--", "e2e4", "O-O", "Nf3", "[1 2]", "a1:d4", "a1b1,c1d1", "a1^n", "b8@a1", "a1xb2");
        return Stream.concat(texts, some).toList();
    }

    @Override
    public boolean feed(String input, Random random, Stopwatch watch) {
        String[] parts = input.split("\n", 3);
        Position position = games.variant(parts[0]).position(parts[1]);
        String before = position.text();
        boolean accepted = algebraic(position, parts[2], watch) | canonical(position, parts[2], watch);
        Play.require(position.text().equals(before), "the position is as it was");
        return accepted;
    }

    private static boolean canonical(Position position, String text, Stopwatch watch) {
        Event event;
        try {
            event = watch.time("event", () -> position.variant().notation().event(position, text));
        } catch (NotationException refused) {
            PositionFuzzer.checkPlace(refused, text);
            Play.require(!plays(position, text, watch), "a text that is no event is not played");
            return false;
        } catch (IllegalEventException refused) {
            Optional<String> why = watch.time("explain", () -> position.explain(text));
            Play.require(why.equals(Optional.of(refused.getMessage())), "explain says what event says: " + why);
            Play.require(!plays(position, text, watch), "an impossible event is not played");
            return false;
        }
        Play.require(watch.time("explain", () -> position.explain(event)).isEmpty(), "what is read is possible");
        Play.require(plays(position, text, watch), "what is read is played");
        checkListed(position, event, text);
        return true;
    }

    /** Plays a text on the position and in a record. */
    private static boolean plays(Position position, String text, Stopwatch watch) {
        boolean played = false;
        try {
            watch.time("after", () -> position.after(text));
            played = true;
            GameRecord game = watch.time(
                    "after of a record", () -> GameRecord.from(position).after(text));
            Play.require(game.position().equals(position.after(text)), "the record plays what the position plays");
            String kept = game.events().get(0).text();
            Play.require(
                    Play.listed(position.node()).stream().map(Event::text).anyMatch(kept::equals),
                    "the record keeps a listed event, not " + kept);
        } catch (NotationException | IllegalEventException refused) {
            Play.require(!played, "the record accepts what the position accepts");
            Play.require(!refused.getMessage().isBlank(), "a message");
        }
        return played;
    }

    /** The played event is listed under the same text, except that a roll may have its dice in another order. */
    private static void checkListed(Position position, Event event, String text) {
        List<Event> listed =
                Play.listed(position.node()).stream().filter(event::equals).toList();
        Play.require(!listed.isEmpty(), "what is played is listed");
        Play.require(
                listed.get(0).text().equals(text) || event instanceof Roll,
                "the text " + listed.get(0).text() + ", not " + text);
        Play.require(
                listed.size() == 1 && position.after(listed.get(0)).equals(position.after(text)),
                "the text plays what is listed");
    }

    private static boolean algebraic(Position position, String text, Stopwatch watch) {
        try {
            Event event =
                    watch.time("fromSan", () -> position.variant().notation().fromSan(position, text));
            Play.require(Play.listed(position.node()).contains(event), "algebraic notation gives a listed event");
            checkNoted(position, event, text);
            return true;
        } catch (NotationException refused) {
            PositionFuzzer.checkPlace(refused, text);
            return false;
        }
    }

    /** A number before a move, and marks and comments behind it, change nothing; a second move does. */
    private static void checkNoted(Position position, Event event, String text) {
        Notation notation = position.variant().notation();
        if (position.node() instanceof Node.Decision && PLAIN.matcher(text).matches()) {
            Play.require(
                    notation.fromSan(position, "12. " + text + "!? $3 {a; b}\n; c")
                            .equals(event),
                    "a move with a number and comments is the same move");
            try {
                Event both = notation.fromSan(position, text + " {a} " + text);
                throw new AssertionError("two moves are none, not " + both);
            } catch (NotationException expected) {
                PositionFuzzer.checkPlace(expected, text + " {a} " + text);
            }
        }
    }
}
