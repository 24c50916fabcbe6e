package org.dicechess.specs;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;

/** A claim that is true in every game of every variant. */
record Property(String claim, Consumer<GameRecord> body) {

    private static final List<Property> ALL = List.of(
            everywhere("the weights of a roll are positive and sum to its total", ChanceClaims::addUp),
            everywhere(
                    "the outcomes of a roll are different, ascending, and faces of its dice", ChanceClaims::showFaces),
            everywhere("every outcome of a roll has as many numbers as its weight", ChanceClaims::standForNumbers),
            everywhere("every listed event plays, always with the same effect", EventClaims::play),
            everywhere("events have different texts, which read back", EventClaims::readBack),
            new Property("events that are not listed are refused and change nothing", UnlistedClaims::refused),
            everywhere("a move does to the board what its edits say", EditClaims::tellTheEffect),
            everywhere("algebraic notation reads back", TextClaims::algebraic),
            everywhere("the text of a position reads back", TextClaims::position),
            new Property("records read back and replay", TextClaims::records),
            everywhere("a position without its counters is a position", CounterClaims::mayBeIgnored),
            new Property("the cursor agrees with the positions", CursorClaims::agree),
            everywhere("positions count what the cursor counts", CursorClaims::countAfterEach),
            new Property("undoing restores keys and positions", CursorClaims::undo),
            new Property("the game ends or is cut", EndClaims::finish));

    static List<Check> checks(Position start, long seed, int maxEvents) {
        RandomGame game = new RandomGame(start, seed, maxEvents);
        return ALL.stream()
                .map(property -> property.check(game, name(start, seed)))
                .toList();
    }

    private static String name(Position start, long seed) {
        return start.variant().id() + " seed " + seed + " from " + start.text();
    }

    private Check check(RandomGame game, String name) {
        String title = name + ": " + claim;
        return new Check(title, () -> at(title, () -> body.accept(game.game())));
    }

    /** A claim about each position of the game. */
    private static Property everywhere(String claim, Consumer<Position> body) {
        return new Property(claim, game -> {
            List<Position> positions = game.positions();
            for (int i = 0; i < positions.size(); i++) {
                Position position = positions.get(i);
                int events = i;
                at(() -> "after " + events + " events, at " + position.text(), () -> body.accept(position));
            }
        });
    }

    /** Runs the body; prefixes the message of a failure with the place. */
    static void at(String place, Runnable body) {
        at(() -> place, body);
    }

    /** Runs the body; prefixes the message of a failure with the place, whose text is made for a failure only. */
    static void at(Supplier<String> place, Runnable body) {
        try {
            body.run();
        } catch (AssertionError | RuntimeException e) {
            String what = e instanceof AssertionError ? e.getMessage() : e.toString();
            throw new AssertionError(place.get() + ": " + what, e);
        }
    }

    /** Returns the events or outcomes of a node, in order. */
    static List<Event> listed(Node node) {
        return node.events();
    }
}
