package org.dicechess.examples.balance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Played games: a file has the plan as JSON on the first line, then a game on each line in any order.
 *
 * @param plan the plan
 * @param games the games, sorted by skill and number
 */
record GameFile(Plan plan, List<PlayedGame> games) {

    /**
     * Reads the files of one plan. A last line without an end was cut off and is left out.
     *
     * @throws BadInputException if a line is no game of the plan, if a game is there twice, or if the plans differ
     */
    static GameFile read(List<Path> paths) {
        Reader reader = new Reader();
        paths.forEach(reader::read);
        return new GameFile(reader.plan, List.copyOf(reader.games.values()));
    }

    /** Returns the games of the plan that have not been played. */
    List<Job> missing() {
        TreeMap<Job, PlayedGame> played = new TreeMap<>();
        games.forEach(game -> played.put(game.job(), game));
        return plan.jobs(0, 1).filter(job -> !played.containsKey(job)).toList();
    }

    /** Returns the lines of a file with these games. */
    Stream<String> lines() {
        return Stream.concat(Stream.of(Json.line(plan)), games.stream().map(Json::line));
    }

    /** Returns the whole lines of a file. */
    static List<String> wholeLines(Path path) {
        String text = text(path);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    /** Returns the text of a file; bytes that are no UTF-8 become replacement characters. */
    static String text(Path path) {
        try {
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw new BadInputException("cannot read " + path + ": no such file");
        } catch (IOException e) {
            throw new BadInputException("cannot read " + path + ": " + e.getMessage());
        }
    }

    private static final class Reader {

        private final Map<Job, PlayedGame> games = new TreeMap<>();
        private final Map<Job, String> places = new TreeMap<>();
        private Plan plan = null;

        void read(Path path) {
            List<String> lines = wholeLines(path);
            if (lines.isEmpty()) {
                throw new BadInputException(path + ", line 1: no whole line; expected a plan as JSON");
            }
            begin(path + ", line 1", Json.read(lines.get(0), Plan.class, path + ", line 1"));
            for (int i = 1; i < lines.size(); i++) {
                String place = path + ", line " + (i + 1);
                add(place, Json.read(lines.get(i), PlayedGame.class, place));
            }
        }

        private void begin(String place, Plan read) {
            plan = plan == null ? read : plan;
            plan.difference(read).ifPresent(difference -> {
                throw new BadInputException(place + ": another plan: " + difference);
            });
        }

        private void add(String place, PlayedGame game) {
            String complaint = game.complaint(plan);
            if (!complaint.isEmpty()) {
                throw new BadInputException(place + ": " + complaint);
            }
            String before = places.put(game.job(), place);
            if (before != null) {
                throw new BadInputException(
                        place + ": " + plan.name(game.job()) + " again; expected it once, as in " + before);
            }
            games.put(game.job(), game);
        }
    }
}
