package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Passes after which the turn goes on, pieces face to face, filters of what a move leaves or answers, worth. */
class PassStageTest {

    private static final String GAME = """
            format: 1
            id: passes
            name: Passes
            board: {files: 8, ranks: 8}
            pieces:
              king:   {symbol: K, move: K, royal: true}
              rook:   {symbol: R, move: R}
              knight: {symbol: N, move: N}
            setup: k7/8/8/8/8/8/8/7K w - - 0 1
            check: {}
            """;

    private static final String ENDINGS = "endings: {checkmate: {when: checkmate, result: loses}";

    private static final String FACING = GAME + ENDINGS + ", faced: {when: turn, result: draws}}\n" + """
            turn:
              when: {face-to-face: king, along: [vertical, diagonal]}
              then: {one-of: [{move: {leaves: {not: {face-to-face: king, along: [vertical, diagonal]}}}}, {pass: {end: faced}}]}
              else: move
            """;

    @TempDir
    private Path folder;

    @Test
    void kingsThatFaceEachOtherPartOrTheGameEnds() {
        Position facing = load(FACING).position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        assertThat(Trial.events(facing)).containsExactlyInAnyOrder("e1d1", "e1d2", "e1f1", "e1f2", "--");
        assertThat(facing.after("e1d1").node()).isNotInstanceOf(Node.End.class);
        Position passed = facing.after("--");
        assertThat(end(passed)).isEqualTo("1/2-1/2 faced");
        assertThat(end(passed.variant().position(passed.text()))).isEqualTo("1/2-1/2 faced");
        assertThatThrownBy(() -> facing.after("e1e2"))
                .hasMessageContaining("what its filter asks for with 'leaves' is not the case behind it");
    }

    @Test
    void aPassIsTakenBack() {
        Cursor cursor = load(FACING).position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").cursor();
        Position before = cursor.position();
        cursor.play(Trial.events(before).indexOf("--"));
        cursor.undo();
        assertThat(cursor.position()).isEqualTo(before);
    }

    @Test
    void kingsFaceEachOtherAlongTheNamedLinesWithNothingBetween() {
        Variant variant = load(FACING);
        for (String free : List.of("3k4/8/8/8/8/8/8/R3K3", "4k3/8/8/8/4N3/8/8/R3K3", "8/8/8/8/8/8/8/k3K3")) {
            assertThat(Trial.events(variant.position(free + " w - - 0 1"))).doesNotContain("--");
        }
        assertThat(Trial.events(variant.position("7k/8/8/8/8/8/8/K7 w - - 0 1")))
                .contains("--");
        assertThat(Trial.events(variant.position("3k4/8/8/8/8/8/8/4K3 w - - 0 1")))
                .contains("e1d1");
    }

    @Test
    void aPassMayBeCounted() {
        Variant variant =
                load(GAME + """
                numbers: {passes: {to: 2}}
                turn: {when: check, then: [move, {set: {passes: 0}}], else: {one-of: [[move, {set: {passes: 0}}], {pass: {add: {passes: 1}}}]}}
                """ + ENDINGS + ", passes: {when: {number: passes, at-least: 2}, result: draws}}\n");
        Position once = variant.start().after("--");
        assertThat(once.text()).contains(" passes=1");
        assertThat(end(once.after("--"))).isEqualTo("1/2-1/2 passes");
        assertThat(once.after("a8a7").text()).doesNotContain("passes");
    }

    @Test
    void aKingTakesWhatGivesCheck() {
        Variant variant = load(GAME + """
                turn:
                  when: check
                  then: {move: [{kinds: [all, not king]}, {kinds: king, captures: attackers}], stuck: {end: mated}}
                  else: move
                """ + ENDINGS + ", mated: {when: turn, result: loses}}\n");
        Position check = variant.position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        assertThat(Trial.events(check)).containsExactly("e1e2");
        assertThatThrownBy(() -> check.after("e1d1")).hasMessageContaining("it does not capture what gives check");
        assertThat(end(variant.position("4k3/8/8/8/8/8/4r3/r3K3 w - - 0 1"))).isEqualTo("0-1 mated");
        assertThat(end(variant.position("4k3/8/8/8/8/3n4/8/4K2R w - - 0 1"))).isEqualTo("0-1 mated");
    }

    @Test
    void piecesHaveAWorth() {
        Variant variant = load(GAME + "turn: move\n" + ENDINGS
                + ", rich: {when: {pieces: {rook: 5, knight: 3}, at-least: 8}, result: wins}, ahead: {when: {pieces: {rook: 5},"
                + " more-than: {pieces: {knight: 2, king: 3}, of: enemy}}, result: wins}}\n");
        assertThat(end(variant.position("k7/8/8/8/8/8/8/N5NK w - - 0 1"))).isEmpty();
        assertThat(end(variant.position("k7/8/8/8/8/8/8/1N3NNK w - - 0 1"))).isEqualTo("1-0 rich");
        assertThat(end(variant.position("kn6/8/8/8/8/8/1R6/7K w - - 0 1"))).isEmpty();
        assertThat(end(variant.position("k7/8/8/8/8/8/1R6/7K w - - 0 1"))).isEqualTo("1-0 ahead");
    }

    private static String end(Position position) {
        return position.node() instanceof Node.End end ? end.result().text() + " " + end.reason() : "";
    }

    private Variant load(String game) {
        return Trial.load(folder, game);
    }
}
