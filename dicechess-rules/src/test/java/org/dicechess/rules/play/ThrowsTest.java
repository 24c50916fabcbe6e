package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which throw a number stands for. */
class ThrowsTest {

    private static final int FACES = 5;

    @TempDir
    private Path folder;

    /** Each throw has as many numbers as there are ways to order its dice; with eight dice there are more than are kept in a table. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void everyThrowHasItsNumbers(int dice) {
        Position start = Trial.load(folder, Trial.SMALL_CHESS
                        + "dice: {all: {count: " + dice + ", faces: [pawn, knight, rook, king, [rook, king]]}}\n"
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
        assertThat(List.copyOf(numbers.keySet())).isEqualTo(chance.outcomes().stream().map(Outcome::roll).toList());
        numbers.forEach((event, count) -> assertThat(count).as(event.text()).isEqualTo(orders((Roll) event)));
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
