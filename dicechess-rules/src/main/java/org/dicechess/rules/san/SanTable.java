package org.dicechess.rules.san;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.play.PlayPosition;

/**
 * The events of a node, each with a text that no other event of the node has. An event keeps its canonical text if its
 * algebraic text would be ambiguous, or is the canonical text of another event.
 */
final class SanTable {

    private static final Pattern SQUARE = Pattern.compile("[a-z][0-9]{1,3}");

    /** The files of a pawn that captures, and the kind that it becomes: {@code exd}, {@code ed=Q}. */
    private static final Pattern FILES = Pattern.compile("[a-z]x?[a-z](?:=?\\p{Lu})?");

    private final List<Event> events;
    private final List<SanText> described;
    private final List<String> texts;

    private SanTable(List<Event> events, List<SanText> described) {
        this.events = events;
        this.described = described;
        this.texts = unique(events, shortest(described));
    }

    /** Returns the table of all events of a node. */
    static SanTable of(Position position) {
        return of(position, position.node().events());
    }

    /** Returns the table of the events that may be confused with this one: all that arrive on the same square. */
    static SanTable around(Position position, Event event) {
        Optional<Square> on = event instanceof Move move
                ? move.to()
                : Optional.of(event).filter(Selection.class::isInstance).map(each -> ((Selection) each).square());
        return of(position, on(position, square -> on.equals(Optional.of(square))));
    }

    /**
     * Returns the table of the events that a text may stand for. An algebraic text ends with the square of arrival, but
     * for promotion and facing. A canonical text names it first or second, so no other square counts.
     */
    static SanTable around(Position position, String text) {
        if (FILES.matcher(text).matches()) {
            return of(position);
        }
        List<String> named = new ArrayList<>();
        Matcher square = SQUARE.matcher(text);
        while (square.find()) {
            named.add(square.group());
        }
        Set<String> arrivals = new HashSet<>(named.subList(0, Math.min(2, named.size())));
        named.stream().skip(Math.max(0, named.size() - 1)).forEach(arrivals::add);
        return of(position, on(position, arrival -> arrivals.contains(arrival.text())));
    }

    private static SanTable of(Position position, List<Event> events) {
        Work.charge((long) Work.ALGEBRAIC * events.size());
        return new SanTable(
                events,
                events.stream().map(event -> SanParts.of(position, event)).toList());
    }

    private static List<Event> on(Position position, Predicate<Square> arrival) {
        return position instanceof PlayPosition own
                ? own.eventsOn(arrival)
                : position.node().events();
    }

    /** Returns the text of this event, without marks of check and mate; empty if the event is not listed. */
    Optional<String> text(Event event) {
        int index = events.indexOf(event);
        return index < 0 ? Optional.empty() : Optional.of(texts.get(index));
    }

    /** Returns the events that a text may stand for; only one if the text is exactly that of an event. */
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

    /** Returns the events of this sort. */
    List<Event> meaning(Predicate<Event> sort) {
        return events.stream().filter(sort).toList();
    }

    /** Returns the length of the longest beginning of this text that is also the beginning of some event's text. */
    int known(String text) {
        int known = 0;
        for (SanText words : described) {
            for (String form : words.forms()) {
                known = Math.max(known, shared(form, text));
            }
        }
        return known;
    }

    /** Returns the texts of all events that begin with these characters. */
    List<String> beginning(String prefix) {
        return texts.stream().filter(text -> text.startsWith(prefix)).toList();
    }

    /** Returns the only text that equals this one but for upper and lower case; empty if there is none, or several. */
    Optional<String> ignoringCase(String text) {
        List<String> equal = texts.stream().filter(text::equalsIgnoreCase).toList();
        return equal.size() == 1 ? Optional.of(equal.get(0)) : Optional.empty();
    }

    private static List<String> shortest(List<SanText> described) {
        Map<String, SanRivals> rivals = new HashMap<>();
        for (SanText words : described) {
            rivals.computeIfAbsent(words.key(), key -> new SanRivals()).add(words);
        }
        return described.stream()
                .map(words -> words.among(Objects.requireNonNull(rivals.get(words.key()))))
                .toList();
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
            boolean own = uses.getOrDefault(text, 0) == 1
                    && canonical.getOrDefault(text, event).equals(event);
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
