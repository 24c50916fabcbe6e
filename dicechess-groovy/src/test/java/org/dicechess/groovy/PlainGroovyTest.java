package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A confined script says what plain Groovy says, or it says that it does not: random statements, and those that once differed. */
class PlainGroovyTest {

    /** More of them: {@code -Ddicechess.snippets=50000}. */
    private static final int SNIPPETS = Integer.getInteger("dicechess.snippets", 1_000);

    private static final long FIRST_SEED = Long.getLong("dicechess.snippets.seed", 1);

    @Test
    void whatAConfinedScriptAnswersPlainGroovyAnswersToo() {
        Map<String, Integer> refusals = new TreeMap<>();
        int[] answered = {0};
        LongStream.range(FIRST_SEED, FIRST_SEED + SNIPPETS).forEach(seed -> {
            String snippet = new Snippets(seed).next();
            String confined = confined(snippet);
            if (confined.startsWith("refused: ")) {
                refusals.merge(confined.replaceAll("^refused: [^:]*(:\\d+)?: |'[^']*'|\\d+", ""), 1, Integer::sum);
            } else {
                answered[0]++;
                assertThat(confined).as("seed %d%n%s", seed, snippet).isEqualTo(plain(snippet));
            }
        });
        if (Boolean.getBoolean("dicechess.snippets.print")) {
            refusals.forEach((message, times) -> System.out.println(times + " x " + message));
        }
        assertThat(answered[0]).as("answered, of %d; else refused: %s", SNIPPETS, refusals).isGreaterThan(SNIPPETS / 2);
    }

    /** What a confined script once answered otherwise, or refused; the answer is that of plain Groovy. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            switch (1) { case { it == 1 }: return 'yes' }; 'no'
            switch ('b') { case ['a', 'b']: return 'yes' }; 'no'
            switch (2L) { case 1..3: return 'yes' }; 'no'
            switch (2L) { case 2: return 'yes' }; 'no'
            switch (from.square()) { case Square: return 'yes' }; 'no'
            1L in [1, 2]
            1 in [1, 2]
            'a' in [a: 1]
            [1, 2].contains(1L)
            [1, 2].indexOf(2L)
            [1, 2] - [1L]
            [5, null].min()
            [null, 5].max()
            (1..3)[5]
            ([1] as Set) == ([1L] as Set)
            97 == 'a'
            '1' == 1
            [4, 5, 6][1..-1]
            [4, 5, 6][0..<-1]
            [4, 5, 6][-2..-1]
            [4, 5, 6][2..0]
            def r = 1..-1; [4, 5, 6][r]
            'knight'[0]
            'knight'[-1]
            'knight'[1..-2]
            "${1..3}"
            'a' + (1..3)
            'a' + (0..<3)
            [1..3].toString()
            (0..3L)[1] instanceof Long
            'pawn' <=> 'rook'
            5 <=> 3
            'a b  c'.tokenize()
            'e4,d5,,c6'.tokenize(',')
            'e4-d5,c6'.tokenize(',-')
            ''.tokenize(',')
            "${from.square()}"
            from.square().toString()
            NORTH_EAST.toString()
            "${WHITE} ${NORTH} ${NORTH.text()}"
            [from.square(), NORTH].toString()
            [a: from.square()].toString()
            [3, 1, 2].sort(false)
            [3, 1, 2].toSorted { -it }
            def l = [3, 1, 2]; l.sort(false); l
            def l = [3, 1, 2]; l.sort(); l
            [1, 2, 1].unique(false)
            for (x in null) { return 'round' }; 'none'
            (-3000000000L).abs()
            Math.abs(-3000000000L)
            'ab'.padLeft(1) + 'ab'.padRight(1)
            def x = [2]; [1] + x
            2147483647 + 1
            2147483647 * 2
            -7 % 3
            (-7).intdiv(2)
            true ^ false
            """)
    void whatDifferedOnceIsTheSameNow(String expression) {
        assertThat(confined(spoken(expression))).isEqualTo(plain(spoken(expression))).doesNotStartWith("failed");
    }

    /** Statements that tell the value of the last one, or of a return. */
    private static String spoken(String expression) {
        return "def question = { ->\n" + expression.replace("; ", "\n") + "\n}\nfrom.in(\"${question()}\")\n";
    }

    private static String confined(String snippet) {
        RecordingSpot spot = new RecordingSpot();
        try {
            GroovyScripts.confined().compile("snippet", "step { from ->\n" + snippet + "[from.walk(NORTH)]\n}", StepRule.class).steps(spot);
            return spot.names().toString();
        } catch (HookException e) {
            return "refused: " + e.getMessage();
        }
    }

    private static String plain(String snippet) {
        RecordingSpot spot = new RecordingSpot();
        try {
            Map<String, Object> words = Map.of("from", spot, "NORTH", Direction.NORTH, "WHITE", Color.WHITE,
                    "NORTH_EAST", Direction.NORTH_EAST, "Square", Square.class);
            new GroovyShell(new Binding(words)).evaluate(snippet);
            return spot.names().toString();
        } catch (RuntimeException | AssertionError e) {
            return "failed: " + e;
        }
    }
}
