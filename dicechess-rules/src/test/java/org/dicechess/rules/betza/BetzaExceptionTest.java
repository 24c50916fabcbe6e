package org.dicechess.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BetzaExceptionTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"      | 0  | the text ends; expected a modifier or one of W",
                "fm        | 2  | the text ends; expected a modifier or one of W",
                "w         | 0  | found 'w'; expected a modifier or one of W",
                "WX        | 1  | found 'X'; expected a modifier or one of W",
                "W F       | 1  | found ' '",
                "2W        | 0  | found '2'",
                "WfxF      | 2  | found 'x'",
                "aW        | 0  | 'a' is not supported",
                "mjR       | 1  | 'j' is not supported",
                "Wfom      | 2  | 'o' is not supported",
                "zB        | 0  | 'z' is not supported",
                "O3        | 0  | 'O' is not supported",
                "tW        | 0  | 't' is not supported",
                "WF]       | 2  | found ']'; expected a modifier or one of W",
                "[FR]      | 2  | found 'R'; expected '-' or '?' and the next leg",
                "[F]       | 2  | found ']'; expected '-' or '?' and the next leg",
                "[F-       | 3  | the text ends; expected a modifier or one of W",
                "[F-W      | 4  | the text ends; expected '-' or '?' and the next leg, or ']'",
                "[F-W+F]   | 4  | found '+'; expected '-' or '?' and the next leg, or ']'",
                "[]        | 1  | found ']'; expected",
                "[F-mW]    | 3  | modifier 'm' in brackets; expected modifiers before the brackets, as in m[W-F]",
                "[mW-F]    | 1  | modifier 'm' in brackets; expected modifiers before the brackets, as in m[W-F]",
                "[F-[W-F]] | 3  | found '['; expected",
                "[F?Q]     | 3  | 'Q' in brackets; expected one kind of leap",
                "[K-W]     | 1  | 'K' in brackets; expected one kind of leap",
                "[R-F]     | 2  | a leg after a rider; expected ']'",
                "[F-W3-F]  | 5  | a leg after a rider; expected ']'",
                "[F-W-W-W-W] | 8 | more than 4 legs; expected ']'",
                "[F-W]3    | 5  | a number after brackets",
                "n[F-W]    | 0  | 'n' together with brackets; expected m, c, d, i or a direction",
                "mpf[F-W]  | 1  | 'p' together with brackets",
                "ce[F-W]   | 1  | 'e' together with brackets",
                "v[F-W]    | 0  | direction 'v' before a diagonal atom; expected one of",
                "qW        | 1  | 'q' needs an oblique atom, as qN",
                "qA        | 1  | 'q' needs an oblique atom, as qN",
                "mqK       | 2  | 'q' needs an oblique atom, as qN",
                "q[W?W]    | 1  | 'q' needs an oblique atom, as qN, or one orthogonal and one diagonal leap in brackets, as q[W?F]",
                "q[N?F]    | 1  | 'q' needs",
                "q[W?R]    | 1  | 'q' needs",
                "q[W?F-W]  | 1  | 'q' needs",
                "q[W?F]9   | 6  | expected a number from 1 to 8",
                "qN9       | 2  | expected a number from 1 to 8",
                "qN0       | 2  | expected a number from 1 to 8",
                "qNN       | 2  | 'N' twice after 'q'",
                "nqN       | 0  | 'n' together with 'q'",
                "qqN       | 1  | 'q' a second time",
                "mmW       | 1  | 'm' a second time",
                "icfiW     | 3  | 'i' a second time",
                "RR        | 1  | 'R' twice; expected W and F atoms",
                "KK        | 1  | 'K' twice; expected W and F atoms",
                "NNN       | 2  | 'N' a third time",
                "NN2       | 2  | a number after a doubled atom, which has no limit",
                "W03       | 1  | expected a number from 0 to 99",
                "W100      | 1  | expected a number from 0 to 99",
                "W99999999999 | 1 | expected a number from 0 to 99",
                "c(0,0)    | 0  | 'c' before (0,0), which stays; expected m or i",
                "mf(0,0)   | 1  | 'f' before (0,0), which stays; expected m or i",
                "n(0,0)    | 0  | 'n' before (0,0), which stays; expected m or i",
                "(0,0)2    | 5  | (0,0) stays once; expected another atom or the end",
                "(0,0)(0,0) | 5 | (0,0) stays once; expected another atom or the end",
                "[W-(0,0)] | 3  | (0,0) is no leap",
                "q(0,0)    | 1  | (0,0) is no leap",
                "(1,16)    | 3  | expected a number from 0 to 15",
                "(1;4)     | 2  | found ';'; expected ','",
                "(1,4      | 4  | the text ends; expected ')'",
                "(,4)      | 1  | expected a number from 0 to 15",
                "(-1,4)    | 1  | expected a number from 0 to 15",
                "W(01,4)   | 2  | expected a number from 0 to 15",
                "pN        | 0  | 'p' before a leaper",
                "mpK       | 1  | 'p' before a leaper",
                "gN        | 0  | 'g' before a leaper; expected a rider, since only riders hop",
                "ngNN      | 1  | 'g' together with 'n'; expected one of the two",
                "pgR       | 1  | 'g' together with 'p'; expected one of the two",
                "gdR       | 1  | 'd' together with 'g'; expected one of the two",
                "g[W-R]    | 0  | 'g' together with brackets",
                "npNN      | 1  | 'p' together with 'n'",
                "nW        | 0  | 'n' before W",
                "nQ        | 0  | 'n' before Q",
                "ffW       | 1  | direction 'f' adds no leap",
                "vfW       | 1  | direction 'f' adds no leap",
                "fhW       | 1  | direction 'h' before an orthogonal atom; expected one of f b l r v s",
                "vF        | 0  | direction 'v' before a diagonal atom; expected one of f b l r fl fr",
                "fsF       | 0  | direction 'fs' before a diagonal atom; expected one of",
                "ffF       | 0  | direction 'ff' before a diagonal atom; expected one of",
                "frlF      | 2  | direction 'l' before a diagonal atom; expected one of",
                "flmlfF    | 3  | direction 'lf' adds no leap",
                "hN        | 0  | direction 'h' before an oblique atom; expected one of f b l r v s ff",
                "hrN       | 0  | direction 'hr'",
                "sfN       | 0  | direction 'sf'",
                "fvN       | 0  | direction 'fv'",
                "fflN      | 2  | direction 'l'",
                "fblrN     | 0  | direction 'fb'",
                "fhffN     | 2  | direction 'ff' adds no leap",
                "fK        | 0  | direction 'f' before K and Q; expected one of fh bh lh rh, or each part alone, as fWfF",
                "fhNrlbK   | 3  | direction 'rl' before K and Q",
                "Wmfmmm    | 3  | 'm' a second time",
                "vQ        | 0  | direction 'v' before K and Q",
            })
    void anAmbiguousOrUnknownTextIsRefusedWithItsColumn(String text, int column, String message) {
        BetzaException problem = catchThrowableOfType(BetzaException.class, () -> Betza.parse(text));
        assertThat(problem).isNotNull().hasMessageContaining(message);
        assertThat(problem.column()).isEqualTo(column);
    }

    @Test
    void aTextHasAtMostTwoHundredCharacters() {
        assertThat(Betza.parse("WF".repeat(100))).hasSize(200);
        assertThatThrownBy(() -> Betza.parse("WF".repeat(100) + "W"))
                .isInstanceOf(BetzaException.class)
                .hasMessage("the text is too long; expected at most 200 characters")
                .extracting(problem -> ((BetzaException) problem).column())
                .isEqualTo(200);
    }
}
