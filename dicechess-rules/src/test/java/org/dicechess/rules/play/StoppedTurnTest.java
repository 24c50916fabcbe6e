package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.InvalidDefinitionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code stop} ends a turn before what stands behind it. All expected values are counted by hand. */
class StoppedTurnTest {

    private static final String GAME = """
            format: 1
            id: stopped
            name: Stopped
            board: {files: 4, ranks: 4}
            pieces:
              king: {symbol: K, move: K, royal: true}
              pawn: {symbol: P, move: fW}
            dice: {number: {faces: 3}}
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k3/pp2/4/K3 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant variant(String turn) {
        String game = turn.contains("roll") ? GAME : GAME.replace("dice: {number: {faces: 3}}\n", "");
        return Trial.load(folder, game + "turn: " + turn + "\n");
    }

    @Test
    void aCaptureEndsTheMovesThatADieGives() {
        Variant variant = variant("[{roll: number}, {times: total, of: [move, {when: captured, then: stop}]}]");
        // Three moves: the second one captures, so the third is not made.
        Position captured = Trial.play(variant.start(), "[3]", "a1a2", "a2a3");
        assertThat(captured.turn()).isEqualTo(Color.BLACK);
        assertThat(captured.node()).isInstanceOf(Node.Chance.class);
        assertThat(captured.text()).isEqualTo("k3/Kp2/4/4 b - - 0 1");
        // Without a capture all three are made.
        Position quiet = Trial.play(variant.start(), "[3]", "a1b2", "b2c2");
        assertThat(quiet.turn()).isEqualTo(Color.WHITE);
        assertThat(Trial.play(quiet, "c2d2").turn()).isEqualTo(Color.BLACK);
        // A capture with the last one ends the turn in any case.
        assertThat(Trial.play(variant.start(), "[2]", "a1a2", "a2b3").turn()).isEqualTo(Color.BLACK);
    }

    @Test
    void aRepeatedPartStopsBeforeWhatStandsBehindIt() {
        Variant variant = variant("[{repeat: [move, {when: captured, then: stop}]}, {pass: move}]");
        Position one = Trial.play(variant.start(), "a1a2");
        assertThat(Trial.events(one)).contains("a2a3", "a2b3", "--");
        assertThat(Trial.play(one, "a2a3").turn()).isEqualTo(Color.BLACK);
        // The pass leads to the last move, after which nothing stands.
        assertThat(Trial.play(one, "--").turn()).isEqualTo(Color.WHITE);
        assertThat(Trial.play(one, "--", "a2a1").turn()).isEqualTo(Color.BLACK);
    }

    @Test
    void aStuckStageStops() {
        // No pawn of White can move, for it has none: the king does not move either.
        Variant variant = variant("[{move: {kinds: king}}, {move: {kinds: pawn}, stuck: stop}, {move: {kinds: king}}]");
        assertThat(Trial.play(variant.start(), "a1a2").turn()).isEqualTo(Color.BLACK);
        // Black has pawns, which move on: the second move of the king comes.
        Position black = Trial.play(variant.start(), "a1b1", "a4b4", "a3a2");
        assertThat(black.turn()).isEqualTo(Color.BLACK);
        assertThat(Trial.events(black)).containsExactlyInAnyOrder("b4a4", "b4a3", "b4c3", "b4c4");
    }

    @Test
    void aWayThatStopsIsChosen() {
        Variant variant = variant("[move, {choose: {rest: stop, run: pass}}, move]");
        Position chooses = Trial.play(variant.start(), "a1a2");
        assertThat(Trial.events(chooses)).containsExactlyInAnyOrder("(rest)", "(run)");
        assertThat(Trial.play(chooses, "(rest)").turn()).isEqualTo(Color.BLACK);
        assertThat(Trial.play(chooses, "(run)").turn()).isEqualTo(Color.WHITE);
    }

    @Test
    void aTurnThatStopsAtOnceIsLost() {
        Variant variant = variant("[{when: {pieces: pawn, at-most: 0}, then: stop}, move]");
        assertThat(Trial.events(variant.start())).isEqualTo(List.of("--"));
        Position black = Trial.play(variant.start(), "--");
        assertThat(black.turn()).isEqualTo(Color.BLACK);
        assertThat(Trial.events(black)).containsExactlyInAnyOrder("a4b4", "a3a2", "b3b2");
    }

    @Test
    void aTurnThatBeginsAnewStops() {
        Variant variant = variant("[move, {when: captured, then: stop}, {again: turn, at-most: 1}]");
        assertThat(Trial.play(variant.start(), "a1a2", "a2a1").turn()).isEqualTo(Color.BLACK);
        assertThat(Trial.play(variant.start(), "a1a2").turn()).isEqualTo(Color.WHITE);
        Variant endless = variant("[move, {when: captured, then: stop}, {again: turn}]");
        assertThat(Trial.play(endless.start(), "a1b1", "b1b2", "b2c2").turn()).isEqualTo(Color.WHITE);
        assertThat(Trial.play(endless.start(), "a1b1", "b1b2", "b2b3").turn()).isEqualTo(Color.BLACK);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "stop                                  | the turn may end without a stage; expected at least one before 'stop'",
                "[stop]                                | the turn may end without a stage; expected at least one before 'stop'",
                "[{optional: stop}, move]              | the turn may end without a stage; expected at least one before 'stop'",
                "[move, stop, move]                    | nothing leads to this part: the turn ends or begins anew before it",
                "[move, {when: captured, then: stop, else: stop}, move] | nothing leads to this part",
                "[move, {choose: {a: stop, b: [move, stop]}}, move]     | nothing leads to this part",
                "[move, {when: captured, then: stop}, {again: turn}, move] | nothing leads to this part",
                "[move, stopp]                         | unknown stage 'stopp'",
                "[move, {stop: {}}]                    | a map; expected the word 'stop' alone",
            })
    void mistakesAreTold(String turn, String problem) {
        assertThatThrownBy(() -> variant(turn))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining(problem);
    }
}
