package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** As many actions as a game may have, each a step of another kind. */
class ActionsTest {

    private static final List<String> PIECES = "ABCDEFGHIJKLMNO"
            .chars()
            .mapToObj(letter -> String.valueOf((char) letter))
            .toList();
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

    /** Four by four squares; a guard on a1 steps to a2 and b1, and jumps to any square of the second rank. */
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

    /** 112 pieces and 142 empty squares, in one action or in three. */
    @ParameterizedTest
    @CsvSource({"[one]", "'[one, two, three]'"})
    @Timeout(20)
    void aMoveOfManyActionsIsListedOnce(String acts) {
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
        assertThat(((Node.Decision) start.node())
                        .events().stream().map(Event::text).distinct())
                .hasSize(112 * 142);
    }

    @Test
    void everyActionThatIsListedCanBePlayed() {
        Position start = Trial.load(
                        folder,
                        GAME.replace("PIECES", each("unit-%1$s: {symbol: %2$s, move: mW}"))
                                .replace("ACTIONS", each("step-%1$s: {move: unit-%1$s}"))
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
        // The pieces stand on squares of one colour, so each of them can step.
        assertThat(events.stream().map(event -> event.text().substring(0, 2)).distinct())
                .hasSize(PIECES.size());
    }

    /** Counted by hand; events that lead to different stages are listed separately, even if their texts are equal. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{act: [jump, step]}; a1a2 a1b2 a1c2 a1d2 a1b1",
                "{act: [step, jump]}; a1a2 a1b2 a1c2 a1d2 a1b1",
                "{one-of: [move, {act: [jump, step]}]}; a1a2 a1b2/jump a1c2/jump a1d2/jump a1b1",
                "{one-of: [move, {act: jump}]}; a1a2 a1b2/jump a1c2/jump a1d2/jump a1b1",
                "{one-of: [move, [{act: step}, move]]}; a1a2 a1b1 a1a2/step a1b1/step",
                "[{optional: {act: [jump, step]}}, move]; a1a2/jump a1b2/jump a1c2/jump a1d2/jump a1b1/step a1a2 a1b1",
            })
    void aMoveOfTwoActionsIsListedOnce(String turn, String events) {
        Position start = Trial.load(folder, GUARD.replace("TURN", turn)).start();
        assertThat(Trial.events(start)).containsExactlyInAnyOrder(events.split(" "));
        assertThat(start.count()).isEqualTo(events.split(" ").length);
    }

    /**
     * The pawn on d7 has gone two squares; no action captures it en passant. The double step of a move opens e6, that
     * of an action opens no square.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"{one-of: [move, {act: step}]}; e5e6 e5e7 e5e7/step e5d6", "{act: step}; e5e6 e5e7"})
    void anActionDoesNotCaptureEnPassant(String turn, String events) {
        Position passed = Trial.load(folder, PAWNS.replace("TURN", turn)).position("8/8/8/3pP3/8/8/8/8 w - d6 0 2");
        assertThat(Trial.events(passed)).containsExactlyInAnyOrder(events.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"a1a2, BLACK", "a1b1, BLACK", "a1a2/step, WHITE", "a1b1/step, WHITE"})
    void anActionAndAMoveHaveDifferentTexts(String text, Color next) {
        Position start = Trial.load(folder, GUARD.replace("TURN", "{one-of: [[{act: step}, move], move]}"))
                .start();
        assertThat(start.after(text).turn()).isEqualTo(next);
        Move event = (Move) start.variant().notation().event(start, text);
        assertThat(event.action().isPresent()).isEqualTo(next == Color.WHITE);
        assertThat(start.after(event).turn()).isEqualTo(next);
        Cursor cursor = start.cursor();
        cursor.play(cursor.number(event));
        assertThat(cursor.turn()).isEqualTo(next);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1a2/jump a2b2 g4f4", "a1b1 g4g3", "a1b2/jump b2b3 g4f4/step f4f3"})
    void aSavedGameWithActionsReplays(String events) {
        Variant variant = Trial.load(
                folder,
                GUARD.replace("files: 4", "files: 7")
                        .replace("g3/4/4/G3", "6g/7/7/G6")
                        .replace("TURN", "[{optional: {act: [jump, step]}}, move]"));
        GameRecord game = GameRecord.from(variant.start());
        for (String event : events.split(" ")) {
            game = game.after(game.position().variant().notation().event(game.position(), event));
        }
        assertThat(variant.notation().record(variant.notation().record(game)).positions())
                .isEqualTo(game.positions());
        assertThat(variant.notation().fromJson(variant.notation().json(game)).positions())
                .isEqualTo(game.positions());
    }

    /** A jump resets the counter, a step does not: they are two events even if the squares are the same. */
    @ParameterizedTest
    @CsvSource({"a1a2/jump, 0", "a1a2/step, 1", "a1b1/step, 1", "a1d2/jump, 0"})
    void actionsThatResetDifferentCountersAreBothListed(String event, int quiet) {
        Variant variant = Trial.load(
                folder,
                GUARD.replace("TURN", "[{act: [step, jump]}]")
                        + "counters: {quiet: {counts: turns, reset-by-actions: jump}}\n");
        assertThat(Trial.events(variant.start())).hasSize(6);
        Position after = variant.start().after(event);
        assertThat(after.counter("quiet")).isEqualTo(quiet);
        assertThat(variant.position(after.text())).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{act: [jump, step]}]               | a1a2/step | the action jump has this effect; its text is a1a2",
                "[{act: [jump, step]}]               | a1c1      | no action takes a guard from a1 to c1 here; it can do jump, step",
                "[{act: [jump, step]}]               | a1a2/leap | no action 'leap' can be done now: an action is done: jump, step",
                "[{optional: {act: [jump, step]}}, move] | a1a2/step | the action jump has this effect; its text is a1a2/jump",
                "[{act: jump}, move]                 | a1a2/step | no action 'step' can be done now: an action is done: jump",
                "move                                | a1a2/step | no action 'step' can be done now: White moves",
                "{one-of: [move, {act: step}]}       | a1a2/step | a move has this effect; its text is a1a2",
            })
    void theNameOfTheActionMustBeRight(String turn, String event, String reason) {
        Position start = Trial.load(folder, GUARD.replace("TURN", turn)).start();
        assertThat(start.explain(event).orElse("it is possible")).isEqualTo(reason);
    }

    /** Nobody stands on rank 2, where a hop begins. */
    @Test
    void explanationsNameOnlyPossibleActions() {
        String hop = GUARD.replace("step: {move", "hop: {relocate: guard, from: second, to: second}, step: {move");
        Position start = Trial.load(folder, hop.replace("TURN", "[{act: [jump, hop, step]}]"))
                .start();
        assertThat(start.explain("--")).contains("White may not pass: an action is done: jump, step");
        assertThat(start.purpose().orElseThrow().actions()).containsExactly("jump", "hop", "step");
        assertThat(start.purpose().orElseThrow().text()).isEqualTo("White does one of the actions jump, step");
    }

    private static String each(String pattern) {
        return PIECES.stream()
                .map(piece -> pattern.formatted(piece.toLowerCase(Locale.ROOT), piece))
                .collect(Collectors.joining(", "));
    }

    /** A piece that is replaced has not moved, whether an equal one takes its place or another. */
    @ParameterizedTest
    @ValueSource(strings = {"a1a1", "b1b1r"})
    void aReplacedPieceHasNotMoved(String event) {
        String game = """
                format: 1
                id: trial
                name: Trial
                board: {files: 3, ranks: 3}
                pieces: {king: {symbol: K, move: K}, rook: {symbol: R, move: R}, pawn: {symbol: P, move: fW}}
                actions: {grow: {replace: [rook, pawn], by: rook}}
                turn: [{act: grow}, {when: {moved: all}, then: {move: {}}}]
                endings: {taken: {when: none-left, pieces: king, result: loses}}
                setup: 2k/3/RPK w - - 0 1
                """;
        Position grown = Trial.load(folder, game).start().after(event);
        assertThat(grown.turn()).isEqualTo(Color.BLACK);
    }
}
