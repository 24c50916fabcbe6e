package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.spi.HookException;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Waypoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hooks can ask of squares: file, rank, area, neighbours, attackers. Expected squares are counted by hand. */
class LookWordsTest {

    private static final String GAME = """
            format: 1
            id: words
            name: Words
            board: {files: 8, ranks: 8, missing: [h8]}
            areas: {home: {white: rank 1, black: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfceF}
              rook:   {symbol: R, move: R}
              bishop: {symbol: B, move: B}
              knight: {symbol: N, move: N}
              cannon: {symbol: C, move: pR}
              wizard: {symbol: W, move: W, moves: {hook: wizard}}
              king:   {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            endings: {mate: {when: checkmate, result: loses}}
            setup: 4k2*/8/8/8/8/8/8/4K3 w - - 0 1
            """;

    /** From the wizard's square; in order of the squares. */
    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource(delimiter = '|', textBlock = """
            4k2*/8/8/3p4/8/2N5/8/3RK2W w - - 0 1    | d5 | WHITE | d1 c3
            4k2*/8/8/3p4/3P4/2N5/8/3RK2W w - - 0 1  | d5 | WHITE | c3
            4k2*/8/2p1p3/3P4/8/8/8/4K2W w - - 0 1   | d5 | BLACK | c6 e6
            4k2*/8/2p1p3/8/8/8/8/4K2W w - - 0 1     | d5 | BLACK | c6 e6
            4k2*/8/8/3P4/8/8/8/4K2W w - - 0 1       | c6 | WHITE | d5
            4k2*/8/8/3P4/8/8/8/4K2W w - - 0 1       | d6 | WHITE |
            4k2*/8/8/8/8/8/8/C1P1K2W w - - 0 1      | d1 | WHITE | a1 e1
            4k2*/8/8/8/8/8/8/C3K2W w - - 0 1        | d1 | WHITE | e1
            4k2*/8/8/8/8/8/7W/4K2W w - - 0 1        | h3 | WHITE | h2
            4k2*/8/8/8/8/8/4r3/4K2W w - - 0 1       | e1 | BLACK | e2
            4k2*/8/8/8/8/8/4r3/4K2W w - - 0 1       | f2 | WHITE | e1
            """)
    void attackersAreThePiecesThatCouldCaptureOnASquare(String text, String square, Color side, String expected) {
        List<Square> found = new ArrayList<>();
        Position position = load((piece, look) -> {
                    found.clear();
                    found.addAll(look.attackers(look.square(square), side));
                    return List.of();
                })
                .position(text);

        Trial.events(position);

        assertThat(String.join(" ", found.stream().map(Square::text).toList()))
                .isEqualTo(expected == null ? "" : expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            e4 | e5 f5 f4 f3 e3 d3 d4 d5
            a1 | a2 b2 b1
            g7 | g8 h7 h6 g6 f6 f7 f8
            """)
    void neighboursAreOneStepAway(String square, String expected) {
        List<String> found = new ArrayList<>();
        Position position = load((piece, look) -> {
                    found.clear();
                    found.add(texts(look.neighbours(look.square(square))));
                    found.add(texts(piece.at(look.square(square)).neighbours()));
                    return List.of();
                })
                .position("4k2*/8/8/8/8/8/8/4K2W w - - 0 1");

        Trial.events(position);

        assertThat(found).containsExactly(expected, expected);
    }

    @Test
    void aMissingSquareHasNoNeighboursAndNoAttackers() {
        Square missing = Square.of("h8");
        Position neighbours = load((piece, look) ->
                        look.neighbours(missing).stream().map(look::go).toList())
                .position("4k2*/8/8/8/8/8/8/4K2W w - - 0 1");
        Variant attackers = load((piece, look) ->
                look.attackers(missing, Color.WHITE).stream().map(look::go).toList());

        assertThat(Trial.events(neighbours)).isNotEmpty();
        assertThatThrownBy(() -> Trial.events(attackers.position("4k2*/8/8/8/8/8/8/4K2W w - - 0 1")))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("there is no square h8");
    }

    @Test
    void pathsAskAnySquareForFileRankAndArea() {
        String game = GAME.replace("move: W, moves: {hook: wizard}", "move: {hook: wizard}");
        List<String> asked = new ArrayList<>();
        Variant variant = Loader.create()
                .hook("wizard", "1", (PathRule) from -> {
                    asked.add(from.square() + " " + from.file() + " " + from.rank());
                    return from.neighbours().stream()
                            .filter(near ->
                                    from.at(near).in("home") && from.at(near).file() != from.file())
                            .map(Waypoint::leap)
                            .toList();
                })
                .load("words", game.getBytes(StandardCharsets.UTF_8));

        assertThat(asked).contains("e4 4 3", "a1 0 0");
        assertThat(Trial.events(variant.position("4k2*/8/8/8/8/8/2W5/4K3 w - - 0 1")))
                .contains("c2b1", "c2d1")
                .noneMatch(text -> text.startsWith("c2c"));
        assertThat(Trial.events(variant.position("4k2*/8/2w5/8/8/8/8/4K3 b - - 0 1")))
                .noneMatch(text -> text.startsWith("c6"));
    }

    private static String texts(List<Square> squares) {
        return String.join(" ", squares.stream().map(Square::text).toList());
    }

    private static Variant load(MoveRule rule) {
        return Loader.create().hook("wizard", "1", rule).load("words", GAME.getBytes(StandardCharsets.UTF_8));
    }
}
