package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches while the opponent moves. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PonderTest {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine =
            ReadyEngines.of(new KnownVariants(List.of("chess", "dice-chess"), Map.of(), Games::load), lines::add);

    /** The time of the search would be over long before. */
    @Test
    void theClockBeginsWithTheExpectedMove() throws InterruptedException {
        engine.answer("position startpos moves e2e4 e7e5");
        engine.answer("go ponder movetime 100");
        TimeUnit.MILLISECONDS.sleep(400);
        assertThat(answers()).isZero();
        long begin = System.nanoTime();
        engine.answer("ponderhit");
        engine.await();
        assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(10));
        assertThat(answers()).isEqualTo(1);
    }

    /** One move is left, or the nodes are spent at once: the answer waits all the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "position fen k7/8/1K6/8/8/8/8/7R b - - 0 1; go ponder wtime 1000 btime 1000",
                "position startpos; go ponder nodes 100",
                "position startpos; go depth 1 ponder",
            })
    void anAnswerThatIsReadyWaitsForTheExpectedMove(String commands) throws InterruptedException {
        for (String command : commands.split("; ")) {
            engine.answer(command);
        }
        TimeUnit.MILLISECONDS.sleep(300);
        assertThat(answers()).isZero();
        engine.answer("ponderhit");
        engine.await();
        assertThat(answers()).isEqualTo(1);
    }

    @Test
    void anotherMoveStopsTheSearch() {
        engine.answer("go ponder wtime 1000000 btime 1000000");
        engine.answer("stop");
        assertThat(answers()).isEqualTo(1);
        engine.answer("ponderhit");
        engine.answer("stop");
        assertThat(answers()).isEqualTo(1);
    }

    @Test
    void anInfiniteSearchStaysInfinite() throws InterruptedException {
        engine.answer("go infinite movetime 10");
        engine.answer("ponderhit");
        TimeUnit.MILLISECONDS.sleep(200);
        assertThat(answers()).isZero();
        engine.answer("stop");
        assertThat(answers()).isEqualTo(1);
    }

    /** The expected answer can be played behind the move, and Black plays it. */
    @Test
    void theExpectedMoveIsTold() {
        engine.answer("go nodes 3000");
        engine.await();
        String last = lines.get(lines.size() - 1);
        assertThat(last).matches("bestmove [a-h][12][a-h][34] ponder [a-h][78][a-h][56]");
        engine.answer("position startpos moves " + last.replaceFirst("bestmove (.*) ponder (.*)", "$1 $2"));
        engine.answer("node");
        assertThat(lines).endsWith("node decision white");
    }

    /** A roll comes between the moves of both sides. */
    @Test
    void afterARollNobodyExpectsAMove() {
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("position startpos moves [1 2]");
        engine.answer("go nodes 500");
        engine.await();
        assertThat(lines.get(lines.size() - 1)).startsWith("bestmove ").doesNotContain("ponder");
    }

    @Test
    void theEndOfTheCommandsEndsThePondering() {
        engine.answer("go ponder movetime 100");
        engine.finish();
        assertThat(answers()).isEqualTo(1);
    }

    private long answers() {
        return List.copyOf(lines).stream()
                .filter(line -> line.startsWith("bestmove "))
                .count();
    }
}
