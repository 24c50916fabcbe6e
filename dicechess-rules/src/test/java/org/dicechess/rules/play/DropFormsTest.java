package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces that are dropped in the form into which they promote, and pieces that flip with each move. */
class DropFormsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 4, ranks: 4}
            areas: {board: all, behind: {white: [rank 1, rank 2]}}
            pieces:
              pawn:  {symbol: P, move: fW, promotion: {area: board, to: tokin, moves: [entering, within, leaving]}}
              tokin: {symbol: +P, move: WfF, demoted: pawn, promotion: {area: board, to: pawn, moves: [entering, within, leaving]}}
              rook:  {symbol: R, move: R}
              dragon: {symbol: +R, move: RF, demoted: rook}
              king:  {symbol: K, move: K, royal: true}
            check: {}
            hands: {}
            turn: {one-of: [move, {drop: [{not: {kinds: pawn}}, {kinds: pawn, to: behind}, {becomes: tokin}]}]}
            endings: {checkmate: {when: checkmate, result: loses}, stalemate: {when: stalemate, result: draws}}
            setup: 3k/4/4/K3[] w - - 0 1
            """;

    private static Variant variant() {
        return Loader.create().load("trial", GAME.getBytes(StandardCharsets.UTF_8));
    }

    /** Kings on a1 and d4 leave 14 squares, 7 of them on ranks 1 and 2. A rook is not put down as a dragon. */
    @Test
    void aPieceIsPutDownInTheFormsThatFiltersName() {
        Map<String, Long> drops = variant().position("3k/4/4/K3[PR] w - - 0 1").node().events().stream()
                .map(Event::text)
                .filter(text -> text.contains("@"))
                .collect(Collectors.groupingBy(text -> text.substring(0, text.indexOf('@')), Collectors.counting()));
        assertThat(drops).isEqualTo(Map.of("P", 7L, "+P", 14L, "R", 14L));
    }

    /** The piece is taken out of the hand as a pawn. */
    @Test
    void theHandLosesThePieceThatItHeld() {
        Position before = variant().position("3k/4/4/K3[PPp] w - - 0 1");
        Event drop = before.variant().notation().event(before, "+P@b3");
        assertThat(before.after(drop).text()).isEqualTo("3k/1+P2/4/K3[Pp] b - - 0 1");
        assertThat(((Move) drop).edits().stream().filter(Edit.Lift.class::isInstance))
                .extracting(edit -> edit.piece().text())
                .containsExactly("P");
        assertThat(((Move) drop).promotion()).isEmpty();
        assertThat(before.variant().notation().event(before, "+P@b3").text()).isEqualTo("+P@b3");
        Cursor cursor = before.cursor();
        long key = cursor.key();
        int[] events = new int[before.variant().eventBound()];
        int end = cursor.list(events, 0);
        for (int at = 0; at < end; at++) {
            cursor.play(events[at]);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position()).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "P@b3, b3 is not in 'behind'",
        "+P@d4, a piece stands on d4",
        "+R@b2, a rook in hand does not become a dragon",
        "+p@b2, the tokin is not White's",
    })
    void theReasonWhyAPieceCannotBePutDownSo(String drop, String reason) {
        Position position = variant().position("3k/4/4/K3[PR] w - - 0 1");
        assertThatThrownBy(() -> position.variant().notation().event(position, drop))
                .hasMessageContaining(reason);
    }

    @Test
    void withoutThePieceInHandNoFormIsPutDown() {
        Position position = variant().position("3k/4/4/K3[Rp] w - - 0 1");
        assertThatThrownBy(() -> position.variant().notation().event(position, "+P@b2"))
                .hasMessageContaining("White has no pawn in hand");
    }

    /** Each move turns the piece, on every square; both kinds may stand anywhere. */
    @Test
    void aPieceFlipsWithEachMove() {
        Position position = variant().position("P2k/4/+P3/3K[] w - - 0 1");
        List<String> moves = position.node().events().stream()
                .map(Event::text)
                .filter(text -> !text.startsWith("d1"))
                .sorted()
                .toList();
        assertThat(moves).containsExactly("a2a1p", "a2a3p", "a2b2p", "a2b3p");
        Position flipped = position.after(position.variant().notation().event(position, "a2b3p"));
        assertThat(flipped.text()).isEqualTo("P2k/1P2/4/3K[] b - - 0 1");
        assertThat(flipped.hand(Color.WHITE)).isEmpty();
    }
}
