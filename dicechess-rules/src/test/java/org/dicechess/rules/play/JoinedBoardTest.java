package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Perft;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards whose first and last file, or rank, are neighbours. */
class JoinedBoardTest {

    private static final String CHESS = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8, joined: JOINED}
            areas: {second: {white: rank 2}, last: {white: rank 8}}
            pieces:
              pawn: {symbol: P, move: mfWcfFimfnD, initial: second, promotion: {area: last, to: [queen, rook, bishop, knight]}}
              knight: {symbol: N, move: N}
              bishop: {symbol: B, move: B}
              rook: {symbol: R, move: R}
              queen: {symbol: Q, move: Q}
              king: {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            endings: {mate: {when: checkmate, result: loses}, stalemate: {when: stalemate, result: draws}}
            setup: 8/8/3k4/8/8/8/3K4/8 w - - 0 1
            """;

    static Stream<List<String>> rows() throws IOException {
        return rows("joined.txt");
    }

    static Stream<List<String>> shapes() throws IOException {
        return rows("joined-shapes.txt");
    }

    private static Stream<List<String>> rows(String file) throws IOException {
        try (var in = Objects.requireNonNull(JoinedBoardTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split(" *\\| *")));
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void countsAreThoseOfAnotherProgram(List<String> row) {
        Variant variant = chess(row.get(0));
        for (int depth = 1; depth < row.size() - 1; depth++) {
            long counted = Perft.count(variant.position(row.get(1)).cursor(), depth, Perft.Unit.PLY);
            assertThat(counted).as("depth %s", depth).isEqualTo(Long.parseLong(row.get(depth + 1)));
        }
    }

    /** Boards down to one file, with leaps as wide as the board, which lead nowhere. */
    @ParameterizedTest
    @MethodSource("shapes")
    void movesOnSmallBoardsAreThoseOfAnotherProgram(List<String> row) {
        String[] moves = row.get(1).split(" ");
        String game = """
                format: 1
                id: trial
                name: Trial
                board: {BOARD}
                pieces:
                  king: {symbol: K, move: K}
                  one: {symbol: A, move: "ONE"}
                  two: {symbol: B, move: "TWO"}
                  three: {symbol: C, move: "THREE"}
                turn: move
                endings: {gone: {when: none-left, pieces: king, result: loses}}
                setup: SETUP
                """.replace("BOARD", row.get(0))
                .replace("ONE", moves[0])
                .replace("TWO", moves[1])
                .replace("THREE", moves[2])
                .replace("SETUP", row.get(2));
        List<String> events = Trial.events(Loader.create()
                .load("trial", game.getBytes(StandardCharsets.UTF_8))
                .start());
        assertThat(events.stream().map(text -> text.replace("x", "")))
                .containsExactlyInAnyOrder(
                        row.size() < 4 ? new String[] {"--"} : row.get(3).split(" "));
    }

    /** A piece that goes around an empty rank does not come back to its square; two lines to a square are one move. */
    @ParameterizedTest
    @CsvSource({
        "files, 4k3/8/8/8/8/8/8/R3K3, a1, 'a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 a1f1 a1g1 a1h1'",
        "files, 4k3/8/8/8/8/8/8/B3K3, a1, 'a1b2 a1b8 a1c3 a1c7 a1d4 a1d6 a1e5 a1f4 a1f6 a1g3 a1g7 a1h2 a1h8'",
        "files, 4k3/8/8/8/8/8/8/N3K3, a1, 'a1b3 a1c2 a1g2 a1h3'",
        "files, 4k3/8/8/8/8/p7/7P/4K3, h2, 'h2a3 h2h3 h2h4'",
        "ranks, 8/4k3/8/8/8/8/4K3/R7, a1, 'a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 a1h1'",
        "both, 8/8/3k4/8/8/8/3K4/N7, a1, 'a1b3 a1b7 a1c2 a1c8 a1g2 a1g8 a1h3 a1h7'",
    })
    void linesLeadAroundTheBoard(String joined, String board, String from, String moves) {
        String found = Trial.events(chess(joined).position(board + " w - - 0 1")).stream()
                .filter(text -> text.startsWith(from))
                .map(text -> text.replace("x", ""))
                .sorted()
                .reduce((one, other) -> one + " " + other)
                .orElse("");
        assertThat(found).isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource({
        "files, true, false, 'files a and h are neighbours'",
        "ranks, false, true, 'ranks 1 and 8 are neighbours'",
        "both, true, true, 'files a and h are neighbours; ranks 1 and 8 are neighbours'",
    })
    void peopleAreTold(String joined, boolean files, boolean ranks, String told) {
        Variant variant = chess(joined);
        assertThat(variant.board().joinsFiles()).isEqualTo(files);
        assertThat(variant.board().joinsRanks()).isEqualTo(ranks);
        for (String word : told.split("; ")) {
            assertThat(Picture.of(variant.start()).svg()).contains(word);
            assertThat(Picture.of(variant.start()).text()).contains(word);
        }
        assertThat(Picture.of(Loader.create()
                                .load(
                                        "trial",
                                        CHESS.replace(", joined: JOINED", "").getBytes(StandardCharsets.UTF_8))
                                .start())
                        .svg())
                .doesNotContain("neighbours");
    }

    /** The pawn on g1 stops the rook on one way; on the other, around the border, it gives check. */
    @Test
    void aWayAroundTheBorderGivesCheck() {
        Variant cylinder = chess("files");
        assertThat(cylinder.position("4k3/8/8/8/8/8/8/1K1N1r2 w - - 0 1").inCheck(Color.WHITE))
                .isTrue();
        assertThat(cylinder.position("4k3/8/8/8/8/8/8/1K1N1rN1 w - - 0 1").inCheck(Color.WHITE))
                .isFalse();
        assertThat(Trial.events(cylinder.position("4k3/8/8/8/8/8/8/1K1N1rN1 w - - 0 1")))
                .noneMatch(text -> text.startsWith("g1"));
    }

    /** Places are neighbours across the border, and a line around the board has no beginning. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{row: man, length: 3} | 5/5/5/5/MM2M | true",
                "{row: man, length: 3} | 5/5/5/5/M2MM | true",
                "{row: man, length: 3} | 5/5/5/5/M1M1M | false",
                "{row: man, length: 3, gaps: true} | 5/5/5/5/1MM1M | true",
                "{row: man, length: 3, along: diagonal} | 5/5/1M3/M4/4M | true",
                "{row: man, length: 3, along: vertical} | M4/5/5/M4/M4 | false",
                "{block: man, length: 2} | 5/5/5/M3M/M3M | true",
                "{block: man, length: 2} | M3M/5/5/5/M3M | false",
                "{face-to-face: man, along: sideways} | 5/5/5/5/M1RRm | true",
                "{face-to-face: man, along: sideways} | 5/5/5/5/MR1Rm | true",
                "{face-to-face: man, along: sideways} | 5/5/5/5/1MRmR | false",
                "{face-to-face: man, along: sideways} | 5/5/5/5/M4 | false",
                "{pieces: man, attacked: {by: rook}, of: enemy} | 5/5/5/5/mM2R | true",
                "{possible: {kinds: man, to: one, distance: {at-most: 1}}} | 5/5/5/5/4M | true",
                "{possible: {kinds: man, to: one, distance: {at-most: 1}}} | 5/5/5/5/3M1 | false",
                "{possible: {kinds: man, to: one, beside: {pieces: rook, by: R}}} | 5/5/5/4M/1R2M | true",
                "{possible: {kinds: man, beside: {pieces: rook}}} | 5/5/4R/5/M4 | true",
                "{possible: {kinds: man, beside: {pieces: rook}}} | 5/5/3R1/5/M4 | false",
            })
    void conditionsLookAcrossTheBorder(String condition, String board, boolean holds) {
        String game = """
                format: 1
                id: trial
                name: Trial
                board: {files: 5, ranks: 5, joined: files}
                areas: {one: a1}
                pieces: {man: {symbol: M, move: R}, rook: {symbol: R, move: R}}
                turn: move
                endings: {met: {when: CONDITION, side: to-move, result: wins}}
                setup: m4/5/2m2/5/2M2 w - - 0 1
                """.replace("CONDITION", condition);
        Variant variant = Loader.create().load("trial", game.getBytes(StandardCharsets.UTF_8));
        assertThat(variant.position(board + " w - - 0 1").node() instanceof Node.End)
                .isEqualTo(holds);
    }

    private static Variant chess(String joined) {
        return Loader.create().load("trial", CHESS.replace("JOINED", joined).getBytes(StandardCharsets.UTF_8));
    }
}
