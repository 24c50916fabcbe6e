package org.dicechess.specs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.MemoryPack;
import org.dicechess.rules.Problem;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Each fragment of the guide loads where an author would put it: in a game of {@code guide} among the resources that
 * has the names that the fragment uses. A game is named after the chapter or the table; where there are several, such
 * as {@code condition} and {@code condition-2}, each fragment loads in one of them.
 */
class FragmentsOfTheGuideTest {

    private static final Path GAMES = Path.of("src/test/resources/guide");

    /** The games of each name; the one that has fitted last comes first. */
    private static final Map<String, List<Path>> GAMES_OF = new HashMap<>();

    /** Stands in a game where the code of a table goes. */
    private static final String HERE = "HERE";

    @TestFactory
    Stream<DynamicTest> blocks() throws IOException {
        List<Guide.Part> parts = Guide.read().fragments().stream()
                .filter(part -> !part.chapter().equals("the-file"))
                .flatMap(part -> alternatives(part).stream())
                .toList();
        return TestShare.of(parts, 3).stream()
                .map(part -> DynamicTest.dynamicTest(
                        part.toString(), () -> loads(part.chapter(), game -> extending(game, part.text()))));
    }

    @TestFactory
    Stream<DynamicTest> rows() throws IOException {
        Guide guide = Guide.read();
        return Stream.of("turn-stage", "turn-pattern", "turn-condition", "turn-key", "effects-key")
                .flatMap(table -> TestShare.of(guide.rows(table), 3).stream())
                .flatMap(row -> codes(row)
                        .map(code -> DynamicTest.dynamicTest(
                                "line " + row.line() + ": " + code,
                                () -> loads(
                                        row.table(),
                                        game -> Map.of(
                                                "variant.yaml",
                                                game.replace("id: game", "id: fragment")
                                                        .replace(HERE, code))))));
    }

    /** A way to put a part into a game. */
    private interface Placing {

        Map<String, String> in(String game);
    }

    private static void loads(String name, Placing placing) throws IOException {
        List<String> tried = new ArrayList<>();
        for (Path game : List.copyOf(games(name))) {
            Map<String, String> files = placing.in(Files.readString(game));
            List<Problem> problems = problems(files);
            if (problems.isEmpty()) {
                String definition = files.get("variant.yaml");
                assertThat(DefinitionSchema.refusals(DefinitionSchema.read(definition)))
                        .as(definition)
                        .isEmpty();
                GAMES_OF.get(name).remove(game);
                GAMES_OF.get(name).add(0, game);
                return;
            }
            tried.add(game.getFileName() + ": " + problems);
        }
        assertThat(tried).as("problems in the games for %s", name).isEmpty();
        throw new AssertionError("there is no game " + name + " in " + GAMES);
    }

    private static List<Problem> problems(Map<String, String> files) throws IOException {
        Map<String, byte[]> bytes = new LinkedHashMap<>();
        for (String script : List.of("archer", "wall", "knight", "hill", "calm", "horse", "weather", "cannon")) {
            bytes.put("fragment/" + script + ".groovy", Files.readAllBytes(GAMES.resolve(script + ".groovy")));
        }
        files.forEach((name, text) -> bytes.put("fragment/" + name, text.getBytes(StandardCharsets.UTF_8)));
        return Loader.create().scripts(GroovyScripts.confined()).pack(MemoryPack.of(bytes)).check("fragment").stream()
                .filter(problem -> !problem.code().startsWith("W-"))
                .toList();
    }

    private static List<Path> games(String name) throws IOException {
        if (!GAMES_OF.containsKey(name)) {
            GAMES_OF.put(name, found(name));
        }
        return GAMES_OF.get(name);
    }

    private static List<Path> found(String name) throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            return files.filter(
                            file -> file.getFileName().toString().matches(name.replace(' ', '-') + "(-[0-9]+)?\\.yaml"))
                    .sorted()
                    .collect(Collectors.toCollection(ArrayList::new));
        }
    }

    private static Map<String, String> extending(String game, String fragment) {
        return Map.of("game.yaml", game, "variant.yaml", """
                format: 1
                id: fragment
                name: Fragment
                extends: ./game.yaml
                """ + fragment);
    }

    /**
     * Returns a block as definitions. A key that stands more than once at the left edge begins another one. What is no
     * section of a definition is an entry of {@code pieces}.
     */
    private static List<Guide.Part> alternatives(Guide.Part block) {
        List<String> sections =
                block.text().lines().filter(line -> line.matches("[a-z].*")).toList();
        List<String> keys = sections.stream()
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();
        if (keys.stream().distinct().count() == keys.size()) {
            return List.of(new Guide.Part(block.chapter(), block.line(), placed(keys, block.text())));
        }
        return sections.stream()
                .map(line -> new Guide.Part(block.chapter(), block.line(), line + "\n"))
                .toList();
    }

    private static String placed(List<String> keys, String text) {
        if (keys.contains("promotion")) {
            return "pieces:\n  pawn:\n" + text.indent(4);
        }
        boolean entries = keys.isEmpty() || keys.contains("advisor");
        return entries ? "pieces:\n" + text.indent(keys.isEmpty() ? 0 : 2) : text;
    }

    /** Returns the code of a row; what has no key of its own is another value of the first key. */
    private static Stream<String> codes(Guide.Row row) {
        String first = row.codes().get(0);
        String key = first.contains(": ") && !first.startsWith("{") ? first.substring(0, first.indexOf(':') + 2) : "";
        return row.codes().stream()
                .map(code -> row.table().endsWith("-key") && !code.matches("[a-z-]+: .*") ? key + code : code)
                .map(code -> code.replace("FILTERS", "{kinds: pawn}")
                        .replace("CONDITION", "{pieces: queen}")
                        .replace("PATTERN", "1")
                        .replace("...", row.table().equals("turn-condition") ? "captured" : "move"));
    }
}
