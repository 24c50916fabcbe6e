package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares dice chess with numbers that another program computed, and with the sample game of its source. */
class DiceChessDataTest {

    private static final Variant VARIANT = VariantSpec.variant("dice-chess");
    private static final String FINAL = "1rbqkbnr/pppppBpp/2n5/6N1/4P3/8/PPPP1PPP/RNBQK2R b KQk - 4 5";

    @ParameterizedTest
    @MethodSource("rolls")
    void aRollAllowsExactlyTheseMoves(Row row) {
        Position rolled = VARIANT.position(row.field(0)).after(row.field(1));
        List<String> expected = row.field(2).equals("-") ? List.of("--") : Scene.words(row.field(2));
        assertThat(events(rolled)).containsExactlyInAnyOrderElementsOf(expected);
    }

    static List<Row> rolls() {
        return Bundled.data("dice-chess-rolls.txt", 3);
    }

    @ParameterizedTest
    @MethodSource("plies")
    void thePositionsOfTheSampleGameFollowEachOther(int ply) {
        assertThat(reached().get(ply))
                .isEqualTo(VARIANT.position(plyRows().get(ply).field(0)));
    }

    @ParameterizedTest
    @MethodSource("plies")
    void theRollsOfTheSampleGameAllowTheseNumbersOfMoves(int ply) {
        Row row = plyRows().get(ply);
        List<String> events = events(reached().get(ply).after(row.field(1)));
        assertThat(events).contains(row.field(3));
        assertThat(events.stream().filter(text -> !text.equals("--"))).hasSize(Integer.parseInt(row.field(2)));
    }

    @ParameterizedTest
    @MethodSource("plies")
    void theMovesOfTheSampleGameReadAsPrinted(int ply) {
        Row row = plyRows().get(ply);
        Position rolled = reached().get(ply).after(row.field(1));
        Event event = VARIANT.notation().event(rolled, row.field(3));
        assertThat(VARIANT.notation().san(rolled, event)).isEqualTo(row.field(4));
    }

    @Test
    void theSampleGameEndsWithMate() {
        List<Position> reached = reached();
        Position last = reached.get(reached.size() - 1);
        assertThat(last).isEqualTo(VARIANT.position(FINAL));
        assertThat(last.text()).isEqualTo(FINAL);
        assertThat(last.inCheck(Color.BLACK)).isTrue();
        assertThat(last.node()).isInstanceOfSatisfying(Node.End.class, end -> {
            assertThat(end.result()).isEqualTo(Result.WHITE_WINS);
            assertThat(end.reason()).isEqualTo("checkmate");
        });
    }

    /** "A three or five would have enabled an immediate win": rolls with the number that the win needs. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1 3] f7e8",
                "[2 3] f7e8",
                "[3 4] f7e8",
                "[3 5] f7e8",
                "[3 6] f7e8",
                "[3 3] f7e8",
                "[1 5] d1f3",
                "[2 5] d1h5",
                "[3 5] d1f3",
                "[3 5] d1h5",
                "[4 4] f7e8",
                "[5 5] d1h5"
            })
    void inTheFourthTurnWhiteWouldHaveWonWith(String events) {
        List<String> words = Scene.words(events);
        Position position = reached().get(6).after(words.get(0));
        assertThat(events(position)).contains(words.get(1));
        assertThat(position.after(words.get(1)).node())
                .isInstanceOfSatisfying(
                        Node.End.class, end -> assertThat(end.result()).isEqualTo(Result.WHITE_WINS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[2 4]", "[1 2]", "[4 5]", "[1 6]"})
    void inTheFourthTurnARollWithoutThreeDoesNotCaptureTheKing(String roll) {
        assertThat(events(reached().get(6).after(roll))).doesNotContain("f7e8");
    }

    static List<Integer> plies() {
        List<Integer> plies = new ArrayList<>();
        for (int i = 0; i < plyRows().size(); i++) {
            plies.add(i);
        }
        return plies;
    }

    private static List<Row> plyRows() {
        return Bundled.data("dice-chess-sample-game.txt", 5);
    }

    /** Returns the positions before each roll, and the last one. */
    private static List<Position> reached() {
        List<Position> positions = new ArrayList<>(List.of(VARIANT.start()));
        for (Row row : plyRows()) {
            positions.add(
                    positions.get(positions.size() - 1).after(row.field(1)).after(row.field(3)));
        }
        return positions;
    }

    private static List<String> events(Position position) {
        return Property.listed(position.node()).stream().map(Event::text).toList();
    }
}
