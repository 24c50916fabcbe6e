package org.dicechess.rules.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;

/**
 * The events of a node, each with a text that no other event of the node has. An event whose algebraic text would stand
 * for two events, or is the canonical text of another, keeps its own canonical text.
 */
final class SanTable {

    private final List<Event> events;
    private final List<SanText> described;
    private final List<String> texts;

    private SanTable(List<Event> events, List<SanText> described) {
        this.events = events;
        this.described = described;
        this.texts = unique(events, shortest(described));
    }

    static SanTable of(Position position) {
        List<Event> events = listed(position.node());
        return new SanTable(events, events.stream().map(event -> SanWords.of(position, event)).toList());
    }

    /** The text of this event, without check marks; empty if it is not listed. */
    Optional<String> text(Event event) {
        int index = events.indexOf(event);
        return index < 0 ? Optional.empty() : Optional.of(texts.get(index));
    }

    /** The events that may be written so; one at most if it is the very text of an event. */
    List<Event> fitting(String text) {
        int exact = texts.indexOf(text);
        if (exact >= 0) {
            return List.of(events.get(exact));
        }
        List<Event> fitting = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (described.get(i).forms().contains(text)) {
                fitting.add(events.get(i));
            }
        }
        return fitting;
    }

    /** How many characters at the beginning of this text are those of some event's text. */
    int known(String text) {
        int known = 0;
        for (SanText words : described) {
            for (String form : words.forms()) {
                known = Math.max(known, shared(form, text));
            }
        }
        return known;
    }

    /** The texts of all events that begin with these characters. */
    List<String> beginning(String prefix) {
        return texts.stream().filter(text -> text.startsWith(prefix)).toList();
    }

    private static List<Event> listed(Node node) {
        if (node instanceof Node.Decision decision) {
            return decision.events();
        }
        return node instanceof Node.Chance chance
                ? chance.outcomes().stream().<Event>map(Outcome::roll).toList()
                : List.of();
    }

    private static List<String> shortest(List<SanText> described) {
        Map<String, List<SanText>> rivals = new HashMap<>();
        for (SanText words : described) {
            rivals.computeIfAbsent(words.key(), key -> new ArrayList<>()).add(words);
        }
        return described.stream().map(words -> words.among(rivals.get(words.key()))).toList();
    }

    private static List<String> unique(List<Event> events, List<String> shortest) {
        Map<String, Integer> uses = new HashMap<>();
        shortest.forEach(text -> uses.merge(text, 1, Integer::sum));
        Map<String, Event> canonical = new HashMap<>();
        events.forEach(event -> canonical.put(event.text(), event));
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < shortest.size(); i++) {
            String text = shortest.get(i);
            Event event = events.get(i);
            boolean own = uses.get(text) == 1 && canonical.getOrDefault(text, event).equals(event);
            texts.add(own ? text : event.text());
        }
        return texts;
    }

    private static int shared(String one, String other) {
        int length = Math.min(one.length(), other.length());
        int shared = 0;
        while (shared < length && one.charAt(shared) == other.charAt(shared)) {
            shared++;
        }
        return shared;
    }
}
