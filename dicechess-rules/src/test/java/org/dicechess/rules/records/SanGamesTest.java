package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.rules.san.San;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Historical games in algebraic notation, each beside a text in squares that was written by hand. */
class SanGamesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            Morphy - Karl and Isouard, Paris 1858 | 1-0 checkmate \
            | e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 \
            Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8# \
            | e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 \
            e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8
            Anderssen - Kieseritzky, London 1851 | 1-0 checkmate \
            | e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 \
            Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7# \
            | e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 \
            h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7
            Gundersen - Faul, Melbourne 1928 | 1-0 checkmate \
            | e4 e6 d4 d5 e5 c5 c3 cxd4 cxd4 Bb4+ Nc3 Nc6 Nf3 Nge7 Bd3 O-O Bxh7+ Kxh7 Ng5+ Kg6 h4 Nxd4 Qg4 f5 h5+ Kh6 Nxe6+ g5 \
            hxg6# \
            | e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 c5d4 c3d4 f8b4 b1c3 b8c6 g1f3 g8e7 f1d3 e8g8 d3h7 g8h7 f3g5 h7g6 h2h4 c6d4 \
            d1g4 f7f5 h4h5 g6h6 g5e6 g7g5 h5g6
            Lasker's trap | * \
            | d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4 exf2+ Ke2 fxg1=N+ Ke1 Qh4+ Kd2 \
            | d2d4 d7d5 c2c4 e7e5 d4e5 d5d4 e2e3 f8b4 c1d2 d4e3 d2b4 e3f2 e1e2 f2g1n e2e1 d8h4 e1d2
            """)
    void aGameReadsTheSameInBothNotations(String name, String result, String algebraic, String squares) {
        GameRecord game = GameRecord.from(RecordGames.CHESS.start());
        List<String> texts = new ArrayList<>();
        for (String san : algebraic.split(" ")) {
            Event event = San.parse(game.position(), san);
            assertThat(San.format(game.position(), event)).isEqualTo(san);
            texts.add(event.text());
            game = game.after(event);
        }
        assertThat(texts).isEqualTo(List.of(squares.split(" ")));
        assertThat(game.node() instanceof Node.End).isEqualTo(!result.equals("*"));
        assertThat(WrittenResult.text(game)).isEqualTo(result);
    }
}
