package org.dicechess.examples.webhost.worker;

import java.util.List;
import org.dicechess.examples.webhost.game.Refusal;

/**
 * What a worker is asked to do with a definition.
 *
 * @param yaml the definition, data only
 * @param play whether to play; else the definition is checked and drawn
 * @param events the events of the game so far
 * @param side the side of the author, {@code white} or {@code black}
 * @param level the computer player of the other side
 * @param kind the kind of piece whose moves are drawn; empty for none
 * @param dark whether pictures are dark
 */
public record Task(
        String yaml, boolean play, List<String> events, String side, String level, String kind, boolean dark) {

    /** A task that succeeds. */
    static final Task EXAMPLE = new Task(
            "format: 1\nid: example\nname: Example\nextends: dice-chess\n",
            true,
            List.of(),
            "white",
            "level-1",
            "",
            false);

    private static final int LONGEST = 262_144;
    private static final int MOST_EVENTS = 2_000;

    /** Fills in what is missing. */
    public Task {
        yaml = yaml == null ? "" : yaml;
        events = events == null ? List.of() : List.copyOf(events);
        side = one("side", side, "white", "white|black", "white or black");
        level = one("level", level, "level-1", "level-[1-3]", "level-1 to level-3");
        kind = kind == null ? "" : kind;
        if (yaml.length() > LONGEST || events.size() > MOST_EVENTS) {
            throw new IllegalArgumentException(
                    "expected at most " + LONGEST + " characters and " + MOST_EVENTS + " events");
        }
    }

    private static String one(String member, String said, String usual, String form, String expected) {
        if (said != null && !said.matches(form)) {
            throw new Refusal(422, "no-" + member, member + ": expected " + expected);
        }
        return said == null ? usual : said;
    }
}
