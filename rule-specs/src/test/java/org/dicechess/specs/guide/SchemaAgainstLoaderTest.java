package org.dicechess.specs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The schema and the loader refuse the same mistakes: what the schema refuses, the loader refuses at the same key; and
 * the schema refuses each unknown key and each wrong word that the loader refuses, but those of {@link Unseen}.
 */
@Tag("long")
class SchemaAgainstLoaderTest {

    private static final int MISTAKES = 5_000;
    private static final Loader LOADER = Loader.create().scripts(GroovyScripts.confined());

    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> unexplained = new ArrayList<>();

    /** The unknown keys and wrong words that the schema cannot see. */
    private enum Unseen {
        /** A word or the name of a piece is expected, and a schema knows no names. */
        NAMES_OF_PIECES,
        /** The key is unknown since another one is missing, which an inherited file could have. */
        INCOMPLETE,
        /** The key is unknown since the one that says what stands beside it is inherited. */
        INHERITED,
        /** The key is unknown since two verbs stand in one map, and one of them could remove what is inherited. */
        TWO_VERBS
    }

    @Test
    void refuseTheSame() throws IOException {
        List<JsonNode> definitions = definitions();
        List<String> keys = keys();
        Random random = new Random(46);
        for (int i = 0; i < MISTAKES; i++) {
            compare(SchemaMistake.in(definitions.get(random.nextInt(definitions.size())), keys, random));
        }
        System.out.println("schema against loader: " + counts);
        assertThat(unexplained).isEmpty();
        assertThat(counts.get("refused by both")).isGreaterThan(MISTAKES / 2);
        assertThat(counts.keySet())
                .contains("refused by both", "refused by the loader: names, sense", "no mistake")
                .hasSizeLessThanOrEqualTo(3 + Unseen.values().length);
    }

    private static List<JsonNode> definitions() throws IOException {
        List<JsonNode> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("."))) {
            List<Path> all = files.filter(file -> file.toString().matches(".*(variant|resources/guide/.*)\\.yaml"))
                    .filter(file -> !file.toString().matches(".*/(target|classics|grand.*)/.*"))
                    .sorted()
                    .toList();
            for (Path file : all) {
                JsonNode definition = DefinitionSchema.read(Files.readString(file));
                if (problems(SchemaMistake.text(definition)).isEmpty()) {
                    found.add(definition);
                }
            }
        }
        Guide.read().games().forEach(game -> found.add(DefinitionSchema.read(game.text())));
        return found;
    }

    private static List<String> keys() {
        TreeSet<String> keys = new TreeSet<>();
        DefinitionSchema.read(DefinitionSchema.TEXT)
                .findValues("properties")
                .forEach(properties -> properties.fieldNames().forEachRemaining(keys::add));
        return List.copyOf(keys);
    }

    private static List<Problem> problems(String text) {
        try {
            LOADER.load("mistake", text.getBytes(StandardCharsets.UTF_8));
            return List.of();
        } catch (InvalidDefinitionException refused) {
            return refused.problems();
        }
    }

    private void compare(SchemaMistake mistake) {
        List<String> refusals = DefinitionSchema.refusals(mistake.definition());
        List<Problem> problems = problems(mistake.text());
        List<Problem> near = problems.stream()
                .filter(problem -> isNear(problem.path(), mistake.path())
                        || isNear(
                                problem.path(),
                                mistake.path().replaceFirst("^options\\.[^.]+\\.choices\\.[^.]+\\.?", "")))
                .toList();
        boolean refused = refusals.stream()
                .anyMatch(path -> isNear(path, mistake.path()) || map(path).equals(map(mistake.path())));
        Optional<Problem> unseen = near.stream()
                .filter(problem ->
                        problem.code().equals("E-UNKNOWN-KEY") || problem.code().equals("E-CHOICE"))
                .findFirst();
        if (refused != !refusals.isEmpty() || refused && near.isEmpty()) {
            unexplained.add("schema alone: " + mistake.kind() + " " + mistake.path() + " " + refusals + " " + problems);
        } else if (!refused && unseen.isPresent()) {
            explain(mistake, unseen.get(), near);
        } else {
            count(
                    refused
                            ? "refused by both"
                            : problems.isEmpty() ? "no mistake" : "refused by the loader: names, sense");
        }
    }

    private void explain(SchemaMistake mistake, Problem unseen, List<Problem> near) {
        if (unseen.message().contains(" or kinds of piece")) {
            count("refused by the loader: " + Unseen.NAMES_OF_PIECES);
        } else if (hasBeside(unseen, "E-REQUIRED", near)) {
            count("refused by the loader: " + Unseen.INCOMPLETE);
        } else if (isInherited(mistake, unseen)) {
            count("refused by the loader: " + Unseen.INHERITED);
        } else if (hasBeside(unseen, "E-ACTION", near)) {
            count("refused by the loader: " + Unseen.TWO_VERBS);
        } else {
            unexplained.add("loader alone: " + mistake.kind() + " " + mistake.path() + " " + near);
        }
    }

    private static boolean hasBeside(Problem unseen, String code, List<Problem> near) {
        return near.stream()
                .anyMatch(
                        problem -> problem.code().equals(code) && problem.path().equals(unseen.path()));
    }

    private static boolean isInherited(SchemaMistake mistake, Problem unseen) {
        JsonNode ending = mistake.definition().at("/" + unseen.path().replace('.', '/'));
        return unseen.path().startsWith("endings.") && ending.isObject() && !ending.has("when");
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    /** Returns whether a problem stands at a key, in its map, or below it. */
    private static boolean isNear(String problem, String key) {
        return problem.equals(map(key)) || problem.startsWith(key);
    }

    /** Returns the path of the map or list in which a key stands. */
    private static String map(String key) {
        return key.replaceFirst("(\\[\\d+]|\\.?[^.\\[\\]]*)$", "");
    }
}
