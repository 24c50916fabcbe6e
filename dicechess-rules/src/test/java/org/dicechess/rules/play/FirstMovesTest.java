package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** First moves of pieces, and drops on the squares that they have left. All expected values are counted by hand. */
class FirstMovesTest {

    private static final String HELD = "hands: {pieces: hawk, captured: nobody}\n";
    private static final String GATING =
            "turn: [move, {when: {all: [{first-move: home}, {pieces: hawk, in: hand}]}, then: {optional: {drop: {to: departure}}}}]\n";
    private static final String CHECKED =
            "check: {}\nendings: {mate: {when: checkmate, result: loses}, stale: {when: stalemate, result: draws}}\n";
    private static final String PIECES = Trial.SMALL_CHESS
            .replace("last: {white: rank 8}", "last: {white: rank 8}, home: {white: rank 1}")
            .replace("pieces:\n", "pieces:\n  hawk: {symbol: H, move: N}\n")
            .replace("RN2K2R w KQkq - 0 1", "RN2K2R[HHh]");
    private static final String GAME = PIECES + CHECKED + HELD + GATING;

    @TempDir
    private Path folder;

    private Variant game() {
        return Trial.load(folder, GAME);
    }

    private List<String> problems(String definition) throws IOException {
        Path file = Files.writeString(folder.resolve("trial.yaml"), definition);
        return Loader.create().check(file).stream()
                .map(problem -> problem.code() + " " + problem.message())
                .toList();
    }

    @Test
    void aPieceInHandIsPutOnTheSquareThatAFirstMoveHasLeft() {
        Position moved = Trial.play(game().start(), "b1c3");
        assertThat(moved.text()).isEqualTo("rn2k2r/pppppppp/8/8/8/2N5/PPPPPPPP/R3K2R[HHh] w KQkq - 0 1 ^b8 <b1 @2");
        assertThat(Trial.events(moved)).containsExactlyInAnyOrder("H@b1", "--");
        assertThat(Trial.play(moved, "H@b1").text())
                .isEqualTo("rn2k2r/pppppppp/8/8/8/2N5/PPPPPPPP/RH2K2R[Hh] b KQkq - 1 1 ^b8");
        assertThat(Trial.play(moved, "--").text())
                .isEqualTo("rn2k2r/pppppppp/8/8/8/2N5/PPPPPPPP/R3K2R[HHh] b KQkq - 1 1 ^b8");
        assertThat(moved.explain("H@c1"))
                .contains("this stage of the turn allows no such move: c1 is not a square that has just been left");
    }

    /** Pawns are not in the area; the knight that came back has moved, and so has the hawk that was put down. */
    @Test
    void onlyTheFirstMoveCounts() {
        assertThat(Trial.play(game().start(), "a2a3").beginsTurn()).isTrue();
        Position back = Trial.play(game().start(), "b1c3", "--", "a7a6", "c3b1", "a6a5");
        assertThat(back.text()).isEqualTo("rn2k2r/1ppppppp/8/p7/8/8/PPPPPPPP/RN2K2R[HHh] w KQkq - 0 3 ^b8");
        assertThat(Trial.play(back, "b1c3").beginsTurn()).isTrue();
        Position put = Trial.play(game().start(), "b1c3", "H@b1", "a7a6");
        assertThat(Trial.play(put, "b1a3").beginsTurn()).isTrue();
        assertThat(Trial.play(put, "e1f1").beginsTurn()).isFalse();
    }

    /** King and rook both move for the first time: a piece may be put where either stood. */
    @Test
    void castlingLeavesTwoSquares() {
        Position castled = Trial.play(game().start(), "e1g1");
        assertThat(castled.text())
                .isEqualTo("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN3RK1[HHh] w kq - 0 1 ^a1,b1,b8 <e1,h1 @2");
        assertThat(Trial.events(castled)).containsExactlyInAnyOrder("H@e1", "H@h1", "--");
        assertThat(Trial.play(castled, "H@h1", "b8c6", "h@b8").text())
                .isEqualTo("rh2k2r/pppppppp/2n5/8/8/8/PPPPPPPP/RN3RKH[H] w kq - 2 2 ^a1,b1");
    }

    /** The rook that is captured on its square has no first move left; a piece that takes its place has none. */
    @Test
    void aCapturedPieceIsUnmovedNoMore() {
        Position before = game().position("4k3/8/8/8/8/2n5/8/RN2K3[H] w Q - 0 1 ^b1");
        Position after = Trial.play(before, "e1f2", "--", "c3b1");
        assertThat(after.text()).isEqualTo("4k3/8/8/8/8/8/5K2/Rn6[H] w - - 0 2 ^a1");
        assertThat(Trial.play(after, "a1b1").text()).isEqualTo("4k3/8/8/8/8/8/5K2/1R6[H] w - - -1 2 <a1 @2");
    }

    /** Without a piece in hand the turn is over at once. */
    @Test
    void withoutAPieceInHandNothingFollows() {
        assertThat(Trial.play(game().position("4k3/8/8/8/8/8/8/RN2K3[h] w Q - 0 1 ^b1"), "b1c3")
                        .beginsTurn())
                .isTrue();
    }

    /** The move gives check, and the turn goes on. Afterwards the rook on a1 is between; then it is mate. */
    @Test
    void theEnemyMayBeInCheckWhileATurnGoesOn() {
        Position check = Trial.play(game().position("k7/2K5/8/8/8/8/8/1R6[H] w - - 0 1 ^b1"), "b1a1");
        assertThat(check.node()).isInstanceOf(Node.Decision.class);
        assertThat(check.inCheck(Color.BLACK)).isTrue();
        assertThat(Trial.play(check, "H@b1").node()).isInstanceOf(Node.End.class);
        assertThatThrownBy(() -> game().position("k7/2K5/8/8/8/8/8/R7[H] w - - 0 1"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("the side that is not to move is in check");
    }

    /** A move must leave the king safe by itself: the piece that is put down later does not make up for it. */
    @Test
    void aPinnedPieceStays() {
        Position pinned = game().position("r3k3/8/8/8/8/N7/8/K7[H] w - - 0 1 ^a1");
        assertThat(Trial.events(pinned)).doesNotContain("a3b5");
    }

    /** The board alone means that nothing has moved. */
    @Test
    void textsNameThePiecesThatHaveNotMoved() {
        Variant variant = game();
        assertThat(variant.start().text())
                .isEqualTo("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R[HHh] w KQkq - 0 1 ^b1,b8");
        assertThat(variant.position("4k3/8/8/8/8/8/8/1N2K3[H]").text())
                .isEqualTo("4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^b1,e1,e8");
        assertThat(variant.position("4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1"))
                .isNotEqualTo(variant.position("4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^b1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^c1 | no piece that may have never moved stands on 'c1'",
                "4k3/8/8/8/8/8/1N6/4K3[H] w - - 0 1 ^b2 | no piece that may have never moved stands on 'b2'",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^b1,b1 | 'b1' a second time; expected each square once, without those of castling",
                "4k3/8/8/8/8/8/8/R3K3[H] w Q - 0 1 ^a1 | 'a1' a second time; expected each square once, without those of castling",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^ | no piece that may have never moved stands on ''",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^b1 ^e1 | field of the pieces that have never moved",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 <c1 | expected it where a later stage asks which squares were left",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 <b1 @2 | 'b1', expected an empty square that a piece has left",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 <c1,c1 @2 | 'c1', expected an empty square that a piece has left",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 <c1,d1,f1 @2 | expected at most 2 squares",
                "4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 <j9 @2 | 'j9', expected an empty square that a piece has left",
            })
    void aWrongFieldIsRefused(String text, String reason) {
        Variant variant = game();
        assertThatThrownBy(() -> variant.position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason);
    }

    /** A wall on the first rank is nobody's: it has no first move, and no text names it. */
    @Test
    void aPieceOfNobodyHasNoFirstMove() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("pieces:\n", "pieces:\n  wall: {symbol: '*', owner: nobody}\n")
                        .replace("RN2K2R[", "RN2K1*R["));
        assertThat(variant.start().text()).endsWith("/PPPPPPPP/RN2K1*R[HHh] w KQkq - 0 1 ^b1,b8");
        assertThatThrownBy(() -> variant.position("4k3/8/8/8/8/8/8/1N2K1*1[H] w - - 0 1 ^g1"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("no piece that may have never moved stands on 'g1'");
    }

    @Test
    void aGameThatDoesNotAskHasNoField() {
        Variant variant = Trial.load(folder, PIECES + CHECKED + HELD + "turn: {one-of: [move, drop]}\n");
        assertThat(variant.start().text()).endsWith("RN2K2R[HHh] w KQkq - 0 1");
        assertThatThrownBy(() -> variant.position("4k3/8/8/8/8/8/8/1N2K3[H] w - - 0 1 ^b1"))
                .hasMessageContaining("expected it where a turn asks for first moves");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{first-move: home} | {first-move: hme} | E-UNKNOWN-AREA unknown area 'hme'",
                "turn: [move, {when: {all: [{first-move: home}, {pieces: hawk, in: hand}]}, then: {optional: {drop: {to: departure}}}}] | turn: [{when: {first-move: home}, then: move, else: move}] | E-TURN 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them after a move",
                "stale: {when: stalemate, result: draws} | stale: {when: {first-move: home}, result: draws} | E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of an event; expected a number that the turn changes then",
                "home: {white: rank 1} | home: {white: [rank 1, rank 2, rank 3, rank 4]} | E-RANGE 'first-move' on 64 squares of both sides; at most 60",
            })
    void aMistakeIsToldOnce(String right, String wrong, String problem) throws IOException {
        assertThat(GAME).contains(right);
        assertThat(problems(GAME.replace(right, wrong)))
                .singleElement()
                .asString()
                .startsWith(problem);
    }

    /** A drop that follows a move captures nothing; a move that follows could take the king. */
    @Test
    void dropsAloneMayFollowAMoveUnderCheck() throws IOException {
        assertThat(problems(GAME.replace("{drop: {to: departure}}", "[{drop: {}}, {optional: drop}]")))
                .isEmpty();
        assertThat(problems(GAME.replace("{drop: {to: departure}}", "[{drop: {}}, move]")))
                .isNotEmpty();
    }
}
