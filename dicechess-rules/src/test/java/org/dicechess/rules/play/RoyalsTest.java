package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.dicechess.Color;
import org.dicechess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several royals of a side: any, all or the last of them count. Expected moves are counted by hand. */
class RoyalsTest {

    private static final String GAME = """
            format: 1
            id: royals
            name: Royals
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
              pawn: {symbol: P, move: mfWcfF, promotion: {area: last, to: [king, rook]}}
            setup: k6k/8/8/8/8/8/8/4K3 w - - 0 1
            turn: move
            check: {royals: MODE}
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
            """;

    @TempDir
    private Path folder;

    @Test
    void allMustBeAttacked() {
        Position one = position("all", "k6k/8/8/8/8/8/8/R3K3 b - - 0 1");
        assertThat(one.inCheck(Color.BLACK)).isFalse();
        assertThat(Trial.events(one)).containsExactlyInAnyOrder("a8b8", "a8b7", "a8a7", "h8g8", "h8g7", "h8h7");
        Position both = position("all", "k6k/8/8/8/8/8/8/R3K2R b - - 0 1");
        assertThat(both.inCheck(Color.BLACK)).isTrue();
        assertThat(Trial.events(both)).containsExactlyInAnyOrder("a8b8", "a8b7", "h8g8", "h8g7");
    }

    @Test
    void aRoyalIsCapturedAndTheOtherCounts() {
        Position after = position("all", "k6k/8/8/8/8/8/8/R3K3 w - - 0 1").after("a1a8");
        assertThat(after.inCheck(Color.BLACK)).isTrue();
        assertThat(Trial.events(after)).containsExactlyInAnyOrder("h8g7", "h8h7");
        assertThat(after.variant().position(after.text())).isEqualTo(after);
    }

    @Test
    void aPieceThatBecomesRoyalEndsACheck() {
        assertThat(Trial.events(position("all", "7k/8/8/8/8/8/p7/7K b - - 0 1")))
                .contains("a2a1k", "a2a1r");
        // Besides the capture only a second king helps.
        Position check = position("all", "7k/7R/6R1/8/8/8/p7/7K b - - 0 1");
        assertThat(check.inCheck(Color.BLACK)).isTrue();
        assertThat(Trial.events(check)).containsExactlyInAnyOrder("h8h7", "a2a1k");
    }

    @Test
    void onlyTheLastCounts() {
        Position both = position("last", "k6k/8/8/8/8/8/8/R3K2R b - - 0 1");
        assertThat(both.inCheck(Color.BLACK)).isFalse();
        assertThat(Trial.events(both)).containsExactlyInAnyOrder("a8b8", "a8b7", "a8a7", "h8g8", "h8g7", "h8h7");
        Position after = position("last", "k6k/8/8/8/8/8/8/R3K2R w - - 0 1").after("a1a8");
        assertThat(after.inCheck(Color.BLACK)).isTrue();
        assertThat(Trial.events(after)).containsExactly("h8g7");
    }

    @Test
    void anySuffices() {
        Position one = position("any", "k6k/8/8/8/8/8/8/R3K3 b - - 0 1");
        assertThat(one.inCheck(Color.BLACK)).isTrue();
        assertThat(Trial.events(one)).containsExactlyInAnyOrder("a8b8", "a8b7");
    }

    @Test
    void aPositionHasARoyal() {
        assertThatThrownBy(() -> position("all", "k6k/8/8/8/8/8/8/R3K2R w - - 0 1"))
                .hasMessageContaining("the side that is not to move is in check");
        assertThatThrownBy(() -> position("last", "8/8/8/8/8/8/8/R3K2R w - - 0 1"))
                .hasMessageContaining("Black has 0 royal pieces, expected 2");
        assertThatThrownBy(() -> position("any", "k7/8/8/8/8/8/8/4K3 w - - 0 1"))
                .hasMessageContaining("Black has 1 royal pieces, expected 2");
    }

    private Position position(String mode, String text) {
        return Trial.load(folder, GAME.replace("MODE", mode)).position(text);
    }
}
