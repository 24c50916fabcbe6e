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
 * Lets the parser's events pass while they stay within the limits.
 *
 * <p>The parser works event by event, so that nothing is read, and no memory is taken, beyond the first limit that is
 * hit.
 */
final class EventGate {

    private static final int DEEPEST = 12;
    private static final int MOST_NODES = 20_000;
    private static final int LONGEST = 16_000;

    private final String file;
    private final Problems problems;
    private final List<Event> passed = new ArrayList<>();
    private int documents;
    private int depth;
    private int nodes;
    private boolean stopped;
    private boolean refused;

    EventGate(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** The events of the one document, its nodes only; empty if a limit was hit. */
    Optional<List<Event>> pass(Parser parser) {
        boolean open = true;
        while (open && parser.peekEvent() != null) {
            open = admit(parser.getEvent());
        }
        return stopped ? Optional.empty() : Optional.of(passed);
    }

    /** True if the events hold nothing that was refused. */
    boolean isClean() {
        return !refused;
    }

    /** Where the last event that passed began, for failures of the parser that name no place. */
    Location lastPlace() {
        return passed.isEmpty()
                ? Location.startOf(file)
                : place(passed.get(passed.size() - 1).getStartMark());
    }

    /** False if nothing more should be read. */
    private boolean admit(Event event) {
        if (event instanceof DocumentStartEvent) {
            documents++;
            return documents == 1
                    || stop(event, "E-DOCUMENTS", "exactly one document expected, but another begins here");
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
        if (event instanceof AliasEvent) {
            refuse(event, "E-ANCHOR", "anchors and aliases are not allowed: *" + Problems.cut(event.getAnchor()));
        } else if (event.getAnchor() != null) {
            refuse(event, "E-ANCHOR", "anchors and aliases are not allowed: &" + Problems.cut(event.getAnchor()));
        }
    }

    private void refuseTag(NodeEvent event) {
        Optional<String> tag = tag(event);
        if (tag.isPresent()) {
            refuse(event, "E-TAG", "tags are not allowed: " + Problems.cut(tag.get()));
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
            return stop(event, "E-DEPTH", "nesting too deep, at most " + DEEPEST + " levels");
        }
        return nodes <= MOST_NODES || stop(event, "E-NODES", "too many values, at most " + MOST_NODES);
    }

    private boolean admitText(ScalarEvent event) {
        String text = event.getValue();
        if (text.length() > LONGEST) {
            return stop(event, "E-SCALAR", "text too large, at most " + LONGEST + " characters");
        }
        // Escapes in double quotes can bring back what the check of the file's characters refused.
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
        refused = true;
        problems.report(place(event.getStartMark()), "", code, message);
    }

    private Location place(Mark mark) {
        return new Location(file, mark.getLine() + 1, mark.getColumn() + 1);
    }
}
