package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chess in which all pieces capture own pieces but kings. An independent program has counted the moves. */
class OwnCapturesPerftTest {

    private static final String GAME = """
            format: 1
            id: own-captures
            name: Own captures
            extends: chess
            castling: ~
            pieces:
              pawn: {move: fmWfceFifmnDdfF}
              knight: {move: NdN}
              bishop: {move: BdB}
              rook: {move: RdR}
              queen: {move: QdQ}
              king: {move: KdK}
            setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "2q1k3/6br/3p2P1/2P4B/4p2N/r3P2n/4KP1P/RNB5 w - - 0 22 | 27 | 1142",
                "3qk2r/6p1/3p1p2/2r1p2p/2Pn2N1/4K3/PP4B1/RR6 b - - 0 24 | 48 | 1426",
                "1rq2b2/p1p5/6kr/P3p3/4P1PP/1P1P4/5P1N/1R3KB1 w - - 1 21 | 23 | 819",
                "8/5pp1/pp1k3R/2rn1B2/3PK3/1Pq5/3R1P2/8 b - - 6 30 | 6 | 145",
                "4k2r/2n1p1p1/1p1pq2p/5p2/PP4P1/5R2/2PK1P1P/8 w - - 2 24 | 23 | 953",
                "r7/pn3rp1/2k5/R7/3P4/1P1Q2P1/R1P1K3/1N3B2 w - - 1 23 | 51 | 1263",
                "1r1q3r/3pp2p/4k1Nn/2p5/p3P3/3b1P2/PPPK2PR/1R3B2 w - - 0 14 | 39 | 1648",
                "6r1/2k5/5p1R/6p1/8/1Pq3P1/2R1PK2/8 w - - 0 31 | 23 | 588",
                "r2q1bnr/p2pkppp/n7/2pQ4/5B2/8/PPP1P1PP/RN3KR1 b - - 0 6 | 34 | 1928",
                "r2q3r/p3nk1p/nppp2p1/5b2/7P/5K2/P1PQN1P1/RN3B1R b - h3 0 10 | 57 | 2586",
                "3k4/8/p3pn2/2p5/5p2/2rP1N2/4b1KR/8 w - - 3 29 | 21 | 571",
                "1n5r/1r2b3/6pp/k2P1p2/P2P3P/5N2/6B1/K2Q3R w - - 1 22 | 36 | 1259",
            })
    void movesAreThoseOfAnIndependentProgram(String text, long one, long two) {
        Position position = Loader.create()
                .load("own-captures", GAME.getBytes(StandardCharsets.UTF_8))
                .position(text);
        assertThat(Perft.count(position.cursor(), 1, Perft.Unit.PLY)).isEqualTo(one);
        assertThat(Perft.count(position.cursor(), 2, Perft.Unit.PLY)).isEqualTo(two);
    }
}
