package org.dicechess.examples.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.GameRecord;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

/** What a view tells to programs that look at no picture and have no library. */
class ViewTest {

    private static final View.Look UNSEEN = new View.Look(Color.WHITE, false, false);

    private static View view(GameRecord game) {
        return View.of(game, true, UNSEEN);
    }

    private static View view(String id, String... events) {
        GameRecord game = GameRecord.from(Loader.create().load(id).start());
        for (String event : events) {
            game = game.after(event);
        }
        return view(game);
    }

    private static View position(String id, String text) {
        Variant variant = Loader.create().load(id);
        return view(GameRecord.from(variant.notation().position(text)));
    }

    private static final String[] PAWNS_TAKEN = {"e2e4", "d7d5", "e4d5", "d8d5"};

    @Test
    void thePositionAndTheHandsAreThereWithoutAPicture() {
        View view = view("crazyhouse", PAWNS_TAKEN);
        assertThat(view.svg()).isEmpty();
        assertThat(view.position()).isEqualTo("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3");
        assertThat(view.hands()).isEqualTo(Map.of("white", Map.of("pawn", 1), "black", Map.of("pawn", 1)));
        assertThat(view("chess").hands()).isEqualTo(Map.of("white", Map.of(), "black", Map.of()));
    }

    /** White's queen gives a check that Black answers: two are left for White. */
    @Test
    void numbersWithATitleAreTold() {
        View view = view("three-check-chess", "e2e4", "f7f6", "d1h5", "g7g6");
        assertThat(view.numbers()).isEqualTo(Map.of("checks to give", Map.of("white", 2, "black", 3)));
        assertThat(view("reversi").numbers()).isEmpty();
    }

    /** A piece that has been put down again is in no hand, though it was captured. */
    @Test
    void whatIsInHandIsNotWhatHasEverBeenCaptured() {
        String[] events = {"e2e4", "d7d5", "e4d5", "d8d5", "P@e4"};
        View view = view("crazyhouse", events);
        assertThat(view.hands()).isEqualTo(Map.of("white", Map.of(), "black", Map.of("pawn", 1)));
        assertThat(view.captured()).isEqualTo(Map.of("white", Map.of("pawn", 1), "black", Map.of("pawn", 1)));
    }

    /** Empty squares from rank 2 to rank 7: e2, d7, all of ranks 3, 4 and 6, and seven of rank 5. */
    @Test
    void aDropHasASortOfItsOwnAndNamesThePiece() {
        View view = view("crazyhouse", PAWNS_TAKEN);
        assertThat(view.choices())
                .filteredOn(each -> each.sort().equals("drop"))
                .hasSize(1 + 1 + 24 + 7)
                .allSatisfy(each -> assertThat(each.from()).isEmpty())
                .contains(new View.Choice("P@e4", "drop", "", "P", "pawn", "e4", "", "puts the pawn on e4"));
        assertThat(view.choices())
                .filteredOn(each -> each.sort().equals("move"))
                .allSatisfy(each -> assertThat(each.hand() + each.piece()).isEmpty())
                .contains(new View.Choice("b1c3", "move", "b1", "", "", "c3", "", "knight from b1 to c3"));
    }

    /** The rules of Isolation name the action of a turn that puts a wall on the board. */
    @Test
    void anActionKeepsItsNameAndTellsWhatItPutsDown() {
        View view = view("isolation", "c1c2");
        assertThat(view.choices())
                .isNotEmpty()
                .allSatisfy(
                        each -> assertThat(List.of(each.sort(), each.from(), each.hand(), each.piece(), each.becomes()))
                                .containsExactly("wall", "", "", "wall", ""));
    }

    @Test
    void aPromotionNamesItsKind() {
        View view = position("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        assertThat(view.choices())
                .filteredOn(each -> each.from().equals("a7"))
                .allSatisfy(each -> assertThat(each.sort()).isEqualTo("move"))
                .extracting(View.Choice::becomes)
                .containsExactlyInAnyOrder("queen", "rook", "bishop", "knight");
        assertThat(view.choices())
                .filteredOn(each -> each.from().equals("a1"))
                .hasSize(3)
                .allSatisfy(each -> assertThat(each.becomes()).isEmpty());
    }

    @Test
    void theEndIsToldInWords() {
        View mated = view("chess", "f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(List.of(mated.end(), mated.result(), mated.words()))
                .containsExactly("checkmate", "0-1", "checkmate: Black wins");
        View stalemate = position("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assertThat(List.of(stalemate.end(), stalemate.result(), stalemate.words()))
                .containsExactly("stalemate", "1/2-1/2", "stalemate: draw");
        View start = view("chess");
        assertThat(List.of(start.end(), start.result(), start.words())).containsExactly("", "*", "White moves");
    }

    @Test
    void aCheckIsTold() {
        assertThat(view("chess", "e2e4", "f7f6", "d1h5").check()).isTrue();
        assertThat(view("chess", "f2f3", "e7e5", "g2g4", "d8h4").check()).isTrue();
        assertThat(view("chess", "e2e4", "e7e6", "d1h5").check()).isFalse();
        assertThat(view("dice-chess").check()).isFalse();
    }
}
