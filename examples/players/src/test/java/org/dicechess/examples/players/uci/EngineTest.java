package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.dicechess.examples.players.Games;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine = ReadyEngines.of(
            new KnownVariants(List.of("chess", "chess960", "dice-chess"), Map.of(), Games::load), lines::add);

    @Test
    void itIntroducesItself() {
        engine.answer("uci");
        engine.answer("isready");
        assertThat(lines)
                .contains(
                        "option name UCI_Variant type combo default chess var chess var chess960 var dice-chess",
                        "option name UCI_Chess960 type check default false",
                        "option name Threads type spin default 1 min 1 max 256",
                        "option name MultiPV type spin default 1 min 1 max 256")
                .endsWith("uciok", "readyok");
    }

    /** The fool's mate: the queen mates on h4. */
    @Test
    void itMatesInOneMove() {
        assertThat(best("position startpos moves f2f3 e7e5 g2g4", "go nodes 500"))
                .isEqualTo("bestmove d8h4");
    }

    @Test
    void severalThreadsMateInOneMove() {
        engine.answer("setoption name Threads value 3");
        assertThat(best("position startpos moves f2f3 e7e5 g2g4", "go nodes 1500"))
                .isEqualTo("bestmove d8h4");
    }

    /** Two rooks mate the king on h1: there is no move. */
    @Test
    void aMatedPlayerHasNoMove() {
        assertThat(best("position fen 7k/8/8/8/8/8/r7/1r5K w - - 0 1", "go nodes 500"))
                .isEqualTo("bestmove 0000");
    }

    /**
     * Only castling mates: the rook checks on f1, and the king guards g2. With Chess960 the king takes its own rook.
     */
    @ParameterizedTest
    @CsvSource({"true, e1h1", "True, e1h1", "false, e1g1"})
    void aKingCastles(String chess960, String castling) {
        engine.answer("setoption name UCI_Chess960 value " + chess960);
        String position = "position fen 4R3/8/8/8/8/5k1P/7P/4K2R w K - 0 1";
        assertThat(best(position, "go nodes 5000")).isEqualTo("bestmove " + castling);
        assertThat(best(position + " moves " + castling, "go nodes 1")).isEqualTo("bestmove 0000");
        assertThat(lines).noneMatch(line -> line.contains("no move"));
    }

    /** UCI: the array of chess is the start position, and castling is the king's move to its rook. */
    @Test
    void withChess960GamesOfChessBeginAsEver() {
        engine.answer("setoption name UCI_Chess960 value true");
        engine.answer("position startpos");
        engine.answer("node fen");
        assertThat(lines).endsWith("node fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        engine.answer("position startpos moves g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1 e8h8");
        engine.answer("node");
        assertThat(lines).endsWith("node decision white");
        engine.answer("setoption name UCI_Variant value chess960");
        engine.answer("node");
        assertThat(lines.get(lines.size() - 1)).startsWith("node roll ");
    }

    @Test
    void withoutChess960AKingDoesNotTakeItsRook() {
        engine.answer("position fen 4R3/8/8/8/8/5k1P/7P/4K2R w K - 0 1 moves e1h1");
        assertThat(lines.get(0)).startsWith("info string no move 'e1h1'");
    }

    /** At the end of the commands nobody can stop a search any more. */
    @ParameterizedTest
    @ValueSource(strings = {"go", "go infinite", "go depth 100"})
    @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSearchWithoutALimitEndsWithTheCommands(String command) {
        engine.answer(command);
        engine.finish();
        assertThat(lines.get(lines.size() - 1)).startsWith("bestmove ").isNotEqualTo("bestmove 0000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"go nodes 3000", "go depth 2", "go movetime 300"})
    void aSearchWithALimitMayReachIt(String command) {
        engine.answer("ucinewgame");
        engine.answer(command);
        engine.finish();
        assertThat(lines.get(0)).startsWith("info depth ").doesNotStartWith("info depth 0 ");
    }

    /** 4294967297 is 1 in 32 bits; a search of one turn ends at once. */
    @Test
    void aHugeDepthIsDeep() {
        engine.answer("position startpos");
        assertThat(best("go nodes 20000 depth 4294967297"))
                .startsWith("bestmove ")
                .isNotEqualTo("bestmove 0000");
        assertThat(lastInfo()).startsWith("info depth ").doesNotStartWith("info depth 1 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go wtime -5 btime 1000",
                "go wtime 0 winc -1",
                "go nodes 0",
                "go movetime -1",
                "go nodes 200 movetime 99999999999999999999",
            })
    void aNumberOutOfRangeCountsAsTheNearest(String command) {
        assertThat(best(command)).startsWith("bestmove ").isNotEqualTo("bestmove 0000");
        assertThat(lines).noneMatch(line -> line.startsWith("info string"));
    }

    /** The knight's hook fails only when it is asked during the search. */
    @Test
    void aSearchThatFailsAnswersToo() {
        AtomicBoolean fails = new AtomicBoolean();
        MoveRule rule = (piece, look) -> {
            if (fails.get()) {
                throw new HookException(0, "the knight is ill");
            }
            return List.of();
        };
        Loader loader = Loader.create().scripts(GroovyScripts.trusted()).hook("ill", "1", rule);
        String text = "format: 1\nid: own\nname: Own\nextends: chess\npieces: {knight: {moves: {hook: ill}}}\n";
        Engine own = ReadyEngines.of(
                new KnownVariants(
                        List.of("own"),
                        Map.of(),
                        (id, options) -> loader.load("own", text.getBytes(StandardCharsets.UTF_8))),
                lines::add);
        own.answer("position startpos");
        fails.set(true);
        own.answer("go nodes 500");
        own.await();
        assertThat(lines).hasSize(2).endsWith("bestmove 0000");
        assertThat(lines.get(0))
                .startsWith("info string the search has failed: ")
                .contains("the knight is ill");
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
                "setoption name Threads value 0            | Threads is '0'; expected a number from 1 to 256",
                "setoption name Threads value 257          | Threads is '257'; expected a number from 1 to 256",
                "setoption name MultiPV value 0            | MultiPV is '0'; expected a number from 1 to 256",
                "setoption name Hash value 0               | Hash is '0'; expected a number from 1 to ",
                "setoption name Hash value 99999999999     | Hash is '99999999999'; expected a number from 1 to ",
                "setoption name UCI_LimitStrengths value 1 | no option 'UCI_LimitStrengths'; expected UCI_Variant, ",
                "setoption                                 | expected setoption name NAME value VALUE",
                "setoption name Skill Level value 3        | no option 'Skill Level'",
                "setoption name Ponder value perhaps       | Ponder is 'perhaps'; expected true or false",
                "setoption name UCI_Chess960 value maybe   | UCI_Chess960 is 'maybe'; expected true or false",
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

    /** A program that knows no rules learns from these lines what a player may do. */
    @Test
    void theEventsAndTheTextOfAPositionAreTold() {
        engine.answer("position fen 8/8/8/8/8/p7/k1p5/7K b - - 0 9");
        engine.answer("node moves");
        assertThat(List.of(lines.get(0).split(" ")))
                .startsWith("node", "moves")
                .contains("c2c1q", "c2c1n", "a2b1")
                .hasSize(10);
        engine.answer("node fen");
        assertThat(lines).endsWith("node fen 8/8/8/8/8/p7/k1p5/7K b - - 0 9");
        engine.answer("position fen 7k/8/8/8/8/8/r7/1r5K w - - 0 1");
        engine.answer("node moves");
        assertThat(lines).endsWith("node moves");
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("node moves");
        assertThat(lines.get(lines.size() - 1))
                .startsWith("node moves [1 1] [1 2] ")
                .endsWith(" [5 6] [6 6]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"node", "node moves", "node fen"})
    void afterARefusedPositionThereIsNoNode(String command) {
        engine.answer("position startpos moves e2e5");
        lines.clear();
        engine.answer(command);
        assertThat(lines).containsExactly("info string no position: the last one was refused", "node none");
    }

    /** A move for the position before would be worse than none. */
    @Test
    void afterARefusedPositionThereIsNoMove() {
        engine.answer("position startpos moves e2e4");
        engine.answer("position startpos moves e2e5");
        assertThat(best("go nodes 5")).isEqualTo("bestmove 0000");
    }

    /** The fool's mate again: of all moves one mates, and Black has no better one. */
    @Test
    void aMateHasItsDistanceAndItsLine() {
        best("position startpos moves f2f3 e7e5 g2g4", "go nodes 500");
        assertThat(lastInfo()).contains(" score mate 1 ").endsWith(" pv d8h4");
    }

    /** The king cannot leave the last rank after 1. Ra7, and 2. Rb8 mates. There is no mate in one. */
    @Test
    void aMateInTwoIsFoundAndTold() {
        best("position fen 4k3/8/R7/1R6/8/8/8/6K1 w - - 0 1", "go depth 4");
        assertThat(lastInfo()).contains(" score mate 2 ");
        String[] line = lastInfo().substring(lastInfo().indexOf(" pv ") + 4).split(" ");
        assertThat(line).hasSize(3);
        engine.answer("position fen 4k3/8/R7/1R6/8/8/8/6K1 w - - 0 1 moves " + String.join(" ", line));
        engine.answer("node");
        assertThat(lines).endsWith("node end 1-0 checkmate");
    }

    /** The king has two squares, f1 and h1, and is mated on the first rank on both. */
    @Test
    void aMateOfOneselfIsLessThanZero() {
        best("position fen 7k/8/8/8/8/1r6/r7/6K1 w - - 0 1", "go depth 3");
        assertThat(lastInfo()).contains(" score mate -1 ").matches(".* pv g1[fh]1 b3b1");
    }

    @Test
    void eachDepthIsTold() {
        best("position startpos", "go depth 3");
        assertThat(lines.stream().filter(line -> line.startsWith("info depth ")).map(line -> line.split(" ")[2]))
                .containsExactly("1", "2", "3");
        assertThat(lastInfo())
                .matches("info depth 3 seldepth [0-9]+ score cp -?[0-9]+ nodes [0-9]+ nps [0-9]+ hashfull [0-9]+"
                        + " time [0-9]+ pv( [a-h1-8]{4})+");
    }

    /** White has 20 first moves; each line begins with another one, and none is better than the line before. */
    @Test
    void severalLinesAreTold() {
        engine.answer("setoption name MultiPV value 30");
        best("position startpos", "go depth 2");
        List<String> last =
                lines.stream().filter(line -> line.startsWith("info depth 2 ")).toList();
        assertThat(last).hasSize(20);
        assertThat(last.stream().map(line -> line.split(" ")[6]))
                .startsWith("1", "2", "3")
                .endsWith("20");
        assertThat(last.stream().map(line -> line.replaceAll(".* pv (\\S+).*", "$1")))
                .doesNotHaveDuplicates();
        assertThat(last.stream().map(line -> -Integer.parseInt(line.replaceAll(".* cp (\\S+).*", "$1"))))
                .isSorted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"go searchmoves a2a3 h2h4 nodes 2000", "go nodes 2000 searchmoves h2h4 a2a3"})
    void someMovesAloneMayBeSearched(String command) {
        assertThat(best("position startpos", command)).isIn("bestmove a2a3", "bestmove h2h4");
    }

    /** The moves are those of a game of python-chess, which takes promotions of one letter only. */
    @Test
    void aPromotionOfCrazyhouseIsWrittenAndReadAsElsewhere() {
        Engine house = ReadyEngines.of(new KnownVariants(List.of("crazyhouse"), Map.of(), Games::load), lines::add);
        String position = "position startpos moves e2e3 e7e6 b1c3 b8c6 d1g4 d8f6 g4e6 f6e6 P@e7 Q@d4";
        house.answer(position);
        house.answer("go nodes 50 searchmoves e7f8q");
        house.await();
        assertThat(lines.get(lines.size() - 1)).matches("bestmove e7f8q( ponder \\S+)?");
        assertThat(lastInfo()).contains(" pv e7f8q");
        lines.clear();
        house.answer(position.replace("Q@d4", "Q@d4 e7f8q e8f8"));
        house.answer("node");
        assertThat(lines).endsWith("node decision white").hasSize(1);
        house.answer(position.replace("Q@d4", "Q@d4 e7f8q~ e8f8"));
        house.answer("node");
        assertThat(lines).endsWith("node decision white").hasSize(2);
    }

    /** Python-chess begins games of suicide chess so, without castling. */
    @Test
    void castlingRightsOfAGameWithoutCastlingAreSkipped() {
        Engine suicide =
                ReadyEngines.of(new KnownVariants(List.of("suicide-chess"), Map.of(), Games::load), lines::add);
        suicide.answer("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e3");
        suicide.answer("node");
        assertThat(lines).containsExactly("node decision black");
    }

    @ParameterizedTest
    @CsvSource({"chess, r3k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", "chess960, r3k3/8/8/8/8/8/8/4K3 w KQkq - 0 1"})
    void wrongCastlingRightsOfAGameWithCastlingAreRefused(String variant, String position) {
        engine.answer("setoption name UCI_Variant value " + variant);
        engine.answer("position fen " + position);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("info string ").contains("castling right 'K'");
    }

    @Test
    void aMoveThatCannotBeSearchedIsNamed() {
        assertThat(best("position startpos", "go nodes 5 searchmoves e2e5")).isEqualTo("bestmove 0000");
        assertThat(lines.get(0)).startsWith("info string no move 'e2e5'");
        assertThat(lines.get(1)).startsWith("info string no move to search");
    }

    /** One move is left, so the search has ended long before: the answer waits all the same. */
    @Test
    void anInfiniteSearchAnswersWhenItIsStopped() throws InterruptedException {
        engine.answer("position fen k7/8/1K6/8/8/8/8/7R b - - 0 1");
        engine.answer("go infinite");
        Thread.sleep(300);
        assertThat(lines).noneMatch(line -> line.startsWith("bestmove"));
        engine.answer("stop");
        assertThat(lines.get(lines.size() - 1)).matches("bestmove a8b8( ponder [a-h][1-8][a-h][1-8])?");
    }

    private String lastInfo() {
        return lines.stream()
                .filter(line -> line.startsWith("info depth "))
                .reduce((one, other) -> other)
                .orElseThrow();
    }

    private String best(String... commands) {
        for (String command : commands) {
            engine.answer(command);
        }
        engine.await();
        assertThat(engine.answer("quit")).isFalse();
        return lines.get(lines.size() - 1).replaceFirst(" ponder .*", "");
    }
}
