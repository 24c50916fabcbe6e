package org.dicechess.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;

/** Claims about events that a position does not list. */
final class UnlistedClaims {

    /** The number of events that are tried of each nearby position. */
    private static final int SOME = 10;

    private UnlistedClaims() {}

    static void refused(GameRecord game) {
        List<Position> positions = game.positions();
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(i);
            String text = position.text();
            List<Event> listed = Property.listed(position.node());
            for (Event event : candidates(positions, i)) {
                if (!listed.contains(event)) {
                    Property.at("after " + i + " events, at " + text, () -> refused(position, text, event));
                }
            }
        }
    }

    /** Claims that an event is refused in a position of this text, and that the position keeps its text. */
    private static void refused(Position position, String text, Event event) {
        Optional<String> why = position.explain(event);
        Claim.that(why.isPresent() && !why.get().isBlank(), () -> "expected an explanation of " + event.text());
        IllegalEventException refusal =
                Claim.throwing(IllegalEventException.class, "playing " + event.text(), () -> position.after(event));
        Claim.that(
                String.valueOf(refusal.getMessage()).contains(why.get()),
                () -> "the refusal of " + event.text() + ": expected " + why.get() + " but " + refusal.getMessage());
        Claim.equal("the position afterwards", text, position.text());
    }

    /** Returns events of every kind, and some that are possible nearby: before, afterwards, or after another roll. */
    private static List<Event> candidates(List<Position> positions, int index) {
        Square corner = positions.get(0).board().squares().get(0);
        List<Event> events = new ArrayList<>();
        events.add(new Pass());
        events.add(new Roll(List.of(Integer.MAX_VALUE)));
        events.add(new Roll(List.of(1, 1, 1, 1, 1, 1, 1)));
        events.add(new Selection(corner, "no such die"));
        events.add(Move.of("--", List.of(), List.of(), List.of()));
        events.add(Move.of("a1a1", List.of(), List.of(), List.of(corner, corner)));
        if (index > 0) {
            Position before = positions.get(index - 1);
            List<Event> others = Property.listed(before.node());
            addSome(before, events);
            addSome(before.after(others.get(index % others.size())), events);
        }
        if (index + 1 < positions.size()) {
            addSome(positions.get(index + 1), events);
        }
        return events;
    }

    private static void addSome(Position position, List<Event> events) {
        Property.listed(position.node()).stream().limit(SOME).forEach(events::add);
    }
}
