package org.dicechess.specs.fuzz;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;
import org.dicechess.spi.HookException;

/** What is tried with a position that came of an input. */
final class Play {

    /** One input of so many is tried with all properties of the test kit, which takes longer. */
    private static final int ONE_OF = 8;

    /** With more events at the start the properties, which play each of them several times, would take seconds. */
    private static final int MOST_EVENTS = 300;

    private Play() {}

    /** Plays on at random; a hook may fail, as positions say. */
    static void on(Position start, int plies, Random random, Stopwatch watch) {
        try {
            play(start, plies, random, watch);
            if (random.nextInt(ONE_OF) == 0 && start.count() <= MOST_EVENTS) {
                VariantSpec.properties(start, random.nextInt(), plies / 2).forEach(Check::run);
            }
        } catch (HookException failed) {
            require(!failed.getMessage().isBlank(), "a hook that failed has a message");
        } catch (AssertionError failed) {
            if (Stream.iterate((Throwable) failed, Objects::nonNull, Throwable::getCause).noneMatch(HookException.class::isInstance)) {
                throw failed;
            }
        }
    }

    private static void play(Position start, int plies, Random random, Stopwatch watch) {
        Position position = start;
        for (int ply = 0; ply <= plies; ply++) {
            Position here = position;
            Node node = watch.time("node", here::node);
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
            Position read = watch.time("after a text", () -> here.after(event.text()));
            require(read.equals(position), "the text " + event.text() + " plays its event at " + here.text());
        }
    }

    private static void readBack(Position position, Stopwatch watch) {
        String text = watch.time("text", position::text);
        Position read = watch.time("position", () -> position.variant().position(text));
        require(read.equals(position), "the position of its text is equal: " + text);
        require(read.text().equals(text), "the text of " + text + " is " + read.text());
    }

    /** The events of a node, rolls among them. */
    static List<Event> listed(Node node) {
        if (node instanceof Node.Chance chance) {
            return chance.outcomes().stream().map(Outcome::roll).map(Event.class::cast).toList();
        }
        return node instanceof Node.Decision decision ? decision.events() : List.of();
    }

    /** Fails with what should have been. */
    static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("expected: " + what);
        }
    }

    /** What is behind a failure in the end. */
    static Throwable root(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root;
    }
}
