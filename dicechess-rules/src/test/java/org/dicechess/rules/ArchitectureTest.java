package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks in the sources which package may use which. */
class ArchitectureTest {

    private static final Path RULES = Path.of("src", "main", "java");
    private static final Path API = Path.of("..", "dicechess-api", "src", "main", "java");
    private static final Path GROOVY = Path.of("..", "dicechess-groovy", "src", "main", "java");
    private static final Path SPECS = Path.of("..", "rule-specs");

    /** The source of rolls for hosts: the library provides a seeded one, which only hosts call. */
    private static final Path HOST_DICE = Path.of("org", "dicechess", "spi", "DiceSource.java");

    /** The PGN standard assumes chess, so the export must name that game. */
    private static final Path PGN_TAGS = Path.of("pgn", "PgnTags.java");

    /** A qualified name of a type or package: in imports, in code and in comments. */
    private static final Pattern NAME =
            Pattern.compile("\\b(?:java|javax|jdk|sun|org|com|groovy)(?:\\.[a-zA-Z_]\\w*)+");

    /** What was read from the sources, which many tests look at. */
    private static final Map<Path, List<Path>> FILES = new ConcurrentHashMap<>();

    private static final Map<Path, String> TEXTS = new ConcurrentHashMap<>();
    private static final Map<Path, String> CODE = new ConcurrentHashMap<>();
    private static final Map<Path, List<String>> NAMES = new ConcurrentHashMap<>();

    @ParameterizedTest(name = "{0} uses only: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "yaml       | ",
                "betza      | ",
                "model      | betza",
                "words      | betza model",
                "files      | yaml",
                "hooks      | yaml model files",
                "checks     | yaml betza model",
                "sections   | yaml betza model hooks checks",
                "setup      | yaml model sections",
                "turn       | yaml model checks sections",
                "definition | yaml betza model files hooks checks sections setup turn",
                "warnings   | yaml betza model",
                "store      | model",
                "codes      | betza model store",
                "lines      | betza model store codes",
                "reach      | betza model store codes lines",
                "walks      | betza model store codes lines",
                "dice       | model store codes",
                "table      | betza model store codes lines reach walks dice",
                "state      | model codes table",
                "ask        | model table state",
                "safety     | model lines reach table state ask",
                "make       | model store codes reach dice table state ask safety",
                "ends       | model store table state ask safety make",
                "moves      | model store codes lines reach walks dice table state ask safety make ends",
                "engine     | model table state ask safety make ends moves",
                "turns      | model store codes lines reach dice table state ask safety make ends moves engine",
                "explain    | model lines dice table state ask safety make ends moves engine",
                "events     | model table state ask moves engine",
                "play       | model words codes dice table state ask safety make ends moves engine turns explain events",
                "fen        | model codes reach dice table state",
                "san        | model ask events play",
                "records    | yaml model ask san",
                "pgn        | records",
                "notation   | state events play fen san records pgn",
            })
    void packagesUseOnlyThoseAboveThem(String name, String above) {
        Path folder = RULES.resolve(Path.of("org", "dicechess", "rules", name));
        List<String> allowed = above == null ? List.of() : List.of(above.split(" "));
        assertThat(names(folder))
                .filteredOn(known -> known.startsWith("org.dicechess.rules."))
                .map(known -> known.split("\\.")[3])
                .filteredOn(neighbour -> !neighbour.equals(name) && Character.isLowerCase(neighbour.charAt(0)))
                .isSubsetOf(allowed);
    }

    @ParameterizedTest(name = "groovy.{0} uses only: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "text    | ",
                "grammar | text",
                "names   | ",
                "program | text grammar run",
                "code    | text program run",
                "run     | ",
            })
    void packagesOfScriptsUseOnlyThoseAboveThem(String name, String above) {
        List<String> allowed = above == null ? List.of() : List.of(above.split(" "));
        assertThat(names(GROOVY.resolve(Path.of("org", "dicechess", "groovy", name))))
                .filteredOn(known -> known.startsWith("org.dicechess.groovy."))
                .map(known -> known.split("\\.")[3])
                .filteredOn(neighbour -> !neighbour.equals(name))
                .isSubsetOf(allowed);
    }

    /** Every reader reports problems, so {@code Problem} is the only class of the loader's package that others use. */
    @Test
    void packagesUseOnlyProblemsOfTheLoadersPackage() {
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
                            "words",
                            "definition",
                            "files",
                            "hooks",
                            "checks",
                            "sections",
                            "setup",
                            "turn",
                            "warnings",
                            "table",
                            "store",
                            "codes",
                            "lines",
                            "reach",
                            "walks",
                            "dice",
                            "state",
                            "ask",
                            "safety",
                            "make",
                            "ends",
                            "moves",
                            "engine",
                            "events",
                            "turns",
                            "explain",
                            "play",
                            "fen",
                            "san",
                            "records",
                            "pgn",
                            "notation");
        }
    }

    @Test
    void theApiKnowsTheJdkOnly() {
        assertThat(names(API))
                .allMatch(name ->
                        name.startsWith("java.") || isOf(name, "javax.crypto", "org.dicechess", "org.jspecify"));
        assertThat(names(API))
                .noneMatch(name -> name.startsWith("org.dicechess.rules") || name.startsWith("org.dicechess.groovy"));
    }

    /** Pictures and fair dice are for hosts: they use the API, and nothing else of the library uses them. */
    @ParameterizedTest
    @ValueSource(strings = {"picture", "fair"})
    void whatHostsMayUseIsUsedByNothingElse(String room) {
        assertThat(names(API.resolve(Path.of("org", "dicechess", room))))
                .filteredOn(name -> name.startsWith("org.dicechess."))
                .map(name -> name.split("\\.")[2])
                .filteredOn(part -> Character.isLowerCase(part.charAt(0)))
                .isSubsetOf(room, "spi", "text");
        assertThat(sources(API, RULES))
                .filteredOn(path -> read(path).contains("import org.dicechess." + room + "."))
                .isEmpty();
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

    /** Seeded random numbers are used for keys and for the mixing of hash codes only. */
    @Test
    void splittableRandomMakesKeysAndHashCodesOnly() {
        assertThat(sources(RULES, API))
                .filteredOn(path -> read(path).contains("SplittableRandom"))
                .map(path -> path.getFileName().toString())
                .containsExactlyInAnyOrder("HashCodes.java", "Tables.java");
    }

    /**
     * Comments may give examples, but code may not depend on a game. The id {@code chess} is also a word of the field,
     * so only its quoted form is refused.
     */
    @ParameterizedTest
    @MethodSource("ids")
    void noCodeNamesAVariant(String id) {
        assertThat(sources(RULES, API, GROOVY))
                .filteredOn(path -> CODE.computeIfAbsent(path, each -> withoutComments(read(each)))
                        .contains('"' + id + '"'))
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
                .flatMap(path -> NAMES.computeIfAbsent(path, ArchitectureTest::namesIn).stream())
                .distinct()
                .toList();
    }

    private static List<String> namesIn(Path path) {
        return NAME.matcher(read(path))
                .results()
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
        return FILES.computeIfAbsent(folder, ArchitectureTest::javaFiles).stream();
    }

    private static List<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path path) {
        return TEXTS.computeIfAbsent(path, ArchitectureTest::fresh);
    }

    private static String fresh(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
