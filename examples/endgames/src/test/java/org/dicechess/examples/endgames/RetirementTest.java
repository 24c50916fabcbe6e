package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class RetirementTest {

    private static final Variant VARIANT = Games.d4d6();
    private static final PlacedPieces PIECES = new PlacedPieces(VARIANT);
    private static final Boards BOARDS = new Boards(PIECES);
    private static final Retirement RETIREMENT = new Retirement(PIECES, BOARDS, new Anchors(PIECES, BOARDS));

    @ParameterizedTest(name = "of {0} stay {1}")
    @CsvSource({
        "8/8/8/3A4/8/8/8/C^n3r3, d5 e1", // one Cavalo in the waiting area cannot return
        "8/8/8/3A4/8/8/8/C^nC^n2r3, a1^n b1^n d5 e1", // two can
        "8/8/8/3C^n4/8/8/8/C^n3r3, a1^n d5^n e1", // the other may be captured and join it
        "8/8/8/3A4/8/8/8/U3r3, a1 d5 e1", // a Guarda in the waiting area moves
        "c^s7/8/UC^w6/R7/8/8/8/4r3, a5 a6 b6^w e1", // a piece that is only shut in stays
        "c^s6C^n/8/8/3A4/8/8/8/4r3, d5 e1" // one of each side
    })
    void piecesThatCannotReturnAreRemoved(String board, String kept) {
        Cursor cursor = VARIANT.position(board + " w - - 0 1").cursor();
        int[] pieces = new int[64];
        int count = RETIREMENT.retire(pieces, BOARDS.read(cursor, pieces));
        assertThat(Arrays.stream(pieces, 0, count).mapToObj(PIECES::text))
                .containsExactlyInAnyOrderElementsOf(List.of(kept.split(" ")));
    }
}
