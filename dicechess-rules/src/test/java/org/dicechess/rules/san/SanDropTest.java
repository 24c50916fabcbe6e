package org.dicechess.rules.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.HOUSE;
import static org.dicechess.rules.records.RecordGames.refusal;

import org.dicechess.IllegalEventException;
import org.dicechess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drops of pieces in hand as people write and read them, for both sides in the same way. */
class SanDropTest {

    private static final String WHITE = "4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1";
    private static final String BLACK = "4k3/8/8/8/8/8/8/4K3[Pnp] b - - 0 1";

    /** A knight attacks the king from f6, f3 and f7, a pawn from d7 and d2. On f7 the knight mates by smothering. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1 | N@f3 | N@f3
            4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1 | N@f6 | N@f6+
            4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1 | P@e4 | P@e4
            4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1 | P@d7 | P@d7+
            4k3/8/8/8/8/8/8/4K3[Pnp] b - - 0 1 | n@f3 | N@f3+
            4k3/8/8/8/8/8/8/4K3[Pnp] b - - 0 1 | p@e4 | P@e4
            4k3/8/8/8/8/8/8/4K3[Pnp] b - - 0 1 | p@d2 | P@d2+
            6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1  | N@f7 | N@f7#
            """)
    void aDropIsWrittenAlikeForBothSides(String position, String event, String san) {
        Position before = HOUSE.position(position);
        assertThat(HOUSE.notation().san(before, HOUSE.notation().event(before, event)))
                .isEqualTo(san);
        assertThat(HOUSE.notation().fromSan(before, san).text()).isEqualTo(event);
    }

    @ParameterizedTest
    @CsvSource({
        "P@e4, P@e4, p@e4",
        "p@e4, P@e4, p@e4",
        "@e4, P@e4, p@e4",
        "1.@e4!, P@e4, p@e4",
        "1... p@e4, P@e4, p@e4",
        "N@c5, N@c5, n@c5",
        "n@c5, N@c5, n@c5",
        "3. N@c5 {a comment}, N@c5, n@c5"
    })
    void aDropMayHaveTheLettersOfEitherSide(String text, String white, String black) {
        assertThat(HOUSE.notation().typed(HOUSE.position(WHITE), text).text()).isEqualTo(white);
        assertThat(HOUSE.notation().typed(HOUSE.position(BLACK), text).text()).isEqualTo(black);
        assertThat(HOUSE.notation().fromSan(HOUSE.position(WHITE), text).text()).isEqualTo(white);
        assertThat(HOUSE.notation().fromSan(HOUSE.position(BLACK), text).text()).isEqualTo(black);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            P@e8 | a piece stands on e8
            @e8  | a piece stands on e8
            @e9  | there is no square e9
            R@e4 | Black has no rook in hand
            r@e4 | Black has no rook in hand
            """)
    void aDropThatIsNotPossibleIsExplained(String text, String reason) {
        Position before = HOUSE.position(BLACK);
        assertThatThrownBy(() -> HOUSE.notation().typed(before, text))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageContaining(reason);
        assertThat(refusal(() -> HOUSE.notation().fromSan(before, text))).hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({"P@e4", "N@c5"})
    void canonicalTextsKeepTheirLetters(String text) {
        Position before = HOUSE.position(BLACK);
        assertThatThrownBy(() -> HOUSE.notation().event(before, text))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageContaining("is not Black's");
    }
}
