package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Promotions with consequences for royals, for texts and for the promoted piece. */
class PromotionTest {

    private static final String GAME = """
            format: 1
            id: promotion
            name: Promotion
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}, zone: {white: [rank 7, rank 8]}}
            pieces:
              pawn:  {symbol: P, move: fmWfcF, promotion: {area: last, to: [rook, king]}}
              silver: {symbol: S, move: WF, promotion: {area: zone, to: rook, optional: true}}
              rook:  {symbol: R, move: R}
              king:  {symbol: K, move: K, royal: true}
            setup: k7/8/8/8/8/8/8/7K w - - 0 1
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
            """;

    @TempDir
    private Path folder;

    @Test
    void aPieceMayNotPromoteToAnAttackedRoyal() {
        assertThat(Trial.events(variant().position("8/4P3/8/8/8/r7/8/k6K w - - 0 1")))
                .contains("e7e8r", "e7e8k");
        assertThat(Trial.events(variant().position("r7/4P3/8/8/8/8/8/k6K w - - 0 1")))
                .contains("e7e8r")
                .doesNotContain("e7e8k");
    }

    @Test
    void aPositionWithAPromotedRoyalReadsBack() {
        Position position = variant().position("8/4P3/8/8/8/r7/8/k6K w - - 0 1").after("e7e8k");
        assertThat(variant().position(position.text())).isEqualTo(position);
    }

    @Test
    void anOptionalPromotionMayBeDeclinedAndMadeLater() {
        Position position = variant().position("8/8/4S3/8/8/8/k7/7K w - - 0 1");
        assertThat(Trial.events(position)).contains("e6e7", "e6e7r", "e6d6").doesNotContain("e6d6r");
        Position later = position.after("e6e7").after("a2b2");
        assertThat(Trial.events(later))
                .contains("e7e8", "e7e8r", "e7d7r", "e7e6")
                .doesNotContain("e7e6r");
    }

    private Variant variant() {
        return Trial.load(folder, GAME);
    }
}
