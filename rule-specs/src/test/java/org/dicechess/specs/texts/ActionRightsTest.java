package org.dicechess.specs.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece that an action lifts or changes can castle no more, and cannot be captured en passant. */
class ActionRightsTest {

    private static final String GAME = """
            format: 1
            id: acts
            name: Acts
            extends: chess
            check: ~
            areas: {home: {white: rank 1}, mid: [a3-h6], all8: [a1-h8]}
            actions:
              back: {return: rook, count: 2, from: home, to: mid}
              rr: {replace: rook, in: all8, by: [queen, knight]}
              rk: {replace: king, in: all8, by: [queen]}
              grow: {replace: pawn, in: mid, by: [knight]}
            turn: TURN
            endings: {checkmate: ~, stalemate: ~}
            """;

    private static final String IN_PLACE = "{one-of: [move, {act: [back, rr, rk]}]}";
    private static final String AFTER = "[move, {optional: {act: [grow]}}]";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "R@a3/back, rnbqkbnr/pppppppp/8/8/8/R7/PPPPPPPP/1NBQKBN1 b kq - 1 1",
        "a1a1q/rr, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR b Kkq - 1 1",
        "e1e1q/rk, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQQBNR b kq - 1 1",
    })
    void withThePieceItsRightsAreGone(String action, String text) throws IOException {
        Variant variant = load(IN_PLACE);
        Position after = variant.start().after(action);
        assertThat(after.text()).isEqualTo(text);
        assertThat(variant.position(text)).isEqualTo(after);
    }

    @Test
    void aRookThatWasPutBackOnItsSquareDoesNotCastle() throws IOException {
        Variant variant = load(IN_PLACE);
        Position position = variant.position("4k3/p7/8/8/8/8/8/R3K2R w KQ - 0 1");
        for (String event : new String[] {"R@a3/back", "a7a6", "a3a1", "a6a5"}) {
            position = position.after(event);
        }
        assertThat(position.text()).isEqualTo("4k3/8/8/p7/8/8/8/R3K3 w - - 0 3");
        assertThat(position.explain("e1c1")).isPresent();
    }

    @Test
    void aPieceThatHasGrownIsNotCapturedEnPassant() throws IOException {
        Variant variant = load(AFTER);
        Position after = variant.start().after("e2e4").after("e4e4n");
        assertThat(after.text()).isEqualTo("rnbqkbnr/pppppppp/8/8/4N3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThat(variant.position(after.text())).isEqualTo(after);
        Position beside = variant.position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").after("e2e4");
        assertThat(beside.after("--").explain("d4e3")).isEmpty();
        assertThat(beside.after("e4e4n").explain("d4e3")).isPresent();
    }

    private Variant load(String turn) throws IOException {
        return Loader.create().load(Files.writeString(folder.resolve("acts.yaml"), GAME.replace("TURN", turn)));
    }
}
