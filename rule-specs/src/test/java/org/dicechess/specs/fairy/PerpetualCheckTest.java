package org.dicechess.specs.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Perpetual check in shogi, where the fourth occurrence decides, and check and chase in xiangqi. Worked out by hand.
 */
class PerpetualCheckTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A rook checks on two files in turn; the first position has come back three times, then twice.
                "shogi | 1k7/9/9/9/9/9/9/9/R7K[] w - - 0 1 | a1b1 b9a9 b1a1 a9b9 | 3 | 0-1 perpetual check",
                "shogi | 1k7/9/9/9/9/9/9/9/R7K[] w - - 0 1 | a1b1 b9a9 b1a1 a9b9 | 2 | *",
                // Black checks; its first move is a part of each cycle.
                "shogi | r7k/9/9/9/9/9/9/9/1K7[] b - - 0 1 | a9b9 b1a1 b9a9 a1b1 | 3 | 1-0 perpetual check",
                // One move of each cycle does not check.
                "shogi | 1k7/9/9/9/9/9/9/9/R7K[] w - - 0 1 | a1b1 b9c9 b1a1 c9b9 | 3 | 1/2-1/2 repetition",
                // Nobody checks.
                "shogi | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1"
                        + " | h2g2 b8c8 g2h2 c8b8 | 3 | 1/2-1/2 repetition",
                // A chariot checks on two ranks in turn.
                "xiangqi | 3k5/R8/9/9/9/9/9/9/9/4K4 w - - 0 1 | a9a10 d10d9 a10a9 d9d10 | 2 | 0-1 perpetual check",
                "xiangqi | 3k5/R8/9/9/9/9/9/9/9/4K4 w - - 0 1 | a9a10 d10d9 a10a9 d9d10 | 1 | *",
                // Every second of its moves does not check.
                "xiangqi | 3k5/R8/9/9/9/9/9/9/9/4K4 w - - 0 1 | a9a10 d10d9 a10a8 d9d10 a8a10 d10d9 a10a8 d9d10 a8a10"
                        + " | 1 | 1/2-1/2 repetition",
                // A chariot attacks a horse on two files in turn.
                "xiangqi | 4k4/9/9/9/9/n8/9/9/9/1R1K5 w - - 0 1 | b1a1 a5b7 a1b1 b7a5 | 2 | 0-1 perpetual chase",
                "xiangqi | 4k4/9/9/9/9/n8/9/9/9/1R1K5 w - - 0 1 | b1a1 a5b7 a1b1 b7a5 | 1 | *",
                // The horse is guarded on both squares, on one of them.
                "xiangqi | 4k4/9/9/8r/9/n7r/9/9/9/1R1K5 w - - 0 1 | b1a1 a5b7 a1b1 b7a5 | 2 | 1/2-1/2 repetition",
                "xiangqi | 4k4/9/9/9/9/n7r/9/9/9/1R1K5 w - - 0 1 | b1a1 a5b7 a1b1 b7a5 | 2 | 1/2-1/2 repetition",
                // Chariots may chase each other. A cannon chases a chariot, guarded or not.
                "xiangqi | 4k4/9/9/9/9/r8/9/9/9/1R1K5 w - - 0 1 | b1a1 a5b5 a1b1 b5a5 | 2 | 1/2-1/2 repetition",
                "xiangqi | 4k4/9/9/9/9/r7r/9/9/AA7/1C1K5 w - - 0 1 | b1a1 a5b5 a1b1 b5a5 | 2 | 0-1 perpetual chase",
                // A pawn is chased behind the river alone.
                "xiangqi | 4k4/9/9/9/9/p8/9/9/9/1R1K5 w - - 0 1 | b1a1 a5b5 a1b1 b5a5 | 2 | 0-1 perpetual chase",
                "xiangqi | 4k4/9/9/9/9/p8/9/9/9/R2K5 w - - 0 1 | a1a2 e10f10 a2a1 f10e10 | 2 | 0-1 perpetual chase",
                "xiangqi | 4k4/9/9/9/p8/9/9/9/9/R2K5 w - - 0 1 | a1a2 e10f10 a2a1 f10e10 | 2 | 1/2-1/2 repetition",
            })
    void aSideLosesThatHasAlwaysChecked(String game, String start, String moves, int cycles, String expected) {
        Variant variant = FairyVariants.load(game);
        GameRecord record = GameRecord.from(variant.position(start));
        for (int cycle = 0; cycle < cycles; cycle++) {
            for (String move : moves.split(" ")) {
                record = record.after(move);
            }
        }
        assertThat(record.node() instanceof Node.End end ? end.result().text() + " " + end.reason() : "*")
                .isEqualTo(expected);
        Cursor cursor = record.cursor();
        assertThat(
                        cursor.kind() == Cursor.Kind.END
                                ? cursor.end()
                                : cursor.position().node())
                .isEqualTo(record.node());
    }
}
