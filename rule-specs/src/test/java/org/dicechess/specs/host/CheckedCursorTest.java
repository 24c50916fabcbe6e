package org.dicechess.specs.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Perft;
import org.dicechess.Variant;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Test;

/** A checked cursor plays as any other, and refuses what no cursor can understand. */
class CheckedCursorTest {

    private final Variant chess = VariantSpec.variant("chess");

    @Test
    void countsAsAnyOther() {
        assertThat(Perft.countMade(chess.start().cursor().checked(), 3, Perft.Unit.EVENT))
                .isEqualTo(8902);
    }

    @Test
    void refusesAnIntThatIsNotListedHere() {
        Cursor cursor = chess.start().cursor().checked();
        int e2e4 = cursor.number(chess.notation().event(chess.start(), "e2e4"));
        cursor.play(e2e4);
        for (Consumer<Integer> call : java.util.List.<Consumer<Integer>>of(
                cursor::play,
                cursor::event,
                cursor::weight,
                cursor::from,
                cursor::to,
                cursor::promoted,
                cursor::isCapture,
                cursor::isMove,
                event -> cursor.captures(event, new int[2], 0))) {
            assertThatThrownBy(() -> call.accept(e2e4))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("the int " + e2e4 + " stands for no event here; expected one of the 20")
                    .hasMessageContaining("at depth 1");
        }
        cursor.undo();
        assertThat(cursor.event(e2e4).text()).isEqualTo("e2e4");
    }

    @Test
    void refusesASquareThatDoesNotExist() {
        Cursor cursor = chess.start().cursor().checked();
        assertThat(cursor.variant().piece(cursor.at(63)).text()).isEqualTo("r");
        assertThatThrownBy(() -> cursor.at(64)).hasMessageContaining("square 64; expected an index");
        assertThatThrownBy(() -> cursor.at(-1)).hasMessageContaining("0 to 63");
    }

    @Test
    void refusesAnOffsetOutsideTheBuffer() {
        Cursor cursor = chess.start().cursor().checked();
        int e2e4 = cursor.number(chess.notation().event(chess.start(), "e2e4"));
        assertThat(cursor.captures(e2e4, new int[4], 4)).isEqualTo(4);
        assertThatThrownBy(() -> cursor.captures(e2e4, new int[4], 5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> cursor.captures(e2e4, new int[4], -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void refusesAVisitorThatUndoesTheEnd() {
        Cursor cursor = VariantSpec.variant("dice-chess-three")
                .start()
                .after("[1 1 2]")
                .cursor()
                .checked();
        assertThatThrownBy(() -> cursor.visitEnds(10, cursor::undo))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the visitor undoes the end that it visits; expected no undo at depth 3");
        assertThat(cursor.depth()).isZero();
        assertThat(cursor.visitEnds(3, () -> {
                    cursor.play(cursor.outcome(0));
                    cursor.undo();
                }))
                .isEqualTo(3);
        int[] events = new int[cursor.variant().eventBound()];
        cursor.list(events, 0);
        cursor.play(events[0]);
        cursor.undo();
        assertThat(cursor.depth()).isZero();
    }

    /** Each end is a chance node, whose only end is itself. */
    @Test
    void refusesTheUndoAlsoAfterAVisitWithinTheVisit() {
        Cursor cursor = VariantSpec.variant("dice-chess-three")
                .start()
                .after("[1 1 2]")
                .cursor()
                .checked();
        assertThatThrownBy(() -> cursor.visitEnds(10, () -> {
                    assertThat(cursor.visitEnds(10, () -> {})).isEqualTo(1);
                    cursor.undo();
                }))
                .hasMessage("the visitor undoes the end that it visits; expected no undo at depth 3");
    }

    @Test
    void refusesCallsThatMeanNothingHere() {
        Cursor cursor = chess.start().cursor().checked();
        assertThatThrownBy(() -> cursor.outcome(0)).hasMessageContaining("nothing is rolled here");
        assertThatThrownBy(cursor::undo).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> cursor.played(0)).isInstanceOf(IndexOutOfBoundsException.class);
        Cursor mated =
                chess.position("4k3/8/8/8/8/8/5PPq/5RK1 w - - 0 1").cursor().checked();
        assertThat(mated.kind()).isEqualTo(Cursor.Kind.DECISION);
        Cursor over = chess.position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")
                .cursor()
                .checked();
        assertThat(over.kind()).isEqualTo(Cursor.Kind.END);
        assertThat(over.isChance()).isFalse();
        assertThatThrownBy(over::total).hasMessageContaining("the game is over: checkmate");
    }

    @Test
    void copiesAreCheckedToo() {
        Cursor copy = chess.start().cursor().checked().copy();
        assertThatThrownBy(() -> copy.play(-7)).isInstanceOf(IllegalArgumentException.class);
        assertThat(copy.checked()).isSameAs(copy);
        assertThat(copy.inCheck(Color.WHITE)).isFalse();
    }
}
