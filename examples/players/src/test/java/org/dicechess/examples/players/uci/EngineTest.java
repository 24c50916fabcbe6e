package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {

    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private final Engine engine = new Engine(List.of("chess", "chess960", "dice-chess"), Games::load, lines::add);

    @Test
    void itIntroducesItself() {
        engine.answer("uci");
        engine.answer("isready");
        assertThat(lines)
                .contains(
                        "option name UCI_Variant type combo default chess var chess var chess960 var dice-chess",
                        "option name UCI_Chess960 type check default false")
                .endsWith("uciok", "readyok");
    }

    /** The fool's mate: the queen mates on h4. */
    @Test
    void itMatesInOneMove() {
        assertThat(best("position startpos moves f2f3 e7e5 g2g4", "go nodes 500"))
                .isEqualTo("bestmove d8h4");
    }

    /** Two rooks mate the king on h1: there is no move. */
    @Test
    void aMatedPlayerHasNoMove() {
        assertThat(best("position fen 7k/8/8/8/8/8/r7/1r5K w - - 0 1", "go nodes 500"))
                .isEqualTo("bestmove 0000");
    }

    /** The rook stands beside the king, so that the king castles by taking it. */
    @Test
    void aKingOfChess960CastlesByTakingItsRook() {
        engine.answer("setoption name UCI_Chess960 value true");
        engine.answer("position fen bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1 moves f1g1");
        assertThat(lines).isEmpty();
    }

    @Test
    void aSearchCanBeStopped() {
        engine.answer("position startpos");
        engine.answer("go infinite");
        engine.answer("stop");
        assertThat(lines.get(lines.size() - 1)).startsWith("bestmove ");
    }

    @Test
    void aNumberThatIsNoneGetsNoMove() {
        assertThat(best("go nodes many")).isEqualTo("bestmove 0000");
        assertThat(lines.get(0)).isEqualTo("info string nodes is 'many'; expected a number");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "position startpos moves e2e5              | no move 'e2e5'",
                "position nowhere                          | expected position startpos",
                "position fen nonsense w - -               | info string",
                "setoption name UCI_Variant value shogi    | no variant 'shogi'",
                "setoption name Hash value 1               | no option 'Hash'",
                "setoption                                 | expected setoption name NAME value VALUE",
                "dance                                     | unknown command 'dance'",
            })
    void aMistakeGetsALine(String line, String complaint) {
        assertThat(engine.answer(line.strip())).isTrue();
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("info string").contains(complaint);
    }

    /** The rook may move, and no outcome is better than the king. */
    @Test
    void rollsStandAmongTheMoves() {
        engine.answer("setoption name UCI_Variant value dice-chess");
        assertThat(best("position fen 4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 moves [4 6]", "go nodes 100"))
                .isEqualTo("bestmove e4e8");
        engine.answer("node");
        assertThat(lines).endsWith("node decision white");
        engine.answer("position fen 4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 moves [4 6] e4e8");
        engine.answer("node");
        assertThat(lines.get(lines.size() - 1)).startsWith("node end 1-0 ");
    }

    /** Two dice have 21 different rolls; a double comes up in one of 36 cases, any other roll in two. */
    @Test
    void aRollIsDue() {
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("position startpos");
        engine.answer("node");
        assertThat(lines.get(0)).startsWith("node roll [1 1] 1 [1 2] 2 ").endsWith("[5 6] 2 [6 6] 1");
        engine.answer("go nodes 5");
        assertThat(lines).endsWith("info string a roll is due, as [1 1]", "bestmove 0000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[7 1]", "e2e4", "[1", "[1 2] [1 2]"})
    void aRollThatCannotBeIsRefused(String events) {
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("position startpos moves " + events);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("info string ");
    }

    /** A move for the position before would be worse than none. */
    @Test
    void afterARefusedPositionThereIsNoMove() {
        engine.answer("position startpos moves e2e4");
        engine.answer("position startpos moves e2e5");
        assertThat(best("go nodes 5")).isEqualTo("bestmove 0000");
    }

    private String best(String... commands) {
        for (String command : commands) {
            engine.answer(command);
        }
        engine.await();
        assertThat(engine.answer("quit")).isFalse();
        return lines.get(lines.size() - 1);
    }
}
