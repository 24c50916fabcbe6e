package org.dicechess.rules.san;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Pass;
import org.dicechess.Reserve;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.rules.san.SanScene.GamePiece;
import org.junit.jupiter.api.Test;

/**
 * Notation beyond chess: facings, long symbols, drops, selections, and moves that algebraic notation cannot
 * distinguish.
 */
class SanTableTest {

    private static final GamePiece BISHOP = GamePiece.white("B").facing(Direction.NORTH);
    private static final GamePiece RIDER = GamePiece.white("Nr");
    private static final GamePiece PAWN = GamePiece.white("P");

    @Test
    void aFacingIsWrittenIfItDistinguishesMoves() {
        Move west = move("e5d6^w", BISHOP, BISHOP.facing(Direction.WEST));
        Move north = move("e5d6^n", BISHOP, BISHOP);
        assertThat(texts(Map.of(at("e5"), BISHOP), west, north)).containsExactly("Bd6^w", "Bd6^n");
        assertThat(texts(Map.of(at("e5"), BISHOP), west)).containsExactly("Bd6");
    }

    @Test
    void aReaderAcceptsAFacingThatIsNotNeeded() {
        Move west = move("e5d6^w", BISHOP, BISHOP.facing(Direction.WEST));
        SanScene scene = new SanScene(Map.of(at("e5"), BISHOP), List.of(west));
        assertThat(San.parse(scene, "Bd6^w")).isEqualTo(west);
        assertThat(San.parse(scene, "Be5d6")).isEqualTo(west);
    }

    @Test
    void aLongSymbolIsInParentheses() {
        assertThat(texts(Map.of(at("e5"), RIDER), move("e5d6", RIDER, RIDER))).containsExactly("(Nr)d6");
        assertThat(texts(Map.of(at("e5"), PAWN), move("e5d6(nr)", PAWN, RIDER))).containsExactly("d6=(Nr)");
    }

    @Test
    void otherEventsThanMovesKeepTheirText() {
        Move drop = Move.of(
                "P@e4",
                List.of(new Edit.Lift(new Reserve(Color.WHITE, "hand"), PAWN), new Edit.Put(at("e4"), PAWN)),
                List.of(),
                List.of(at("e4")));
        assertThat(texts(Map.of(), drop, new Selection(at("e5"), "d4"), new Pass()))
                .containsExactly("P@e4", "e5:d4", "--");
    }

    @Test
    void aPieceThatStaysIsWrittenWithItsSquare() {
        Move stay = Move.of("e5e5", List.of(), List.of(), List.of(at("e5"), at("e5")));
        assertThat(texts(Map.of(at("e5"), RIDER), stay)).containsExactly("(Nr)e5");
    }

    @Test
    void movesThatDifferInTheirDiceKeepTheirOwnTexts() {
        Move three = Move.of("e5d6[3]", move("", RIDER, RIDER).edits(), List.of(3), List.of(at("e5"), at("d6")));
        Move five = Move.of("e5d6[5]", move("", RIDER, RIDER).edits(), List.of(5), List.of(at("e5"), at("d6")));
        assertThat(texts(Map.of(at("e5"), RIDER), three, five)).containsExactly("e5d6[3]", "e5d6[5]");
    }

    @Test
    void aMoveKeepsItsTextIfItsAlgebraicTextIsTheTextOfAnotherEvent() {
        Move first = move("first", BISHOP, BISHOP);
        Move other = Move.of(
                "Bd6",
                List.of(new Edit.Lift(at("f5"), RIDER), new Edit.Put(at("g6"), RIDER)),
                List.of(),
                List.of(at("f5"), at("g6")));
        assertThat(texts(Map.of(at("e5"), BISHOP, at("f5"), RIDER), first, other))
                .containsExactly("first", "(Nr)g6");
    }

    @Test
    void aFacingAndAPromotionMayBothBeWritten() {
        Move turned = move("e5d6b^w", PAWN, BISHOP.facing(Direction.WEST));
        SanScene scene = new SanScene(Map.of(at("e5"), PAWN), List.of(turned));
        for (String text : List.of("d6=B", "d6B", "d6=B^w", "d6B^w", "ed6B", "5d6=B^w", "e5d6=B")) {
            assertThat(San.parse(scene, text)).as(text).isEqualTo(turned);
        }
    }

    @Test
    void aKingOfAGameWithoutCheckCastles() {
        GamePiece king = GamePiece.white("K");
        GamePiece rook = GamePiece.white("R");
        Move castling = Move.of(
                "e1g1",
                List.of(
                        new Edit.Lift(at("e1"), king),
                        new Edit.Lift(at("h1"), rook),
                        new Edit.Put(at("g1"), king),
                        new Edit.Put(at("f1"), rook)),
                List.of(),
                List.of(at("e1"), at("g1")));
        assertThat(texts(Map.of(at("e1"), king, at("h1"), rook), castling)).containsExactly("O-O");
    }

    private static Move move(String text, GamePiece before, GamePiece after) {
        return Move.of(
                text,
                List.of(new Edit.Lift(at("e5"), before), new Edit.Put(at("d6"), after)),
                List.of(),
                List.of(at("e5"), at("d6")));
    }

    private static List<String> texts(Map<Square, GamePiece> pieces, Event... events) {
        SanScene scene = new SanScene(Map.copyOf(pieces), List.of(events));
        return List.of(events).stream().map(event -> San.format(scene, event)).toList();
    }

    private static Square at(String name) {
        return Square.of(name);
    }
}
