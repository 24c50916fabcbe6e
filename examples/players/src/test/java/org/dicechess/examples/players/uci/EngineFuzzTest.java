package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Random lines, and lines of UCI with random faults. */
@Tag("long")
class EngineFuzzTest {

    private static final List<String> SEEDS = List.of(
            "uci",
            "debug on",
            "isready",
            "register later",
            "ucinewgame",
            "node",
            "node moves",
            "node fen",
            "stop",
            "ponderhit",
            "quit",
            "setoption name UCI_Variant value dice-chess",
            "setoption name UCI_Variant value chess",
            "setoption name UCI_Chess960 value true",
            "setoption name UCI_VariantOptions value draws=late",
            "setoption name Threads value 2",
            "setoption name Hash value 1",
            "setoption name Clear Hash",
            "setoption name MultiPV value 3",
            "setoption name UCI_ShowWDL value true",
            "setoption name UCI_LimitStrength value true",
            "setoption name UCI_Elo value 1350",
            "setoption name UCI_VariantPath value ./no/folder",
            "position startpos",
            "position startpos moves e2e4 e7e5 g1f3",
            "position startpos moves [1 3] e2e4 [2 6]",
            "position fen 4k3/8/R7/1R6/8/8/8/6K1 w - - 0 1 moves a6a7",
            "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "go",
            "go infinite",
            "go ponder wtime 1000 btime 1000 winc 10 binc 10 movestogo 5",
            "go nodes 200 searchmoves e2e4 a2a3",
            "go depth 2 movetime 50",
            "go mate 2 nodes 100");

    private static final List<String> WORDS = List.of(
            "",
            "\u0000",
            "\u00e9\ud83c\udfb2",
            "\ud83c",
            "-1",
            "0",
            "99999999999999999999",
            "[",
            "]",
            "name",
            "value",
            "moves",
            "fen",
            "startpos",
            "searchmoves",
            "infinite",
            "e7e8q",
            "0000",
            "%s%n",
            "x".repeat(3_000));

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine = ReadyEngines.of(
            new KnownVariants(List.of("chess", "dice-chess"), Map.of(), EngineFuzzTest::load), lines::add);
    private final SplittableRandom random = new SplittableRandom(20);

    private static Variant load(String id, Map<String, String> options) {
        if (!List.of("chess", "dice-chess").contains(id)) {
            throw new IllegalStateException("no file " + id);
        }
        return Games.load(id, options);
    }

    /** Whatever comes, each search gets one answer, and the engine still lives. */
    @Test
    @Timeout(value = 900, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void nothingStopsTheEngine() {
        for (int number = 20_000; number > 0; number--) {
            String line = random.nextInt(10) == 0 ? noise() : mutated(SEEDS.get(random.nextInt(SEEDS.size())));
            check(line);
        }
        engine.answer("quit");
    }

    private void check(String line) {
        lines.clear();
        boolean goesOn = engine.answer(line);
        List<String> command = Words.command(Words.of(line));
        String first = command.isEmpty() ? "" : command.get(0);
        assertThat(goesOn).as(line).isEqualTo(!first.equals("quit"));
        if (first.equals("go")) {
            end();
            assertThat(lines.stream().filter(each -> each.startsWith("bestmove ")))
                    .as(line)
                    .hasSize(1);
        }
        if (first.equals("node")) {
            assertThat(lines.stream().filter(each -> each.startsWith("node ")))
                    .as(line)
                    .hasSize(1);
        }
        assertThat(lines).as(line).noneMatch(each -> each.contains("\n") || each.contains("the search has failed"));
        lines.clear();
        engine.answer("isready");
        assertThat(lines).as(line).endsWith("readyok");
    }

    /** Ends a search in one of several ways. */
    private void end() {
        switch (random.nextInt(4)) {
            case 0 -> engine.answer("quit");
            case 1 -> {
                engine.answer("isready");
                engine.answer("ponderhit");
                engine.answer("stop");
            }
            default -> engine.answer("stop");
        }
    }

    private String noise() {
        StringBuilder text = new StringBuilder();
        for (int left = random.nextInt(40); left > 0; left--) {
            text.append((char) (random.nextInt(4) == 0 ? random.nextInt(0x10000) : random.nextInt(128)));
        }
        return text.toString();
    }

    private String mutated(String line) {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        for (int left = random.nextInt(3); left > 0; left--) {
            int at = random.nextInt(words.size());
            switch (random.nextInt(6)) {
                case 0 -> words.add(at, WORDS.get(random.nextInt(WORDS.size())));
                case 1 -> words.set(at, WORDS.get(random.nextInt(WORDS.size())));
                case 2 -> words.add(words.get(at));
                case 3 -> Collections.swap(words, at, random.nextInt(words.size()));
                case 4 -> words.set(at, scratched(words.get(at)));
                default ->
                    words.addAll(List.of(SEEDS.get(random.nextInt(SEEDS.size())).split(" ")));
            }
        }
        return String.join(" ", words);
    }

    private String scratched(String word) {
        if (word.isEmpty()) {
            return word;
        }
        char[] chars = word.toCharArray();
        chars[random.nextInt(chars.length)] = (char) random.nextInt(256);
        return new String(chars);
    }
}
