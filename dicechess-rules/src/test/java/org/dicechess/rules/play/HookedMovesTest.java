package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Direction;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Perft;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.dicechess.spi.Effect;
import org.dicechess.spi.HookException;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.Spot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves from a hook: effects, texts, changes of rights and counters, royal safety, and impossible answers. */
class HookedMovesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}, home: {white: rank 2}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD, initial: home, promotion: {area: last, to: [rook, knight]}}
              knight: {symbol: N, move: N}
              rook:   {symbol: R, move: R}
              guard:  {symbol: G, move: K, facings: [n, e, s, w]}
              wizard: {symbol: W, move: W, moves: {hook: wizard}}
              king:   {symbol: K, move: K, royal: true}
            setup: r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
            turn: move
            castling:
              king: king
              rook: rook
              ways: {short: {king: e1, rook: h1, king-to: g1, rook-to: f1}, long: {king: e1, rook: a1, king-to: c1, rook-to: d1}}
            check: {}
            counters: {halfmove: {reset-by-capture: true, reset-by-moves-of: pawn}, magic: {reset-by-moves-of: wizard}}
            endings: {mate: {when: checkmate, result: loses}, repetition: {when: repetition, times: 3, result: draws}}
            """;
    private static final String MATE = "mate: {when: checkmate, result: loses}, ";

    private static final Map<String, List<Direction>> STRAIGHT_AND_CROOKED = Map.of(
            "rook", List.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST),
            "bishop", List.of(Direction.NORTH_EAST, Direction.SOUTH_EAST, Direction.SOUTH_WEST, Direction.NORTH_WEST));

    @TempDir
    private Path folder;

    /**
     * Each kind of effect from one position: a white wizard on e4, white rook on c3, white guard on b1, black pawns on
     * e5 and e6.
     */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            go e4; taking e6                | e4e4xe6          | p | 4k3/8/8/4p3/4W3/2R5/8/1G^nK5 b - - 0 1 magic=0
            go e5                           | e4e5             | p | 4k3/8/4p3/4W3/8/2R5/8/1G^nK5 b - - 0 1 magic=0
            go e5; taking e6                | e4e5xe6          | pp | 4k3/8/8/4W3/8/2R5/8/1G^nK5 b - - 0 1 magic=0
            go c3; shifting c3 e4           | e4c3,c3e4        | - | 4k3/8/4p3/4p3/4R3/2W5/8/1G^nK5 b - - 1 1 magic=0
            go e5; shifting e5 e4           | e4e5,e5e4        | - | 4k3/8/4p3/4W3/4p3/2R5/8/1G^nK5 b - - 1 1 magic=0
            go e5; shifting e5 e7           | e4e5,e5e7        | - | 4k3/4p3/4p3/4W3/8/2R5/8/1G^nK5 b - - 1 1 magic=0
            go a8; changing c3 knight       | e4a8,Nc3         | - | W3k3/8/4p3/4p3/8/2N5/8/1G^nK5 b - - 1 1 magic=0
            go a8; changing a8 guard        | e4a8g            | - | G^n3k3/8/4p3/4p3/8/2R5/8/1G^nK5 b - - 1 1 magic=0
            go e4; shifting c3 c6           | e4e4,c3c6        | - | 4k3/8/2R1p3/4p3/4W3/8/8/1G^nK5 b - - 1 1 magic=0
            go e4; shifting c3 a4; changing a4 guard | e4e4xc3,G^na4 | - | 4k3/8/4p3/4p3/G^n3W3/8/8/1G^nK5 b - - 1 1 magic=0
            go a8; taking e5; shifting b1 h1 | e4a8,b1h1xe5     | p | W3k3/8/4p3/8/8/2R5/8/2K4G^n b - - 0 1 magic=0
            """)
    void anEffectHasItsTextItsCapturesAndItsPosition(String effect, String text, String captures, String after) {
        Position position = wizard((piece, look) -> told(effect, look))
                .position("4k3/8/4p3/4p3/4W3/2R5/8/1G^nK5 w - - 0 1 magic=3");
        Move move = (Move) position.variant().notation().event(position, text);

        assertThat(Trial.events(position)).contains(text);
        assertThat(move.captures())
                .extracting(Piece::text)
                .containsExactlyElementsOf(captures.equals("-") ? List.of() : List.of(captures.split("")));
        assertThat(position.after(move).text()).isEqualTo(after);
        assertThat(Move.of(move.text(), move.edits(), List.of(), List.of())).isEqualTo(move);
        assertThat(position.variant()
                        .notation()
                        .fromSan(position, position.variant().notation().san(position, move)))
                .isEqualTo(move);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4g6", "e4g6n", "e4g6g"})
    void aTextWithFewerEffectsThanTheMoveIsRefusedWithTheMove(String text) {
        Position position = wizard((piece, look) -> List.of(look.go("g6").taking(look.square("e6"))))
                .position("4k3/8/4p3/8/4W3/8/8/4K3 w - - 0 1");

        assertThat(position.explain("e4g6xe6")).isEmpty();
        assertThat(position.explain(text)).contains("a move from e4 to g6 has further effects here; expected e4g6xe6");
        assertThatThrownBy(() -> position.after(text)).isInstanceOf(org.dicechess.IllegalEventException.class);
    }

    @Test
    void aMoveThatTheNotationAllowsTooIsListedOnce() {
        Position position = wizard((piece, look) ->
                        List.of(look.go("e5"), look.go("e5"), look.go("e4").taking(look.square("e6"))))
                .position("4k3/8/4p3/8/4W3/8/8/4K3 w - - 0 1");

        assertThat(Trial.events(position).stream().filter(text -> text.startsWith("e4")))
                .containsExactly("e4e5", "e4f4", "e4e3", "e4d4", "e4e4xe6");
    }

    @Test
    void aPieceThatArrivesInItsPromotionAreaPromotes() {
        String pawns = GAME.replace("pawn:   {", "pawn:   {moves: {hook: wizard}, ")
                .replace(", moves: {hook: wizard}}\n  king", "}\n  king");
        Position position = load(
                        pawns,
                        (piece, look) -> piece.square().text().equals("e5")
                                ? List.of(look.go("h8"), look.go("h8").taking(look.square("a2")))
                                : List.of())
                .position("4k3/8/8/4P3/8/8/p7/4K3 w - - 0 1");

        assertThat(Trial.events(position))
                .contains("e5h8r", "e5h8n", "e5h8rxa2", "e5h8nxa2")
                .doesNotContain("e5h8", "e5h8xa2");
        assertThat(position.after("e5h8nxa2").text()).startsWith("4k2N/8/8/8/8/8/8/4K3 b");
    }

    @Test
    void aShiftedOrCapturedPieceLosesItsCastlingRight() {
        Position position = wizard((piece, look) -> List.of(
                        look.go("h1").shifting(look.square("h1"), piece.square()),
                        look.go(piece.square()).taking(look.square("a8"))))
                .position("r3k2r/8/8/8/8/8/8/R3KW1R w KQkq - 0 1");

        assertThat(position.after("f1h1,h1f1").text()).isEqualTo("r3k2r/8/8/8/8/8/8/R3KR1W b Qkq - 1 1 magic=0");
        assertThat(position.after("f1f1xa8").text()).isEqualTo("4k2r/8/8/8/8/8/8/R3KW1R b KQk - 0 1 magic=0");
    }

    @Test
    void aPawnThatWasCapturedFromAfarCannotBeCapturedEnPassant() {
        String twoMoves = GAME.replace("turn: move", "turn: [move, {optional: move}]")
                .replace("check: {}", "check: {attacked-royal: may-be-taken}");
        Variant variant = load(
                twoMoves,
                (piece, look) -> look.isEmpty(look.square("d5"))
                        ? List.of()
                        : List.of(look.go(piece.square()).taking(look.square("d5"))));
        Position position = variant.position("4k3/3p4/8/4P3/8/8/8/W3K3 b - - 0 1")
                .after("d7d5")
                .after("--");

        assertThat(Trial.events(position)).contains("e5d6");
        assertThat(Trial.events(position.after("a1a1xd5"))).contains("e5e6").doesNotContain("e5d6");
    }

    @Test
    void aPositionThatEffectsRepeatIsDrawn() {
        Variant variant = wizard(
                (piece, look) -> List.of(look.go(piece.walk(Direction.NORTH).isEmpty() ? "a1" : "a8")));
        Cursor cursor = variant.position("W3k3/8/8/8/8/8/8/w3K3 w - - 0 1").cursor();
        Cursor swaps = wizard((piece, look) -> {
                    Square other = look.square(piece.square().text().equals("b1") ? "c1" : "b1");
                    return look.has(other, piece.side(), "guard")
                            ? List.of(look.go(other).shifting(other, piece.square()))
                            : List.of();
                })
                .position("4k3/8/8/8/8/8/8/KWG^n5 w - - 0 1")
                .cursor();
        for (String text :
                List.of("b1c1,c1b1", "e8d8", "c1b1,b1c1", "d8e8", "b1c1,c1b1", "e8d8", "c1b1,b1c1", "d8e8")) {
            assertThat(swaps.kind()).isEqualTo(Cursor.Kind.DECISION);
            swaps.play(swaps.number(swaps.position().variant().notation().event(swaps.position(), text)));
        }

        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
        assertThat(swaps.kind()).isEqualTo(Cursor.Kind.END);
        assertThat(swaps.end().reason()).isEqualTo("repetition");
    }

    /**
     * The published counts of chess, which the quick tests count for one ply less; knights, rooks and bishops move by a
     * hook here.
     */
    @ParameterizedTest(name = "{1} plies from {0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1             | 3 | 8902  | 400
            r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 3 | 97862 | 2039
            8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1                            | 4 | 43238 | 2812
            r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1     | 3 | 9467  | 264
            rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 0 8            | 3 | 62379 | 1486
            """)
    void chessWithHooksHasThePublishedCounts(String position, int plies, int count, int fewer) {
        String chess = """
                format: 1
                id: told
                name: Told
                board: {files: 8, ranks: 8}
                areas: {last: {white: rank 8}}
                pieces:
                  pawn:   {symbol: P, move: fmWfceFifmnD, promotion: {area: last, to: [queen, rook, bishop, knight]}}
                  knight: {symbol: N, moves: {hook: wizard}}
                  bishop: {symbol: B, moves: {hook: wizard}}
                  rook:   {symbol: R, moves: {hook: wizard}}
                  queen:  {symbol: Q, move: Q}
                  king:   {symbol: K, move: K, royal: true}
                setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
                turn: move
                check: {}
                castling:
                  king: king
                  rook: rook
                  ways:
                    king-side:  {king: e1, rook: h1, king-to: g1, rook-to: f1}
                    queen-side: {king: e1, rook: a1, king-to: c1, rook-to: d1}
                endings: {checkmate: {when: checkmate, result: loses}, stalemate: {when: stalemate, result: draws}}
                """;
        Cursor cursor =
                load(chess, HookedMovesTest::piecesOfChess).position(position).cursor();

        assertThat(Perft.count(cursor, TestShare.of(plies, plies - 1), Perft.Unit.PLY))
                .isEqualTo(TestShare.of(count, fewer));
    }

    /** A wizard on e4 captures any enemy on its file: the king on e1 is in check, and may not castle. */
    @ParameterizedTest(name = "{0}: {1} is possible: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/4w3/8/8/4K2R w K - 0 1   | e1g1 | false
            4k3/8/8/8/5w2/8/8/4K2R w K - 0 1   | e1g1 | false
            4k3/8/8/8/6w1/8/8/4K2R w K - 0 1   | e1g1 | false
            4k3/8/8/8/7w/8/8/4K2R w K - 0 1    | e1g1 | true
            4k3/8/8/8/7w/8/8/4K2R w K - 0 1    | e1d1 | true
            4k3/8/8/8/3w4/8/8/4K2R w K - 0 1   | e1d1 | false
            4k3/8/8/8/4w3/8/8/4K2R w K - 0 1   | e1d1 | true
            4k3/8/8/8/4w3/8/8/4K2R w K - 0 1   | h1h4 | false
            4k3/8/8/8/4w3/4R3/8/4K3 w - - 0 1  | e3e4 | true
            4k3/8/8/8/4w3/4R3/8/4K3 w - - 0 1  | e3d3 | false
            """)
    void aPieceAttacksTheSquaresOfItsHooksCaptures(String position, String move, boolean possible) {
        Variant variant = wizard((piece, look) -> look.squares().stream()
                .filter(square -> square.file() == piece.square().file()
                        && look.has(square, piece.side().opponent()))
                .map(square -> look.go(piece.square()).taking(square))
                .toList());
        assertThat(Trial.events(variant.position(position)).contains(move)).isEqualTo(possible);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            go e9                           | there is no square e9
            go c3                           | the piece goes to c3, where a piece of its own side stands
            go e4; taking c3                | the piece takes c3, where a piece of its own side stands
            go e4; taking e7                | the piece takes e7, where no piece stands that it could take
            go e5; taking e5; taking e5     | the piece takes e5, where no piece stands that it could take
            go e4; shifting e7 e8           | no piece stands on e7 that could be shifted
            go e4; shifting c3 e6           | a piece is shifted to e6, where another piece stands
            go e5; shifting c3 e5           | a piece is shifted to e5, where another piece stands
            go e4; changing e7 rook         | no piece stands on e7 that could become a rook
            go e4; changing e5 rook         | a piece of the other side becomes a rook on e5
            go e4; changing c3 queen        | no piece 'queen'
            go e4; changing c3 king         | changes the number of royal pieces
            go e4; changing e1 rook         | changes the number of royal pieces
            go e4; facing EAST              | a wizard cannot face e
            go a8; changing a8 pawn         | a pawn is left on a8, where it has to promote
            go e4; shifting d2 d8           | a pawn is left on d8, where it has to promote
            """)
    void anImpossibleEffectIsTheHooksMistake(String effect, String message) {
        Variant variant =
                wizard((piece, look) -> look.isEmpty(look.square("e5")) ? List.of() : List.of(effect(effect)));

        assertThatThrownBy(() -> variant.position("4k3/8/4p3/4p3/4W3/2R5/3P4/4K3 w - - 0 1")
                        .node())
                .isInstanceOf(HookException.class)
                .hasMessage("hook wizard failed when asked about W on e4: " + message);
        assertThat(variant.position("4k3/8/8/8/4W3/8/8/4K3 w - - 0 1").node()).isInstanceOf(Node.Decision.class);
    }

    @Test
    void tooManyMovesAreAMistake() {
        Variant variant = wizard((piece, look) -> {
            List<Effect> effects = new ArrayList<>();
            for (int i = 0; !look.isEmpty(look.square("e5")) && i < 257; i++) {
                effects.add(look.go("e5"));
            }
            return effects;
        });

        assertThatThrownBy(() ->
                        variant.position("4k3/8/8/4p3/4W3/8/8/4K3 w - - 0 1").node())
                .hasMessageEndingWith("more than 256 moves of one piece");
    }

    /**
     * The hook fails once the wizard has left its rank: when the enemy's king is tested, or on the wizard's next turn.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFailedHookLeavesTheCursorUnchanged(boolean check) {
        Variant variant = load(check ? GAME : GAME.replace("check: {}\n", "").replace(MATE, ""), (piece, look) -> {
            if (piece.square().rank() > 1) {
                throw new IllegalStateException("lost");
            }
            return List.of();
        });
        Cursor cursor = variant.position("4k3/8/8/8/8/8/W7/4K3 w - - 0 1").cursor();
        int first = cursor.count();
        for (String text : check ? List.of("a2a3") : List.of("a2a3", "e8d8")) {
            cursor.play(cursor.number(variant.notation().event(cursor.position(), text)));
        }
        String before = cursor.toString();
        long key = cursor.key();
        int depth = cursor.depth();

        assertThatThrownBy(cursor::count)
                .isInstanceOf(HookException.class)
                .hasMessage("hook wizard failed when asked about W on a3: lost");
        assertThat(cursor.toString()).isEqualTo(before);
        assertThat(cursor.key()).isEqualTo(key);
        assertThat(cursor.depth()).isEqualTo(depth);
        while (cursor.depth() > 0) {
            cursor.undo();
        }
        assertThat(cursor.count()).isEqualTo(first);
    }

    @Test
    void aHookThatFailsAtOnceIsAProblemOfTheDefinition() {
        String game = GAME.replace("setup: r3k2r/", "setup: r3kw1r/");

        assertThat(loader((piece, look) -> {
                            throw new IllegalStateException("never");
                        })
                        .check(file(game.replace(" b KQkq", " b KQkq")
                                .replace("r w KQkq", "r b KQkq")
                                .replace("R w KQkq", "R b KQkq"))))
                .hasSize(1)
                .allSatisfy(problem -> {
                    assertThat(problem.code()).isEqualTo("E-HOOK");
                    assertThat(problem.line()).isEqualTo(11);
                    assertThat(problem.message()).isEqualTo("hook wizard failed when asked about w on f8: never");
                });
    }

    private static List<Effect> piecesOfChess(Spot piece, Look look) {
        String kind = look.at(piece.square()).orElseThrow().type().name();
        return kind.equals("knight") ? leaps(piece, look) : rides(piece, look, STRAIGHT_AND_CROOKED.get(kind));
    }

    private static List<Effect> leaps(Spot piece, Look look) {
        return look.squares().stream()
                .filter(square -> Math.abs((square.file() - piece.square().file())
                                * (square.rank() - piece.square().rank()))
                        == 2)
                .filter(square -> !look.has(square, piece.side()))
                .map(look::go)
                .toList();
    }

    private static List<Effect> rides(Spot piece, Look look, List<Direction> ways) {
        List<Effect> rides = new ArrayList<>();
        for (Direction way : ways) {
            List<Direction> steps = new ArrayList<>(List.of(way));
            List<Square> line = piece.walk(way);
            while (!line.isEmpty() && look.isEmpty(line.get(line.size() - 1))) {
                rides.add(look.go(line.get(line.size() - 1)));
                steps.add(way);
                line = piece.walk(steps.toArray(Direction[]::new));
            }
            if (!line.isEmpty()
                    && look.has(line.get(line.size() - 1), piece.side().opponent())) {
                rides.add(look.go(line.get(line.size() - 1)));
            }
        }
        return rides;
    }

    /** The effect, as long as all pieces stand on their first squares. */
    private static List<Effect> told(String effect, Look look) {
        boolean stand = look.has(look.square("e4"), Color.WHITE, "wizard")
                && look.has(look.square("c3"), Color.WHITE, "rook")
                && look.count(Color.BLACK, "pawn") == 2;
        return stand ? List.of(effect(effect)) : List.of();
    }

    /** Returns the effect of words such as {@code go e4; taking e6}. */
    private static Effect effect(String words) {
        Effect effect = Effect.go(Square.of("a1"));
        for (String part : words.split("; ")) {
            String[] word = part.split(" ");
            effect = switch (word[0]) {
                case "go" -> Effect.go(Square.of(word[1]));
                case "taking" -> effect.taking(Square.of(word[1]));
                case "shifting" -> effect.shifting(Square.of(word[1]), Square.of(word[2]));
                case "changing" -> effect.changing(Square.of(word[1]), word[2]);
                default -> effect.facing(Direction.valueOf(word[1]));
            };
        }
        return effect;
    }

    private Variant wizard(MoveRule rule) {
        return load(GAME, rule);
    }

    private Variant load(String game, MoveRule rule) {
        return loader(rule).load(file(game));
    }

    private static Loader loader(MoveRule rule) {
        return Loader.create().hook("wizard", "1", rule);
    }

    private Path file(String game) {
        try {
            return Files.writeString(folder.resolve("trial.yaml"), game);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
