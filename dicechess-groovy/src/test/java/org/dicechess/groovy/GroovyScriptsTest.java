package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.StepRule;
import org.dicechess.spi.Waypoint;
import org.dicechess.spi.Waypoint.Holds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GroovyScriptsTest {

    private static final BoardSpot E4 = BoardSpot.of("e4", Color.BLACK, Direction.SOUTH);

    static Stream<GroovyScripts> tiers() {
        return Stream.of(GroovyScripts.confined(), GroovyScripts.trusted());
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void aScriptDefinesOneHookOrBoth(GroovyScripts scripts) {
        String both = "step { [it.walk(NORTH)] }\nfacing { visit -> [visit.side() == WHITE ? EAST : WEST] }";

        assertThat(scripts.compile("both", both, StepRule.class).steps(E4)).hasToString("[[e5]]");
        assertThat(scripts.compile("both", both, FacingRule.class).facings(E4)).containsExactly(Direction.WEST);
        assertThatThrownBy(() -> scripts.compile("one", "facing { visit -> [NORTH] }", StepRule.class))
                .isInstanceOf(HookException.class)
                .hasMessage("one: the script has no block 'step { ... }'");
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void functionsAndVariablesStandBesideTheBlocks(GroovyScripts scripts) {
        String text = """
                def ways = [NORTH, SOUTH]
                List<Direction> both(Direction way) { [way, way.turned(4)] }
                step { from -> ways.collect { way -> from.walk(both(way)[1]) } }
                """;

        assertThat(scripts.compile("beside", text, StepRule.class).steps(E4)).hasToString("[[e3], [e5]]");
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void blocksCaptureTheParametersOfFunctions(GroovyScripts scripts) {
        String far = """
                List<Square> far(List<Square> l, int n) { return l.findAll { it.rank() > n } }
                step { from -> far(from.ray(NORTH), 5).size() == 2 ? [from.walk(NORTH)] : [] }
                """;
        String visits = """
                void visit(int n, List<Object> seen) {
                  seen << n
                  if (n < 3) [n + 1, n + 2].each { visit(it, seen) }
                }
                step { from -> def s = []
                 visit(0, s)
                 s.size() > 5 ? [from.walk(NORTH)] : [] }
                """;
        String longs = "long more(long n, boolean b) { def k = [1L].collect { b ? it + n : n }\n k[0] }\n"
                + "step { more(2L, true) == 3L ? [it.walk(NORTH)] : [] }";

        for (String text : List.of(far, visits, longs)) {
            assertThat(scripts.compile("captures", text, StepRule.class)
                            .steps(BoardSpot.of("e4", Color.WHITE, Direction.NORTH)))
                    .hasToString("[[e5]]");
        }
    }

    @Test
    void listsThatTheLibraryHandsOutBelongToTheConfinedScript() {
        String text = """
                step { from ->
                    def line = from.ray(NORTH)
                    line.sort { -it.rank() }
                    line << from.square()
                    from.ray(NORTH).size() == 4 ? [line] : []
                }""";

        assertThat(GroovyScripts.confined()
                        .compile("sorted", text, StepRule.class)
                        .steps(BoardSpot.of("e4", Color.WHITE, Direction.NORTH)))
                .hasToString("[[e8, e7, e6, e5, e4]]");
    }

    @Test
    void aRefusalSaysWhatToWriteInstead() {
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("split", "step { from ->\n'a b'.split(' ')\n[] }", StepRule.class))
                .hasMessageStartingWith("split:2: ")
                .hasMessageContaining("write tokenize(',') in place of split");
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("range", "step { from ->\n0..9223372036854775807L\n[] }", StepRule.class)
                        .steps(E4))
                .hasMessageStartingWith("range:2: a range with the bound 9223372036854775807; both must have 32 bits");
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("loop", "step { from ->\nfor (c in 'abc') { }\n[] }", StepRule.class)
                        .steps(E4))
                .hasMessageStartingWith("loop:2: a loop goes through a list, a set, a map or a range;"
                        + " through a text's parts with tokenize");
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("const", "step { from ->\n(1..3) << 4\n[] }", StepRule.class)
                        .steps(E4))
                .hasMessageStartingWith("const:2: a list that cannot change, such as a range, is changed;"
                        + " change a copy, as list.toList()");
    }

    /** In each statement one operator has a value for which confined scripts lack it. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "l * 2              ~ the call of 'multiply' is not permitted in a confined script; write (1..n).collectMany { list }",
                "l *= 2             ~ the call of 'multiply' is not permitted in a confined script; write (1..n).collectMany { list }",
                "1 + t              ~ the call of 'plus' is not permitted in a confined script; put the number into the text: \"${n} squares\"",
                "t - 'b'            ~ the call of 'minus' is not permitted in a confined script; take parts of a text with text[0..2]",
                "t << 'c'           ~ the call of 'leftShift' is not permitted in a confined script; write text + more",
                "t++                ~ the call of 'next' is not permitted in a confined script; '++' and '--' count numbers",
                "m + [b: 2]         ~ the call of 'plus' is not permitted in a confined script; write more.each { k, v -> map[k] = v }",
                "m << [b: 2]        ~ the call of 'leftShift' is not permitted in a confined script; write more.each { k, v -> map[k] = v }",
                "m.putAll([b: 2])   ~ the call Map.putAll is not permitted in a confined script; write more.each { k, v -> map[k] = v }",
                "m - [a: 1]         ~ the call of 'minus' is not permitted in a confined script; write map.findAll { k, v -> k != key }",
                "t.substring(1)     ~ the call String.substring is not permitted in a confined script; write text[1..2]",
                "l & [1]            ~ there is no operator '&' for ArrayList and ArrayList<Integer>; write findAll { it in other }",
                "l | [3]            ~ there is no operator '|' for ArrayList and ArrayList<Integer>; write list + other",
                "l < [2]            ~ there is no operator '<' for ArrayList and ArrayList<Integer>; compare sizes or elements",
                "t % 2              ~ there is no operator '%' for String and int",
                "-t                 ~ there is no operator '-' for String",
                "from.square() + 1  ~ there is no operator '+' for Square and int; go from square to square with from.walk and from.ray",
                "NORTH * 2          ~ there is no operator '*' for Direction and int; turn a direction with turned(2)",
            })
    void aRefusedOperatorSaysWhatToWriteInstead(String statement, String message) {
        String text = "step { from ->\ndef t = 'ab'\ndef l = [1, 2]\ndef m = [a: 1]\n" + statement + "\n[] }";
        // Groovy 4 names the interface of a list where newer versions name the class.
        String expected = TestedGroovy.isFour() ? message.replace("ArrayList", "List") : message;
        assertThatThrownBy(() -> GroovyScripts.confined().compile("operator", text, StepRule.class))
                .hasMessage("operator:5: " + expected);
    }

    /** What the hints say is permitted. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(1..2).collectMany { l }",
                "\"${1} squares\"",
                "t[0..1]",
                "t + 'c'",
                "[b: 2].each { k, v -> m[k] = v }",
                "m.findAll { k, v -> k != 'a' }",
                "t[1..1]",
                "(1..2).collect { t }.join('')",
                "l -= [1]",
                "l.findAll { it in [1] }",
                "l + [3]",
                "from.walk(NORTH)",
                "NORTH.turned(2)"
            })
    void whatIsWrittenInsteadIsPermitted(String statement) {
        String text = "step { from ->\ndef t = 'ab'\ndef l = [1, 2]\ndef m = [a: 1]\n" + statement + "\n[] }";
        assertThat(GroovyScripts.confined()
                        .compile("operator", text, StepRule.class)
                        .steps(E4))
                .isEmpty();
    }

    @Test
    void valuesInMessagesAreShortAndOnOneLine() {
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("text", "step { from -> 'line\\n' * 100 }", StepRule.class)
                        .steps(E4))
                .hasMessage("text: answered '" + "line\\n".repeat(10)
                        + "...'; expected a list of steps (asked for 'step' on e4, black facing south)");
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void variablesKeepNothingFromOneQuestionToTheNext(GroovyScripts scripts) {
        StepRule rule = scripts.compile(
                "state", "def asked = []\nstep { from -> asked << from.walk(NORTH)\n asked }", StepRule.class);

        assertThat(rule.steps(E4)).hasSize(1);
        assertThat(rule.steps(E4)).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void stepsThatLeadOffTheBoardAreEmptyLists(GroovyScripts scripts) {
        StepRule rule =
                scripts.compile("off", "step { from -> [from.walk(NORTH, NORTH), from.walk(SOUTH)] }", StepRule.class);

        assertThat(rule.steps(BoardSpot.of("a7", Color.WHITE, Direction.NORTH))).hasToString("[[], [a6]]");
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void pathsAreMadeByFunctionsForTheirSquares(GroovyScripts scripts) {
        String text = """
                path { from ->
                    def line = from.ray(from.turned(NORTH))
                    [rides(line), moves(line.take(1)) + captures(line.drop(1)), through(line.take(1)) + over(line[1]) + leap(line[2]),
                        overEnemy(line[0]) + rides([line[1]])]
                }
                """;

        List<List<Waypoint>> paths =
                scripts.compile("words", text, PathRule.class).paths(BoardSpot.of("e4", Color.BLACK, Direction.SOUTH));

        Square e3 = Square.of("e3");
        Square e2 = Square.of("e2");
        Square e1 = Square.of("e1");
        assertThat(paths)
                .containsExactly(
                        List.of(
                                waypoint(e3, Holds.EMPTY, "mc"),
                                waypoint(e2, Holds.EMPTY, "mc"),
                                waypoint(e1, Holds.EMPTY, "mc")),
                        List.of(
                                waypoint(e3, Holds.EMPTY, "m"),
                                waypoint(e2, Holds.EMPTY, "c"),
                                waypoint(e1, Holds.EMPTY, "c")),
                        List.of(
                                waypoint(e3, Holds.EMPTY, ""),
                                waypoint(e2, Holds.SCREEN, ""),
                                waypoint(e1, Holds.ANYTHING, "mc")),
                        List.of(waypoint(e3, Holds.ENEMY, ""), waypoint(e2, Holds.EMPTY, "mc")));
    }

    private static Waypoint waypoint(Square square, Holds holds, String stops) {
        return new Waypoint(square, holds, stops.contains("m"), stops.contains("c"));
    }

    @ParameterizedTest
    @MethodSource("tiers")
    void answersAreCopiesThatNobodyCanChange(GroovyScripts scripts) {
        List<Direction> facings = scripts.compile("copy", "facing { visit -> [NORTH, EAST] }", FacingRule.class)
                .facings(E4);

        assertThatThrownBy(facings::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            step { from -> 1 }                 | answered '1'; expected a list of steps
            step { from -> null }              | answered nothing (null); expected a list of steps
            step { from -> [1, 2] }            | answered '1'; expected for each step a list of squares
            step { from -> [[NORTH]] }         | answered a list with 'NORTH' in it; expected each to be a square
            step { from -> [[null]] }          | answered a list with nothing (null) in it; expected each to be a square
            path { from -> 1 }                 | answered '1'; expected a list of paths
            path { from -> [[1]] }             | answered a list with '1' in it; expected each to be a square of a path
            path { from -> [from.ray(NORTH)] } | answered a list with 'e5' in it; expected each to be a square of a path
            path { from -> rides(from.ray(NORTH)) } | answered a square of a path; expected for each path a list, as 'rides' and its like make it
            facing { visit -> [] }             | answered an empty list; expected at least one direction
            facing { visit -> NORTH }          | answered 'NORTH'; expected a list of directions
            facing { visit -> [visit.side()] } | answered a list with 'BLACK' in it; expected each to be a direction
            """)
    void wrongAnswersAreRefused(String text, String expected) {
        for (GroovyScripts scripts : tiers().toList()) {
            assertThatThrownBy(() -> ask(scripts, text))
                    .isInstanceOf(HookException.class)
                    .hasMessageStartingWith("wrong.groovy: " + expected)
                    .hasMessageEndingWith("on e4, black facing south)");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            step { from ->; [from.wlak(NORTH)] }               | 2 | wlak
            step { from ->; [from.walk(NROTH)] }               | 2 | NROTH
            step { from ->; [from.walk('north')] }             | 2 | walk
            step { from ->; [[from.in('bodrer') ? 1 : 2]] }    | 2 | no area 'bodrer'
            step { from ->;; [from.walk(NORTH)[3].text()] }    | 3 | null
            step { from ->; def paths = = []; paths }          | 2 | Unexpected input: '='
            step { [] }; facing { visit ->; [visit.facing() }  | 3 | Unexpected input: '}'
            step { }; step { }                                 | 2 | a second block 'step'
            path { from ->; [rides([NORTH])] }                 | 2 | rides
            path { from ->; [rides([null])] }                  | 2 | expected a square of a path
            path { from ->; [leap(from.ray(NORTH)[9])] }       | 2 | expected a square of a path
            path { from ->; [from.directions('ways')] }        | 2 | gives nothing named 'ways'
            path { from ->; [rdies(from.ray(NORTH))] }         | 2 | rdies
            steps { from -> [] }                               | 1 | expected 'step
            step { a, b -> [] }                                | 1 | write 'step { from -> ... }'
            step { -> [] }                                     | 1 | write 'step { from -> ... }'
            moves { piece -> [] }                              | 1 | write 'moves { piece, look -> ... }'
            """)
    void mistakesNameTheirLine(String text, int line, String part) {
        for (GroovyScripts scripts : tiers().toList()) {
            assertThatThrownBy(() -> ask(scripts, text.replace(';', '\n')))
                    .isInstanceOf(HookException.class)
                    .hasMessageStartingWith("wrong.groovy:" + line + ": ")
                    .hasMessageContaining(part == null ? "" : part)
                    .satisfies(failure ->
                            assertThat(((HookException) failure).line()).isEqualTo(line));
        }
    }

    @Test
    void aBracketThatDoesNotMatchIsNamed() {
        String text = "path { from ->\n [rides(from.ray(NORTH)] }";

        assertThatThrownBy(() -> ask(GroovyScripts.confined(), text))
                .isInstanceOf(HookException.class)
                .hasMessage("wrong.groovy:2: Unexpected input: ']'; expected ')' for the '(' of line 2");
        assertThatThrownBy(() -> ask(GroovyScripts.trusted(), text))
                .isInstanceOf(HookException.class)
                .hasMessageStartingWith("wrong.groovy:2: Unexpected input: '('");
    }

    @Test
    void trustedScriptsMayDoWhatGroovyMayDo() {
        String text = """
                import java.util.regex.Pattern

                class Ways {
                    static List<Direction> straight() { Direction.values().findAll { !it.diagonal } }
                }

                step { from -> Ways.straight().findAll { Pattern.matches('[ns]', it.text()) }.collect { from.walk(it) } }
                """;

        assertThat(GroovyScripts.trusted().compile("free", text, StepRule.class).steps(E4))
                .hasToString("[[e5], [e3]]");
        assertThatThrownBy(() -> GroovyScripts.confined().compile("free", text, StepRule.class))
                .hasMessage("free:1: an import is not permitted in a confined script");
    }

    @Test
    void failuresOfTrustedScriptsAreAlsoHookExceptions() {
        String text = "step { from ->\n  assert from.in('border')\n  [] }";

        assertThatThrownBy(() -> GroovyScripts.trusted()
                        .compile("sure", text, StepRule.class)
                        .steps(E4))
                .isInstanceOf(HookException.class)
                .hasMessageStartingWith("sure:2: ");
    }

    @Test
    void otherTypesAreNoHooksOfScripts() {
        assertThatThrownBy(() -> GroovyScripts.confined().compile("x", "step { [] }", Runnable.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.Runnable");
    }

    @Test
    void itsScriptsEndInGroovy() {
        assertThat(GroovyScripts.confined().ending()).isEqualTo("groovy");
    }

    private static Object ask(GroovyScripts scripts, String text) {
        if (text.startsWith("path")) {
            return scripts.compile("wrong.groovy", text, PathRule.class).paths(E4);
        }
        return text.startsWith("facing")
                ? scripts.compile("wrong.groovy", text, FacingRule.class).facings(E4)
                : scripts.compile("wrong.groovy", text, StepRule.class).steps(E4);
    }

    /** Line 2 has a word of other languages where Groovy has a sign. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {"true and false # &&", "true or false # ||", "not true # !", "(true) and (false) # &&"})
    void wordsOfOtherLanguagesHaveTheirSigns(String condition, String sign) {
        String script = "step { from ->\n    if (" + condition + ") return []\n    []\n}";
        assertThatThrownBy(() -> GroovyScripts.confined().compile("wrong.groovy", script, StepRule.class))
                .isInstanceOf(HookException.class)
                .hasMessageStartingWith("wrong.groovy:2: ")
                .hasMessageContaining("; write " + sign + " for '");
    }
}
