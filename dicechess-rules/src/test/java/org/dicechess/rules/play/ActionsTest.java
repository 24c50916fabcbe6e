package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As many actions as a game may have, each a step of another man. */
class ActionsTest {

    private static final List<String> MEN = "ABCDEFGHIJKLMNO".chars().mapToObj(letter -> String.valueOf((char) letter)).toList();
    private static final String GAME = """
            format: 1
            id: steps
            name: Steps
            board: {files: 8, ranks: 8}
            pieces: {PIECES}
            actions: {ACTIONS}
            turn: [{act: [NAMES]}]
            endings: {}
            setup: 8/8/8/1a6/A1B1C1D1/1E1F1G1H/I1J1K1L1/1M1N1O2 w - - 0 1
            """;

    /** Four by four squares, a guard on a1 who steps to a2 and b1, and jumps to any square of the second rank. */
    private static final String GUARD = """
            format: 1
            id: guard
            name: Guard
            board: {files: 4, ranks: 4}
            areas: {everywhere: all, second: {white: rank 2}}
            pieces: {guard: {symbol: G, move: W}}
            actions: {jump: {relocate: guard, from: everywhere, to: second}, step: {move: guard}}
            turn: TURN
            endings: {}
            setup: g3/4/4/G3 w - - 0 1
            """;

    private static final String PAWNS = """
            format: 1
            id: pawns
            name: Pawns
            board: {files: 8, ranks: 8}
            pieces: {pawn: {symbol: P, move: fmWfceFifmnD}}
            actions: {step: {move: pawn}}
            turn: TURN
            endings: {}
            setup: 8/3p4/8/4P3/8/8/8/8 b - - 0 1
            """;

    @TempDir
    private Path folder;

    /** 112 pieces and 142 empty squares, whether one action or three say so. */
    @ParameterizedTest
    @CsvSource({"[one]", "'[one, two, three]'"})
    @Timeout(20)
    void whatManyActionsAllowIsListedOnceAndAtOnce(String acts) {
        Position start = Trial.load(folder, """
                format: 1
                id: crowd
                name: Crowd
                board: {files: 16, ranks: 16}
                areas: {in: [all]}
                pieces: {king: {symbol: K, move: K, royal: true}, t: {symbol: T, move: K}}
                actions: {one: {relocate: t, from: in, to: in}, two: {relocate: t, from: in, to: in}, three: {relocate: t, from: in, to: in}}
                turn: {act: ACTS}
                endings: {king-taken: {when: none-left, pieces: king, result: loses}}
                setup: k15/CROWD16/16/16/16/16/16/16/K15 w - - 0 1
                """.replace("ACTS", acts).replace("CROWD", "TTTTTTTTTTTTTTTT/".repeat(7)))
                .start();
        for (int node = 0; node < 50; node++) {
            assertThat(start.cursor().count()).isEqualTo(112 * 142);
        }
        assertThat(((Node.Decision) start.node()).events().stream().map(Event::text).distinct()).hasSize(112 * 142);
    }

    @Test
    void everyActionThatIsListedCanBePlayed() {
        Position start = Trial.load(folder, GAME.replace("PIECES", each("man-%1$s: {symbol: %2$s, move: mW}"))
                        .replace("ACTIONS", each("step-%1$s: {move: man-%1$s}"))
                        .replace("NAMES", each("step-%1$s")))
                .start();
        List<Event> events = ((Node.Decision) start.node()).events();
        for (Event event : events) {
            Cursor cursor = start.cursor();
            cursor.play(cursor.number(event));
            assertThat(start.explain(event)).isEmpty();
            assertThat(start.after(event)).isEqualTo(cursor.position());
            assertThat(start.after(event.text())).isEqualTo(cursor.position());
        }
        // Men stand like the black squares of a board, so every one of them can step.
        assertThat(events.stream().map(event -> event.text().substring(0, 2)).distinct()).hasSize(MEN.size());
    }

    /** Counted by hand; what leads on to different things is no less listed for being written alike. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{act: [jump, step]}; a1a2 a1b2 a1c2 a1d2 a1b1",
                "{act: [step, jump]}; a1a2 a1b2 a1c2 a1d2 a1b1",
                "{one-of: [move, {act: [jump, step]}]}; a1a2 a1b2 a1c2 a1d2 a1b1",
                "{one-of: [move, {act: jump}]}; a1a2 a1b2 a1c2 a1d2 a1b1",
                "{one-of: [move, [{act: step}, move]]}; a1a2 a1b1 a1a2 a1b1",
            })
    void whatTwoActionsOrAnActionAndAMoveAllowIsListedOnce(String turn, String events) {
        Position start = Trial.load(folder, GUARD.replace("TURN", turn)).start();
        assertThat(Trial.events(start)).containsExactlyInAnyOrder(events.split(" "));
        assertThat(start.count()).isEqualTo(events.split(" ").length);
    }

    /** The pawn on d7 has gone two squares; who may take it in passing by a move may not by an action, which could not be told from it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"{one-of: [move, {act: step}]}; e5e6 e5e7 e5d6", "{act: step}; e5e6 e5e7"})
    void anActionTakesNobodyInPassing(String turn, String events) {
        Position passed = Trial.load(folder, PAWNS.replace("TURN", turn)).position("8/8/8/3pP3/8/8/8/8 w - d6 0 2");
        assertThat(Trial.events(passed)).containsExactlyInAnyOrder(events.split(" "));
    }

    @Test
    void aTextMeansTheMoveWhereAnActionIsWrittenAlike() {
        Position start = Trial.load(folder, GUARD.replace("TURN", "{one-of: [[{act: step}, move], move]}")).start();
        assertThat(start.after("a1a2").turn()).isEqualTo(Color.BLACK);
        assertThat(((Node.Decision) start.node()).events().stream().map(event -> start.after(event).turn()))
                .containsExactlyInAnyOrder(Color.BLACK, Color.BLACK, Color.WHITE, Color.WHITE);
    }

    private static String each(String pattern) {
        return MEN.stream().map(man -> pattern.formatted(man.toLowerCase(Locale.ROOT), man)).collect(Collectors.joining(", "));
    }
}
