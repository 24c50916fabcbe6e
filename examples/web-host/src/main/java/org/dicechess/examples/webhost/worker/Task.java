package org.dicechess.examples.webhost.worker;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.examples.webhost.game.Refusal;

/**
 * What a worker is asked to do with a definition.
 *
 * @param yaml the definition
 * @param scripts the scripts beside it, by the names of their files
 * @param play whether to play; else the definition is checked and drawn
 * @param events the events of the game so far
 * @param side the side of the author: {@code white}, {@code black}, {@code both}, or {@code none} who only watches
 * @param level the computer player of the other sides
 * @param kind the kind of piece whose moves are drawn; empty for none
 * @param dark whether pictures are dark
 */
public record Task(
        String yaml,
        Map<String, String> scripts,
        boolean play,
        List<String> events,
        String side,
        String level,
        String kind,
        boolean dark) {

    /** A task that succeeds and needs all that others need, also the compiler of scripts. */
    static final Task EXAMPLE =
            new Task("""
            format: 1
            id: example
            name: Example
            extends: dice-chess
            pieces:
              queen: {move: {hook: queen.groovy}}
            """, Map.of("queen.groovy", """
                    path { from ->
                        def paths = []
                        for (way in [NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST]) {
                            paths << rides(from.ray(way))
                        }
                        paths
                    }
                    """), true, List.of(), "white", "level-1", "", false);

    /** Of a file, and of all files together. */
    private static final int MOST_BYTES = 262_144;

    private static final int MOST_SCRIPTS = 20;
    private static final int MOST_EVENTS = 2_000;
    private static final String SCRIPT = "[a-z0-9-]{1,40}\\.groovy";

    /** Fills in what is missing. */
    public Task {
        yaml = yaml == null ? "" : yaml;
        scripts = scripts == null ? Map.of() : Map.copyOf(scripts);
        events = events == null ? List.of() : List.copyOf(events);
        side = one("side", side, "white", "white|black|both|none", "white, black, both or none");
        level = one("level", level, "level-1", "level-[1-3]", "level-1 to level-3");
        kind = kind == null ? "" : kind;
        if (events.size() > MOST_EVENTS) {
            throw new Refusal(422, "too-long", "events: expected at most " + MOST_EVENTS);
        }
        checkFiles(yaml, scripts);
    }

    private static void checkFiles(String yaml, Map<String, String> scripts) {
        long bytes =
                size(yaml) + scripts.values().stream().mapToLong(Task::size).sum();
        if (bytes > MOST_BYTES) {
            throw new Refusal(413, "too-large", "expected at most " + MOST_BYTES + " bytes of all files together");
        }
        if (scripts.size() > MOST_SCRIPTS) {
            throw new Refusal(422, "too-many-scripts", "scripts: expected at most " + MOST_SCRIPTS);
        }
        if (!scripts.keySet().stream().allMatch(name -> name.matches(SCRIPT))) {
            throw new Refusal(
                    422,
                    "no-script-name",
                    "scripts: expected names of 1 to 40 small letters, digits and '-', and then '.groovy'");
        }
    }

    private static long size(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** Returns the sides for which the author chooses. */
    Set<Color> own() {
        return switch (side) {
            case "white" -> Set.of(Color.WHITE);
            case "black" -> Set.of(Color.BLACK);
            case "both" -> Set.of(Color.WHITE, Color.BLACK);
            default -> Set.of();
        };
    }

    /** Returns the side at the bottom of the board. */
    Color seenBy() {
        return side.equals("black") ? Color.BLACK : Color.WHITE;
    }

    private static String one(String member, String said, String usual, String form, String expected) {
        if (said != null && !said.matches(form)) {
            throw new Refusal(422, "no-" + member, member + ": expected " + expected);
        }
        return said == null ? usual : said;
    }
}
