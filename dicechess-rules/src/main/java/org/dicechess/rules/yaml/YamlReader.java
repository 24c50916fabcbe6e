package org.dicechess.rules.yaml;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.Event;

/**
 * Reads the bytes of a definition file, which need not be trusted.
 *
 * <p>Limits: 256 KiB of strict UTF-8 without control or invisible characters; one document; no anchors, aliases, merge
 * keys, tags or directives; 20 levels; 20,000 values; 16,000 characters in a text; a map at the root.
 */
public final class YamlReader {

    private final String file;
    private final Problems problems;

    private YamlReader(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /**
     * Returns the map at the root of a file; empty if the file was refused.
     *
     * <p>Never throws because of the bytes. Unusable keys (duplicate, empty, not text, merge) are reported and left
     * out, so that the rest of the file can still be checked. A file is valid only if no problem was reported.
     *
     * @param file the name of the file, for problems
     * @throws UnsupportedOperationException if the host's SnakeYAML is too old
     */
    public static Optional<YamlMap> read(String file, byte[] bytes, Problems problems) {
        HostYaml.require();
        YamlReader reader = new YamlReader(file, problems);
        Optional<String> text = new SourceText(file, problems).read(bytes);
        return text.isPresent() ? reader.tree(text.get()) : Optional.empty();
    }

    private Optional<YamlMap> tree(String text) {
        EventGate gate = new EventGate(file, problems);
        Optional<List<Event>> events = events(text, gate);
        Optional<YamlMap> root = events.isPresent() ? root(events.get(), text) : Optional.empty();
        return gate.isClean() ? root : Optional.empty();
    }

    private Optional<List<Event>> events(String text, EventGate gate) {
        try {
            return gate.pass(HostYaml.parser(text));
        } catch (MarkedYAMLException failure) {
            report(failure, text, gate);
        } catch (RuntimeException failure) {
            // The parser also throws undeclared exceptions, such as for a number too large in an escape. Those are
            // mistakes of the author too.
            problems.report(gate.lastPlace(), "", "E-SYNTAX", "not YAML from here on");
        }
        return Optional.empty();
    }

    private void report(MarkedYAMLException failure, String text, EventGate gate) {
        if (gate.hasRefused(line(failure.getProblemMark(), -1))) {
            return;
        }
        Optional<Layout.Mistake> mistake = mistake(failure, text);
        if (mistake.isPresent()) {
            Location at =
                    new Location(file, mistake.get().line() + 1, mistake.get().column() + 1);
            problems.report(at, "", "E-SYNTAX", mistake.get().message(), colourHint(failure, text));
        } else {
            problems.report(place(failure, gate), "", "E-SYNTAX", explain(failure), colourHint(failure, text));
        }
    }

    private static Optional<Layout.Mistake> mistake(MarkedYAMLException failure, String text) {
        MisreadText misread = new MisreadText(failure, Layout.lines(text).toList());
        return misread.sign()
                .or(misread::movement)
                .or(misread::quote)
                .or(() -> mistake(failure, new Layout(text)))
                .or(misread::bracket);
    }

    private static Optional<Layout.Mistake> mistake(MarkedYAMLException failure, Layout layout) {
        String context = String.valueOf(failure.getContext());
        String problem = String.valueOf(failure.getProblem());
        int last = line(failure.getProblemMark(), 0);
        int first = line(failure.getContextMark(), last);
        boolean unclosed = problem.contains("expected ',' or");
        Optional<Layout.Mistake> comma = unclosed ? layout.noComma(last, column(failure)) : Optional.empty();
        if (comma.isPresent()) {
            return comma;
        }
        if (unclosed && first < last) {
            return layout.notClosed(first, last, context.contains("sequence") ? "]" : "}");
        }
        if (context.contains("flow")) {
            return Optional.empty();
        }
        Optional<Layout.Mistake> open = layout.openText(last);
        return open.isPresent() || context.contains("scalar")
                ? open
                : layout.betweenLines(context.contains("simple key") ? first : last, last);
    }

    private static int column(MarkedYAMLException failure) {
        return failure.getProblemMark() == null ? 0 : failure.getProblemMark().getColumn();
    }

    private static int line(@Nullable Mark mark, int otherwise) {
        return mark == null ? otherwise : mark.getLine();
    }

    private Optional<YamlMap> root(List<Event> events, String text) {
        if (events.isEmpty()) {
            problems.report(Location.startOf(file), "", "E-EMPTY", "the file is empty");
            return Optional.empty();
        }
        TreeBuilder builder =
                new TreeBuilder(file, text.contains(" #") ? Layout.lines(text).toList() : List.of(), problems, events);
        YamlNode root = builder.root();
        if (root instanceof YamlMap map) {
            return builder.isSound() ? Optional.of(map) : Optional.empty();
        }
        problems.report(root, "E-TYPE", "map expected");
        return Optional.empty();
    }

    /** Returns where the mistake is: for a text whose closing quote is missing, where the text begins. */
    private Location place(MarkedYAMLException failure, EventGate gate) {
        boolean open = failure.getContextMark() != null
                && String.valueOf(failure.getProblem()).contains("unexpected end of stream");
        return place(open ? failure.getContextMark() : failure.getProblemMark(), gate);
    }

    private Location place(Mark mark, EventGate gate) {
        return mark == null ? gate.lastPlace() : new Location(file, mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** Returns a hint for a text without quotes that the parser reads as a comment. */
    private static String colourHint(MarkedYAMLException failure, String text) {
        return String.valueOf(failure.getContext()).contains("flow mapping") && hasComment(failure, text)
                ? "a text that begins with # needs quotes, as \"#9775fa\""
                : "";
    }

    /** Returns whether a comment follows a colon between the beginning of what was read and the mistake. */
    private static boolean hasComment(MarkedYAMLException failure, String text) {
        return failure.getContextMark() != null
                && failure.getProblemMark() != null
                && Layout.lines(text)
                        .skip(failure.getContextMark().getLine())
                        .limit(1L
                                + failure.getProblemMark().getLine()
                                - failure.getContextMark().getLine())
                        .anyMatch(line -> line.contains(": #"));
    }

    private static String explain(MarkedYAMLException failure) {
        Mark context = failure.getContextMark();
        String since = context == null || failure.getContext() == null
                ? ""
                : ", " + failure.getContext() + " that begins on line " + (context.getLine() + 1);
        // The parser sees a zero after the last character.
        return ("not YAML: " + failure.getProblem() + since)
                .replace("\0(0)", "the end of the file")
                .replace('\n', ' ');
    }
}
