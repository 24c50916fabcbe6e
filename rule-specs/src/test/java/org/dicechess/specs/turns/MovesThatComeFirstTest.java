package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games with dice in which some moves come before others. Lists, chances and turns are counted by hand. */
class MovesThatComeFirstTest {

    private static final Path GAMES = Path.of("src/test/resources/dice-language");
    private static final String POSITION = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1";

    private static Position at(String game) {
        Variant variant = Loader.create().load(GAMES.resolve(game + ".yaml"));
        return variant.position(POSITION);
    }

    /**
     * After the capture the rook checks with the other die; after the check the king moves, or the rook takes the king.
     */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "[1 4], 2, e4d5, a1a8, 1",
        "[1 6], 2, e4d5, e1d1 e1d2 e1e2 e1f1 e1f2, 5",
        "[4 6], 2, a1a8, e1d1 e1d2 e1e2 e1f1 e1f2, 5",
        "[4 4], 1, a1a8, a8e8, 1",
        "[1 1], 1, e4d5, d5d6, 1",
    })
    void aCaptureComesBeforeACheck(String roll, int weight, String first, String second, long turns) {
        Position start = at("greedy-dice");
        Node.Chance chance = (Node.Chance) start.node();
        assertThat(chance.total()).isEqualTo(36);
        assertThat(chance.outcomes())
                .filteredOn(outcome -> outcome.roll().text().equals(roll))
                .singleElement()
                .satisfies(outcome -> assertThat(outcome.weight()).isEqualTo(weight));
        Position rolled = start.after(roll);
        assertThat(sorted(rolled)).isEqualTo(first);
        assertThat(sorted(rolled.after(first))).isEqualTo(second);
        assertThat(rolled.turns().sequences()).isEqualTo(turns);
        assertThat(rolled.turns().ends()).isEqualTo(turns);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "[1], -- e4d5",
        "[2], -- a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1d1 e1d2 e1e2 e1f1 e1f2 e4d5 e4e5",
        "[4], -- a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1",
        "[6], -- e1d1 e1d2 e1e2 e1f1 e1f2",
    })
    void whatTheDieNamesComesFirst(String roll, String events) {
        Position rolled = at("polite-dice").after(roll);
        assertThat(sorted(rolled)).isEqualTo(events);
        assertThat(rolled.turns().sequences()).isEqualTo(events.split(" ").length);
    }

    @Test
    void theReasonNamesTheRule() {
        assertThat(at("greedy-dice").after("[1 4]").explain("a1a8"))
                .hasValue("a capture is possible, as e4d5, so a capture must be made (greedy-1)");
        assertThat(at("greedy-dice").after("[4 6]").explain("e1e2"))
                .hasValue("other moves come first, as a1a8: it gives no check (greedy-2)");
        assertThat(at("polite-dice").after("[1]").explain("e4e5"))
                .hasValue("other moves come first, as e4d5: it captures nothing");
    }

    private static String sorted(Position position) {
        return String.join(
                " ", position.node().events().stream().map(Event::text).sorted().toList());
    }
}
