package org.dicechess.js;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;

/**
 * The compiled library in Node tells what the library tells. Node plays, and this test replays. It runs where the
 * property {@code dicechess.node} names a program that can read the package in {@code target/npm}.
 */
class NodeTest {

    private static final String NODE = System.getProperty("dicechess.node", "");
    private static final Loader LOADER = Loader.create();

    /** Returns the lines that a script prints; each is a list of fields with tabulators between them. */
    private static List<String[]> run(String script, String... arguments) throws IOException, InterruptedException {
        assumeTrue(!NODE.isEmpty());
        List<String> command = new ArrayList<>(List.of(NODE, "src/test/node/" + script));
        command.addAll(List.of(arguments));
        Process node = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String[]> lines = new ArrayList<>();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(node.getInputStream(), StandardCharsets.UTF_8))) {
            reader.lines().forEach(line -> lines.add(line.split("\t", -1)));
        }
        assertThat(node.waitFor()).isZero();
        return lines;
    }

    @Test
    void randomGames() throws IOException, InterruptedException {
        int games = Integer.getInteger("dicechess.node.games", 2);
        List<String[]> lines = run("games.mjs", String.valueOf(games));
        GameRecord game = null;
        int events = 0;
        for (String[] line : lines) {
            if (line[0].equals("game")) {
                Variant variant = LOADER.load(line[1]);
                assertThat(line[2]).as(line[1]).isEqualTo(variant.rulesHash());
                game = GameRecord.from(variant.start());
            } else if (line[0].equals("record")) {
                String json = game.variant().notation().json(game);
                assertThat(line[1]).isEqualTo(json.replaceAll("\n *", ""));
            } else {
                assertThat(line[1]).isEqualTo(texts(game.node()));
                String where = game.variant().id() + " " + game.position().text() + " " + line[2];
                assertThat(line[3]).as(where).isEqualTo(game.position().words(event(game.position(), line[2])));
                game = game.after(line[2]);
                assertThat(line[4]).as(where).isEqualTo(game.position().text());
                events++;
            }
        }
        long dataOnly = LOADER.ids().stream()
                .filter(id -> LOADER.describe(id).scripts().isEmpty())
                .count();
        assertThat(lines.stream().filter(line -> line[0].equals("game")).count())
                .isEqualTo(games * dataOnly);
        assertThat(events).isGreaterThan((int) (20 * games * dataOnly));
    }

    private static org.dicechess.Event event(Position position, String text) {
        return position.variant().notation().event(position, text);
    }

    private static String texts(Node node) {
        StringBuilder texts = new StringBuilder();
        if (node instanceof Node.Chance chance) {
            chance.outcomes()
                    .forEach(outcome -> texts.append(outcome.event().text())
                            .append('*')
                            .append(outcome.weight())
                            .append(';'));
        } else {
            node.events().forEach(event -> texts.append(event.text()).append(';'));
        }
        return texts.toString();
    }

    @Test
    void perft() throws IOException, InterruptedException {
        for (String[] line : run("perft.mjs", System.getProperty("dicechess.node.leaves", "5000"))) {
            Position start = LOADER.load(line[0]).start();
            long leaves = Perft.count(start.cursor(), Integer.parseInt(line[1]), Perft.Unit.PLY);
            assertThat(line[2]).as(line[0]).isEqualTo(String.valueOf(leaves));
        }
    }

    @Test
    void problemsOfBrokenDefinitions() throws IOException, InterruptedException {
        Path games = Path.of("../../rule-specs");
        List<String[]> lines =
                run("problems.mjs", games.toString(), Integer.getInteger("dicechess.node.texts", 300) + "");
        assertThat(lines).isNotEmpty();
        for (String[] line : lines) {
            byte[] text = java.util.Base64.getDecoder().decode(line[0]);
            StringBuilder problems = new StringBuilder();
            for (Problem problem : LOADER.options(Map.of()).check("definition", text)) {
                problems.append(problem.line())
                        .append(':')
                        .append(problem.column())
                        .append(' ');
                problems.append(problem.code())
                        .append(' ')
                        .append(problem.message())
                        .append('|');
            }
            assertThat(line[1]).as(new String(text, StandardCharsets.UTF_8)).isEqualTo(problems.toString());
        }
    }
}
