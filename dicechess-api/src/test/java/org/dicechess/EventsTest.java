package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events, edits and places as values. */
class EventsTest {

    private static final Square A1 = Square.of("a1");
    private static final Square E4 = Square.of("e4");
    private static final Square E5 = Square.of("e5");
    private static final Piece WHITE = ToyPiece.of("R");
    private static final Piece BLACK = ToyPiece.of("n");
    private static final Reserve HAND = new Reserve(Color.WHITE, "hand");

    @Test
    void textsAreCanonical() {
        assertThat(new Roll(List.of(1, 3))).hasToString("[1 3]");
        assertThat(new Roll(List.of(960)).text()).isEqualTo("[960]");
        assertThat(new Pass().text()).isEqualTo("--").isEqualTo(new Pass().toString());
        assertThat(new Selection(E5, "d4").text()).isEqualTo("e5:d4");
        assertThat(HAND.text()).isEqualTo("white:hand");
        assertThat(new Reserve(Color.BLACK, "waiting")).hasToString("black:waiting");
    }

    @Test
    void aRollKeepsACopyOfItsFacesAndHasOne() {
        List<Integer> faces = new ArrayList<>(List.of(2, 2, 5));
        Roll roll = new Roll(faces);
        faces.set(0, 6);
        assertThat(roll.faces()).containsExactly(2, 2, 5);
        assertThatThrownBy(() -> new Roll(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Roll(Arrays.asList(1, null))).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> new Roll(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void diceKeepACopy() {
        List<Die> dice = new ArrayList<>();
        Dice pair = new Dice("pair", dice);
        dice.add(null);
        assertThat(pair.dice()).isEmpty();
    }

    @Test
    void anEditHasAPlaceAndAPiece() {
        assertThatThrownBy(() -> new Edit.Lift(null, WHITE))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("place");
        assertThatThrownBy(() -> new Edit.Put(A1, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("piece");
        assertThat(new Edit.Lift(A1, WHITE)).isNotEqualTo(new Edit.Put(A1, WHITE));
    }

    @Test
    void editsOfAMoveStandInCanonicalOrder() {
        Move move = Move.of(
                "e4e5",
                List.of(
                        new Edit.Put(HAND, BLACK),
                        new Edit.Put(E5, WHITE),
                        new Edit.Lift(HAND, WHITE),
                        new Edit.Put(A1, BLACK),
                        new Edit.Lift(E5, BLACK),
                        new Edit.Lift(E4, WHITE)),
                List.of(3, 1),
                List.of(E4, E5));
        assertThat(move.edits())
                .containsExactly(
                        new Edit.Lift(E4, WHITE),
                        new Edit.Lift(E5, BLACK),
                        new Edit.Lift(HAND, WHITE),
                        new Edit.Put(A1, BLACK),
                        new Edit.Put(E5, WHITE),
                        new Edit.Put(HAND, BLACK));
        assertThat(move.spent()).containsExactly(1, 3);
        assertThat(move).hasToString("e4e5");
    }

    @Test
    void startAndArrivalAreTheEndsOfThePath() {
        Move move = Move.of("x", List.of(), List.of(), List.of(A1, E4, E5));
        assertThat(move.from()).contains(A1);
        assertThat(move.to()).contains(E5);
        Move drop = Move.of("x", List.of(), List.of(), List.of(E4));
        assertThat(drop.from()).isEmpty();
        assertThat(drop.to()).contains(E4);
        Move nowhere = Move.of("x", List.of(), List.of(), List.of());
        assertThat(nowhere.from()).isEmpty();
        assertThat(nowhere.to()).isEmpty();
    }

    @Test
    void effectDiceAndActionMakeAMoveAndNothingElse() {
        List<Edit> edits = List.of(new Edit.Lift(A1, WHITE), new Edit.Put(E4, WHITE));
        Move move = Move.of("a1e4", edits, List.of(2), List.of(A1, E4));
        Move other = Move.of("other text", edits, List.of(2), List.of(A1, E5, E4));
        assertThat(move).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(move.hashCode())
                .isEqualTo(31 * move.edits().hashCode() + List.of(2).hashCode());
        assertThat(move)
                .isNotEqualTo(Move.of("a1e4", edits, List.of(), List.of(A1, E4)))
                .isNotEqualTo(Move.of("a1e4", edits.subList(0, 1), List.of(2), List.of(A1, E4)))
                .isNotEqualTo(move.as("guard"))
                .isNotEqualTo(new Pass());
        assertThat(move.action()).isEmpty();
        assertThat(move.as("guard").action()).contains("guard");
        assertThat(move.as("guard")).isEqualTo(other.as("guard")).isNotEqualTo(move.as("jump"));
        assertThat(move.as("guard").text()).isEqualTo("a1e4");
    }

    @Test
    void nothingOfAMoveIsNull() {
        assertThatThrownBy(() -> Move.of(null, List.of(), List.of(), List.of()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("text");
        assertThatThrownBy(() -> Move.of("x", null, List.of(), List.of())).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Move.of("x", List.of(), null, List.of())).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Move.of("x", List.of(), List.of(), null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Move.of("x", List.of(), List.of(), Arrays.asList(A1, null)))
                .isInstanceOf(NullPointerException.class);
    }

    @Test
    void captureTakesThePieceOfTheOtherSide() {
        assertThat(move("a1e4", List.of(A1, E4), "-a1R", "-e4n", "+e4R").captures())
                .containsExactly(BLACK);
        assertThat(move("a1e4", List.of(A1, E4), "-a1R", "+e4R").captures()).isEmpty();
        assertThat(move("e4a1", List.of(E4, A1), "-e4n", "-a1R", "+a1n").captures())
                .containsExactly(WHITE);
    }

    @Test
    void anExchangeOfPlacesCapturesNothing() {
        assertThat(move("x", List.of(A1, E4), "-a1R", "-e4n", "+e4R", "+a1n").captures())
                .isEmpty();
        assertThat(move("x", List.of(A1, E4), "-a1R", "-e4n", "-e5n", "+e4R", "+a1n")
                        .captures())
                .containsExactly(BLACK);
    }

    @Test
    void anOwnPieceThatIsLiftedIsNotCaptured() {
        assertThat(move("castling", List.of(A1, E4), "-a1R", "-e5R", "+e4R").captures())
                .isEmpty();
    }

    @Test
    void aPieceThatStaysMayTake() {
        assertThat(move("e4xe5", List.of(E4, E4), "-e5n").captures()).containsExactly(BLACK);
        assertThat(move("e4xe5", List.of(E4, E4), "-e5n").capturedOn()).containsExactly(Square.of("e5"));
        assertThat(move("e4xe5", List.of(E4, E4), "-a1n", "-e5n", "+a1n").capturedOn())
                .containsExactly(Square.of("e5"));
    }

    @Test
    void aDropTakesWhatIsNotOfItsSide() {
        assertThat(move("drop", List.of(E4), "-e4n", "+e4R").captures()).containsExactly(BLACK);
        assertThat(move("drop", List.of(E4), "+e4R").captures()).isEmpty();
        assertThat(move("nothing", List.of()).captures()).isEmpty();
    }

    @Test
    void sidesAndResultsBelongTogether() {
        assertThat(Color.WHITE.opponent()).isEqualTo(Color.BLACK);
        assertThat(Color.BLACK.opponent()).isEqualTo(Color.WHITE);
        assertThat(Result.winFor(Color.WHITE).text()).isEqualTo("1-0");
        assertThat(Result.winFor(Color.BLACK).text()).isEqualTo("0-1");
        assertThat(Result.DRAW.text()).isEqualTo("1/2-1/2");
    }

    /** A move by edits in short: {@code -} lifts, {@code +} puts, then square and piece. */
    private static Move move(String text, List<Square> path, String... edits) {
        List<Edit> all = new ArrayList<>();
        for (String edit : edits) {
            Square square = Square.of(edit.substring(1, 3));
            Piece piece = ToyPiece.of(edit.substring(3));
            all.add(edit.charAt(0) == '-' ? new Edit.Lift(square, piece) : new Edit.Put(square, piece));
        }
        return Move.of(text, all, List.of(), path);
    }
}
