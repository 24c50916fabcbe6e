package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each piece moves once in a turn. All expected values are counted by hand. */
class UnmovedTest {

    private static final String GAME =
            Trial.SMALL_CHESS + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n";

    @TempDir
    private Path folder;

    private Variant game(String turn) {
        return Trial.load(folder, GAME + "turn: " + turn + "\n");
    }

    @Test
    void aPieceThatHasMovedStays() {
        Position start = game("{times: 3, of: {move: {piece: unmoved}}}").start();
        assertThat(start.text()).endsWith("0 1");
        Position two = Trial.play(start, "b1c3", "a2a3");
        assertThat(two.text()).isEqualTo("rn2k2r/pppppppp/8/8/8/P1N5/1PPPPPPP/R3K2R w KQkq - -1 1 ~a3,c3 @2");
        assertThat(Trial.events(two)).doesNotContain("a3a4", "c3d5").contains("a1a2", "a1b1", "b2b3", "e1c1");
        assertThat(two.explain("a3a4"))
                .hasValueSatisfying(reason -> assertThat(reason).contains("a3 has moved in this turn"));
        Position black = Trial.play(two, "e1c1");
        assertThat(black.text()).endsWith("b kq - 0 1");
        assertThat(Trial.events(black)).contains("a7a6");
        Position later = Trial.play(black, "a7a6", "b7b6", "c7c6");
        assertThat(Trial.events(later)).contains("a3a4", "c3d5");
    }

    /** Castling moves king and rook. */
    @Test
    void castlingMovesBoth() {
        Position start = game("{times: 2, of: {move: {piece: unmoved}}}").start();
        Position castled = Trial.play(start, "e1g1");
        assertThat(castled.text()).contains(" ~f1,g1 ");
        assertThat(Trial.events(castled)).noneMatch(text -> text.startsWith("f1") || text.startsWith("g1"));
    }

    /** A piece that has moved and is captured leaves nothing behind; neither do those of an earlier turn. */
    @Test
    void aSquareThatIsLeftIsFree() {
        Variant variant = game("[{times: 2, of: {move: {}}}, {move: {piece: unmoved}}]");
        Position start = variant.position("4k3/8/8/8/8/8/R7/R3K3 w - - 0 1");
        assertThat(Trial.play(start, "a2b2", "b2c2").text()).contains(" ~c2 ");
        Position behind = Trial.play(start, "a2b2", "a1a2");
        assertThat(behind.text()).contains(" ~a2,b2 ");
        assertThat(Trial.events(behind)).allMatch(text -> text.startsWith("e1"));
    }

    /** The pawn on d5 that has passed d6 is captured; in its turn it had moved. */
    @Test
    void aTurnThatGoesOnRemembers() {
        Variant variant = game("[{move: {piece: unmoved}}, {when: {pieces: pawn, of: enemy}, then: {again: turn}}]");
        Position start = variant.position("4k3/3p4/8/8/8/8/PP6/4K3 w - - 0 1");
        Position again = Trial.play(start, "a2a3");
        assertThat(again.turn()).isEqualTo(start.turn());
        assertThat(again.text()).contains(" ~a3");
        assertThat(Trial.events(again)).doesNotContain("a3a4").contains("b2b3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "swap: {exchange: king, with: knight} | b1e1,e1b1 | ~b1,e1",
                "go: {shift: pawn, direction: forward, in: part} | (go) | ~a3,b3",
                "off: {remove: pawn, in: low, all: true} | (off) | ",
                "big: {replace: pawn, by: rook, in: low} | a2a2r | ",
                "on: {put: knight, in: part} | N@a3 | ",
                "enemy: {move: pawn, of: enemy} | h7h6 | ~h6",
            })
    void actionsMovePieces(String action, String event, String moved) {
        Variant variant = Trial.load(
                folder,
                GAME.replace("areas: {", "areas: {part: [a2-b3], low: [a2], ")
                        + "actions: {" + action + "}\nturn: [{act: [" + action.split(":")[0]
                        + "]}, {move: {piece: unmoved}}]\n");
        Position after = Trial.play(variant.start(), event);
        assertThat(after.text().contains("~")).isEqualTo(moved != null);
        assertThat(after.text()).contains(moved == null ? "w" : " " + moved + " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"~", "~a4", "~b2,a2", "~a2,a2", "~a2 ~b2", "~z9", "~a2,"})
    void aWrongFieldIsRefused(String field) {
        Variant variant = game("{times: 2, of: {move: {piece: unmoved}}}");
        assertThatThrownBy(
                        () -> variant.position("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 1 " + field + " @1"))
                .isInstanceOf(NotationException.class);
    }

    @Test
    void aGameThatDoesNotAskHasNoField() {
        Variant variant = game("{times: 2, of: {move: {}}}");
        assertThatThrownBy(() -> variant.position("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 1 ~a2 @1"))
                .hasMessageContaining("expected it where a stage asks which pieces have moved");
    }

    @Test
    void theFirstMoveOfATurnNeedsNoFilter() {
        byte[] text = (GAME + "turn: {move: {piece: unmoved}}\n").getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text)).extracting(Problem::code).containsExactly("E-TURN");
    }
}
