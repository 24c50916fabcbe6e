package org.dicechess.examples.players.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import org.dicechess.Board;
import org.dicechess.Cursor;
import org.dicechess.Square;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExchangeTest {

    /** Counted with 1, 3, 3, 5 and 9 pawns; a king takes only what nobody covers. */
    @ParameterizedTest
    @CsvSource({
        // The pawn on e5 is not covered.
        "1k1r4/8/8/4p3/8/8/8/2K1R3 w - - 0 1, e1, e5, false",
        // The pawn on d6 covers it: 1 - 5.
        "1k6/8/3p4/4p3/8/8/8/2K1R3 w - - 0 1, e1, e5, true",
        // Two rooks against one knight: 1 - 5 + 3, and Black has no further piece.
        "1k6/8/3n4/5p2/8/8/5R2/2K2R2 w - - 0 1, f2, f5, true",
        // The rook takes a rook that a king covers: 5 - 5.
        "3rk3/8/8/8/8/8/8/2KR4 w - - 0 1, d1, d8, false",
        // The queen takes a rook; the king may not take back, as the rook behind her covers her.
        "3rk3/8/8/3Q4/8/8/8/2KR4 w - - 0 1, d5, d8, false",
        // The same without the rook: 5 - 9.
        "3rk3/8/8/3Q4/8/8/8/2K5 w - - 0 1, d5, d8, true",
    })
    void aLosingCaptureIsKnown(String text, String from, String to, boolean loses) {
        Cursor cursor = Games.load("chess").position(text).cursor();
        Board board = cursor.variant().board();
        Exchange exchange = Games.evaluation("chess").exchange();
        exchange.read(cursor);
        assertThat(exchange.loses(board.index(Square.of(from)), board.index(Square.of(to))))
                .isEqualTo(loses);
    }
}
