package org.dicechess.classics;

import static org.assertj.core.api.Assertions.assertThat;

import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endings that the tables of moves do not show, each worked out by hand from the rules of the game. */
@Tag("long")
class EndingsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A draw of chess is a win for Black, whoever is to move.
                "armageddon-chess | 7k/5Q2/8/8/8/8/8/K7 w - - 0 1 | f7g6 | 0-1 no move",
                "armageddon-chess | k7/8/8/8/8/8/4q3/7K b - - 0 1 | e2f2 | 0-1 stalemate",
                "armageddon-chess | k7/8/1K6/8/8/8/8/7R w - - 99 80 | h1h8 | 1-0 checkmate",
                "armageddon-chess | 1k6/8/8/8/8/8/8/R6K w - - 99 80 | h1g1 | 0-1 quiet moves",
                "armageddon-chess | 1k6/8/8/8/8/8/8/R6K w - - 98 80 | h1g1 b8b7 | 0-1 fifty moves",
                "armageddon-chess | 1k6/8/8/8/8/8/8/R6K w - - 97 80 | h1g1 b8b7 | *",
                "armageddon-chess | k7/8/8/8/8/8/p7/1N5K w - - 0 1 | b1c3 a8b8 c3a2 | 0-1 dead position",
                "armageddon-chess | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 | a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8"
                        + " | 0-1 repetition",
                // One bishop mates a king that moves as a knight; one knight does in a corner without neighbours.
                "knightmate | 8/8/8/8/3K4/8/8/k1B5 w - - 0 1 | c1b2 | 1-0 checkmate",
                "gustav-iii-chess | 10/*8*/*8*/*8*/*2N5*/*8*/*8*/k1K7 w - - 0 1 | d4b3 | 1-0 checkmate",
                "petrified | 8/8/8/8/8/2K5/**6/k*2N3 w - - 0 1 | e1c2 | 1-0 checkmate",
                "three-kings | k1k1k3/8/8/8/8/8/8/K1K1K3 w - - 0 1 | a1a2 | *",
                // A knight's mate wins nothing in shatar.
                "shatar | 6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1 | g5f7 | 1/2-1/2 niol",
                "shatar | 7k/R7/6K1/8/8/8/8/n7 w - - 0 1 | a7a8 | 1-0 checkmate",
                // Of a repetition in minishogi the side loses that began.
                "minishogi | start | b1b2 d5d4 b2b1 d4d5 b1b2 d5d4 b2b1 d4d5 b1b2 d5d4 b2b1 d4d5 | 0-1 repetition",
                "gorogoro-shogi | start | b1b2 b6b5 b2b1 b5b6 b1b2 b6b5 b2b1 b5b6 b1b2 b6b5 b2b1 b5b6"
                        + " | 1/2-1/2 repetition",
                // Nobody can drop a stone: two passes end the game, and the stones count.
                "reversi | PPPPPPPP/8/8/8/8/8/8/ppp5[9P9p] w - - 0 1 | -- -- | 1-0 more stones",
                "reversi | PPPPPPPP/8/8/8/8/8/8/pppppppp[9P9p] b - - 0 1 | -- -- | 1/2-1/2 as many stones",
                // A knight alone can stalemate, a bishop alone can give checks.
                "chaturanga | k7/8/1K6/2N5/8/8/8/8 w - - 0 1 | c5d7 | 1-0 stalemate",
                "five-check-chess | 4k3/8/8/8/8/8/8/4KB2 w - - 1+5 0 1 | f1b5 | 1-0 checks given",
                "kar-ouk | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 | a1a8 | 1-0 checks given",
            })
    void areAsTheRulesSay(String id, String start, String moves, String expected) {
        Variant variant = Loader.create().load(id);
        GameRecord game = GameRecord.from(start.equals("start") ? variant.start() : variant.position(start));
        for (String move : moves.split(" ")) {
            game = game.after(move);
        }
        assertThat(game.node() instanceof Node.End end ? end.result().text() + " " + end.reason() : "*")
                .isEqualTo(expected);
    }
}
