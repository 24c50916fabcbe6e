package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table "The way of a rule" in CONTRIBUTING names classes and rules that exist. */
class WayOfARuleTest {

    private static final Path CONTRIBUTING = Path.of("..", "CONTRIBUTING.md");
    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Path SPECS = Path.of("..", "rule-specs");

    /** No bundled variant has such a rule. */
    private static final List<String> NONE = List.of("-");

    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w*)`");
    private static final Pattern NUMBERED = Pattern.compile("(?m)^\\| ([a-z0-9]+-[0-9]+) \\|");

    /** One row: a rule, its key, the classes that read it, lay it out as tables and play it, and the rules. */
    record Way(String rule, List<String> readers, List<String> tables, List<String> play, List<String> rules) {

        @Override
        public String toString() {
            return rule;
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void namesClassesThatExist(Way way) throws IOException {
        Set<String> classes = classes();

        assertThat(way.readers()).isNotEmpty().isSubsetOf(classes);
        assertThat(way.tables()).isNotEmpty().isSubsetOf(classes);
        assertThat(way.play()).isNotEmpty().isSubsetOf(classes);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void namesRulesThatExist(Way way) throws IOException {
        if (!way.rules().equals(NONE)) {
            assertThat(way.rules()).isNotEmpty().doesNotHaveDuplicates().isSubsetOf(rules());
        }
    }

    static List<Way> ways() throws IOException {
        List<Way> ways = Files.readString(CONTRIBUTING)
                .split("## The way of a rule\n")[1]
                .split("\n## ")[0]
                .lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| rule |"))
                .map(WayOfARuleTest::way)
                .toList();
        assertThat(ways)
                .extracting(Way::rule)
                .containsExactly(
                        "en passant",
                        "captures of own pieces",
                        "castling",
                        "pins",
                        "royals that count together",
                        "promotion",
                        "moves in areas",
                        "kinds that a move captures, hops over; its condition",
                        "moves that depend on what stands beside",
                        "repetition",
                        "repetition that judges a side",
                        "fifty moves",
                        "readings of rolls",
                        "chance and opponents",
                        "moves that come first",
                        "most captures of a turn",
                        "picked moves",
                        "numbers",
                        "endings by conditions",
                        "what a move leaves or answers",
                        "passes after which a turn goes on",
                        "first moves",
                        "hands",
                        "pieces that move once",
                        "pieces of nobody",
                        "squares by numbers",
                        "squares of the event before",
                        "rows that the event before has made",
                        "actions on all their pieces",
                        "effects on further pieces",
                        "pieces that face forward",
                        "facing in walks",
                        "dice given up",
                        "as many dice as possible",
                        "protection",
                        "captured pieces placed again",
                        "joined borders",
                        "deals");
        return ways;
    }

    private static Way way(String line) {
        String[] cells = line.split("\\|", -1);
        assertThat(cells).hasSize(8);
        return new Way(
                cells[1].strip(),
                named(cells[3]),
                named(cells[4]),
                named(cells[5]),
                List.of(cells[6].strip().split(", ")));
    }

    /** The classes of one cell, which holds nothing else. */
    private static List<String> named(String cell) {
        assertThat(cell.strip()).matches("`[A-Z]\\w*`(, `[A-Z]\\w*`)*");
        return CLASS.matcher(cell).results().map(match -> match.group(1)).toList();
    }

    private static Set<String> classes() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toSet());
        }
    }

    private static Set<String> rules() throws IOException {
        try (Stream<Path> folders = Files.list(SPECS)) {
            Set<String> rules = Set.of();
            for (Path file : folders.map(folder -> folder.resolve("RULES.md"))
                    .filter(Files::exists)
                    .toList()) {
                Set<String> own = NUMBERED.matcher(Files.readString(file))
                        .results()
                        .map(match -> match.group(1))
                        .collect(Collectors.toSet());
                rules = Stream.concat(rules.stream(), own.stream()).collect(Collectors.toSet());
            }
            return rules;
        }
    }
}
