package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbering of throws. */
class ThrowsTest {

    private static final int FACES = 5;

    @TempDir
    private Path folder;

    /** Each throw has as many numbers as its dice have orders; eight dice have more orders than a table keeps. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void everyThrowHasItsNumbers(int dice) {
        Position start = Trial.load(
                        folder,
                        Trial.SMALL_CHESS
                                + "dice: {all: {count: " + dice
                                + ", faces: [pawn, knight, rook, king, [rook, king]]}}\n"
                                + "turn: [{roll: all}, move]\n"
                                + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n")
                .start();
        Cursor cursor = start.cursor();
        Node.Chance chance = (Node.Chance) start.node();
        assertThat(chance.total()).isEqualTo((long) Math.pow(FACES, dice));
        Map<Event, Long> numbers = new LinkedHashMap<>();
        Map<Integer, Event> events = new LinkedHashMap<>();
        for (long number = 0; number < chance.total(); number++) {
            Event event = events.computeIfAbsent(cursor.outcome(number), cursor::event);
            numbers.merge(event, 1L, Long::sum);
        }
        assertThat(List.copyOf(numbers.keySet()))
                .isEqualTo(chance.outcomes().stream().map(Outcome::roll).toList());
        numbers.forEach((event, count) -> assertThat(count).as(event.text()).isEqualTo(orders((Roll) event)));
    }

    /** Dice in ascending order are a throw; any other order or number of dice is none. */
    @Test
    void everyThrowIsFoundAndNothingElse() {
        Position start = threeDice();
        Cursor cursor = start.cursor();
        List<Roll> listed = ((Node.Chance) start.node())
                .outcomes().stream().map(Outcome::roll).toList();
        assertThat(listed).hasSize(35);
        for (int number = 0; number < 7 * 7 * 7; number++) {
            Roll roll = new Roll(List.of(number / 49, number / 7 % 7, number % 7));
            if (listed.contains(roll)) {
                assertThat(cursor.event(cursor.number(roll))).isEqualTo(roll).isEqualTo(start.listed(roll));
                assertThat(start.after(roll).roll()).contains(roll);
            } else {
                refuses(start, roll);
            }
        }
        for (List<Integer> faces :
                List.of(List.of(1), List.of(1, 1), List.of(5, 5), List.of(1, 1, 1, 1), List.of(5, 5, 5, 5))) {
            refuses(start, new Roll(faces));
        }
        refuses(start.after("[1 1 1]"), new Roll(List.of(1, 1, 1)));
    }

    private static void refuses(Position position, Roll roll) {
        assertThat(position.explain(roll)).isPresent();
        assertThatThrownBy(() -> position.after(roll)).isInstanceOf(IllegalEventException.class);
        assertThatThrownBy(() -> position.listed(roll)).isInstanceOf(IllegalEventException.class);
        assertThatThrownBy(() -> position.cursor().number(roll)).isInstanceOf(IllegalEventException.class);
    }

    /** Thousands of outcomes are not listed again at each position. */
    @Test
    void allPositionsBeforeAThrowHaveTheSameNode() {
        Position start = threeDice();
        assertThat(start.after("[1 1 1]").after("e2e4").node()).isSameAs(start.node());
    }

    private Position threeDice() {
        return Trial.load(
                        folder,
                        Trial.SMALL_CHESS
                                + "dice: {all: {count: 3, faces: [pawn, knight, rook, king, [rook, king]]}}\n"
                                + "turn: [{roll: all}, move]\n"
                                + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n")
                .start();
    }

    private static long orders(Roll roll) {
        long orders = factorial(roll.faces().size());
        for (int face : new TreeSet<>(roll.faces())) {
            orders /= factorial(Collections.frequency(roll.faces(), face));
        }
        return orders;
    }

    private static long factorial(int n) {
        return n < 2 ? 1 : n * factorial(n - 1);
    }
}
