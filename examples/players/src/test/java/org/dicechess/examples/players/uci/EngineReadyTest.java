package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an engine has done when it is ready, and what it skips. */
@Tag("long")
class EngineReadyTest {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine =
            new Engine(new KnownVariants(List.of("chess", "dice-chess"), Map.of(), this::load), lines::add);

    private Variant load(String id, Map<String, String> options) {
        lines.add("loads " + id);
        return Games.load(id, options);
    }

    @ParameterizedTest
    @ValueSource(strings = {"isready", "ucinewgame", "position startpos"})
    void theVariantIsLoadedBeforeASearch(String command) {
        engine.answer("setoption name UCI_Variant value dice-chess");
        assertThat(lines).isEmpty();
        engine.answer(command);
        assertThat(lines).startsWith("loads dice-chess");
        lines.clear();
        engine.answer("position startpos moves [1 3]");
        engine.answer("go nodes 100");
        engine.answer("stop");
        assertThat(lines).isNotEmpty().noneMatch(line -> line.startsWith("loads "));
    }

    /** Programs do not wait long for the first answer. */
    @Test
    void anIntroductionLoadsNothing() {
        engine.answer("uci");
        assertThat(lines).endsWith("uciok").noneMatch(line -> line.startsWith("loads "));
    }

    @Test
    void anotherVariantIsLoadedWhenItIsReady() {
        engine.answer("isready");
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("isready");
        engine.answer("isready");
        engine.answer("setoption name Hash value 1");
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("isready");
        assertThat(lines)
                .containsExactly("loads chess", "readyok", "loads dice-chess", "readyok", "readyok", "readyok");
    }

    /** A table of 16 megabytes is made when its size is set, and not while a clock runs. */
    @Test
    void aTableIsMadeBeforeASearch() {
        engine.answer("isready");
        assertThat(allocated("setoption name Hash value 16")).isGreaterThan(12_000_000);
        assertThat(allocated("position startpos")).isLessThan(4_000_000);
    }

    private long allocated(String command) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        engine.answer(command);
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }

    /** An engine is asked whether it lives while it searches. */
    @Test
    void itIsReadyDuringASearch() {
        engine.answer("position startpos");
        engine.answer("go infinite");
        engine.answer("isready");
        assertThat(lines).contains("readyok").noneMatch(line -> line.startsWith("bestmove"));
        engine.answer("stop");
        assertThat(lines.get(lines.size() - 1)).startsWith("bestmove ");
    }

    /** The limit is far above the 50 ms, as other programs use the machine; loading alone would take longer. */
    @Test
    void theFirstMoveComesInTime() {
        engine.answer("isready");
        long begin = System.nanoTime();
        engine.answer("go movetime 50");
        engine.await();
        assertThat((System.nanoTime() - begin) / 1_000_000).isLessThan(1_000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "joho isready                  | loads chess, readyok",
                "  \t isready\t now            | loads chess, readyok",
                "Isready isready               | loads chess, readyok",
                "joho debug on                 | ''",
                "debug off                     | ''",
                "debug                         | ''",
                "register later                | ''",
                "register name Joe code 1 2    | ''",
                "ponderhit                     | ''",
                "stop                          | ''",
                "dance now                     | info string unknown command 'dance'",
                "ISREADY                       | info string unknown command 'ISREADY'",
            })
    void unknownWordsAreSkipped(String line, String answers) {
        assertThat(engine.answer(line)).isTrue();
        assertThat(String.join(", ", lines)).isEqualTo(answers);
    }

    @Test
    void skippedWordsAreToldWhenFaultsAreSearchedFor() {
        engine.answer("joho debug on");
        engine.answer("joho isready");
        engine.answer("debug off");
        engine.answer("joho isready");
        assertThat(lines).containsExactly("info string unknown command 'joho'", "loads chess", "readyok", "readyok");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go nodes 300 wisely",
                "go wisely nodes 300",
                "go nodes 300 searchmoves a2a3 wisely",
                "go searchmoves wisely a2a3 nodes 300",
            })
    void unknownWordsOfASearchAreSkipped(String command) {
        engine.answer(command);
        engine.await();
        String last = lines.get(lines.size() - 1);
        assertThat(last).startsWith("bestmove ").doesNotContain("0000");
        assertThat(!command.contains("searchmoves") || last.startsWith("bestmove a2a3"))
                .isTrue();
    }

    /** After 1. e4 Black moves; the position stays, as no other game is played. */
    @ParameterizedTest
    @ValueSource(
            strings = {"MultiPV value 2", "Hash value 2", "Threads value 2", "Clear Hash", "UCI_Chess960 value true"})
    void anOptionLeavesThePosition(String option) {
        engine.answer("position startpos moves e2e4");
        engine.answer("setoption name " + option);
        engine.answer("node");
        assertThat(lines).endsWith("node decision black");
    }

    @Test
    void anotherVariantBeginsAnew() {
        engine.answer("position startpos moves e2e4");
        engine.answer("setoption name UCI_Variant value dice-chess");
        engine.answer("node");
        assertThat(lines.get(lines.size() - 1)).startsWith("node roll ");
    }

    /** The complaint tells no more than a screen can show, and on one line. */
    @Test
    void aLongWordIsToldInPart() {
        engine.answer("\u0000\u2028" + "x".repeat(5_000));
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0))
                .startsWith("info string unknown command '??xxx")
                .endsWith("xxx...")
                .hasSizeLessThan(1_100);
    }

    /** The fault is told before the search, whatever the number is for. */
    @ParameterizedTest
    @CsvSource({
        "go depth movetime 50, depth is 'movetime'",
        "go nodes 50 mate, mate is ''",
        "go wtime 5 movestogo x, movestogo is 'x'",
    })
    void aWordWithoutItsNumberGetsNoMove(String command, String complaint) {
        engine.answer("isready");
        lines.clear();
        engine.answer(command);
        engine.await();
        assertThat(lines).containsExactly("info string " + complaint + "; expected a number", "bestmove 0000");
    }
}
