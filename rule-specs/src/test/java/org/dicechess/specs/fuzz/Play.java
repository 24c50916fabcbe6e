package org.dicechess.specs.fuzz;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;
import org.dicechess.spi.HookException;

/** Tests a position that was made from an input. */
final class Play {

    /** One of this many inputs is tested with all properties of the test kit, which takes longer. */
    private static final int ONE_OF = 8;

    /** With more events at the start the properties, which play each of them several times, would take seconds. */
    private static final int MOST_EVENTS = 300;

    /** Larger turns are not searched. */
    private static final int MOST_POSITIONS = 500;

    private Play() {}

    /** Plays on at random; a hook may fail as the Javadoc of positions says. */
    static void on(Position start, int plies, Random random, Stopwatch watch) {
        try {
            play(start, plies, random, watch);
            if (random.nextInt(ONE_OF) == 0 && start.count() <= MOST_EVENTS) {
                VariantSpec.properties(start, random.nextInt(), plies / 2).forEach(Check::run);
            }
        } catch (HookException failed) {
            require(!failed.getMessage().isBlank(), "a hook that failed has a message");
        } catch (AssertionError failed) {
            if (Stream.iterate((Throwable) failed, Objects::nonNull, Throwable::getCause)
                    .noneMatch(HookException.class::isInstance)) {
                throw failed;
            }
        }
    }

    private static void play(Position start, int plies, Random random, Stopwatch watch) {
        Position position = start;
        GameRecord game = GameRecord.from(start);
        Cursor cursor = start.cursor();
        for (int ply = 0; ply <= plies; ply++) {
            Position here = position;
            Node node = watch.time("node", here::node);
            agree(game, cursor, watch);
            if (random.nextInt(ONE_OF) == 0) {
                twice(here, watch);
                turns(here, watch);
            }
            if (game.node() instanceof Node.End) {
                return;
            }
            int count = watch.time("count", here::count);
            readBack(here, watch);
            List<Event> events = listed(node);
            if (events.isEmpty()) {
                require(node instanceof Node.End, "only the end lists nothing");
                return;
            }
            require(count == events.size(), "count " + count + " of " + events.size() + " events at " + here.text());
            require(count <= here.variant().eventBound(), "no more events than the bound");
            Event event = events.get(random.nextInt(events.size()));
            position = watch.time("after", () -> here.after(event));
            GameRecord before = game;
            game = watch.time("after of a record", () -> before.after(event));
            cursor.play(watch.time("number", () -> cursor.number(event)));
            Position read = watch.time("after a text", () -> here.after(event.text()));
            require(read.equals(position), "the text " + event.text() + " plays its event at " + here.text());
        }
    }

    /** A cursor that has played a game agrees with its record, repetition included. */
    private static void agree(GameRecord game, Cursor cursor, Stopwatch watch) {
        Node node = game.node();
        Cursor.Kind kind = watch.time("kind", cursor::kind);
        require(cursor.position().equals(game.position()), "the position of the cursor is that of the record");
        require(
                (kind == Cursor.Kind.END) == node instanceof Node.End,
                "the cursor ends where the record ends, at " + game);
        require(kind != Cursor.Kind.END || cursor.end().equals(node), "the end of the cursor is " + node);
        require(
                (kind == Cursor.Kind.CHANCE) == node instanceof Node.Chance,
                "the cursor throws where the record throws, at " + game);
    }

    /** An equal position that has computed nothing yet gives the same answers. */
    private static void twice(Position position, Stopwatch watch) {
        Position again = position.ignoring();
        List<Event> events = listed(position.node());
        require(
                again.equals(position) && again.count() == position.count(),
                "the same number of events, at " + position.text());
        require(listed(again.node()).equals(events), "the same events, at " + position.text());
        require(texts(listed(again.node())).equals(texts(events)), "the same texts of events, at " + position.text());
        require(position.node().getClass() == again.node().getClass(), "the same kind of node, at " + position.text());
        require(
                !(position.node() instanceof Node.End) || position.node().equals(again.node()),
                "the same end, at " + position.text());
        watch.time(
                "nodeIfRepeated",
                () -> require(position.nodeIfRepeated().equals(again.nodeIfRepeated()), "the same if repeated"));
    }

    private static List<String> texts(List<Event> events) {
        return events.stream().limit(MOST_EVENTS).map(Event::text).toList();
    }

    /**
     * A graph of a turn, if it is small, has the ends and sequences that are counted without it. Both fail where their
     * Javadoc says so.
     */
    private static void turns(Position position, Stopwatch watch) {
        TurnGraph graph = watch.time("turns", position::turns);
        List<Position> positions;
        try {
            positions = watch.time("positions of a turn", () -> graph.positions(MOST_POSITIONS));
        } catch (IllegalStateException tooMany) {
            require(
                    tooMany.getMessage().startsWith("the turn "),
                    "a message that speaks of the turn: " + tooMany.getMessage());
            return;
        }
        long[] ways = new long[positions.size()];
        ways[0] = 1;
        long ends = 0;
        long sequences = 0;
        for (int from = 0; from < ways.length; from++) {
            List<TurnGraph.Link> links = graph.links(from);
            ends += links.isEmpty() ? 1 : 0;
            sequences += links.isEmpty() ? ways[from] : 0;
            for (TurnGraph.Link link : links) {
                require(link.to() > from, "a position comes after those that lead to it");
                ways[link.to()] += ways[from];
            }
        }
        require(
                watch.time("sequences", graph::sequences) == sequences,
                sequences + " sequences, not " + graph.sequences() + ", at " + position.text());
        require(
                watch.time("ends", graph::ends) == ends,
                ends + " ends, not " + graph.ends() + ", at " + position.text());
        Position last = position;
        for (Event event : watch.time("way", () -> graph.way(ways.length - 1))) {
            last = last.after(event);
        }
        require(last.equals(positions.get(ways.length - 1)), "the way leads to the position, at " + position.text());
    }

    private static void readBack(Position position, Stopwatch watch) {
        String text = watch.time("text", position::text);
        Position read = watch.time("position", () -> position.variant().position(text));
        require(read.equals(position), "the position of its text is equal: " + text);
        require(read.text().equals(text), "the text of " + text + " is " + read.text());
    }

    /** Returns the events of a node, including rolls. */
    static List<Event> listed(Node node) {
        return node.events();
    }

    /** Fails with the expectation. */
    static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("expected: " + what);
        }
    }

    /** Returns the first cause of a failure. */
    static Throwable root(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root;
    }
}
