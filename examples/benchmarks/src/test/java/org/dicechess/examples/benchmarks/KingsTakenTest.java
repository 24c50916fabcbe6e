package org.dicechess.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.Perft.Unit.EVENT;

import org.dicechess.Perft;
import org.dicechess.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class KingsTakenTest {

    /**
     * Counted by hand. One die: 16 moves of pawns, 4 of knights, and a pass for each other face. Two dice: all 20 moves
     * for each of the six doubles, 20 for pawn and knight, 16 or 4 for one of these with one of the four other faces,
     * and a pass for six pairs of these faces.
     */
    @ParameterizedTest
    @CsvSource({"one-die, 24", "two-dice, 226"})
    void a_roll_and_a_move_from_the_start(String game, long leaves) {
        assertThat(Perft.count(KnownCounts.confirmed(game).start().cursor(), 2, EVENT))
                .isEqualTo(leaves);
    }

    /**
     * The king may go where the rook attacks it, and may stay in check. One die: five moves of the king, a pass for
     * each other face. Two dice: five moves for each double and each pair with a king, a pass for the ten other pairs.
     */
    @ParameterizedTest
    @CsvSource({"one-die, 10", "two-dice, 65"})
    void check_does_not_matter(String game, long leaves) {
        Position inCheck = KnownCounts.confirmed(game).position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        assertThat(Perft.count(inCheck.cursor(), 2, EVENT)).isEqualTo(leaves);
    }
}
