package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the grammar of confined scripts accepts, and how it refuses the rest. In the tables `;;` stands for a line end.
 */
class GrammarTest {

    private static final BoardSpot E4 = BoardSpot.of("e4", Color.WHITE, Direction.NORTH);

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '`', textBlock = """
            3 <=> 4                                                  # -1
            [2, 3, 1].sort { x, y -> y <=> x }                       # [3, 2, 1]
            'b' <=> 'a'                                              # 1
            (null as Object) <=> 1                                   # -1
            [7L][0] as int                                           # 7
            [7][0] as long                                           # 7
            4294967297L as int                                       # 1
            7 as String                                              # 7
            1 + 2 * 3 - 4 % 3                                        # 6
            1 << 2 + 1                                               # 8
            7 & 3 | 8 ^ 1                                            # 11
            -2.abs() + -2                                            # -4
            1 + 2 == 3 && !false || false                            # true
            2 in [1, 2] && 3 !in [1, 2]                              # true
            null in [1] || [1] in [[1]]                              # true
            [1, 2, 3][1..2]                                          # [2, 3]
            1 > 2 ? 3 : 4 > 5 ? 6 : 7                                # 7
            null ?: 8                                                # 8
            false ? 1 : false ? 2 : false ? 3 : false ? 4 : false ? 5 : false ? 6 : 7 # 7
            null ?: 0 ?: 0 ?: 0 ?: 8                                 # 8
            ((0 ?: 0) ?: 0) ?: 8                                     # 8
            [a: 1, in: 2, 'c d': 3].in                               # 2
            "${1 + 1} and ${[1, 2].size()}"                          # 2 and 2
            'a'.length() instanceof Integer                          # true
            (1..3).collect { int n -> n * n }.sum()                  # 14
            2147483648 - 1                                           # 2147483647
            -2147483648                                              # -2147483648
            """)
    void expressionsMeanWhatGroovyMeans(String expression, String answer) {
        assertThatThrownBy(() -> steps("[\"\" + (" + expression + ")]"))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("answered '" + answer + "'; expected for each step a list of squares");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '`', textBlock = """
            def n = 0;; a: for (i in 1..3) { for (j in 1..3) { if (j == 2) continue a;; n += 10 } };; [n]                # 30
            def n = 0;; a: for (i in 1..3) { for (j in 1..3) { if (i == 2) break a;; n++ } };; [n]                       # 3
            def n = 0;; a:;; while (true) { while (true) { n++;; if (n > 5) break a;; continue a } };; [n]               # 6
            def n = 0;; a: do { n++;; do { if (n < 4) continue a;; break a } while (true) } while (true);; [n]           # 4
            def n = 0;; switch (2) { case 1: n = 1;; case 2: n += 2;; case 3: n += 4;; break;; default: n = 9 };; [n]    # 6
            def n = 1;; if (n == 2) n = 5; else n = 6;; [n]                                                              # 6
            def n = 1;; n = n;; + 2;; - 1;; [n]                                                                          # 1
            def n = 6;; n = n;; * 2;; [n]                                                                                # 12
            def n = [1, 2];; .collect { it + 1 };; .sum();; [n]                                                          # 5
            def n = 1 /* a;; b */ + 1;; [n]                                                                              # 2
            """)
    void statementsMeanWhatGroovyMeans(String body, String answer) {
        assertThatThrownBy(() -> steps(body.replace(";;", "\n")))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("answered '" + answer + "'; expected for each step a list of squares");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '`', textBlock = """
            a: while (true) { while (true) { continue a } }
            a: for (;;) { for (i in [1]) { continue a } }
            a: do { do { continue a } while (true) } while (true)
            while (true) { switch (1) { case 1: continue } }
            """)
    void jumpsToLabelsPayForTheirRounds(String body) {
        assertThatThrownBy(() -> steps(body))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("the script does too much; it stopped after 50000 units of fuel");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', quoteCharacter = '`', textBlock = """
            def x = = 1                      # 2 # Unexpected input: '='; expected a value
            def x = 1 2                      # 2 # Unexpected input: '2'; expected the end of the statement; the arguments of a call stand in brackets: f(x)
            foo 'a'                          # 2 # Unexpected input: the text 'a'; expected the end of the statement; the arguments of a call stand in brackets: f(x)
            foo bar                          # 2 # Unexpected input: 'foo'; expected a statement; the arguments of a call stand in brackets: foo(x)
            1 < 2 < 3                        # 2 # '<' after '<'; write brackets, or two comparisons with && between
            1 == 2 == 3                      # 2 # '==' after '=='; write brackets, or two comparisons with && between
            1..2..3                          # 2 # '..' after '..'; write brackets, or two comparisons with && between
            if (from = 1) { }                # 2 # '=' in a condition; to compare write '=='
            [1, 2]*.abs()                    # 2 # Unexpected input: '*.'; expected the end of the statement; write .collect { it.name() }
            1 === 2                          # 2 # Unexpected input: '==='; expected the end of the statement; write ==
            def f = from.&in                 # 2 # Unexpected input: '.&'; expected the end of the statement; write a block in braces
            def f = { (a) -> a }             # 2 # Unexpected input: '('; expected a name
            def f = () -> 1                  # 2 # '->' that does not follow the parameters of a block in braces
            new ArrayList()                  # 2 # 'new' is not permitted in a confined script; write a list [a, b] or a map [a: b]
            var x = 1                        # 2 # 'var' is not permitted in a confined script; write 'def' or a type
            final int x = 1                  # 2 # 'final' is not permitted in a confined script; write 'def' or a type
            double x = 1                     # 2 # the type double is not permitted in a confined script; scripts count in whole numbers: int or long
            File x = null                    # 2 # the type File is not permitted in a confined script; write 'def'
            int[] x = [1]                    # 2 # an array is not permitted in a confined script; write List
            List<? extends Square> x         # 2 # a bounded type is not permitted in a confined script; name the type itself
            def x = [1];; [(x)[0]]           # 3 # '[' after a name in brackets, which Groovy takes for a cast; write x without brackets
            def x = 1;; [(x) + 1]            # 3 # '+' after a name in brackets, which Groovy takes for a cast; write x without brackets
            def x = 1;; [(x) - 1]            # 3 # '-' after a name in brackets, which Groovy takes for a cast; write x without brackets
            1.5                              # 2 # a number with a point is not permitted in a confined script; scripts count in whole numbers
            def x = 0x1G                     # 2 # the number 0x1G is not permitted in a confined script; write a whole number in digits, like 12, 12L or 0xFF
            def x = 012                      # 2 # the number 012 is not permitted in a confined script; write a whole number in digits, like 12, 12L or 0xFF
            def x = 0x                       # 2 # the number 0x is not permitted in a confined script; write a whole number in digits, like 12, 12L or 0xFF
            def x = 0b12                     # 2 # the number 0b12 is not permitted in a confined script; write a whole number in digits, like 12, 12L or 0xFF
            def x = 12_                      # 2 # the number 12_ is not permitted in a confined script; write a whole number in digits, like 12, 12L or 0xFF
            def x = 0x8000000000000000       # 2 # the number 0x8000000000000000; expected at most 64 bits
            def n = 1;; for (x in [0].collect { x }) { } # 3 # the variable x in the list of its own loop; it has a value only inside the loop
            for (x in [x]) { }               # 2 # the variable x in the list of its own loop; it has a value only inside the loop
            def x = 9223372036854775808      # 2 # the number 9223372036854775808; expected at most 64 bits
            x: def y = 1                     # 2 # a label without a loop after it is not permitted in a confined script; leave 'x:' out
            while (true) { break x }         # 2 # 'break x' outside a loop with that label
            x: for (i in [1]) { [1].each { break x } } # 2 # 'break x' outside a loop with that label
            [1].each { continue }            # 2 # 'continue' outside a loop; to end a block write 'return'
            switch (1) { case 1: continue }  # 2 # 'continue' outside a loop; to end a block write 'return'
            switch (1) { default: 1;; case 2: 3 } # 3 # Unexpected input: 'case'; expected '}', since 'default' comes last
            do 1 while (true)                # 2 # Unexpected input: '1'; expected '{' after 'do'
            { 1 }                            # 2 # Unexpected input: '{'; expected a statement; a block in braces belongs to a condition, a loop or a call
            int f(int a) { a }               # 2 # a function inside a block; it stands beside the blocks of a script
            from.walk(way: NORTH)            # 2 # a named argument is not permitted in a confined script; write a map in square brackets
            from.walk(NORTH,)                # 2 # Unexpected input: ')'; expected an argument after the ','
            [a: 1, 2]                        # 2 # a list with keys for a part of its elements; expected a key for each, or for none
            [from.side(): 1]                 # 2 # Unexpected input: ':'; expected ',' or ']'; a key that is worked out stands in round brackets: [(a.b): c]
            def (a, b) = 1, c                # 2 # Unexpected input: ','; expected the end of the statement
            (a, b) = [1, 2]                  # 2 # Unexpected input: ','; expected ')'; to give several variables a value write def (a, b) = [1, 2]
            [1].each { a, a -> 1 }           # 2 # a second parameter 'a'
            [1].each { a = 1 -> a }          # 2 # a default value of a parameter is not permitted in a confined script; write a second function
            "a ${[1].collect { it }}"        # 2 # too much in the braces of a text; give it a name before
            "costs 5$"                       # 2 # a '$' that no name follows; for the sign itself write \\$
            if (true) def x = 1              # 2 # Unexpected input: 'def'; expected '{' before a declaration
            if (true) {;; } els { }          # 3 # Unexpected input: 'els'; expected the end of the statement; the arguments of a call stand in brackets: f(x)
            for (c in 5) { }                 # 2 # a loop over a value of type int; expected a list or a range, as 0..<n
            def n = 5;; for (c in n) { }     # 3 # a loop over a value of type int; expected a list or a range, as 0..<n
            [1].each { for (c in it == 1) { } } # 2 # a loop over a value of type boolean; expected a list or a range, as 0..<n
            (((1 ?: 2) ?: 3) ?: 4) ?: 5      # 2 # more than 2 '?:' on the left side of another is not permitted in a confined script; give a part a name
            f((1 ?: 2) ?: 3, 1 ?: 2) ?: 4    # 2 # more than 2 '?:' on the left side of another is not permitted in a confined script; give a part a name
            true ? 1 : true ? 2 : true ? 3 : true ? 4 : true ? 5 : true ? 6 : true ? 7 : 8 # 2 # more than 6 nested '? :' and '?:' is not permitted in a confined script; write 'if', or a function
            true ? [true ? { true ? 1 ?: 1 ?: true ? 1 ?: 'x' : 1 : 2 }() : 3] : 4 # 2 # more than 6 nested '? :' and '?:' is not permitted in a confined script; write 'if', or a function
            5 = 6                            # 2 # '=' after something other than a variable, a property or an element
            5++                              # 2 # '++' on something other than a variable is not permitted in a confined script; write x = x + 1
            [1][0]++                         # 2 # '++' on something other than a variable is not permitted in a confined script; write x = x + 1
            [[1]][0][0] += 1                 # 2 # '+=' on an element that is not named by a variable and a variable or constant is not permitted in a confined script
            [1].countBy { it }               # 2 # the call of 'countBy' is not permitted in a confined script; write groupBy, and size() of each group
            [1, 2].collate(2)                # 2 # the call of 'collate' is not permitted in a confined script
            [a: 1].get('b', 2)               # 2 # the call of 'get' is not permitted in a confined script; write getOrDefault(key, value)
            [a: 1].merge('a', 1) { x, y -> x + y } # 2 # a block where a BiFunction of Java is expected is not permitted in a confined script
            from.walk(NORTH].size()          # 2 # Unexpected input: ']'; expected ')' for the '(' of line 2
            from.walk(NORTH                  # 3 # Unexpected input: '}'; expected ')' for the '(' of line 2
            """)
    void aRefusalNamesTheLineAndWhatToWriteInstead(String body, int line, String message) {
        assertThatThrownBy(() -> steps(body.replace(";;", "\n")))
                .isInstanceOf(HookException.class)
                .hasMessage("script:" + line + ": " + message)
                .satisfies(
                        failure -> assertThat(((HookException) failure).line()).isEqualTo(line));
    }

    @Test
    void aFailureOfTheCompilerItselfNamesTheMethod() {
        assertThatThrownBy(() -> steps("def u = true ? \"${1}\" : { 2 }"))
                .isInstanceOf(HookException.class)
                .hasMessage(
                        "script:1: the compiler fails in 'step'; give each variable, and both sides of '? :', one type");
    }

    @Test
    void treesOfOperatorsHaveABoundedHeight() {
        String high =
                "more than 60 nested operators, calls and statements; give a part a name of its own, or write a function";

        for (String body : new String[] {
            "1" + " + 1".repeat(81),
            "!".repeat(81) + "true",
            "-(".repeat(9) + "1" + ")".repeat(9) + " + 1".repeat(60),
            "if (true) ".repeat(81) + "1",
            "if (true) 1 else ".repeat(81) + "2",
            "a = ".repeat(81) + "1"
        }) {
            assertThatThrownBy(() -> steps(body))
                    .isInstanceOf(HookException.class)
                    .hasMessage("script:2: " + high);
        }
        assertThatThrownBy(() -> steps("x" + ".a()".repeat(9)))
                .isInstanceOf(HookException.class)
                .hasMessage(
                        "script:2: a chain of more than 8 calls is not permitted in a confined script; give a part a name");
        assertThatThrownBy(() -> steps("a < ".repeat(7) + "b"))
                .isInstanceOf(HookException.class)
                .hasMessage("script:2: '<' after '<'; write brackets, or two comparisons with && between");
    }

    private static Object steps(String body) {
        return GroovyScripts.confined()
                .compile("script", "step { from ->\n" + body + "\n}", StepRule.class)
                .steps(E4);
    }
}
