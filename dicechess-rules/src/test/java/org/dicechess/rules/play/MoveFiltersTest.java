package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.spi.Effect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stages allow moves by what they do. All expected values are counted by hand. */
class MoveFiltersTest {

    private static final String DICE = "dice: {pair: {count: 2, faces: [pawn, knight, rook, king]}}\n";
    private static final String CHECK = "check: {attacked-royal: may-be-taken}\n";
    private static final String LOST = "lost: {when: none-left, pieces: king, result: loses}";
    private static final String GAME = Trial.SMALL_CHESS + CHECK + "endings: {" + LOST + "}\n";

    @TempDir
    private Path folder;

    private Variant game(String turn) {
        return Trial.load(folder, GAME + (turn.contains("roll: pair") ? DICE : "") + "turn: " + turn + "\n");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1     | becomes: never            | e1d1 e1d2 e1e2 e1f1 e1f2",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1     | becomes: knight           | a7a8n a7b8n",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1     | becomes: [knight, rook]   | a7a8n a7a8r a7b8n a7b8r",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1     | becomes: rook, captures: must | a7b8r",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1     | becomes: pawn             | --",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | distance: 2               | a1a3 a1c1",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1       | distance: 2               | a1a3 a1c1 e1c1",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | distance: {at-least: 5}   | a1a6 a1a7 a1a8",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | distance: {at-most: 1}    | a1a2 a1b1 e1d1 e1d2 e1e2 e1f1 e1f2",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | distance: {at-least: 2, at-most: 3} | a1a3 a1a4 a1c1 a1d1",
                "4k3/8/8/8/8/8/8/N3K3 w - - 0 1       | distance: 2               | a1b3 a1c2",
                "4k3/8/8/8/8/8/8/N3K3 w - - 0 1       | distance: 0               | --",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1  | captures: knight          | a1a2",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1  | captures: [pawn, rook]    | e4d5",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1  | captures: [knight, pawn]  | a1a2 e4d5",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1  | captures: [rook]          | --",
                "4k3/8/5n2/3pP3/8/8/n7/R3K3 w - - 0 1 | captures: en-passant      | --",
                "4k3/8/5n2/3pP3/8/8/n7/R3K3 w - d6 0 1 | captures: en-passant     | e5d6",
                "4k3/8/5n2/3pP3/8/8/n7/R3K3 w - d6 0 1 | captures: must, not: {captures: en-passant} | a1a2 e5f6",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1    | captures: pawn            | e5d6",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | checks: must              | a1a8",
                "4k3/8/8/8/8/8/4K3/4R3 w - - 0 1      | checks: must              | e2d1 e2d2 e2d3 e2f1 e2f2 e2f3",
                "4k3/8/8/8/8/8/4K3/4R3 w - - 0 1      | checks: never, kinds: king | e2e3",
                "5k2/8/8/8/8/8/8/4K2R w K - 0 1       | checks: must              | e1g1 h1f1 h1h8",
                "5k2/P7/8/8/8/8/8/4K3 w - - 0 1       | checks: must              | a7a8r",
                "5k2/P7/8/8/8/8/8/4K3 w - - 0 1       | checks: never, kinds: pawn | a7a8n",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | direction: forward        | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 e1d2 e1e2 e1f2",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | direction: left           | e1d1 e1d2",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | direction: right, kinds: king | e1f1 e1f2",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | direction: [left-sideways, diagonal] | e1d1 e1d2 e1f2",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | direction: forward-vertical, kinds: king | e1e2",
                "4k3/8/8/8/8/8/R7/4K3 w - - 0 1       | direction: backward       | a2a1",
                "4k3/8/8/8/8/8/8/N3K3 w - - 0 1       | direction: diagonal       | e1d2 e1f2",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1       | direction: right          | e1f1 e1f2 e1g1",
                "r3k3/8/8/8/8/8/8/7K b - - 0 1        | direction: forward, kinds: king | e8d7 e8e7 e8f7",
                "r3k3/8/8/8/8/8/8/7K b - - 0 1        | direction: backward       | --",
                "r3k3/8/8/8/8/8/8/7K b - - 0 1        | direction: left           | e8d7 e8d8",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | kinds: rook, and: {direction: forward}, not: {distance: {at-least: 3}} | a1a2 a1a3",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | not: [{kinds: king}, {direction: sideways}] | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | kinds: king, only-if: {pieces: rook} | e1d1 e1d2 e1e2 e1f1 e1f2",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1       | kinds: king, only-if: {pieces: rook, of: enemy} | --",
                "4k3/8/8/8/8/8/8/r3K3 w - - 0 1       | kinds: king, only-if: check | e1d2 e1e2 e1f2",
                "4k3/8/8/8/8/8/r7/4K3 w - - 0 1       | kinds: king, only-if: check | --",
                // A king that is captured is not attacked any more.
                "4k3/8/8/8/8/8/8/K3R3 w - - 0 1       | checks: never, kinds: rook, distance: 7 | e1e8",
            })
    void aStageAllowsMovesByWhatTheyDo(String position, String filter, String events) {
        Position at = game("{move: {" + filter + "}}").position(position);
        assertThat(sorted(at)).isEqualTo(events);
        assertThat(at.cursor().count()).isEqualTo(events.split(" ").length);
    }

    /** White's pawn becomes what the roll names; other pieces move as rolled. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "[1 2], a7a8n a7b8n b1a3 b1c3 b1d2",
        "[1 1], --",
        "[2 3], a7a8n a7a8r a7b8n a7b8r b1a3 b1c3 b1d2",
        "[3 4], a7a8r a7b8r e1d1 e1d2 e1e2 e1f1 e1f2",
    })
    void aDieSaysWhatAPieceBecomes(String roll, String events) {
        Variant variant =
                game("[{roll: pair}, {move: [{kinds: rolled, becomes: never}, {kinds: pawn, becomes: rolled}]}]");
        Position rolled = variant.position("1r2k3/P7/8/8/8/8/8/1N2K3 w - - 0 1").after(roll);
        assertThat(sorted(rolled)).isEqualTo(events);
        assertThat(variant.position(rolled.text())).isEqualTo(rolled);
    }

    /** Faces name directions, for both sides. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "w, [1], a4a5 a4a6 a4a7 a4a8 e1e2",
        "w, [2], e1d1 e1d2",
        "w, [3], e1d2 e1f2",
        "b, [1], e8e7",
        "b, [2], e8d7 e8d8",
    })
    void aDieNamesADirection(String side, String roll, String events) {
        String dice = "dice: {way: {faces: [forward-vertical, left, diagonal]}}\n";
        Variant variant = Trial.load(folder, GAME + dice + "turn: [{roll: way}, {move: {direction: rolled}}]\n");
        Position rolled =
                variant.position("4k3/8/8/8/R7/8/8/4K3 " + side + " - - 0 1").after(roll);
        assertThat(sorted(rolled)).isEqualTo(events);
        assertThat(variant.position(rolled.text())).isEqualTo(rolled);
    }

    /** Two dice name a square; both are read by the stage behind them, and again by a later one. */
    @Test
    void twoDiceNameASquare() {
        String dice = "dice: {file: {faces: [file a, file e]}, rank: {faces: [rank 1, rank 4]}}\n";
        Variant variant = Trial.load(
                folder,
                GAME + dice
                        + "turn: [{roll: file}, {roll: rank}, {move: {in: {rolled: file}, and: {in: {rolled: rank}}}},"
                        + " {move: {to: {rolled: rank}}}]\n");
        Position at = variant.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        assertThat(sorted(at.after("[2]").after("[1]"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(at.after("[2]").after("[2]"))).isEqualTo("--");
        assertThat(sorted(at.after("[2]").after("[1]").after("e1d2")))
                .isEqualTo("a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 a1h1 d2c1 d2d1 d2e1");
    }

    /** A choice moves nothing, so the piece that has moved before it is remembered. */
    @Test
    void aChoiceForgetsNoPiece() {
        Position chosen = game("[{move: {}}, {choose: {on: {move: {piece: same}}, off: {move: {piece: other}}}}]")
                .position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
                .after("a1a8");
        assertThat(sorted(chosen.after("(on)"))).isEqualTo("a8a1 a8a2 a8a3 a8a4 a8a5 a8a6 a8a7 a8b8 a8c8 a8d8 a8e8");
        assertThat(sorted(chosen.after("(off)"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(chosen.variant().position(chosen.text())).isEqualTo(chosen);
    }

    /** A king castles with a roll that names the rook, beside other filters, too. */
    @Test
    void aRollThatNamesTheRookNamesCastling() {
        Variant variant = game("[{roll: pair}, {move: [{kinds: rolled}, {kinds: pawn, distance: 1}]}]");
        Position rolled = variant.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").after("[3 3]");
        assertThat(Trial.events(rolled)).contains("e1g1", "h1h8").doesNotContain("e1e2");
        assertThat(Trial.events(
                        variant.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").after("[1 1]")))
                .containsExactly("--");
    }

    /** Each second move is of the piece that the first one has moved, or of another. */
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 1 | e2e4  | same | e4e5",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1     | e1g1  | same  | g1f2 g1g2 g1h1 g1h2",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1     | e1g1  | other | f1a1 f1b1 f1c1 f1d1 f1e1 f1f2 f1f3 f1f4 f1f5 f1f6 f1f7 f1f8",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1     | a7a8n | same  | a8b6 a8c7",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1     | a7a8n | other | e1d1 e1d2 e1e2 e1f1 e1f2",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1  | e5d6  | same  | d6d7",
            })
    void aTurnRemembersThePieceThatHasMoved(String position, String first, String piece, String events) {
        Variant variant = game("[{move: {}}, {move: {piece: " + piece + "}}]");
        Position moved = variant.position(position).after(first);
        assertThat(sorted(moved)).isEqualTo(events);
        assertThat(moved.text()).contains(" >");
        assertThat(variant.position(moved.text())).isEqualTo(moved);
        assertThat(moved.after(events.split(" ")[0]).text()).doesNotContain(">");
    }

    /** Of all other pieces: 14 moves of pawns, 2 of the knight, 3 of the king and castling, 2 of a rook. */
    @Test
    void anotherPieceIsAnyOther() {
        Variant variant = game("{repeat: {move: {piece: other}}}");
        Position start = variant.start();
        assertThat(start.text()).doesNotContain(">");
        Position moved = start.after("e2e4");
        assertThat(moved.text()).contains(" >e4 ");
        assertThat(Trial.events(moved)).hasSize(1 + 14 + 2 + 4 + 2).contains("--");
        assertThat(Trial.events(moved.after("h1g1"))).contains("e4e5", "g2g3").doesNotContain("g1f1", "g1h1");
        assertThat(moved.after("--").text()).doesNotContain(">");
        assertThat(Trial.events(moved.after("--"))).hasSize(16 + 2 + 2 + 1 + 2);
    }

    /** The turn begins where it also goes on: nothing has moved in the turn of the other side. */
    @Test
    void theEndOfATurnForgets() {
        String move = "{move: {piece: other}}";
        String turn = "turn: [{when: {side: white}, then: " + move + ", else: " + move + "},"
                + " {when: captured, then: {again: turn}}]\n";
        Variant variant = Trial.load(folder, GAME.replace("fmWfceFifmnD", "fmWfcF") + turn);
        Position moved = variant.position("4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1").after("e4e5");
        assertThat(moved.turn()).isEqualTo(Color.BLACK);
        assertThat(moved.text()).doesNotContain(">");
        Position again = moved.after("d6e5");
        assertThat(again.turn()).isEqualTo(Color.BLACK);
        assertThat(again.text()).contains(" >e5 ");
        assertThat(again.explain("e5e4").orElseThrow()).endsWith("the piece on e5 has just moved");
    }

    /** Where no later stage asks, positions are the same whatever piece has moved last. */
    @Test
    void onlyAStageThatAsksTellsPositionsApart() {
        Variant asking = game("[{move: {}}, {move: {}}, {optional: {move: {piece: same}}}]");
        Variant other = game("[{move: {}}, {move: {}}, {optional: {move: {}}}]");
        assertThat(asking.start().after("a2a3").text()).doesNotContain(">");
        assertThat(asking.start().after("a2a3").after("b2b3"))
                .isNotEqualTo(asking.start().after("b2b3").after("a2a3"));
        assertThat(other.start().after("a2a3").after("b2b3"))
                .isEqualTo(other.start().after("b2b3").after("a2a3"));
        Position second = asking.start().after("a2a3").after("b2b3");
        assertThat(Trial.events(second)).containsExactlyInAnyOrder("b3b4", "--");
        assertThat(second.after("b3b4").turn()).isNotEqualTo(second.turn());
    }

    /** The turn begins anew, and remembers; after the turn of the other side nothing has moved. */
    @Test
    void aTurnThatBeginsAnewRemembers() {
        Variant variant = game("[{roll: pair, then: {doubles: [{move: {}}, {again: turn, at-most: 2}],"
                + " else: {move: {piece: other}}}}]");
        Position again = variant.start().after("[1 1]").after("e2e4");
        assertThat(again.text()).contains(" >e4 ");
        assertThat(again.node()).isInstanceOf(Node.Chance.class);
        assertThat(Trial.events(again.after("[1 2]"))).hasSize(14 + 2 + 4 + 2).contains("e1g1");
        assertThat(again.after("[2 2]").text()).doesNotContain(">");
        assertThat(variant.position(again.after("[1 2]").text())).isEqualTo(again.after("[1 2]"));
        assertThat(Trial.events(variant.start().after("[1 2]"))).contains("e2e4", "a2a3");
    }

    /** The dice are given up after some moves: the last piece that has moved counts. */
    @Test
    void dicesGivenUpForgetNothing() {
        Variant variant = game("[{roll: pair}, {spend: {}}, {optional: {move: {piece: same}}}]");
        Position given = variant.start().after("[1 2]").after("e2e4").after("--");
        assertThat(sorted(given)).isEqualTo("-- e4e5");
        assertThat(sorted(variant.start().after("[1 2]").after("e2e4").after("b1c3")))
                .isEqualTo("-- c3a4 c3b1 c3b5 c3d1 c3d5 c3e2");
        assertThat(sorted(variant.start().after("[1 2]").after("--"))).isEqualTo("--");
    }

    /** The pawn on a3 is blocked, so the king moves. */
    @Test
    void stuckLooksAtWhatTheFilterAllows() {
        Variant variant = game("[{move: {}}, {move: {piece: same}, stuck: {move: {kinds: king}}}]");
        Position at = variant.position("4k3/8/8/8/p7/8/P7/4K3 w - - 0 1");
        assertThat(sorted(at.after("a2a3"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(at.after("a2a3").text()).doesNotContain(">");
        assertThat(sorted(at.after("e1d1"))).isEqualTo("d1c1 d1c2 d1d2 d1e1 d1e2");
        assertThat(sorted(variant.position("4k3/8/8/8/p7/8/P6P/4K3 w - - 0 1").after("h2h3")))
                .isEqualTo("h3h4");
        Variant checks = game("{move: {checks: must}, stuck: {move: {kinds: king}}}");
        assertThat(sorted(checks.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"))).isEqualTo("a1a8");
        assertThat(sorted(checks.position("4k3/8/8/8/8/8/8/N3K3 w - - 0 1"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
    }

    /** A group that begins with a condition is stuck where the stages that follow it are. */
    @Test
    void stuckLooksBehindConditions() {
        Variant variant = game("{when: {side: white}, then: {move: {kinds: king}}, else: {move: {kinds: pawn}},"
                + " stuck: {move: {kinds: knight}}}");
        assertThat(sorted(variant.position("4k3/8/8/8/8/8/7p/N3K3 w - - 0 1"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(variant.position("4k3/8/8/8/8/3P1P2/3PPP2/N2NKN2 w - - 0 1")))
                .isEqualTo("a1b3 a1c2 d1b2 d1c3 d1e3 f1e3 f1g3 f1h2");
        assertThat(sorted(variant.position("n3k3/8/8/8/8/8/8/4K3 b - - 0 1"))).isEqualTo("a8b6 a8c7");
    }

    /** What is tried for {@code checks} does not hide what the event right before has done. */
    @Test
    void movesThatAreTriedLeaveNoTrace() {
        Variant variant = game("[{move: {}}, {when: {any: [{moved: rook}, captured]}, then: {move: {checks: never},"
                + " stuck: {move: {}}}, else: {move: {piece: same}}}]");
        Position at = variant.position("4k3/8/8/8/8/8/7p/4K2R w - - 0 1");
        assertThat(sorted(at.after("e1d1"))).isEqualTo("d1c1 d1c2 d1d2 d1e1 d1e2");
        assertThat(Trial.events(at.after("h1g1"))).contains("e1d1", "g1g7").doesNotContain("g1g8");
        Variant stuck = game("[{move: {}}, {move: {checks: must}, stuck: {when: captured, then: {move: {kinds: king}},"
                + " else: {move: {kinds: rook}}}}]");
        Position capture = stuck.position("7k/8/8/8/8/1p6/8/N3K3 w - - 0 1");
        assertThat(sorted(capture.after("a1b3"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(capture.after("a1c2"))).isEqualTo("--");
    }

    /** A pawn that an action has changed, and a rook that it has put elsewhere. */
    @Test
    void actionsMovePiecesToo() {
        String game = GAME.replace("last: {white: rank 8}", "last: {white: rank 8}, home: {white: a1-h2}")
                + "actions: {grows: {replace: pawn, in: home, by: knight},"
                + " jumps: {relocate: rook, from: home, to: last}}\n";
        Variant grows = Trial.load(folder, game + "turn: [{act: [grows]}, {move: {piece: same}}]\n");
        Position at = grows.position("4k3/8/8/8/8/8/P3P3/4K2R w - - 0 1");
        assertThat(sorted(at.after("a2a2n"))).isEqualTo("a2b4 a2c1 a2c3");
        Variant jumps = Trial.load(folder, game + "turn: [{act: [jumps]}, {move: {piece: other, kinds: rook}}]\n");
        Position two = jumps.position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
        assertThat(sorted(two.after("a1b8"))).isEqualTo("h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
    }

    /** A move of a hook captures two pieces: one of the kinds is enough. */
    @Test
    void effectsAreMoves() throws IOException {
        String game = GAME.replace("king:   {", "wizard: {symbol: W, move: W, moves: {hook: magic}}\n  king:   {")
                .replace("in: last", "in: home");
        Path file = Files.writeString(
                folder.resolve("magic.yaml"),
                game + "turn: [{move: {captures: rook}}, {optional: {move: {piece: same}}}]\n");
        Variant variant = Loader.create()
                .hook("magic", "1", (org.dicechess.spi.MoveRule) (piece, look) -> List.of(
                        Effect.go(Square.of("d4")).taking(Square.of("d5")).taking(Square.of("d6"))))
                .load(file);
        Position at = variant.position("4k3/8/3r4/3p4/8/8/8/W3K3 w - - 0 1");
        assertThat(sorted(at)).isEqualTo("a1d4xd5xd6");
        assertThat(at.after("a1d4xd5xd6").text()).contains(" >d4 ");
        assertThat(Trial.events(variant.position("4k3/8/3n4/3p4/8/8/8/W3K3 w - - 0 1")))
                .containsExactly("--");
    }

    /** White's king has no move, and its pawn would give check. */
    @Test
    void aSideWithoutAnAllowedMovePasses() {
        String game = GAME.replace(LOST, LOST + ", stalemate: {when: stalemate, result: draws}");
        String position = "3k2r1/8/4P3/8/8/8/r7/7K w - - 0 1";
        Position checks =
                Trial.load(folder, game + "turn: {move: {checks: never}}\n").position(position);
        assertThat(Trial.events(checks)).containsExactly("--");
        assertThat(checks.explain("e6e7").orElseThrow()).endsWith("it gives check");
        Position stalemate = checks.variant().position(position.replace("4P3", "8"));
        assertThat(((Node.End) stalemate.node()).reason()).isEqualTo("stalemate");
        String end = game.replace(LOST, LOST + ", no-move: {when: turn, result: loses}");
        Position ended = Trial.load(folder, end + "turn: {move: {checks: never}, stuck: {end: no-move}}\n")
                .position(position);
        assertThat(((Node.End) ended.node()).reason()).isEqualTo("no move");
        Position any = Trial.load(folder, game + "turn: move\n").position(position);
        assertThat(Trial.events(any)).containsExactly("e6e7");
        assertThat(Trial.events(game("{move: {checks: never}}").position(position)))
                .containsExactly("--");
    }

    /** Where a turn begins with something else than a move, and nothing of it is possible, the side passes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{pick: {only-if: {turn: 4}}}, {move: picked}]",
                "[{pick-piece: {only-if: {turn: 4}}}, {move: {piece: picked}}]",
                "{choose: {a: {only-if: {turn: 4}, then: move}, b: {only-if: {turn: 5}, then: move}}}",
                "[{act: [leave]}, move]",
                "[{act: [leave], by: chance}, {move: {only-if: {turn: 4}}}]",
            })
    void aSideThatCanBeginNothingPasses(String turn) {
        String mates = ", mate: {when: checkmate, result: loses}, stale: {when: stalemate, result: draws}";
        String actions = turn.contains("leave") ? "actions: {leave: {remove: knight, in: last}}\n" : "";
        Variant variant = Trial.load(
                folder, Trial.SMALL_CHESS + CHECK + actions + "endings: {" + LOST + mates + "}\nturn: " + turn + "\n");
        assertThat(variant.start().node().events()).extracting(Object::toString).containsExactly("--");
        assertThat(((Node.End) variant.position("k7/2K5/8/1N6/8/8/8/8 b - - 0 1")
                                .node())
                        .reason())
                .isEqualTo("stale");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1    | becomes: never        | a7a8r | the piece becomes a rook",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1    | becomes: knight       | a7a8r | the piece becomes a rook",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1    | becomes: rook         | a7a8n | the piece becomes a knight",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1    | becomes: knight       | e1e2  | the piece stays what it is",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1    | distance: {at-most: 1} | a1a5 | its distance is 4, not 0 to 1",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1    | distance: 1           | e1c1  | its distance is 2, not 1",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1    | distance: {at-least: 2} | e1e2 | its distance is 1, not 2 or more",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1 | captures: knight    | e4d5  | it captures no knight",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1 | captures: knight    | e4e5  | it captures nothing",
                "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1 | captures: never     | e4d5  | it captures",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | checks: never         | a1a8  | it gives check",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | checks: must          | a1a7  | it gives no check",
                "5k2/8/8/8/8/8/8/4K2R w K - 0 1    | checks: never         | e1g1  | it gives check",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | kinds: king           | a1a8  | only a king moves",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | direction: [left, backward-vertical] | a1a8 | it does not go left or backward-vertical",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | not: {kinds: rook}    | a1a8  | it is what 'not' excludes",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | and: {kinds: king}    | a1a8  | only a king moves",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | only-if: check        | a1a8  | what its filter asks for with 'only-if' is not the case",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | to: last              | a1a7  | a7 is not in 'last'",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1    | in: last              | a1a7  | a1 is not in 'last'",
            })
    void theStageTellsWhyNot(String position, String filter, String move, String reason) {
        assertThat(game("{move: {" + filter + "}}").position(position).explain(move))
                .hasValue("this stage of the turn allows no such move: " + reason);
    }

    /** Reasons that come before the stage stay what they are. */
    @Test
    void otherReasonsComeFirst() {
        Variant variant = game("{move: {checks: never}}");
        Position at = variant.position("4k3/8/8/8/8/8/r7/4K2R w - - 0 1");
        assertThat(at.explain("e1e2")).hasValue("the king would be attacked there");
        assertThat(at.explain("h1g2")).hasValue("a rook does not go from h1 to g2 here");
        assertThat(at.explain("h1h8").orElseThrow()).endsWith("it gives check");
    }

    @Test
    void theRollAndThePieceTellWhyNot() {
        Variant variant =
                game("[{roll: pair}, {move: [{kinds: rolled, becomes: never}, {kinds: pawn, becomes: rolled}]}]");
        Position rolled = variant.position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").after("[1 2]");
        String stage = "this stage of the turn allows no such move: ";
        assertThat(rolled.explain("a7a8r"))
                .hasValue(stage + "the piece becomes a rook; and the roll [1 2] names no rook");
        assertThat(rolled.explain("e1e2")).hasValue(stage + "the roll [1 2] names no king; and only a pawn moves");
        Position same = game("[{move: {}}, {move: {piece: same}}]").start().after("e2e4");
        assertThat(same.explain("a2a3")).hasValue(stage + "the piece on e4 moves on");
        assertThat(same.purpose().orElseThrow().text()).isEqualTo("White moves again with the pawn on e4");
        Position other = game("[{move: {}}, {move: {piece: other}}]").start().after("e2e4");
        assertThat(other.explain("e4e5")).hasValue(stage + "the piece on e4 has just moved");
        Position none = game("{repeat: {move: {piece: same}}}").start();
        assertThat(none.explain("e2e4")).hasValue(stage + "nothing has moved before in this turn");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                ">e4         | '>e4', expected it where a later stage asks which piece has moved",
                ">e5 @1      | no piece of the side to move stands on 'e5'",
                ">e8 @1      | no piece of the side to move stands on 'e8'",
                ">z9 @1      | no piece of the side to move stands on 'z9'",
                "> @1        | no piece of the side to move stands on ''",
            },
            quoteCharacter = '`')
    void aFieldOfAPieceNamesOneAndHasItsStage(String fields, String message) {
        Variant variant = game("[{move: {}}, {move: {piece: same}}]");
        String board = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1 ";
        assertThat(sorted(variant.position(board + ">e4 @1"))).isEqualTo("e4e5");
        assertThat(sorted(variant.position(board + "@1"))).isEqualTo("--");
        assertThatThrownBy(() -> variant.position(board + fields))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message)
                .extracting(failed -> ((NotationException) failed).column())
                .isEqualTo(board.length() + 1);
        assertThatThrownBy(() -> variant.position(board + ">e4 >e1 @1"))
                .hasMessageContaining("'>e1' is a second field of the piece that has moved last, expected one");
    }

    /** Each mistake is told once, and nothing else with it. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "becomes: quen             | E-CHOICE expected rolled, never or kinds of piece; not 'quen'",
                "becomes: []               | E-REQUIRED empty list; expected at least one text",
                "becomes: [rook, rook]     | E-DUPLICATE 'rook' a second time; expected each piece once",
                "becomes: [rook, pony]     | E-UNKNOWN-PIECE unknown piece 'pony'",
                "becomes: [rolled, rook]   | E-UNKNOWN-PIECE unknown piece 'rolled'",
                "becomes: {rook: 1}        | E-TYPE single value expected, not the map {rook: 1}",
                "becomes: rolled           | E-TURN 'becomes: rolled' without a roll in hand; expected {roll: ...} before it",
                "distance: two             | E-NUMBER whole number expected, not 'two'",
                "distance: -1              | E-RANGE whole number from 0 to 255 expected, not -1",
                "distance: {}              | E-REQUIRED no distance; expected 'at-least' or 'at-most'",
                "distance: {most: 2}       | E-UNKNOWN-KEY unknown key 'most'",
                "distance: {at-least: 3, at-most: 2} | E-RANGE no distance is at least 3 and at most 2",
                "distance: {at-most: 256}  | E-RANGE whole number from 0 to 255 expected, not 256",
                "distance: [1, 2]          | E-TYPE single value expected, not the list [1, 2]",
                "direction: up             | E-CHOICE expected forward, backward, left, right, vertical, sideways, diagonal or two of them as forward-left; not 'up'",
                "direction: forward-left-vertical | E-CHOICE expected forward, backward, left, right, vertical, sideways, diagonal or two of them as forward-left; not 'forward-left-vertical'",
                "direction: []             | E-REQUIRED empty list; expected at least one text",
                "direction: rolled         | E-ROLL no roll leads here; expected this behind {roll: ...} without 'then', or in its 'then'",
                "rolled: one               | E-UNKNOWN-KEY unknown key 'rolled'",
                "rolled: {at-least: 3}, kinds: [pawn, rook] | E-UNKNOWN-KEY unknown key 'rolled'",
                "not: {kinds: pony}        | E-UNKNOWN-PIECE unknown piece 'pony'",
                "and: []                   | E-REQUIRED empty list; expected at least one filter of moves",
                "not: {piece: same}        | E-TURN 'piece' speaks of the event before in the turn; expected a move, a walk or an action before it",
                "only-if: chek             | E-CHOICE expected check, gave-check, captured; not 'chek'",
                "only-if: captured         | E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them in a 'when' of the turn",
                "only-if: {not: {moved: rook}} | E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them in a 'when' of the turn",
                "attacks: mustt            | E-CHOICE expected must, never or kinds of piece; not 'mustt'",
                "captures: mustt           | E-CHOICE expected may, must, never, en-passant, attackers or kinds of piece; not 'mustt'",
                "captures: [rook, pony]    | E-UNKNOWN-PIECE unknown piece 'pony'",
                "captures: [must, rook]    | E-UNKNOWN-PIECE unknown piece 'must'",
                "captures: []              | E-REQUIRED empty list; expected at least one text",
                "kinds: []                 | E-REQUIRED empty list; expected at least one text",
                "checks: may               | E-CHOICE expected must, never; not 'may'",
                "checks: [must]            | E-TYPE single value expected, not the list [must]",
                "check: must               | E-UNKNOWN-KEY unknown key 'check'",
                "piece: same               | E-TURN 'piece' speaks of the event before in the turn; expected a move, a walk or an action before it",
                "piece: another            | E-CHOICE expected same, other, unmoved, picked, target; not 'another'",
                "piece: rook               | E-CHOICE expected same, other, unmoved, picked, target; not 'rook'",
                "pieces: same              | E-UNKNOWN-KEY unknown key 'pieces'",
            })
    void aMistakeIsToldOnce(String filter, String message) {
        assertThat(problems(GAME + "turn: {move: {" + filter + "}}\n")).containsExactly(message);
    }

    /** A stage that is written once and comes twice has one mistake. */
    @Test
    void aMistakeInAStageThatComesOftenIsToldOnce() {
        assertThat(problems(GAME + "turn: {times: 3, of: {move: {becomes: rolled}}}\n"))
                .hasSize(1);
        assertThat(problems(GAME + "turn: {times: 3, of: {move: {piece: other}}}\n"))
                .isEmpty();
    }

    /** What a filter needs elsewhere in the definition. */
    @Test
    void aFilterNeedsItsRules() {
        assertThat(problems(GAME.replace(CHECK, "") + "turn: {move: {checks: never}}\n"))
                .containsExactly("E-CHECK 'checks' needs a rule of check; add 'check' and a royal piece");
        String placed = GAME.replace(CHECK, "")
                .replace("areas: {last: {white: rank 8}}", "areas: {last: {white: rank 8}, pen: [a4-h4]}")
                .replace("{symbol: N, move: N}", "{symbol: N, move: N, when-captured: {to: pen}}");
        assertThat(problems(placed + "turn: [{move: {}}, {move: {piece: same}}]\n"))
                .containsExactly(
                        "E-FILTER 'piece' has no meaning where a captured piece is placed again, as the knight");
        assertThat(problems(placed + "turn: [{move: {}}, {move: {captures: knight, distance: 2}}]\n"))
                .isEmpty();
    }

    private static List<String> problems(String game) {
        return Loader.create().check("f", game.getBytes(StandardCharsets.UTF_8)).stream()
                .map(problem -> problem.code() + " " + problem.message())
                .toList();
    }

    private static String sorted(Position position) {
        return String.join(" ", Trial.events(position).stream().sorted().toList());
    }
}
