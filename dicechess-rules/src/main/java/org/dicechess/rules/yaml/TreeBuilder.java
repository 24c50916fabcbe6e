package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;

/**
 * Builds the tree from the events that {@link EventGate} has collected, so depth and size are bounded.
 *
 * <p>An alias becomes a text. The gate has already refused the file; its tree is used only to find more problems.
 *
 * <p>Every unquoted value stays the text that the author wrote: no resolver turns {@code no} into a flag or {@code 010}
 * into eight.
 */
final class TreeBuilder {

    private static final Pattern COMMENT = Pattern.compile(" +(#[\\p{L}\\p{Nd}\\p{Nl}\\p{No}].*?) *");
    private static final Pattern BRACKET = Pattern.compile("[{\\[]");
    private static final Pattern OPEN = Pattern.compile("\\([^)]*$");
    private static final Pattern CLOSED = Pattern.compile("^[^(]*\\)");

    private final String file;
    private final Problems problems;
    private final List<String> lines;
    private final Iterator<Event> events;
    private boolean sound = true;

    /**
     * Creates a builder.
     *
     * @param lines the lines of the file, for the comments behind texts; empty if it has none that matter
     */
    TreeBuilder(String file, List<String> lines, Problems problems, List<Event> events) {
        this.file = file;
        this.lines = lines;
        this.problems = problems;
        this.events = events.iterator();
    }

    /** Returns the root. Keys that cannot be used are reported and left out. */
    YamlNode root() {
        return node(events.next(), "");
    }

    /** Returns false if a key is no YAML that an author means, so that further problems would only follow from that. */
    boolean isSound() {
        return sound;
    }

    private YamlNode node(Event event, String path) {
        if (event instanceof ScalarEvent scalar) {
            return new YamlText(place(scalar), path, scalar.getValue(), scalar.isPlain(), comment(scalar));
        }
        if (event instanceof AliasEvent alias) {
            return new YamlText(place(alias), path, "*" + alias.getAnchor(), true);
        }
        return event instanceof SequenceStartEvent ? list(event, path) : map((MappingStartEvent) event, path);
    }

    /** Returns a comment that begins with a letter or digit right behind its sign, on the line where a text ends. */
    private String comment(ScalarEvent text) {
        Mark end = text.getEndMark();
        if (!text.isPlain() || end.getLine() >= lines.size()) {
            return "";
        }
        String line = lines.get(end.getLine());
        Matcher comment = COMMENT.matcher(line.substring(line.offsetByCodePoints(0, end.getColumn())));
        return comment.matches() ? comment.group(1) : "";
    }

    private YamlList list(Event start, String path) {
        List<YamlNode> items = new ArrayList<>();
        for (Event event = events.next(); !(event instanceof SequenceEndEvent); event = events.next()) {
            YamlNode item = node(event, path + "[" + items.size() + "]");
            if (items.isEmpty() || !isParted(items.get(items.size() - 1), item)) {
                items.add(item);
            }
        }
        return new YamlList(place(start), path, items);
    }

    private YamlMap map(MappingStartEvent start, String path) {
        Map<String, YamlMap.Entry> entries = new LinkedHashMap<>();
        YamlNode value = new YamlText(place(start), path, "", true);
        for (Event event = events.next(); !(event instanceof MappingEndEvent); event = events.next()) {
            YamlNode key = node(event, path);
            boolean parted = isParted(value, key);
            value = node(events.next(), join(path, key));
            if (parted) {
                continue;
            }
            if (key instanceof YamlText text && isUsable(text) && isNew(text, entries)) {
                entries.put(text.text(), new YamlMap.Entry(text.text(), text.location(), value));
            } else if (!(key instanceof YamlText)) {
                problems.report(key, "E-KEY", "text key expected, not a list or a map");
            }
        }
        return new YamlMap(place(start), path, entries.values());
    }

    /** Returns whether a comma parts a text without quotes within brackets or braces, as {@code (1,3)}; reports it. */
    private boolean isParted(YamlNode before, YamlNode after) {
        if (!(before instanceof YamlText first && after instanceof YamlText second)
                || !first.unquoted()
                || !second.unquoted()
                || !OPEN.matcher(first.text()).find()
                || !CLOSED.matcher(second.text()).find()) {
            return false;
        }
        sound = false;
        problems.report(first, "E-SYNTAX", "a text with a comma in parentheses needs quotes here, as \"(1,3)\"");
        return true;
    }

    private static String join(String path, YamlNode key) {
        return YamlMap.join(path, key instanceof YamlText text ? text.text() : "?");
    }

    private boolean isUsable(YamlText key) {
        if (key.unquoted() && key.text().equals("<<")) {
            problems.report(key, "E-MERGE", "merge keys are not allowed");
            return false;
        }
        if (key.unquoted() && BRACKET.matcher(key.text()).find()) {
            sound = false;
            problems.report(
                    key,
                    "E-SYNTAX",
                    "a blank is missing behind a colon, or a colon before a bracket: " + Problems.quoted(key.text()));
            return false;
        }
        if (key.text().isEmpty() || key.text().contains("\n")) {
            problems.report(key, "E-KEY", "text key of one line expected, not an empty one or one of several lines");
            return false;
        }
        return true;
    }

    private boolean isNew(YamlText key, Map<String, YamlMap.Entry> entries) {
        if (!entries.containsKey(key.text())) {
            return true;
        }
        int line = entries.get(key.text()).keyLocation().line();
        problems.report(
                key,
                "E-DUPLICATE-KEY",
                "duplicate key " + Problems.quoted(key.text()) + "; the first one is on line " + line);
        return false;
    }

    private Location place(Event event) {
        Mark mark = event.getStartMark();
        return new Location(file, mark.getLine() + 1, mark.getColumn() + 1);
    }
}
