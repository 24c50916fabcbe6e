package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Perft;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A king castles across and onto squares beside the enemy king in atomic chess: who captured there would lose the own
 * king. The counts are the published ones of Atomic960.
 */
class CastlingBesideBlastsTest {

    private static final Variant ATOMIC = Loader.create().load("atomic-960", """
                            format: 1
                            id: atomic-960
                            name: Atomic960
                            extends: chess960
                            effects:
                              captor: {after: {move: {captures: must}}, at: arrival, remove: all}
                              blast: {after: {move: {captures: must}}, reach: K, remove: [all, not pawn], of: either}
                            endings: {exploded: {when: none-left, pieces: king, result: loses}}
                            """.getBytes(StandardCharsets.UTF_8));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "r3k1rR/5K2/8/8/8/8/8/8 b kq - 0 1         | 25 | 282 | 6753",
                "8/8/8/8/8/8/2k5/rR4KR w KQ - 0 1          | 18 | 180 | 4364",
                "Rr2k1rR/3K4/3p4/8/8/8/7P/8 w kq - 0 1     | 21 | 465 | 10631",
            })
    void counts(String position, long one, long two, long three) {
        assertThat(new long[] {count(position, 1), count(position, 2), count(position, 3)})
                .containsExactly(one, two, three);
    }

    private static long count(String position, int depth) {
        return Perft.count(ATOMIC.position(position).cursor(), depth, Perft.Unit.PLY);
    }
}
