package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.Parser;

/**
 * Collects the parser's events as long as they stay within the limits.
 *
 * <p>The parser works event by event, so nothing is read and no memory is used beyond the first limit that is exceeded.
 */
final class EventGate {

    private static final int DEEPEST = 20;
    private static final int MOST_NODES = 20_000;
    private static final int LONGEST = 16_000;

    private final String file;
    private final Problems problems;
    private final List<Event> passed = new ArrayList<>();
    private int documents;
    private int depth;
    private int nodes;
    private boolean stopped;

    /** The line of the last refused event, counted from 0; -1 if there is none. */
    private int lastRefused = -1;

    EventGate(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** Returns the events of the nodes of the only document; empty if a limit was exceeded. */
    Optional<List<Event>> pass(Parser parser) {
        boolean open = true;
        while (open && parser.peekEvent() != null) {
            open = admit(parser.getEvent());
        }
        return stopped ? Optional.empty() : Optional.of(passed);
    }

    /** Returns whether no event was refused. */
    boolean isClean() {
        return lastRefused < 0;
    }

    /** Returns whether the last refused event stands on this line, counted from 0; what follows may be no YAML then. */
    boolean hasRefused(int line) {
        return !isClean() && lastRefused == line;
    }

    /** Returns the start of the last collected event, for failures of the parser that have no location. */
    Location lastPlace() {
        return passed.isEmpty()
                ? Location.startOf(file)
                : place(passed.get(passed.size() - 1).getStartMark());
    }

    /** Handles one event; returns false if nothing more should be read. */
    private boolean admit(Event event) {
        if (event instanceof DocumentStartEvent) {
            documents++;
            return documents == 1 || stop(event, "E-DOCUMENTS", "a second document begins here; expected one document");
        }
        if (event instanceof CollectionEndEvent) {
            depth--;
            passed.add(event);
        }
        return !(event instanceof NodeEvent node) || admitNode(node);
    }

    private boolean admitNode(NodeEvent event) {
        passed.add(event);
        nodes++;
        refuseReferences(event);
        refuseTag(event);
        if (event instanceof CollectionStartEvent) {
            depth++;
        }
        return withinLimits(event) && (!(event instanceof ScalarEvent scalar) || admitText(scalar));
    }

    private void refuseReferences(NodeEvent event) {
        if (event instanceof AliasEvent || event.getAnchor() != null) {
            String sign = event instanceof AliasEvent ? "*" : "&";
            refuse(
                    event,
                    "E-ANCHOR",
                    "anchors and aliases are not allowed: " + sign + Problems.cut(event.getAnchor()),
                    MisreadText.needsQuotes(sign));
        }
    }

    private void refuseTag(NodeEvent event) {
        Optional<String> tag = tag(event);
        if (tag.isPresent()) {
            String written = tag.get().replaceFirst("^tag:yaml\\.org,2002:", "!!");
            refuse(event, "E-TAG", "tags are not allowed: " + Problems.cut(written), MisreadText.needsQuotes("!"));
        }
    }

    private static Optional<String> tag(NodeEvent event) {
        if (event instanceof ScalarEvent scalar) {
            return Optional.ofNullable(scalar.getTag());
        }
        return event instanceof CollectionStartEvent start ? Optional.ofNullable(start.getTag()) : Optional.empty();
    }

    private boolean withinLimits(NodeEvent event) {
        if (depth > DEEPEST) {
            return stop(event, "E-DEPTH", "nesting too deep; expected at most " + DEEPEST + " levels");
        }
        return nodes <= MOST_NODES || stop(event, "E-NODES", "too many values; expected at most " + MOST_NODES);
    }

    private boolean admitText(ScalarEvent event) {
        String text = event.getValue();
        if (text.length() > LONGEST) {
            return stop(event, "E-SCALAR", "text too long; expected at most " + LONGEST + " characters");
        }
        // Escapes in double quotes can produce characters that the check of the file's bytes has not seen.
        Optional<String> complaint = Characters.firstComplaint(text);
        if (complaint.isPresent()) {
            refuse(event, "E-CHARACTER", complaint.get());
        }
        return true;
    }

    private boolean stop(Event event, String code, String message) {
        refuse(event, code, message);
        stopped = true;
        return false;
    }

    private void refuse(Event event, String code, String message) {
        refuse(event, code, message, "");
    }

    private void refuse(Event event, String code, String message, String hint) {
        lastRefused = event.getStartMark().getLine();
        problems.report(place(event.getStartMark()), "", code, message, hint);
    }

    private Location place(Mark mark) {
        return new Location(file, mark.getLine() + 1, mark.getColumn() + 1);
    }
}
