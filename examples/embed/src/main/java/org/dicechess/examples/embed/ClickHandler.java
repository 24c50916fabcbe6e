package org.dicechess.examples.embed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Selection;

/**
 * Finds the event that a person means by clicks on squares and buttons, in any variant. A board shows
 * {@link #options()}: squares to light up, such as {@code e2}, and words for buttons, such as {@code :d6} for dice,
 * {@code /promote} for an action, {@code --} for a pass, {@code e7e8q} for one of several promotions. No word is the
 * name of a square. Each click narrows them down. Any click plays a forced pass.
 */
public final class ClickHandler {

    private final List<Event> events;
    private final List<String> clicks = new ArrayList<>();

    /** Handles the clicks of one decision. */
    public ClickHandler(Node.Decision decision) {
        events = decision.events();
    }

    public SortedSet<String> options() {
        return new TreeSet<>(
                fitting().map(event -> clicksFor(event).get(clicks.size())).toList());
    }

    public Optional<Event> click(String option) {
        clicks.add(option);
        clicks.retainAll(fitting().findAny().isEmpty() ? List.of() : clicks); // a click elsewhere begins anew
        return fitting()
                .filter(event -> fitting().count() == 1
                        && clicks.size() + 1 >= clicksFor(event).size())
                .findAny();
    }

    private Stream<Event> fitting() {
        return events.stream().filter(event -> Collections.indexOfSubList(clicksFor(event), clicks) == 0);
    }

    private static List<String> clicksFor(Event event) {
        List<String> clicks = new ArrayList<>(List.of(event.text()));
        if (event instanceof Selection selection) {
            clicks.addAll(0, List.of(selection.square().text(), ":" + selection.die()));
        } else if (event instanceof Move move) {
            move.to().ifPresent(to -> clicks.add(0, to.text()));
            move.action().ifPresent(name -> clicks.add(0, "/" + name));
            move.from().ifPresent(from -> clicks.add(0, from.text()));
        }
        return clicks;
    }
}
