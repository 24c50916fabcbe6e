package org.dicechess.specs;

import java.util.List;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;

/** Claims about every listed event. */
final class EventClaims {

    private EventClaims() {}

    static void play(Position position) {
        List<Event> events = Property.listed(position.node());
        Claim.that(!events.isEmpty() || position.node() instanceof Node.End, () -> "expected at least one event");
        for (Event event : events) {
            Claim.equal("explaining " + event.text(), Optional.empty(), position.explain(event));
            Position once = position.after(event);
            Position again = position.after(event);
            Claim.equal("playing " + event.text() + " again", once, again);
            Claim.equal("hash after " + event.text() + " again", once.hashCode(), again.hashCode());
        }
    }

    static void readBack(Position position) {
        List<Event> events = Property.listed(position.node());
        long texts = events.stream().map(Event::text).distinct().count();
        Claim.equal("different texts", (long) events.size(), texts);
        for (Event event : events) {
            Claim.equal(
                    "reading " + event.text(),
                    event,
                    position.variant().notation().event(position, event.text()));
        }
    }
}
