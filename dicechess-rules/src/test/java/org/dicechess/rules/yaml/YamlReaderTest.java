package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.rules.Problem;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class YamlReaderTest {

    static Stream<HostileFiles.Row> hostileFiles() {
        return HostileFiles.manifest().stream();
    }

    @ParameterizedTest
    @MethodSource("hostileFiles")
    void refusesHostileFilesAtTheirLine(HostileFiles.Row row) {
        List<Problem> found = check(row.bytes());
        assertThat(found)
                .as(row.verdict())
                .anyMatch(problem -> problem.code().equals(row.code()) && problem.line() == row.line());
        assertThat(found)
                .allMatch(problem ->
                        problem.file().equals("t.yaml") && !problem.message().isEmpty());
        assertThat(found).allMatch(problem -> problem.toString().length() < 300);
    }

    /** A file may end anywhere: its message is one line of visible characters. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "d: &", "d: *", "d: !", "d: !<", "d: |", "d: \"", "d: \"\\", "d: '", "d: [", "d: {", "d: ? ", "d: %",
                "d: @", "%", "&", "*", "!", "? ["
            })
    void describesTheEndOfAFileInWords(String text) {
        for (String file : List.of(text, "t: \n" + text, text + "\n", text + " x")) {
            assertThat(check(Yaml.bytes(file)))
                    .allMatch(problem -> problem.message().chars().noneMatch(Character::isISOControl));
        }
        assertThat(check(Yaml.bytes("d: &")))
                .extracting(Problem::message)
                .containsExactly("a text that begins with '&' needs quotes");
        assertThat(check(Yaml.bytes("d: !<")))
                .extracting(Problem::message)
                .containsExactly(
                        "not YAML: expected URI, but found the end of the file, while scanning a tag that begins on line 1");
    }

    /** The sign stands for something of YAML, and what follows it on the line is no second problem. */
    @ParameterizedTest
    @CsvSource({
        "*rook, E-ANCHOR anchors and aliases are not allowed: *rook; a text that begins with '*' needs quotes",
        "*rook w, E-ANCHOR anchors and aliases are not allowed: *rook; a text that begins with '*' needs quotes",
        "&rook, E-ANCHOR anchors and aliases are not allowed: &rook; a text that begins with '&' needs quotes",
        "!rook, E-TAG tags are not allowed: !rook; a text that begins with '!' needs quotes",
        "!!str x, E-TAG tags are not allowed: !!str; a text that begins with '!' needs quotes"
    })
    void aTextThatBeginsWithASignIsToldToHaveQuotes(String text, String problem) {
        Problems problems = new Problems();
        YamlReader.read("t.yaml", Yaml.bytes("setup: " + text), problems);
        assertThat(problems.list()).extracting(Problem::toString).containsExactly("t.yaml:1:8: " + problem);
    }

    /** YAML takes the rest of the line for a comment. */
    @ParameterizedTest
    @ValueSource(strings = {"d: {color: #9775fa}\ne: {}", "d: {color: #9775fa, title: \"t\"}\ne: {}"})
    void aColourWithoutQuotesIsToldToHaveThem(String text) {
        assertThat(check(Yaml.bytes(text)))
                .extracting(Problem::hint)
                .containsExactly("a text that begins with # needs quotes, as \"#9775fa\"");
        assertThat(check(Yaml.bytes("d: {color: x, title: \"t\"\ne: {}")))
                .extracting(Problem::hint)
                .containsExactly("");
    }

    @Test
    void manifestListsEveryHostileFile() {
        assertThat(HostileFiles.manifest()).hasSize(92);
    }

    @ParameterizedTest
    @ValueSource(strings = {"01_ok", "02_bom_crlf", "03_block_accents", "04_text_like_bool"})
    void acceptsGoodFiles(String name) {
        assertThat(check(HostileFiles.resource("good/" + name + ".yaml"))).isEmpty();
    }

    @Test
    void keepsLocationsPathsAndText() {
        YamlMap map = Yaml.read("pieces:\n  pawn: {move: \"mfW\"}\nturn:\n  - roll\n  - no\n");
        assertThat(at(map, "pieces", "pawn", "move"))
                .isEqualTo(new YamlText(new Location("t.yaml", 2, 16), "pieces.pawn.move", "mfW", false));
        assertThat(((YamlList) map.get("turn").orElseThrow()).items().get(1))
                .isEqualTo(new YamlText(new Location("t.yaml", 5, 5), "turn[1]", "no", true));
        assertThat(map.keys()).containsExactly("pieces", "turn");
        assertThat(map.entry("turn").orElseThrow().keyLocation()).hasToString("t.yaml:3:1");
    }

    @Test
    void countsColumnsInCharactersAndLinesAfterCrLf() {
        YamlMap map = Yaml.read("# \r\n{\"\uD834\uDD1E\": x, b: y}\r\n");
        assertThat(map.get("b").orElseThrow().location()).hasToString("t.yaml:2:13");
    }

    @Test
    void reportsAllDuplicatesAndKeepsTheRest() {
        Problems problems = new Problems();
        Optional<YamlMap> map = YamlReader.read("t.yaml", Yaml.bytes("a: 1\na: 2\nb: {c: 3, c: 4}\n"), problems);
        assertThat(problems.list()).extracting(Problem::line).containsExactly(2, 3);
        assertThat(map.orElseThrow().get("a"))
                .map(node -> ((YamlText) node).text())
                .contains("1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"": x}           | E-KEY
            {"a\\nb": x}      | E-KEY
            {[a]: x}          | E-KEY
            {<<: {a: x}}      | E-MERGE
            {a: x, "a": y}    | E-DUPLICATE-KEY
            """)
    void reportsKeysThatCannotBeUsed(String text, String code) {
        assertThat(check(Yaml.bytes("name: G\nx: " + text)))
                .extracting(Problem::code)
                .contains(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no", "1", "~", "null", "\"<<\"", "="})
    void acceptsKeysThatLookLikeOtherTypes(String key) {
        assertThat(isGood(key + ": x")).isTrue();
    }

    @Test
    void namesThePlaceWhereAnUnclosedPartBegins() {
        assertThat(check(Yaml.bytes("name: G\nboard: {width: 8\n")).get(0).message())
                .contains("begins on line 2");
    }

    @ParameterizedTest
    @CsvSource({"20, true", "21, false"})
    void allowsTwentyLevels(int depth, boolean good) {
        String text = "x: " + "[".repeat(depth - 1) + "]".repeat(depth - 1);
        assertThat(isGood(text)).isEqualTo(good);
    }

    @ParameterizedTest
    @CsvSource({"16000, true", "16001, false"})
    void allowsSixteenThousandCharacters(int length, boolean good) {
        assertThat(isGood("x: '" + "y".repeat(length) + "'")).isEqualTo(good);
    }

    @ParameterizedTest
    @CsvSource({"19997, true", "19998, false"})
    void allowsTwentyThousandValues(int items, boolean good) {
        // The root, the key and the list are three more.
        assertThat(isGood("x: [" + "1,".repeat(items) + "]")).isEqualTo(good);
    }

    @ParameterizedTest
    @CsvSource({"262144, true", "262145, false"})
    void allows256KiB(int size, boolean good) {
        assertThat(isGood("x: 1\n" + "#\n".repeat((size - 5) / 2) + " ".repeat((size - 5) % 2)))
                .isEqualTo(good);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0085", "\u00AD", "\u180E", "\u200E", "\u2028", "\u2066", "\u3164", "\uE000", "\uFDD0", "\r", "\t",
                "\u007F"
            })
    void refusesInvisibleCharacters(String character) {
        Problems problems = new Problems();
        assertThat(YamlReader.read("t.yaml", Yaml.bytes("ab: 'x" + character + "y'"), problems))
                .isEmpty();
        assertThat(problems.list()).extracting(Problem::code, Problem::column).containsExactly(tuple("E-CHARACTER", 7));
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "ab:\u00A0x,1,4",
                "\u00A0ab: x,1,1",
                "'ab:\n \u3000c: x',2,2",
                "{ab:\u202Fx},1,5",
                "'ab:\n- \u00A0c',2,3",
                "'ab:\n-\u2003c',2,2"
            })
    void refusesOtherBlanksInTheStructure(String text, int line, int column) {
        Problems problems = new Problems();
        assertThat(YamlReader.read("t.yaml", Yaml.bytes(text), problems)).isEmpty();
        assertThat(problems.list())
                .extracting(Problem::code, Problem::line, Problem::column)
                .containsExactly(tuple("E-CHARACTER", line, column));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ab: x\u00A0y", "ab: 'x:\u00A0y'", "ab: x # so:\u00A0y", "ab: \"x\u00A0: y\""})
    void acceptsOtherBlanksInTexts(String text) {
        assertThat(isGood(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u265E", "\u265F\uFE0E", "\uD83C\uDFB2", "pe\u00E7a", "\u0916\u0940", "a\u200Cb\u200Dc"})
    void acceptsSignsAndScripts(String text) {
        assertThat(isGood("x: " + text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\UFFFFFFFF", "\\xZZ", "\\uD800", "\\e", "\\q", "\\L", "\\r", "\\t"})
    void refusesEscapesOfBadCharacters(String escape) {
        assertThat(isGood("x: \"a" + escape + "\"")).isFalse();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void answersAnyBytesWithATreeOrProblems(int seed) {
        Random random = new Random(seed);
        byte[] good = HostileFiles.resource("good/03_block_accents.yaml");
        for (int round = 0; round < TestShare.of(500, 40); round++) {
            byte[] bytes = round % 4 == 0 ? noise(random) : mutated(good, random);
            Problems problems = new Problems();
            Optional<YamlMap> map = YamlReader.read("t.yaml", bytes, problems);
            assertThat(map.isPresent() || !problems.isEmpty())
                    .as(() -> Arrays.toString(bytes))
                    .isTrue();
        }
    }

    static IntStream seeds() {
        return IntStream.rangeClosed(1, 20);
    }

    private static byte[] noise(Random random) {
        byte[] signs = "{}[]:,-?&*!|>'\"%@`#<=~ \n\n  a\\x1.".getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[random.nextInt(60)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = signs[random.nextInt(signs.length)];
        }
        return bytes;
    }

    private static byte[] mutated(byte[] good, Random random) {
        byte[] signs = "{}[]:,-?&*!|>'\"%@`#<=~ \n\\\t\0\u00FF".getBytes(StandardCharsets.ISO_8859_1);
        byte[] bytes = Arrays.copyOf(good, 1 + random.nextInt(good.length));
        for (int i = random.nextInt(5); i >= 0; i--) {
            bytes[random.nextInt(bytes.length)] = signs[random.nextInt(signs.length)];
        }
        return bytes;
    }

    private static List<Problem> check(byte[] bytes) {
        Problems problems = new Problems();
        YamlReader.read("t.yaml", bytes, problems).ifPresent(new TrialSchema(problems)::check);
        return problems.list();
    }

    private static boolean isGood(String text) {
        Problems problems = new Problems();
        boolean read = YamlReader.read("t.yaml", Yaml.bytes(text), problems).isPresent();
        assertThat(problems.isEmpty()).isEqualTo(read);
        return read;
    }

    private static YamlNode at(YamlMap map, String... keys) {
        YamlNode node = map;
        for (String key : keys) {
            node = ((YamlMap) node).get(key).orElseThrow();
        }
        return node;
    }
}
