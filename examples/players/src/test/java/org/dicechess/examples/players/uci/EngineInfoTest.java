package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an engine tells of a search. */
@Tag("long")
class EngineInfoTest {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine =
            ReadyEngines.of(new KnownVariants(List.of("chess"), Map.of(), Games::load), lines::add);

    /** Behind 1. exd5 Black takes back, and nobody can take any more. */
    @Test
    void theDeepestLevelIsTold() {
        go("position fen 7k/8/2p5/3p4/4P3/8/8/7K w - - 0 1", "go depth 1");
        assertThat(last("seldepth (\\d+)")).isEqualTo("2");
    }

    @Test
    void withoutCapturesNoLevelIsDeeper() {
        go("position fen 7k/8/8/4p3/4P3/8/8/7K w - - 0 1", "go depth 1");
        assertThat(last("seldepth (\\d+)")).isEqualTo("1");
    }

    @Test
    void theTableFillsAndIsCleared() {
        engine.answer("setoption name Hash value 1");
        go("position startpos", "go nodes 30000");
        assertThat(Integer.parseInt(last("hashfull (\\d+)"))).isBetween(5, 1_000);
        engine.answer("setoption name Clear Hash");
        go("position startpos", "go depth 1");
        assertThat(Integer.parseInt(last("hashfull (\\d+)"))).isBetween(0, 1);
    }

    @Test
    void chancesAreToldWhereTheyAreWanted() {
        go("position startpos", "go depth 2");
        assertThat(lines).noneMatch(line -> line.contains(" wdl "));
        engine.answer("setoption name UCI_ShowWDL value true");
        go("position startpos", "go depth 2");
        String[] chances = last("score cp -?\\d+ wdl (\\d+ \\d+ \\d+) nodes").split(" ");
        assertThat(Stream.of(chances).mapToInt(Integer::parseInt).sum()).isEqualTo(1_000);
    }

    /** Another program has tried every move: the loser lasts longest, the winner needs no more. */
    @ParameterizedTest
    @CsvSource({
        "2k5/6Q1/8/1Q4K1/3n4/7Q/8/8 b - - 0 1, -2",
        "8/7p/7p/p7/K7/8/2R1R3/1k6 b - - 0 1, -3",
        "2N5/3Q4/4q1k1/8/1K6/8/5q1Q/8 w - - 0 1, 4",
    })
    void theDistanceOfAMateIsTold(String position, int moves) {
        go("position fen " + position, "go nodes 60000");
        assertThat(last("score mate (-?\\d+) ")).isEqualTo(String.valueOf(moves));
    }

    /** The king goes to b8, and the rook mates. The move h5e5 loses a queen for two pawns. */
    @Test
    void anOnlyMoveIsSearchedToo() {
        go("position fen k7/8/1K6/8/8/8/8/7R b - - 0 1", "go depth 3");
        assertThat(last("score (mate -?\\d+) ")).isEqualTo("mate -1");
        String queen = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
        go("position fen " + queen, "go depth 2 searchmoves h5e5");
        assertThat(Integer.parseInt(last("score cp (-?\\d+) "))).isLessThan(-200);
    }

    /** Nothing is gained by the time that a search would take. */
    @Test
    void withAClockAnOnlyMoveNeedsNoSearch() {
        go("position fen k7/8/1K6/8/8/8/8/7R b - - 0 1", "go wtime 60000 btime 60000 movestogo 1");
        assertThat(last("(depth \\d+) ")).isEqualTo("depth 0");
    }

    /** The fool's mate: Black wins. Two rooks mate the king of White in the next move: White loses. */
    @ParameterizedTest
    @CsvSource({
        "position startpos moves f2f3 e7e5 g2g4, score mate 1 wdl 1000 0 0",
        "position fen 7k/8/8/8/8/1r6/r7/6K1 w - - 0 1, score mate -1 wdl 0 0 1000",
    })
    void aMateIsSure(String position, String score) {
        engine.answer("setoption name UCI_ShowWDL value true");
        go(position, "go depth 3");
        assertThat(last("(score .*) nodes ")).isEqualTo(score);
    }

    /** Without the mate a search of two lines would go on: the second line is open. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aMateEndsTheSearchForIt() {
        engine.answer("setoption name MultiPV value 2");
        go("position startpos moves f2f3 e7e5 g2g4", "go mate 1");
        assertThat(lines.get(lines.size() - 1)).isEqualTo("bestmove d8h4");
    }

    /** UCI wants the final information directly before the answer, also if the last depth is not finished. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "position fen 5rk1/5pp1/7p/2RpB3/3Pp2P/2P5/qr3PP1/3QK3 w - - 0 26",
                "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "position fen r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
            })
    void theLastLineIsOfTheMoveThatIsPlayed(String position) {
        for (int nodes = 200; nodes <= 9_000; nodes += 400) {
            lines.clear();
            engine.answer("ucinewgame");
            go(position, "go nodes " + nodes);
            String[] answer = lines.get(lines.size() - 1).split(" ");
            String last = lines.get(lines.size() - 2);
            assertThat(last).matches("info depth .* score .* nodes .* pv " + answer[1] + "( .*)?");
            assertThat(answer.length == 2 || last.contains(" pv " + answer[1] + " " + answer[3]))
                    .as(last)
                    .isTrue();
            assertThat(lines.stream().map(line -> line.replaceAll(" (nps|time) [0-9]+", "")))
                    .doesNotHaveDuplicates();
        }
    }

    /** A depth may take long; the nodes grow meanwhile. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aSearchTellsOfItselfEachSecond(int threads) throws InterruptedException {
        // One thread and two tell of themselves in the same way.
        engine.answer("setoption name Threads value " + threads);
        engine.answer("position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        engine.answer("go infinite");
        Thread.sleep(3_500);
        engine.answer("stop");
        List<Long> nodes = lines.stream()
                .filter(line -> line.matches("info depth [0-9]+ nodes [0-9]+ nps [0-9]+ time [0-9]+"))
                .map(line -> Long.parseLong(line.split(" ")[4]))
                .toList();
        assertThat(nodes).hasSizeBetween(2, 4).isSorted().doesNotHaveDuplicates();
    }

    /** There is a mate in two and none in one, so a search for one goes on up to its nodes. */
    @Test
    void aLongerMateDoesNotEndTheSearch() {
        engine.answer("setoption name MultiPV value 30");
        go("position fen 4k3/8/R7/1R6/8/8/8/6K1 w - - 0 1", "go mate 1 nodes 30000");
        long nodes = Long.parseLong(last("nodes (\\d+)"));
        lines.clear();
        engine.answer("ucinewgame");
        go("position fen 4k3/8/R7/1R6/8/8/8/6K1 w - - 0 1", "go mate 2 nodes 30000");
        assertThat(Long.parseLong(last("nodes (\\d+)"))).isLessThan(nodes);
    }

    private void go(String position, String search) {
        engine.answer(position);
        engine.answer(search);
        engine.await();
    }

    /** Returns what the pattern finds in the last line of the search. */
    private String last(String pattern) {
        String line = lines.stream()
                .filter(each -> each.startsWith("info depth "))
                .reduce((one, other) -> other)
                .orElseThrow();
        Matcher found = Pattern.compile(pattern).matcher(line);
        assertThat(found.find()).as(line).isTrue();
        return found.group(1);
    }
}
