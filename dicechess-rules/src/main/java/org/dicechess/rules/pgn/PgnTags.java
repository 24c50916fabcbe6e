package org.dicechess.rules.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;

/** Writes the tag pairs of a game: the Seven Tag Roster first, then the others in alphabetical order. */
final class PgnTags {

    private static final String RESULT = "Result";
    private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
    private static final String DATE = "([0-9]{4}|[?]{4})[.](0[1-9]|1[0-2]|[?]{2})[.](0[1-9]|[12][0-9]|3[01]|[?]{2})";
    private static final List<String> OURS = List.of("Variant", "SetUp", "FEN");

    /** The game that needs no tag {@code Variant}. */
    private static final String CHESS = "chess";

    private final Map<String, String> pairs;

    private PgnTags(Map<String, String> pairs) {
        this.pairs = pairs;
    }

    static PgnTags of(GameRecord game, int dealt, Map<String, String> tags) {
        tags.forEach(PgnTags::check);
        Map<String, String> pairs = roster();
        pairs.putAll(new TreeMap<>(given(game.positions().get(dealt), tags)));
        pairs.put(RESULT, result(game.node(), tags));
        return new PgnTags(pairs);
    }

    String result() {
        return Objects.requireNonNull(pairs.get(RESULT));
    }

    /** Returns the tag pairs, one on each line. */
    String text() {
        StringBuilder text = new StringBuilder();
        pairs.forEach((name, value) -> text.append("[" + name + " \"" + escaped(value) + "\"]\n"));
        return text.toString();
    }

    private static Map<String, String> roster() {
        Map<String, String> roster = new LinkedHashMap<>();
        List.of("Event", "Site").forEach(name -> roster.put(name, "?"));
        roster.put("Date", "????.??.??");
        List.of("Round", "White", "Black").forEach(name -> roster.put(name, "?"));
        roster.put(RESULT, "*");
        return roster;
    }

    private static Map<String, String> given(Position first, Map<String, String> tags) {
        Map<String, String> given = new TreeMap<>(tags);
        Variant variant = first.variant();
        if (!variant.id().equals(CHESS)) {
            given.put("Variant", variant.name());
        }
        if (!first.equals(variant.start())) {
            given.put("SetUp", "1");
            given.put("FEN", first.text());
        }
        return given;
    }

    private static String result(Node node, Map<String, String> tags) {
        String played = node instanceof Node.End end ? end.result().text() : tags.getOrDefault(RESULT, "*");
        String stated = tags.getOrDefault(RESULT, played);
        if (!stated.equals(played) || !RESULTS.contains(stated)) {
            throw new IllegalArgumentException("tag Result '" + stated + "': expected "
                    + (node instanceof Node.End ? "'" + played + "', which the game gives" : "one of " + RESULTS));
        }
        return stated;
    }

    private static void check(String name, String value) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9_]{0,254}")) {
            throw new IllegalArgumentException(
                    "tag '" + name + "': expected a name of letters, digits and underscores");
        }
        if (OURS.contains(name)) {
            throw new IllegalArgumentException("tag " + name + " comes from the game, expected it not to be set");
        }
        if (name.equals("Date") && !value.matches(DATE)) {
            throw new IllegalArgumentException(
                    "tag Date '" + value
                            + "': expected year, month and day as 2000.01.31, ???? for an unknown year, ?? for an unknown month or day");
        }
        if (value.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("tag " + name + ": the value has a control character, expected none");
        }
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
