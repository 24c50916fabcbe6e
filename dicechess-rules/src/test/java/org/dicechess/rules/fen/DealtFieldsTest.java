package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.nio.file.Path;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fields of a game whose array is dealt: the question mark before the deal and the kinds after it. */
class DealtFieldsTest {

    /** A 1 deals rook and knight, a 2 rook and rider; a captured wazir is placed again. */
    private static final String GAME = """
            format: 1
            id: dealt
            name: Dealt
            board: {files: 4, ranks: 4}
            areas: {last: {white: rank 4}, everywhere: all}
            pieces:
              pawn:   {symbol: P, move: fW, promotion: {area: last, to: TO}}
              knight: {symbol: N, move: N}
              rook:   {symbol: R, move: R}
              rider:  {symbol: Nr, move: NN}
              wazir:  {symbol: W, move: W, when-captured: {to: everywhere}}
              king:   {symbol: K, move: K}
            dice: {d: {faces: 2}}
            turn: [move, move]
            endings: {}
            setup:
              position: k3/p3/P3/K3 w - - 0 1
              deal:
                dice: d
                mirrored: true
                slots: {left: {holds: rook, on: b1}, right: {holds: knight, on: c1}}
                tables: {t: {by: d, rows: {1: {}, 2: {right: rider}}}}
            """;

    private static final String ARRAY = "[array, not pawn, not wazir, not king]";

    /** The array after a 1; its text has 25 characters, so that a further field begins in column 27. */
    private static final String FIRST = "krn1/p3/P3/KRN1 w - - 0 1";

    @TempDir
    private Path folder;

    private Variant variant;

    @BeforeEach
    void load() {
        variant = Trial.load(folder, GAME.replace("TO", ARRAY));
    }

    @Test
    void theKindsFollowTheDeal() {
        assertThat(variant.start().text()).isEqualTo("k3/p3/P3/K3 w - - 0 1 ?");
        assertThat(variant.start().after("[1]").text()).isEqualTo(FIRST + " {NR}");
        assertThat(variant.start().after("[2]").text()).isEqualTo("kr(nr)1/p3/P3/KR(Nr)1 w - - 0 1 {R(Nr)}");
    }

    @ParameterizedTest
    @CsvSource({"{NR}, {NR}", "{RN}, {NR}", "{(R)N}, {NR}", "{(Nr)R}, {R(Nr)}", "{R(Nr)R}, {R(Nr)}"})
    void theKindsAreReadInAnyOrder(String field, String written) {
        Position position = variant.position(FIRST + " " + field);
        assertThat(position.text()).isEqualTo(FIRST + " " + written);
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{N}       | 27 | no array of this game has the kinds {N}; expected a list such as {NR}",
                "{}        | 27 | no array of this game has the kinds {}; expected a list such as {NR}",
                "{NR       | 27 | no array of this game has the kinds {NR; expected a list such as {NR}",
                "{NR}1     | 27 | no array of this game has the kinds {NR}1; expected a list such as {NR}",
                "{NX}      | 29 | no piece has the symbol 'X'",
                "{N(Rn)}   | 29 | no piece has the symbol 'Rn'",
                "{NR} {NR} | 32 | '{NR}', expected the end of the text",
                "@0        | 29 | expected the kinds of the array to which pieces promote, such as {NR}",
            })
    void kindsOfNoArrayAreRefused(String fields, int column, String expected) {
        NotationException refused = refusal(() -> variant.position(FIRST + " " + fields));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "? {NR} | 29 | expected no kinds of the array before the deal",
                "? w@   | 27 | expected no pending piece before the deal",
                "w@ ?   | 27 | expected no pending piece before the deal",
                "? ?    | 25 | '?' is a second stage, expected one",
                "?x     | 23 | '?x', expected the end of the text or a roll as [1 3]",
                "!1 ?   | 27 | !1, expected no more dice than can be due here",
            })
    void beforeTheDealNothingIsInHand(String fields, int column, String expected) {
        NotationException refused = refusal(() -> variant.position("k3/p3/P3/K3 w - - 0 1 " + fields));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    /** The text of the setup alone means the position before the deal. */
    @Test
    void thePositionOfTheSetupAfterTheDealNamesItsStage() {
        Variant named = Trial.load(folder, GAME.replace("TO", "rook"));
        String setup = "k3/p3/P3/K3 w - - 0 1";
        assertThat(named.position(setup)).isEqualTo(named.start());
        assertThat(named.position(setup + " ?")).isEqualTo(named.start());
        Position dealt = named.position(setup + " @0");
        assertThat(dealt.text()).isEqualTo(setup + " @0");
        assertThat(Trial.events(dealt)).containsExactlyInAnyOrder("a1b1", "a1b2", "a2a3");
        assertThat(named.position("k3/p3/P3/K3 w - - 0 2").text()).isEqualTo("k3/p3/P3/K3 w - - 0 2");
    }
}
