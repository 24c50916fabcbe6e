package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The fuel that confined scripts pay, on a board of 8x8 squares, asked about e4. */
class FuelTest {

    private static final int ROUNDS = 100;

    /** A call, and the least fuel for a hundred of it: one unit for each element made, or for the work behind it. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            from.square()                              |   100
            from.side()                                |   100
            from.facing()                              |   100
            from.in('border')                          |   100
            from.in('a name of no less than thirty-two letters') | 300
            from.towards('sixth-rank')                 |   100
            from.turned(EAST)                          |   100
            from.walk(NORTH, NORTH, EAST)              |   500
            from.ray(NORTH)                            |   600
            from.file()                                |   100
            from.rank()                                |   100
            from.at(from.square())                     |   300
            from.neighbours()                          |  1400
            rides([from.square()])                     |   400
            moves([from.square()])                     |   400
            captures([from.square()])                  |   400
            through([from.square()])                   |   400
            over(from.square())                        |   400
            overEnemy(from.square())                   |   400
            leap(from.square())                        |   400
            from.square().text()                       |   200
            "${from.square()}${n}"                     |   300
            "${(1..20).toList()}".length()             |  6000
            from.square() in 'e4'                      |   200
            [1, 2, 3]                                  |   300
            []                                         |   100
            [:]                                        |   100
            [a: 1, b: 2]                               |   300
            1..20                                      |  2000
            (1..9).toList()                            |  1800
            (1..9) + [1]                               |  1900
            (1..9).reverse()                           |  1800
            (1..9).sort(false)                         |  2500
            (1..9).contains(0)                         |  1800
            (1..9).unique(false)                       |  4500
            (1..9).take(9)                             |  1800
            [7].unique()                               |   300
            [7].take(1).unique()                       |   400
            (1..9).toList().drop(1)                    |  2600
            '12'.toInteger()                           |   100
            (1..9).flatten()                           |  1800
            (1..9)[1..-1]                              |  1700
            (1..9) == (1..9)                           |  2700
            (1..9) as Set                              |  2700
            (1..9).join(',')                           |  2700
            (1..9).sum()                               |  1800
            (1..9).max()                               |  1700
            (1..9).collect { it }                      |  1800
            (1..9).any { it > 9 }                      |  1800
            (1..9).groupBy { 1 }                       |  5400
            'abcdefgh' * 20                            |  4000
            'abcdefghijklmnopqrstuvwxyz'.toUpperCase() |  2600
            'ßßßßßßßßßß'.toUpperCase()                 |  4000
            'ΣΣΣΣΣΣΣΣΣΣ'.toLowerCase()                 | 12000
            'a,b,c,d,e,f,g,h'.tokenize(',')            |  1100
            'abcdefghijklmnop'.contains('klmnop')      |  1200
            'abcdefgh'[0..-1]                          |  1800
            """)
    void everyMethodOfASpotAndEveryElementIsPaid(String word, int least) {
        assertThat(cost(word) - cost("")).isGreaterThanOrEqualTo(least);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            look.side()                               |  100
            look.squares()                            | 6400
            look.square('e4')                         |  400
            look.at(piece.square())                     |  200
            look.isEmpty(piece.square())                |  200
            look.has(piece.square(), WHITE)             |  200
            look.has(piece.square(), WHITE, 'rook')     |  500
            look.squaresOf(WHITE, 'rook')                   | 6800
            look.count(WHITE, 'rook')                 |  400
            look.neighbours(piece.square())             | 1200
            look.attackers(piece.square(), WHITE)       | 1300
            look.in(piece.square(), 'home', WHITE)      |  200
            look.area('home', WHITE)                  | 6500
            look.counter('halfmove')                  |  100
            look.number('fury', WHITE)                |  100
            look.go(piece.square())                     |  300
            look.go('e5')                             |  600
            look.go('e5').taking(piece.square())        | 1100
            look.go('e5').shifting(piece.square(), piece.square()) | 1200
            look.go('e5').changing(piece.square(), 'rook') | 1100
            look.go('e5').facing(NORTH)               | 1000
            look.go('e5').taking(piece.square()).taking(piece.square()) == look.go('e5').taking(piece.square()).taking(piece.square()) | 4500
            look.go('e5').shifting(piece.square(), piece.square()) == look.go('e5').shifting(piece.square(), piece.square()) | 3600
            look.go('e5').changing(piece.square(), 'k' * 80) == look.go('e5').changing(piece.square(), 'k' * 80) | 20000
            """)
    void everyMethodOfALookAndOfAMoveIsPaid(String word, int least) {
        assertThat(costOfLook(word) - costOfLook("")).isGreaterThanOrEqualTo(least);
    }

    @Test
    void aRoundAlsoPaysForItsSyntax() {
        String sums = "n = n + n * 3 - n % 5\n".repeat(20);

        assertThat(cost(sums) - cost(""))
                .as("20 lines of at least 8 syntax nodes")
                .isGreaterThanOrEqualTo(20 * ROUNDS);
        assertThat(cost("f(n)", "int f(int n) {\n" + sums + "n }\n") - cost("")).isGreaterThanOrEqualTo(20 * ROUNDS);
        assertThat(cost("[1].each { int k = it\n" + sums.replace("n", "k") + "}") - cost(""))
                .isGreaterThanOrEqualTo(20 * ROUNDS);
    }

    /** A key of 80 characters that is looked up costs one unit, and ten for its characters. */
    @ParameterizedTest
    @ValueSource(strings = {"['k' * 80] as Set", "[('k' * 80): 1]"})
    void aComparisonPaysForItsKeys(String value) {
        String both = "def a = " + value + "\ndef b = " + value + "\n";
        assertThat(cost(both + "a == b") - cost(both + "a == 1")).isGreaterThanOrEqualTo(11 * ROUNDS);
    }

    @Test
    void aCopiedAnswerIsPaid() {
        assertThat(stepCost("(1..500).collect { [from.square()] }")
                        - stepCost("def unused = (1..500).collect { [from.square()] }\n[]"))
                .isBetween(900L, 1100L);
    }

    @Test
    void theSameQuestionCostsTheSameEachTime() {
        assertThat(cost("from.ray(NORTH).collect { \"${it}\" }.sort()"))
                .isEqualTo(cost("from.ray(NORTH).collect { \"${it}\" }.sort()"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            def big = [from.square()]; while (big.size() < 4000) { big += big }; (0..8000).collect { big }  | an answer of more than 10000 squares
            (0..10000).collect { [] }                                                                       | an answer of more than 10000 squares
            int n = 0; while (n < 49000) { n++; from.ray(NORTH); from.ray(NORTH); from.ray(NORTH) }; []      | stopped after 50000 units of fuel
            int n = 0; while (n < 20000) { n++; from.in('border'); from.in('border'); from.in('border') }; [] | stopped after 50000 units of fuel
            60.times { def a = []; 60.times { a = [a, a] }; a == a.collect { it } }; []                     | nested too deeply
            def a = []; a << a; "${a}".size(); []                                                                | nested too deeply
            def a = []; a << a; a.flatten(); []                                                             | nested too deeply
            def a = []; def b = []; a << a; b << b; a == b; []                                              | nested too deeply
            def a = [1]; 20.times { a = a + a }; []                                                         | stopped after 50000 units of fuel
            String s = 'a'; 20.times { s = s + s }; []                                                      | a text of more than 2000
            def m = [:]; 9.times { m[it * 4294967296L] = it }; []                                           | a number as a key must have 32 bits
            (1..300).sort { p, q -> (1..300).each { }; p - q }; []                                          | stopped after 50000 units of fuel
            0..2000000000; []                                                                               | stopped after 50000 units of fuel
            'a'.padRight(2000000000); []                                                                    | a text of more than 2000
            'a' * 2000000000; []                                                                            | a text of more than 2000
            '' * 2000000000; []                                                                             | stopped after 50000 units of fuel
            """)
    void aScriptThatCostsTooMuchIsStoppedAtItsLine(String body, String message) {
        StepRule rule = compile(body.replace("; ", "\n"), "");

        assertThatThrownBy(() -> rule.steps(new RecordingSpot()))
                .isInstanceOf(HookException.class)
                .hasMessageContaining(message)
                .hasMessageMatching("(?s)fuel:[1-9].*");
    }

    @Test
    void answersOfTrustedScriptsAreAlsoBounded() {
        StepRule rule =
                GroovyScripts.trusted().compile("big", "step { from -> (0..10000).collect { [] } }", StepRule.class);

        assertThatThrownBy(() -> rule.steps(new RecordingSpot()))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("an answer of more than 10000 squares, moves and lists");
    }

    @Test
    void theAskerReceivesTheCostAndMayRefuseIt() {
        PathRule rule =
                GroovyScripts.confined().compile("paths", "path { from -> [rides(from.ray(NORTH))] }", PathRule.class);
        RecordingSpot spot = new RecordingSpot();

        List<Square> ray = rule.paths(spot).get(0).stream()
                .map(waypoint -> waypoint.square())
                .toList();

        assertThat(ray).hasSize(4);
        assertThat(spot.fuel())
                .as("ray 2 + 4, rides 3 + 4, answer 1 + 4, list 1, question 10")
                .isGreaterThanOrEqualTo(29)
                .isLessThan(60);
    }

    private static long cost(String word) {
        return cost(word, "");
    }

    private static long cost(String word, String function) {
        return spent(compile(
                "int n = 0\nwhile (n < " + ROUNDS + ") { n++\nint count = n\n" + word.replace("n = n", "count = count")
                        + "\n}\n[]",
                function));
    }

    private static long stepCost(String body) {
        return spent(compile(body, ""));
    }

    private static long spent(StepRule rule) {
        RecordingSpot spot = new RecordingSpot();
        rule.steps(spot);
        return spot.fuel();
    }

    private static StepRule compile(String body, String function) {
        return GroovyScripts.confined().compile("fuel", function + "step { from ->\n" + body + "\n}", StepRule.class);
    }

    private static long costOfLook(String word) {
        EmptyLook look = new EmptyLook();
        GroovyScripts.confined()
                .compile(
                        "look",
                        "moves { piece, look ->\nint n = 0\nwhile (n < " + ROUNDS + ") { n++\n" + word + "\n}\n[] }",
                        MoveRule.class)
                .moves(BoardSpot.of("e4", Color.WHITE, Direction.NORTH), look);
        return look.fuel();
    }

    @Test
    void anEndingAlsoPays() {
        EmptyLook look = new EmptyLook();

        GroovyScripts.confined()
                .compile("end", "over { look -> look.squares().isEmpty() }", EndRule.class)
                .isOver(look);

        assertThat(look.fuel()).isGreaterThanOrEqualTo(64);
    }
}
