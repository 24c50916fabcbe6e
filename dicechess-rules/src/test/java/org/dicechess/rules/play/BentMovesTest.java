package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Moves of several legs and around circles on a board, with arrivals drawn on paper. White moves the piece on d4, or
 * where the board has it.
 */
class BentMovesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8, missing: [h8]}
            pieces:
              unit:   {symbol: M, move: "%s"}
              blocker: {symbol: X, move: W}
            setup: "%s"
            turn: move
            endings: {}
            """;

    private static final String RING =
            "d5 e4 d3 c4 e5 e3 c3 c5 e6 f5 f3 e2 c2 b3 b5 c6 f6 f2 b2 b6 d7 g4 d1 a4 e7 g5 g3 e1 c1 a3 a5 c7";

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                // Griffin: (1,n) and (n,1) with n from 3. North of d4 there are ranks 5 to 8: three rows in.
                "[F-W-R] | 7*/8/8/8/3M4/8/8/8 | c7 c8 e7 e8 c1 e1 g5 h5 g3 h3 a5 a3",
                // A piece of either side on the first diagonal square blocks two arms, on the second square one arm.
                "[F-W-R] | 7*/8/8/4X3/3M4/8/8/8 | c7 c8 c1 e1 g3 h3 a5 a3",
                "[F-W-R] | 7*/8/4x3/8/3M4/8/8/8 | c7 c8 c1 e1 g5 h5 g3 h3 a5 a3",
                // An enemy on the arm is captured and ends it, an own piece ends it before.
                "[F-W-R] | 7*/4x3/8/8/3M4/7X/8/8 | c7 c8 e7 c1 e1 g5 h5 g3 a5 a3",
                // From the corner: the arms along the second file and rank.
                "[F-W-R] | 7*/8/8/8/8/8/8/M7 | b4 b5 b6 b7 b8 d2 e2 f2 g2 h2",
                // h8 is missing: (n,1) from d7 goes east along the eighth rank no further than g8.
                "[F-W-R] | 7*/3M4/8/8/8/8/8/8 | c4 c3 c2 c1 e4 e3 e2 e1 a8 a6 g8 g6 h6",
                // Gryphon: the diagonal steps too, and (1,2), (2,1).
                "[F?R]   | 7*/8/8/8/8/8/8/M7 | b2 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2",
                "[F?R]   | 7*/8/8/8/8/8/1x6/M7 | b2",
                "[F?R]   | 7*/8/8/8/8/2x5/8/MX6 | b2 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2",
                "m[F?R]  | 7*/8/8/8/8/1x6/8/M7 | b2 c2 d2 e2 f2 g2 h2",
                "c[F?R]  | 7*/8/8/8/8/1x6/8/M7 | b3",
                // Aanca: one step straight, then outwards like a bishop.
                "[W?B]   | 7*/8/8/8/8/8/8/M7 | a2 b3 c4 d5 e6 f7 g8 b1 c2 d3 e4 f5 g6 h7",
                "[W-B]   | 7*/8/8/8/8/8/8/M7 | b3 c4 d5 e6 f7 g8 c2 d3 e4 f5 g6 h7",
                // Mao and Moa: a knight's arrivals through a wazir's or a ferz's square.
                "[W-F]   | 7*/8/8/3X4/3M4/8/8/8 | b5 b3 f5 f3 c2 e2",
                "[F-W]   | 7*/8/8/4X3/3M4/8/8/8 | c6 b5 b3 c2 e2 f3",
                "[W-F][F-W] | 7*/8/8/4X3/3M4/8/8/8 | c6 e6 b5 b3 c2 e2 f5 f3",
                // Black's forward is south; left and right stay.
                "fr[F-W] | 7*/8/8/8/3m4/8/8/X7 | e2 f3",
                // A rose from a1: b3 d4 f3 g1 one way, b3 a5 the other; and the same mirrored at the diagonal.
                "qN      | 7*/8/8/8/8/8/8/M7 | b3 d4 f3 g1 a5 c2 c6 a7 e1",
                "qN2     | 7*/8/8/8/8/8/8/M7 | b3 d4 a5 c2 e1",
                "qN      | 7*/8/8/8/3x4/1x6/8/M7 | b3 c2 d4 e1",
                "fqN3    | 7*/8/8/8/8/8/8/3M4 | e3 g4 d5 b6 c3 f6 a4",
                // Two steps of a circle of king's steps: every wazir's square, then every knight's.
                "q[W?F]2 | 7*/8/8/8/3M4/8/8/8 | d5 e4 d3 c4 c6 e6 b5 b3 f5 f3 c2 e2",
                "q[W-F]2 | 7*/8/8/8/3M4/8/8/8 | c6 e6 b5 b3 f5 f3 c2 e2",
                // The Rhinoceros: all squares one, two or three files and ranks away, except (0,2), (2,3) and (3,3).
                "q[W?F]q[F?W] | 7*/8/8/8/3M4/8/8/8 | " + RING,
                "q[W?F]q[F?W]7 | 7*/8/8/8/3M4/8/8/8 | " + RING,
                // With the eighth step it may stay where it is, if one whole circle is empty; each circle passes two of
                // its neighbours.
                "q[W?F]8q[F?W]8 | 7*/8/8/8/3M4/8/8/8 | d4 " + RING,
                "q[W?F]8 | 7*/8/8/3X4/2XMX3/3X4/8/8 | -",
                "q[W?F]8q[F?W]8 | 7*/8/8/3X4/2XMX3/3X4/8/8 | e5 e3 c3 c5 e6 f5 f3 e2 c2 b3 b5 c6 f6 f2 b2 b6 d7 g4 d1 a4 e7 g5 g3 e1 c1 a3 a5 c7",
                "cq[W?F]8cq[F?W]8 | 7*/8/8/3x4/2xMx3/3x4/8/8 | d5 c4 e4 d3",
            })
    void theArrivalsOfAPiece(String move, String board, String arrivals) {
        assertThat(arrivals(move, board))
                .containsExactlyInAnyOrder(arrivals.equals("-") ? new String[0] : arrivals.split(" "));
    }

    /** Each of the eight circles passes two neighbours of d4, which are three eighths of a turn apart. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3X4/2XMX3/3X4  | false",
                "8/2XMX3/2XX4   | true",
                "6x1/2XMX3/2XX4 | false",
                "8/2XMX3/2XXX3  | false",
                "2X1X3/3M4/2X1X3 | false",
                "2X1X3/3M4/4X3  | true",
            })
    void aPieceReturnsOnlyAroundAWholeEmptyCircle(String ranks5To3, boolean comesBack) {
        String board = "7*/8/8/" + ranks5To3 + "/8/8";
        assertThat(arrivals("q[W?F]8q[F?W]8", board).contains("d4")).isEqualTo(comesBack);
        assertThat(arrivals("q[W?F]8", board).contains("d4")).isEqualTo(comesBack);
        assertThat(arrivals("cq[W?F]8", board)).doesNotContain("d4");
    }

    @Test
    void aMoveBackToItsOwnSquareReadsBack() {
        Variant variant = Trial.load(folder, GAME.formatted("q[W?F]8", "x6*/8/8/8/3M4/8/8/X7 w - - 0 1"));
        Position start = variant.start();

        assertThat(start.after("d4d4").text()).isEqualTo("x6*/8/8/8/3M4/8/8/X7 b - - 0 1");
        for (Event event : ((Node.Decision) start.node()).events()) {
            assertThat(variant.notation().event(start, event.text())).isEqualTo(event);
            assertThat(variant.notation().fromSan(start, variant.notation().san(start, event)))
                    .isEqualTo(event);
        }
    }

    private List<String> arrivals(String move, String board) {
        Variant variant = Trial.load(folder, GAME.formatted(move, "x6*/8/8/8/8/8/8/X6M w - - 0 1"));
        String from = from(board);
        return Trial.events(variant.position(board + (board.contains("m") ? " b - - 0 1" : " w - - 0 1"))).stream()
                .filter(text -> text.startsWith(from))
                .map(text -> text.substring(2))
                .toList();
    }

    private static String from(String board) {
        String[] rows = board.split("/");
        for (int row = 0; row < rows.length; row++) {
            int file = 0;
            for (char sign : rows[row].toCharArray()) {
                if (sign == 'M' || sign == 'm') {
                    return (char) ('a' + file) + String.valueOf(8 - row);
                }
                file += Character.isDigit(sign) ? sign - '0' : 1;
            }
        }
        throw new AssertionError(board);
    }
}
