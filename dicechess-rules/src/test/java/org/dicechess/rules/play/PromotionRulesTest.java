package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several rules of promotion of one kind, the moves of which they speak, and bounds for the new kinds. */
class PromotionRulesTest {

    private static final String GAME = """
            format: 1
            id: promotion
            name: Promotion
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}, far: {white: [rank 6, rank 7]}, zone: {white: [rank 6, rank 7, rank 8]}}
            pieces:
              pawn:
                symbol: P
                move: fmWfcF
                promotion:
                  - {rule: must-9, area: last, to: [queen, knight], at-most: setup}
                  - {rule: may-9, area: far, to: knight, at-most: 2, optional: true}
              silver:
                symbol: S
                move: FfW
                promotion: {area: zone, moves: [entering, within, leaving], to: gold, optional: true}
              gold: {symbol: +S, move: WfF, demoted: silver}
              scout: {symbol: C, move: R, promotion: {area: far, moves: leaving, to: queen}}
              twin: {symbol: T, move: W, promotion: [{area: last, to: queen, side: white}, {area: last, to: knight, side: black}]}
              page:
                symbol: G
                move: W
                promotion:
                  - {rule: page-1, area: last, to: queen, only-if: {pieces: rook, of: enemy}}
                  - {area: last, to: knight, only-if: check, optional: true}
              rook: {symbol: R, move: R}
              knight: {symbol: N, move: N}
              queen: {symbol: Q, move: Q}
              king: {symbol: K, move: K, royal: true}
            setup: kqn5/8/8/8/8/8/8/KQN5 w - - 0 1
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
            """;

    @TempDir
    private Path folder;

    @Test
    void aMoveMayPromoteThatBeginsOrEndsInTheArea() {
        assertThat(of("8/8/8/3S4/8/8/k7/7K w - - 0 1", "d5"))
                .containsExactlyInAnyOrder("d5d6", "d5d6+s", "d5c6", "d5c6+s", "d5e6", "d5e6+s", "d5c4", "d5e4");
        assertThat(of("8/8/3S4/8/8/8/k7/7K w - - 0 1", "d6"))
                .containsExactlyInAnyOrder(
                        "d6d7", "d6d7+s", "d6c7", "d6c7+s", "d6e7", "d6e7+s", "d6c5", "d6c5+s", "d6e5", "d6e5+s");
    }

    @Test
    void blackSeesTheAreaFromItsSide() {
        assertThat(of("7K/8/k7/8/8/3s4/8/8 b - - 0 1", "d3"))
                .containsExactlyInAnyOrder(
                        "d3d2", "d3d2+s", "d3c2", "d3c2+s", "d3e2", "d3e2+s", "d3c4", "d3c4+s", "d3e4", "d3e4+s");
    }

    @Test
    void onlyAMoveOutOfTheAreaMayPromote() {
        assertThat(of("7k/8/1PC1P3/8/2P5/8/8/K7 w - - 0 1", "c6"))
                .containsExactlyInAnyOrder("c6d6", "c6c7", "c6c8q", "c6c5q");
        assertThat(of("7k/8/8/1PC1P3/2P5/8/8/K7 w - - 0 1", "c5"))
                .containsExactlyInAnyOrder("c5d5", "c5c6", "c5c7", "c5c8");
    }

    @Test
    void aSideHasAtMostSoManyOfAKind() {
        assertThat(of("8/3P4/8/8/8/8/k7/6QK w - - 0 1", "d7")).containsExactly("d7d8n");
        assertThat(of("8/3P4/8/8/8/8/k7/6NK w - - 0 1", "d7")).containsExactly("d7d8q");
        assertThat(of("2q4n/3P4/8/8/8/8/k7/7K w - - 0 1", "d7"))
                .containsExactlyInAnyOrder("d7d8q", "d7d8n", "d7c8q", "d7c8n");
        assertThat(of("8/8/8/3P4/8/8/k7/6NK w - - 0 1", "d5")).containsExactlyInAnyOrder("d5d6", "d5d6n");
        assertThat(of("8/8/8/3P4/8/8/k7/5NNK w - - 0 1", "d5")).containsExactly("d5d6");
    }

    /** The setup has one queen: with a Q or a Q~ on the board the pawn becomes no other, with none it may. */
    @Test
    void aPromotedPieceCountsWithThoseThatHaveItsLetters() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("to: [queen, knight], at-most: setup", "to: [royal-pawn, knight], at-most: setup")
                        .replace("  queen: {", "  royal-pawn: {symbol: Q~, move: Q, demoted: pawn}\n  queen: {"));
        assertThat(of(variant.position("8/3P4/8/8/8/8/k7/7K w - - 0 1"), "d7"))
                .containsExactlyInAnyOrder("d7d8q~", "d7d8n");
        assertThat(of(variant.position("8/3P4/8/8/8/8/k7/6QK w - - 0 1"), "d7")).containsExactly("d7d8n");
        assertThat(of(variant.position("8/3P4/8/8/8/8/k7/6Q~K w - - 0 1"), "d7"))
                .containsExactly("d7d8n");
    }

    @Test
    void aPieceThatMustPromoteAndCannotStays() {
        Position position = position("8/3P4/8/8/8/8/k7/5NQK w - - 0 1");
        assertThat(of(position, "d7")).isEmpty();
        assertThat(why(position, "d7d8q"))
                .isEqualTo(
                        "a pawn does not go from d7 to d8 here: it has to promote there, and White may have at most 1"
                                + " of the kind queen, White may have at most 1 of the kind knight (must-9)");
    }

    @Test
    void explainTellsOfTheBoundAndOfTheRule() {
        Position one = position("8/3P4/8/8/8/8/k7/6QK w - - 0 1");
        assertThat(why(one, "d7d8q")).isEqualTo("White may have at most 1 of the kind queen (must-9)");
        assertThat(why(one, "d7d8")).isEqualTo("a pawn that moves there becomes one of knight (must-9)");
        assertThat(why(position("8/8/8/3P4/8/8/k7/7K w - - 0 1"), "d5d6q"))
                .isEqualTo("a pawn that moves there becomes one of knight, or stays what it is (may-9)");
        assertThat(why(position("8/8/8/8/3S4/8/k7/7K w - - 0 1"), "d4d5+s"))
                .isEqualTo("a silver does not promote from d4 to d5");
        assertThat(why(position("8/8/8/8/8/3P4/k7/4NQNK w - - 0 1"), "d3d8q"))
                .isEqualTo("a pawn does not go from d3 to d8 here");
    }

    @Test
    void eachSideMayPromoteToOtherKinds() {
        assertThat(of("8/3T4/8/8/8/8/k7/7K w - - 0 1", "d7")).contains("d7d8q").doesNotContain("d7d8n", "d7d8");
        assertThat(of("8/8/k7/8/8/8/3t4/7K b - - 0 1", "d2")).contains("d2d1n").doesNotContain("d2d1q", "d2d1");
    }

    @Test
    void aRuleMayHoldUnderACondition() {
        Position none = position("8/3G4/8/8/8/8/k7/7K w - - 0 1");
        assertThat(of(none, "d7")).containsExactlyInAnyOrder("d7d8", "d7d6", "d7c7", "d7e7");
        assertThat(why(none, "d7d8q")).isEqualTo("a page does not promote there as things stand (page-1)");
        assertThat(of("8/3G4/8/8/2r5/8/k7/7K w - - 0 1", "d7"))
                .containsExactlyInAnyOrder("d7d8q", "d7d6", "d7c7", "d7e7");
        assertThat(of("8/3G4/8/8/2R5/8/k7/7K w - - 0 1", "d7")).contains("d7d8").doesNotContain("d7d8q");
        // Black's page, and Black is in check: it may capture the queen that checks.
        assertThat(of("7K/8/8/8/8/8/4g3/k3Q3 b - - 0 1", "e2")).containsExactlyInAnyOrder("e2e1", "e2e1n");
        assertThat(of("7K/8/8/8/8/8/R3g3/k3Q3 b - - 0 1", "e2")).isEmpty();
        assertThat(of("7K/8/8/8/8/1R6/4g3/k3Q3 b - - 0 1", "e2")).containsExactlyInAnyOrder("e2e1q", "e2e1n");
    }

    @Test
    void cursorPositionAndUndoAgree() {
        for (String text : List.of(
                "8/3P4/8/8/8/8/k7/6QK w - - 0 1",
                "8/8/3S4/8/8/8/k7/7K w - - 0 1",
                "7k/8/1PC1P3/8/2P5/8/8/K7 w - - 0 1")) {
            Position position = position(text);
            var cursor = position.cursor();
            int[] events = new int[position.variant().eventBound()];
            int count = cursor.list(events, 0);
            assertThat(cursor.count()).isEqualTo(count);
            for (int i = 0; i < count; i++) {
                Event event = cursor.event(events[i]);
                cursor.play(events[i]);
                assertThat(cursor.position()).isEqualTo(position.after(event));
                assertThat(position.variant().position(cursor.position().text()))
                        .isEqualTo(cursor.position());
                cursor.undo();
            }
            assertThat(cursor.position()).isEqualTo(position);
        }
    }

    private List<String> of(String text, String from) {
        return of(position(text), from);
    }

    private static List<String> of(Position position, String from) {
        return position.node().events().stream()
                .map(Event::text)
                .filter(text -> text.startsWith(from))
                .toList();
    }

    private static String why(Position position, String text) {
        return catchThrowableOfType(
                        IllegalEventException.class,
                        () -> position.variant().notation().event(position, text))
                .getMessage();
    }

    private Position position(String text) {
        return variant().position(text);
    }

    private Variant variant() {
        return Trial.load(folder, GAME);
    }
}
