package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names and calls that a confined script does not have: the message says what to write. */
class MissingWordsTest {

    private final GroovyScripts scripts = GroovyScripts.confined();

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "if (true) { } elif (false) { } | Unexpected input: 'elif'; expected the end of the statement; write 'else if'",
                "x = 3                        | the variable 'x' is not declared; write 'def x = ...' where it gets its first value",
                "from.ray(North)              | there is no 'North'; write 'NORTH'",
                "from.ray(north_east)         | there is no 'north_east'; write 'NORTH_EAST'",
                "look.squares()               | the variable 'look' is not declared; only blocks that are asked in play have a look: 'moves { piece, look -> ... }'",
                "ride(from.ray(NORTH))        | there is no 'ride'; did you mean 'rides'?",
                "overenemy(from.square())     | there is no 'overenemy'; did you mean 'overEnemy'?",
                "from.rays(NORTH)             | there is no 'rays'; did you mean 'ray'?",
                "ray(NORTH)                   | there is no 'ray' here; expected 'from.ray(...)'",
                "from.go(from.square())       | there is no 'go' here; expected 'look.go(...)'",
                "from.ray()                   | 'ray' does not take 0 arguments; expected ray(Direction)",
                "from.ray(NORTH, 2)           | 'ray' does not take 2 arguments; expected ray(Direction)",
                "from.in()                    | 'in' does not take 0 arguments; expected in(String)",
                "from.ray('n')                | 'ray' does not take (String); expected ray(Direction)",
                "rides(from.ray(NORTH), 2)    | 'rides' does not take 2 arguments; expected rides(List<Square>)",
                "def a = null; a.size()       | the type of the value before '.size(...)' is not known; declare it with its type, as 'List<Square> squares', and not with 'def' alone",
                "def l = []; l << NORTH; l[0].turned(2) | the type of the value before '.turned(...)' is not known; declare it with its type, as 'List<Square> squares', and not with 'def' alone",
                "def n = null; from.ray(NORTH).take(n) | there is no List#take(Object) for these arguments; an Object is a value of unknown type: declare variables, parameters and results with their types, as 'int n', and not with 'def' alone",
            })
    void pathsSayWhatToWrite(String line, String message) {
        assertThatThrownBy(() -> scripts.compile("a.groovy", "path { from ->\n" + line + "\n[]\n}", PathRule.class))
                .hasMessage("a.groovy:2: " + message);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "look.count(WHITE)            | 'count' does not take 1 argument; expected count(Color, String)",
                "look.go()                    | 'go' does not take 0 arguments; expected go(Square) or go(String)",
                "look.has(piece.square())     | 'has' does not take 1 argument; expected has(Square, Color) or has(Square, Color, String)",
                "look.ray(NORTH)              | there is no 'ray' here; expected 'from.ray(...)'",
                "taking(piece.square())       | there is no 'taking' here; expected 'look.go(square).taking(...)'",
            })
    void movesSayWhatToWrite(String line, String message) {
        assertThatThrownBy(() ->
                        scripts.compile("a.groovy", "moves { piece, look ->\n" + line + "\n[]\n}", MoveRule.class))
                .hasMessage("a.groovy:2: " + message);
    }

    /** Values of different types are never equal, so the comparison is a mistake. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "piece.facing() == 'n'        | a direction is no text; write it without quotes, as way == NORTH",
                "'NORTH' != piece.facing()    | a direction is no text; write it without quotes, as way == NORTH",
                "piece.directions('a').any { it == \"${1}\" } | a direction is no text; write it without quotes, as way == NORTH",
                "piece.square() == 'e4'       | a square is no text; compare its text, as square.text() == 'e4'",
                "look.side() == 'WHITE'       | a side is no text; write it without quotes, as side == WHITE",
                "look.at(piece.square()).get().type() == 'rook' | a kind of piece is no text; compare its name, as type.name() == 'rook'",
                "look.at(piece.square()).get() == 'rook' | a piece is no text; compare the name of its kind, as piece.type().name() == 'rook'",
            })
    void comparisonsWithTextsAreRefused(String line, String message) {
        assertThatThrownBy(() ->
                        scripts.compile("a.groovy", "moves { piece, look ->\n" + line + "\n[]\n}", MoveRule.class))
                .hasMessage("a.groovy:2: " + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "piece.facing() == NORTH",
                "piece.facing().toString() == 'NORTH'",
                "piece.square().text() == 'e4'",
                "piece.given('a').any { it == 'e4' }",
                "look.side() == WHITE",
                "look.at(piece.square()).get().type().name() == 'rook'",
                "def x = look.side() == WHITE ? NORTH : 'none'; x == 'none'",
                "switch (piece.square()) { case 'e4': return [] }",
                "int x = 3; x == 4",
            })
    void comparisonsThatMayHold(String line) {
        assertThat(scripts.compile("a.groovy", "moves { piece, look ->\n" + line + "\n[]\n}", MoveRule.class))
                .isNotNull();
    }
}
