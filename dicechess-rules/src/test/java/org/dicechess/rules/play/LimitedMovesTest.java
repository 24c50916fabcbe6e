package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves that capture or hop over some kinds only, or hold on a condition. Expected moves are counted by hand. */
class LimitedMovesTest {

    private static final String GAME = """
            format: 1
            id: limited
            name: Limited
            board: {files: 8, ranks: 8}
            pieces:
              cannon: {symbol: C, move: {move: pR, over: [all, not cannon], captures: [all, not cannon]}}
              rook:   {symbol: R, move: {move: R, captures: [knight, king]}}
              hopper: {symbol: H, move: {move: gQ, over: knight}}
              vault:  {symbol: V, move: {move: pR, over: {of: enemy}}}
              friend: {symbol: F, move: {move: mpR, over: {pieces: knight, of: own}}}
              eater:  {symbol: E, move: [mW, {move: dF, captures: knight}]}
              knight: {symbol: N, move: N}
              met:    {symbol: M, move: [F, {move: mD, only-if: {number: leap, at-least: 1}}]}
              king:   {symbol: K, move: K, royal: true}
            numbers: {leap: {each: side, to: 1, starts: 1}}
            setup: k7/8/8/8/8/8/8/7K w - - 0 1
            turn: [move, {when: {moved: met}, then: {set: {leap: 0}}}]
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "7k/8/8/r7/n7/8/8/C6K w   | a1 | a5",
                "7k/r7/8/8/n7/8/8/C6K w   | a1 | a5 a6 a7",
                "7k/8/8/c7/n7/8/8/C6K w   | a1 | -",
                "7k/8/8/r7/c7/8/8/C6K w   | a1 | -",
                "7k/8/8/r7/C7/8/8/C6K w   | a1 | -",
                "7k/8/8/n7/8/8/6K1/R2r4 w | a1 | a2 a3 a4 a5 b1 c1",
                "7k/8/8/8/n7/8/6K1/H2r4 w | a1 | a5",
                "7k/8/8/8/8/2N1R3/3E4/7K w | d2 | c2 e2 d1 d3 c3",
                "7k/8/8/r7/n7/8/8/V6K w   | a1 | a5",
                "7k/8/8/r7/N7/8/8/V6K w   | a1 | -",
                "v6k/8/8/N7/8/8/8/7K b    | a8 | a4 a3 a2 a1",
                "v6k/8/8/n7/8/8/8/7K b    | a8 | -",
                "7k/8/N7/8/n7/8/8/F1N4K w | a1 | d1 e1 f1 g1",
                "7k/8/8/8/8/8/8/F1R4K w   | a1 | -",
            })
    void aMoveCapturesAndHopsOverSomeKinds(String position, String from, String arrivals) {
        assertThat(of(position(position + " - - 0 1"), from))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(arrivals.split(" "))
                        .filter(to -> !to.equals("-"))
                        .map(to -> from + to)
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "k7/8/8/8/N7/8/8/C6K b | true",
                "k7/8/8/8/C7/8/8/C6K b | false",
                "k7/8/8/8/8/8/8/R6K b  | true",
                "k7/1E6/8/8/8/8/8/7K b | false",
                "k7/8/8/8/n7/8/8/V6K b | true",
                "k7/8/8/8/N7/8/8/V6K b | false",
            })
    void theSameHoldsForAttacksOnRoyals(String position, boolean check) {
        assertThat(position(position + " - - 0 1").inCheck(Color.BLACK)).isEqualTo(check);
    }

    @Test
    void aCheckEndsWhenAPieceOverWhichTheCannonDoesNotHopTakesThePlaceOfTheScreen() {
        // e4a4 puts a cannon on a4; with c4a5 and c4a3 there are two pieces on the way.
        assertThat(Trial.events(position("k7/8/8/8/N1n1c3/8/8/C6K b - - 0 1")))
                .containsExactlyInAnyOrder("a8b8", "a8b7", "c4a5", "c4a3", "e4a4");
    }

    @Test
    void aMoveHoldsOnACondition() {
        String board = "k7/8/8/8/3M4/8/8/7K w - - 0 1";
        assertThat(of(position(board), "d4"))
                .containsExactlyInAnyOrder("d4c3", "d4e3", "d4c5", "d4e5", "d4d2", "d4d6", "d4b4", "d4f4");
        assertThat(of(position(board + " leap=0/1"), "d4")).containsExactlyInAnyOrder("d4c3", "d4e3", "d4c5", "d4e5");
        assertThat(position(board).after("d4d6").after("a8b8").node().events().stream()
                        .map(Event::text)
                        .filter(text -> text.startsWith("d6")))
                .containsExactlyInAnyOrder("d6c5", "d6e5", "d6c7", "d6e7");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "7k/8/8/c7/n7/8/8/C6K w - - 0 1   | a1a5 | it does not capture a cannon that way",
                "7k/8/8/r7/c7/8/8/C6K w - - 0 1   | a1a5 | it does not hop over a cannon that way",
                "7k/8/8/r7/N7/8/8/V6K w - - 0 1   | a1a5 | it does not hop over a knight that way",
                "7k/8/8/n7/8/8/6K1/R2r4 w - - 0 1 | a1d1 | it does not capture a rook that way",
                "k7/8/8/8/3M4/8/8/7K w - - 0 1 leap=0/1 | d4d6 | what that move asks for with 'only-if' is not the case",
            })
    void explainNamesTheLimit(String position, String move, String reason) {
        assertThatThrownBy(() -> position(position).after(move)).hasMessageContaining(reason);
    }

    private static List<String> of(Position position, String from) {
        return Trial.events(position).stream()
                .filter(text -> text.startsWith(from))
                .toList();
    }

    private Position position(String text) {
        return Trial.load(folder, GAME).position(text);
    }
}
