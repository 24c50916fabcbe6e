package org.dicechess.specs.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.PlayException;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game whose definition fails in the present position can be ended, taken back, saved and read. */
class FailingGameTest {

    private static final String TEXT = """
            format: 1
            id: own
            name: Own
            board: {files: 4, ranks: 4}
            pieces: {walker: {symbol: W, move: W}, jumper: {symbol: J, moves: {hook: ill}}}
            turn: move
            endings: {}
            setup: 3w/4/4/WJ2 w - - 0 1
            """;

    private Notation notation;
    private GameRecord game;

    /** The jumper's hook fails while the walker of Black stands on d3. */
    @BeforeEach
    void failAfterTwoMoves() {
        MoveRule rule = (piece, look) -> {
            if (look.has(look.square("d3"), Color.BLACK)) {
                throw new HookException(0, "the jumper is ill");
            }
            return List.of();
        };
        Variant variant = Loader.create()
                .scripts(GroovyScripts.trusted())
                .hook("ill", "1", rule)
                .load("own", TEXT.getBytes(StandardCharsets.UTF_8));
        notation = variant.notation();
        game = GameRecord.from(variant.start()).after("a1a2").after("d4d3");
    }

    @Test
    void whatComesNextFails() {
        assertThatThrownBy(game::node).isInstanceOf(PlayException.class).hasMessageContaining("the jumper is ill");
        assertThatThrownBy(() -> game.after("a2a3")).isInstanceOf(PlayException.class);
        assertThatThrownBy(game::words).isInstanceOf(PlayException.class);
        assertThat(game.end()).isEmpty();
        assertThat(game.result()).isEmpty();
    }

    @Test
    void itCanBeConcludedAndReopened() {
        GameRecord ended = game.concluded(Conclusion.adjudication(Result.DRAW).because("the jumper is ill"));
        assertThat(ended.result()).contains(Result.DRAW);
        assertThat(ended.words()).isEqualTo("adjudication (the jumper is ill): draw");
        assertThatThrownBy(() -> ended.concluded(Conclusion.agreement()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the game is over: adjudication (the jumper is ill)");
        assertThat(ended.reopened().result()).isEmpty();
    }

    @Test
    void itIsWrittenAndReadAgain() {
        assertThat(notation.json(game)).contains("\"a1a2\",\"d4d3\"],\"result\":\"*\"");
        assertThat(notation.record(game)).contains("a1a2 d4d3\n").contains("result: *\n");
        assertThat(notation.pgn(game)).contains("1. Wa2 Wd3 *");
        assertThat(notation.json(game.concluded(Conclusion.resignation(Color.WHITE))))
                .contains("\"result\":\"0-1\",\"conclusion\":{\"kind\":\"resignation\",\"by\":\"white\"}");
        for (GameRecord each : List.of(game, game.concluded(Conclusion.agreement()))) {
            assertThat(notation.fromJson(notation.json(each))).isEqualTo(each);
            assertThat(notation.record(notation.record(each))).isEqualTo(each);
        }
    }

    @Test
    void whatLedThereIsOver() {
        assertThat(game.explainTakeBack(Color.BLACK)).contains("the turn of the last event, d4d3, is over");
    }
}
