package org.dicechess.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class FirstBoardTest {

    @Test
    void aDealtArrayIsShown() {
        Position board = FirstBoard.of(Loader.create().load("chess960"));
        assertThat(board.node()).isInstanceOf(Node.Decision.class);
        assertThat(board.text().substring(0, board.text().indexOf(' ')))
                .matches("[bknqr]{8}/p{8}/8/8/8/8/P{8}/[BKNQR]{8}");
    }

    @Test
    void aRollIsNotPlayed() {
        Position board = FirstBoard.of(Loader.create().load("dice-chess"));
        assertThat(board).isEqualTo(board.variant().start());
    }

    /** The outcome in the middle ends the turn each time, so that playing on would have no end. */
    @Test
    @Timeout(10)
    void aRollThatEndsTheTurnIsNotPlayed() {
        String game = """
                format: 1
                id: coin
                name: Coin
                board: {files: 4, ranks: 4}
                pieces: {king: {symbol: K, move: K}}
                numbers: {tails: {to: 1}}
                dice: {coin: {faces: 2}}
                turn: {roll: coin, then: {1: move, 2: {set: {tails: 1}}}}
                endings: {gone: {when: none-left, pieces: king, result: loses}}
                setup: k3/4/4/3K w - - 0 1
                """;
        Position board = FirstBoard.of(Loader.create().load("coin", game.getBytes(StandardCharsets.UTF_8)));
        assertThat(board).isEqualTo(board.variant().start());
    }
}
