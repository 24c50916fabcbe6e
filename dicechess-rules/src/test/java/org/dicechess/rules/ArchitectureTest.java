package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may know whom, checked in the source texts. */
class ArchitectureTest {

    private static final Path RULES = Path.of("src", "main", "java");
    private static final Path API = Path.of("..", "dicechess-api", "src", "main", "java");
    private static final Path GROOVY = Path.of("..", "dicechess-groovy", "src", "main", "java");
    private static final Path SPECS = Path.of("..", "rule-specs");

    /** Where hosts get their rolls: the library gives a seeded source, which only they call. */
    private static final Path HOST_DICE = Path.of("org", "dicechess", "spi", "DiceSource.java");

    /** PGN itself takes one game for granted, and its export has to know which. */
    private static final Path PGN_TAGS = Path.of("notation", "PgnTags.java");

    /** A dotted name of a type or package: imports, and names written out in full, in comments too. */
    private static final Pattern NAME =
            Pattern.compile("\\b(?:java|javax|jdk|sun|org|com|groovy)(?:\\.[a-zA-Z_]\\w*)+");

    @ParameterizedTest(name = "{0} knows of its neighbours only: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "yaml       | ",
                "betza      | ",
                "model      | betza",
                "definition | yaml betza model",
                "table      | betza model",
                "state      | model table",
                "ask        | model table state",
                "safety     | model table state ask",
                "make       | model table state ask safety",
                "ends       | model table state ask safety make",
                "moves      | model table state ask safety make ends",
                "engine     | model table state ask safety make ends moves",
                "turns      | model table state ask safety make ends moves engine",
                "explain    | model table state ask safety make ends moves engine",
                "play       | model table state ask safety make ends moves engine turns explain",
                "notation   | model table state ask play",
            })
    void packagesKnowOnlyThoseAboveThem(String name, String above) {
        Path folder = RULES.resolve(Path.of("org", "dicechess", "rules", name));
        List<String> allowed = above == null ? List.of() : List.of(above.split(" "));
        assertThat(names(folder))
                .filteredOn(known -> known.startsWith("org.dicechess.rules."))
                .map(known -> known.split("\\.")[3])
                .filteredOn(neighbour -> !neighbour.equals(name) && Character.isLowerCase(neighbour.charAt(0)))
                .isSubsetOf(allowed);
    }

    /** Problems are what the loader's package gives to hosts; every reader reports them. */
    @Test
    void packagesTakeFromTheLoadersPackageProblemsOnly() {
        assertThat(names(RULES.resolve(Path.of("org", "dicechess", "rules"))))
                .filteredOn(known -> known.startsWith("org.dicechess.rules."))
                .map(known -> known.split("\\.")[3])
                .filteredOn(neighbour -> Character.isUpperCase(neighbour.charAt(0)))
                .isSubsetOf("Problem");
    }

    @Test
    void everyPackageHasItsPlaceInTheOrder() throws IOException {
        try (Stream<Path> entries = Files.list(RULES.resolve(Path.of("org", "dicechess", "rules")))) {
            assertThat(entries.filter(Files::isDirectory)
                            .map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "yaml",
                            "betza",
                            "model",
                            "definition",
                            "table",
                            "state",
                            "ask",
                            "safety",
                            "make",
                            "ends",
                            "moves",
                            "engine",
                            "turns",
                            "explain",
                            "play",
                            "notation");
        }
    }

    @Test
    void theApiKnowsTheJdkOnly() {
        assertThat(names(API))
                .allMatch(name -> name.startsWith("java.") || isOf(name, "org.dicechess", "org.jspecify"));
        assertThat(names(API))
                .noneMatch(name -> name.startsWith("org.dicechess.rules") || name.startsWith("org.dicechess.groovy"));
    }

    @Test
    void theRulesKnowTheJdkTheApiAndSnakeYaml() {
        assertThat(names(RULES))
                .allMatch(name -> name.startsWith("java.") || isOf(name, "org.dicechess", "org.jspecify", "org.yaml"));
        assertThat(names(RULES)).noneMatch(name -> name.startsWith("org.dicechess.groovy"));
    }

    @Test
    void snakeYamlStaysInThePackageThatReads() {
        assertThat(sources(RULES))
                .filteredOn(
                        path -> !path.getParent().endsWith("yaml") && read(path).contains("import org.yaml"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.Random;",
                "RandomGenerator",
                "ThreadLocalRandom",
                "SecureRandom",
                "Math.random",
                "currentTimeMillis",
                "nanoTime",
                "java.time",
                "System.out",
                "System.err",
                "System.Logger",
                "java.util.logging",
                "java.lang.reflect",
                "setAccessible",
                "printStackTrace"
            })
    void theLibraryHasNoChanceNoClockNoOutputAndNoReflection(String word) {
        assertThat(sources(RULES, API))
                .filteredOn(path -> !path.endsWith(HOST_DICE) && read(path).contains(word))
                .isEmpty();
    }

    /** A seeded source of numbers makes keys, another one what hash codes are mixed with, and nothing else. */
    @Test
    void splittableRandomMakesKeysAndHashCodesOnly() {
        assertThat(sources(RULES, API))
                .filteredOn(path -> read(path).contains("SplittableRandom"))
                .map(path -> path.getFileName().toString())
                .containsExactlyInAnyOrder("HashCodes.java", "Tables.java");
    }

    /**
     * Comments may give examples; code may not know a game. {@code chess} alone is a word of the field, so it is asked
     * in quotes.
     */
    @ParameterizedTest
    @MethodSource("ids")
    void noCodeNamesAVariant(String id) {
        assertThat(sources(RULES, API, GROOVY))
                .filteredOn(path -> withoutComments(read(path)).contains('"' + id + '"'))
                .allMatch(path -> path.endsWith(PGN_TAGS));
    }

    static List<String> ids() throws IOException {
        try (Stream<Path> entries = Files.list(SPECS)) {
            List<String> ids = entries.filter(entry -> Files.isRegularFile(entry.resolve("variant.yaml")))
                    .map(entry -> entry.getFileName().toString())
                    .sorted()
                    .toList();
            assertThat(ids).isNotEmpty();
            return ids;
        }
    }

    @Test
    void everyPackageIsNullMarked() {
        assertThat(sources(RULES, API, GROOVY))
                .filteredOn(path -> !path.endsWith("module-info.java"))
                .map(Path::getParent)
                .allMatch(folder -> Files.isRegularFile(folder.resolve("package-info.java"))
                        && read(folder.resolve("package-info.java")).contains("@NullMarked"));
    }

    private static boolean isOf(String name, String... packages) {
        return Arrays.stream(packages).anyMatch(one -> name.equals(one) || name.startsWith(one + "."));
    }

    private static List<String> names(Path folder) {
        return sources(folder).stream()
                .flatMap(path -> NAME.matcher(read(path)).results())
                .map(MatchResult::group)
                .distinct()
                .toList();
    }

    private static String withoutComments(String source) {
        return source.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//[^\n]*", "");
    }

    private static List<Path> sources(Path... folders) {
        return Arrays.stream(folders).flatMap(ArchitectureTest::below).toList();
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
