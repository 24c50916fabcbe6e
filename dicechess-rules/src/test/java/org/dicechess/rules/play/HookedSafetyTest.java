package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which moves leave a royal safe from moves of hooks, and which effects of hooks leave it safe, by hand. */
class HookedSafetyTest {

    private static final String GAME = """
            format: 1
            id: safety
            name: Safety
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfcF, promotion: {area: last, to: [rook, knight]}}
              knight: {symbol: N, move: N}
              rook:   {symbol: R, move: R}
              wizard: {symbol: W, moves: {hook: wizard}}
              king:   {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            endings: {mate: {when: checkmate, result: loses}}
            setup: 4k3/8/8/8/8/8/8/4K3 w - - 0 1
            """;

    /** What a black wizard needs to take the king on e1. */
    private static final Map<String, MoveRule> BLACK = Map.of(
            "never", (piece, look) -> List.of(),
            "d5 empty", (piece, look) -> takes(look, look.isEmpty(look.square("d5"))),
            "a rook", (piece, look) -> takes(look, look.count(Color.WHITE, "rook") == 1),
            "no pawn", (piece, look) -> takes(look, look.count(Color.BLACK, "pawn") == 0),
            "d5 alone",
                    (piece, look) -> takes(
                            look, look.attackers(look.square("d5"), Color.WHITE).isEmpty()),
            "knight d5", (piece, look) -> takes(look, look.has(look.square("d5"), Color.WHITE, "knight")));

    @ParameterizedTest(name = "{0}, {1}: {3} but not {4}")
    @CsvSource(delimiter = '|', textBlock = """
            d5 empty  | a1 takes d5, a1 takes g5 | w3k3/8/8/3p2p1/8/8/8/W3K3 w - - 0 1 | a1a1xg5           | a1a1xd5
            d5 empty  | a1 goes d5               | w3k3/8/8/3p4/8/8/8/W3K3 w - - 0 1   | a1d5 e1f1         | -
            never     | a1 takes e5, a1 takes h5 | w2kr3/8/8/4p2p/8/8/8/W3K3 w - - 0 1 | a1a1xh5           | a1a1xe5
            never     | a1 shifts h8 e8          | w2k3r/8/8/8/8/8/8/W3K3 w - - 0 1    | e1d1              | a1a1,h8e8
            never     | a1 shifts h8 g8          | w2k3r/8/8/8/8/8/8/W3K3 w - - 0 1    | a1a1,h8g8         | -
            a rook    | none                     | w3k3/6P1/8/8/8/8/8/4K3 w - - 0 1    | g7g8n e1f1        | g7g8r
            no pawn   | none                     | w3k3/8/8/3p4/8/8/8/3RK3 w - - 0 1   | d1d4 e1f1         | d1d5
            d5 alone  | none                     | w3k3/8/8/8/8/8/8/3RK3 w - - 0 1     | d1d4 e1f1         | d1c1
            knight d5 | none                     | w3k3/8/8/8/8/2N5/8/4K3 w - - 0 1    | c3b5 c3a4         | c3d5
            knight d5 | none                     | w3k3/8/8/3N4/8/8/8/4K3 w - - 0 1    | d5b6 d5e7 e1e2    | -
            """)
    void aMoveLeavesTheRoyalSafe(String black, String white, String text, String legal, String illegal) {
        Position position = Loader.create()
                .hook("wizard", "1", (MoveRule) (piece, look) ->
                        piece.side() == Color.BLACK ? BLACK.get(black).moves(piece, look) : told(white, look))
                .load("safety", GAME.getBytes(StandardCharsets.UTF_8))
                .position(text);

        assertThat(Trial.events(position)).contains(legal.split(" ")).doesNotContain(illegal.split(" "));
        assertThat(position.count()).isEqualTo(Trial.events(position).size());
    }

    private static List<Effect> takes(Look look, boolean may) {
        return may
                ? look.squaresOf(Color.WHITE, "king").stream()
                        .filter(king -> king.equals(look.square("e1")))
                        .map(look::go)
                        .toList()
                : List.of();
    }

    private static List<Effect> told(String effects, Look look) {
        return effects.equals("none")
                ? List.of()
                : List.of(effects.split(", ")).stream()
                        .map(effect -> effect.split(" "))
                        .map(words -> switch (words[1]) {
                            case "goes" -> look.go(words[2]);
                            case "takes" -> look.go(words[0]).taking(look.square(words[2]));
                            default -> look.go(words[0]).shifting(look.square(words[2]), look.square(words[3]));
                        })
                        .toList();
    }
}
