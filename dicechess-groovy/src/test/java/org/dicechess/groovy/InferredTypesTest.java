package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.HookException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inferred types stay small, however values are nested. */
@Timeout(30)
class InferredTypesTest {

    /** Without a bound each of these keeps the compiler busy for minutes, or fills the memory. */
    static Stream<Arguments> grown() {
        return Stream.of(
                // A map of numbers has three types; each line makes a map of the last two: 3, 7, 15, 31, 63.
                Arguments.of("def a = [(1): 1]\n" + "a = [(a): a]\n".repeat(30), 6),
                Arguments.of(
                        "def a0 = [(1): 1]\n"
                                + lines(28, i -> "def a" + i + " = [(a" + (i - 1) + "): a" + (i - 1) + "]"),
                        6),
                // 3 and 2 types, then 6, 6, 13, 13, 27, 27, 55.
                Arguments.of(
                        "def a0 = [(1): 1], b0 = ['x']\n"
                                + lines(
                                        18,
                                        i -> "def a" + i + " = [(a" + (i - 1) + "): b" + (i - 1) + "]\ndef b" + i
                                                + " = [(b" + (i - 1) + "): a" + (i - 1) + "]"),
                        9),
                // A list of numbers has two levels. Each line, or each second line, adds a level.
                Arguments.of("def x = [1]\n" + "x = [x]\n".repeat(420), 9),
                Arguments.of("def x = [1]\ndef y = [2]\n" + "x = [x, y]\ny = [y, x]\n".repeat(150), 16),
                // A list of entries of a map from x to lists of x: 2, 5, 11, 23 types, and 46 in the map of the fifth
                // line.
                Arguments.of("def x = [1]\n" + "x = x.groupBy { it }.collect { it }\n".repeat(19), 6));
    }

    @ParameterizedTest
    @MethodSource("grown")
    void aTypeThatGrowsIsRefusedAtTheLineWhereItIsTooLarge(String text, int line) {
        assertThatThrownBy(() -> compile(text))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("8 levels or 40 types")
                .satisfies(
                        failure -> assertThat(((HookException) failure).line()).isEqualTo(line));
    }

    /** For all values at once the compiler would make a type that grows with their number. */
    @ParameterizedTest
    @ValueSource(
            strings = {"NORTH, WHITE, ", "1, 'a', NORTH, WHITE, 1L, true, ", "[1], ['a'], [NORTH], [[1]], [WHITE, 1], "
            })
    void manyValuesOfSeveralTypesAreAccepted(String values) {
        assertThat(compile("def x = [" + values.repeat(100) + "1]\nx.size() == 2"))
                .isNotNull();
        assertThat(compile("def x = [a: 1]\n[1].each {\n"
                        + ("x = [a: [" + values + "1]]\nx = [a: [WHITE]]\n").repeat(40) + "}"))
                .isNotNull();
    }

    @Test
    void manyValuesOfAVariableThatABlockUsesAreAccepted() {
        assertThat(compile("def x = NORTH\n[1].each {\n" + "x = NORTH\nx = WHITE\n".repeat(300) + "}"))
                .isNotNull();
        assertThat(compile("def x = [" + "a: NORTH, b: WHITE, ".repeat(100) + "c: 1]"))
                .isNotNull();
    }

    @Test
    void aTypeOfEightLevelsIsAccepted() {
        assertThat(compile("def x = [1]\n" + "x = [x]\n".repeat(6))).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "def x = [1, 'a', NORTH, WHITE, 1L, true, [1], [k: 1], 0..2, look]\nx = [x[0], ['a', NORTH], [[1, 'b'], [2L, WHITE]]]",
                "def x = look.side() == WHITE ? ['a'] : [NORTH]\nx = look.side() == WHITE ? [1] : ['b', WHITE]\nx = [x, ['a', 1], [k: [1, 'b']]]",
                "def m = [:]\nfor (i in 0..2) { m[i] = [[i], [k: 'a'], [[NORTH]]] }\nm.collect { k, v -> [k, v] }.size() > 1",
                "def x = [] ?: 5\nx = look.side() == WHITE ? [1] : 'x'\nx = look.side() == WHITE ? (0..2) : [k: NORTH]\nx == 'x'",
                "def best = null\nint most = 0\n[3, 1].each { if (it > most) { best = it\nmost = it } }\nbest == 3",
                "def x = [1]\n[1].each { x = ['a', 1] }\nx.size() == 2"
            })
    void mixedValuesAreAccepted(String text) {
        assertThat(compile(text)).isNotNull();
    }

    /**
     * The compiler checks a loop once more where a variable has another type after it, and so on for each inner loop.
     * Groovy 4 does not, and so may accept the script.
     */
    @ParameterizedTest
    @ValueSource(strings = {"while ((x = 1)) ", "for (x = 1; x; ) "})
    void nestedLoopsThatChangeTypesAreRefusedBeforeTheyKeepTheCompilerBusy(String loop) {
        assertThat(compile("def x = 1\n" + loop.repeat(TestShare.of(5, 3)) + "x = 'a'"))
                .isNotNull();
        Throwable refused = catchThrowable(() -> compile("def x = 1\n" + loop.repeat(30) + "x = 'a'"));
        if (refused != null || !TestedGroovy.isFour()) {
            assertThat(refused).isInstanceOf(HookException.class).hasMessageContaining("give each variable one type");
        }
    }

    @Test
    void theLongestScriptsAreAccepted() {
        // A script may have at most 3,000 words and signs.
        assertThat(compile("def l = [1]\n" + "if (l[0] + 1 > l.size() * 2) { return false }\n".repeat(141)))
                .isNotNull();
        assertThat(compile("int k = 1\n" + "k = k + k * k - k\n".repeat(330))).isNotNull();
    }

    /** A script may not name the types that only the compiler writes. */
    @ParameterizedTest
    @ValueSource(strings = {"ArrayList", "Iterator", "Comparable", "HashMap", "Enum", "Range", "Serializable"})
    void typesOutsideTheGuideHaveNoName(String name) {
        assertThatThrownBy(() -> compile("def x = " + name))
                .hasMessageContaining("the variable '" + name + "' is not declared");
    }

    @Test
    void theRefusalOfATextWithValuesInAListOfTextsSaysHowToConvertIt() {
        assertThatThrownBy(() -> compile("List<String> l = []\nl << \"${1}\""))
                .hasMessageContaining("text with values")
                .hasMessageEndingWith("; write .toString() after the text");
    }

    @Test
    void aCallOnAVariableThatABlockUsesIsCheckedAgainstAllItsTypes() {
        assertThatThrownBy(() -> compile("def x = [1]\n[1].each { x = 'a' }\nx = [1]\nx.size()"))
                .isInstanceOf(HookException.class)
                .hasMessageMatching(".*size\\(\\)]? does not exist.*");
    }

    @Test
    void aVariableThatABlockUsesHasValuesOfAtMostEightTypes() {
        // Seven types, and Object, which they have in common.
        String eight = "def x = 1\n[1].each { x = 'a'; x = NORTH; x = [1]; x = [k: 1]; x = 0..2; x = WHITE";

        assertThat(compile(eight + " }")).isNotNull();
        // Groovy 4 looks at each type once, however many there are.
        if (!TestedGroovy.isFour()) {
            assertThatThrownBy(() -> compile(eight + "; x = true }"))
                    .hasMessageContaining("values of more than 8 types");
        }
        assertThat(compile("def x = [['a']]\n[1].each { x = [[NORTH]] }\n" + "x = [[1]]; x.size()\n".repeat(200)))
                .isNotNull();
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.rangeClosed(1, count).mapToObj(line).collect(Collectors.joining("\n"));
    }

    private static EndRule compile(String text) {
        return GroovyScripts.confined().compile("types", "over { look ->\n" + text + "\ntrue\n}", EndRule.class);
    }
}
