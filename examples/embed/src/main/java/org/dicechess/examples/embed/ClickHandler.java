package org.dicechess.examples.embed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Square;

/**
 * Finds the event that a person means by clicks on squares and buttons, in any variant. A board shows
 * {@link #options()}: squares to light up, such as {@code e2}, and texts of events for buttons, such as {@code c1:d6}
 * to roll a die for the piece on c1, {@code e7e8q} for one of several promotions, {@code --} for a pass. Each click
 * narrows them down. Any click plays a forced pass.
 */
public final class ClickHandler {

    private final List<Event> events;
    private final List<String> clicks = new ArrayList<>();

    /** Handles the clicks of one decision. */
    public ClickHandler(Node.Decision decision) {
        events = decision.events();
    }

    public SortedSet<String> options() {
        return fitting().map(way -> way.get(clicks.size())).collect(Collectors.toCollection(TreeSet::new));
    }

    public Optional<Event> click(String option) {
        clicks.add(option);
        clicks.retainAll(fitting().findAny().isEmpty() ? List.of() : clicks); // a click elsewhere begins anew
        List<String> only = fitting().reduce((one, other) -> List.of()).orElse(List.of());
        return events.stream()
                .filter(event -> clicksFor(event).equals(only) && only.size() <= clicks.size() + 1)
                .findAny();
    }

    private Stream<List<String>> fitting() {
        return events.stream().map(ClickHandler::clicksFor).filter(way -> Collections.indexOfSubList(way, clicks) == 0);
    }

    private static List<String> clicksFor(Event event) {
        boolean stays = event.from().equals(event.to()); // a king that castles on its square is clicked with the rook
        Optional<Square> to =
                event instanceof Move move && stays ? move.partner().or(event::to) : event.to();
        Stream<Square> squares = Stream.of(event.from(), to).flatMap(Optional::stream);
        return Stream.concat(squares.map(Square::text), Stream.of(event.text())).toList();
    }
}
