package org.dicechess.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Roll;
import org.dicechess.rules.table.Board;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two dice with the faces pawn (1), rook (2) and king (3), which are spent one by one. Nine cases make six rolls. A
 * single die can be left in three ways.
 */
class RollsTest {

    @TempDir
    private static Path folder;

    private static Board board;
    private static Rolls rolls;

    @BeforeAll
    static void load() {
        board = Board.chess(
                folder,
                "dice: {pair: {count: 2, faces: [pawn, rook, king]}}",
                "turn: [{roll: pair}, {spend: {}}]",
                "check: {attacked-royal: may-be-taken}",
                "endings: {taken: {when: none-left, pieces: king, result: loses}}");
        rolls = board.tables().rolls;
    }

    @ParameterizedTest
    @CsvSource({"1, 1 1, 1", "2, 1 2, 2", "3, 1 3, 2", "4, 2 2, 1", "5, 2 3, 2", "6, 3 3, 1"})
    void rollsAreNumberedInOrderAndWeigh(int number, String faces, long weight) {
        assertThat(rolls.first(0)).isEqualTo(1);
        assertThat(rolls.last(0)).isEqualTo(6);
        assertThat(rolls.roll(number)).isEqualTo(roll(faces));
        assertThat(rolls.find(0, roll(faces))).isEqualTo(number);
        assertThat(rolls.held(number)).isEqualTo(number);
        assertThat(rolls.weight(number)).isEqualTo(weight);
        assertThat(rolls.outcome(number).roll()).isEqualTo(roll(faces));
        assertThat(rolls.total(0)).isEqualTo(9);
        assertThat(rolls.size(number)).isEqualTo(2);
    }

    @Test
    void remainingDiceHaveNumbersToo() {
        assertThat(rolls.count()).isEqualTo(9);
        Set<Integer> left = new TreeSet<>();
        for (String face : List.of("1", "2", "3")) {
            int number = rolls.find(0, roll(face));
            left.add(number);
            assertThat(rolls.size(number)).isEqualTo(1);
            assertThat(rolls.roll(number)).isEqualTo(roll(face));
        }
        assertThat(left).containsExactly(7, 8, 9);
        assertThat(rolls.find(0, roll("4"))).isEqualTo(-1);
        assertThat(rolls.find(0, roll("1 1 1"))).isEqualTo(-1);
        assertThat(rolls.size(0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 2", "3, 3", "4, 3", "5, 4", "6, 5", "7, 5", "8, 6"})
    void eachOfTheNineCasesStandsForARoll(long number, int roll) {
        assertThat(rolls.outcomeAt(0, number)).isEqualTo(roll);
    }

    @ParameterizedTest
    @CsvSource({"1 1, 2", "2 3, 5", "3, 3"})
    void facesAddUp(String faces, int sum) {
        assertThat(rolls.sum(rolls.find(0, roll(faces)))).isEqualTo(sum);
        assertThat(rolls.sum(0)).isZero();
    }

    @Test
    void aDieMovesItsKind() {
        assertThat(rolls.movable(number("1 2"), 0)).containsExactly(codes("white pawn", "white rook"));
        assertThat(rolls.movable(number("1 2"), 1)).containsExactly(codes("black pawn", "black rook"));
        assertThat(rolls.movable(number("3 3"), 1)).containsExactly(codes("black king"));
        assertThat(rolls.movable(0, 0)).hasSize(7);
    }

    /** After the pawn has moved with its die, the rook's die is left. The reverse holds too. */
    @Test
    void aSpentDieLeavesTheOther() {
        int both = number("1 2");
        assertThat(left(both, 0)).containsExactly(spend("white pawn", "2"), spend("white rook", "1"));
        assertThat(left(both, 1)).containsExactly(spend("black pawn", "2"), spend("black rook", "1"));
        assertThat(left(number("1 1"), 0)).containsExactly(spend("white pawn", "1"));
        assertThat(left(number("3"), 1)).containsExactly(board.code("black king") + " leaves 0 as use 0");
        assertThat(rolls.rest(both, 0, board.code("white pawn"), 0)).isEqualTo(number("2"));
        assertThat(rolls.rest(number("3"), 0, board.code("white king"), 0)).isZero();
        assertThat(rolls.uses(both, 0, board.code("white pawn"))).isEqualTo(1);
        assertThat(rolls.uses(both, 0, board.code("white king"))).isZero();
    }

    private static String spend(String piece, String rest) {
        return board.code(piece) + " leaves " + number(rest) + " as use 0";
    }

    /** Returns the ways to spend a die: code, remaining dice, and the number of the face among those of the code. */
    private static List<String> left(int roll, int side) {
        List<String> left = new ArrayList<>();
        for (int spend : rolls.spends(roll, side)) {
            left.add((spend & 255) + " leaves " + (spend >>> 8 & 0x7FFF) + " as use " + (spend >>> 24));
        }
        return left;
    }

    private static int[] codes(String... pieces) {
        int[] codes = new int[pieces.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = board.code(pieces[i]);
        }
        return codes;
    }

    private static int number(String faces) {
        return rolls.find(0, roll(faces));
    }

    private static Roll roll(String faces) {
        List<Integer> numbers = new ArrayList<>();
        for (String face : faces.split(" ")) {
            numbers.add(Integer.valueOf(face));
        }
        return new Roll(numbers);
    }
}
