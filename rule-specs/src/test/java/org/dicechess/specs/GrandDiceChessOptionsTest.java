package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

/** Grand Dice Chess with the options that its cases do not have: grand-32, grand-34. */
class GrandDiceChessOptionsTest {

    private static final String KINGS = "11k/12/12/12/12/12/12/12/12/12/12/K11";

    @Test
    void withTheHandicapWhitesFirstTurnHasTwoDice() {
        Position start = load("handicap", "two-dice").start();
        assertThat(start.node()).isInstanceOfSatisfying(Node.Chance.class, chance -> {
            assertThat(chance.total()).isEqualTo(36);
            assertThat(chance.outcomes()).hasSize(21);
        });
        assertThat(events(start.after("[1 1]"))).hasSize(22).doesNotContain("--");
        assertThat(events(start.after("[1 2]"))).hasSize(34).doesNotContain("--");
        assertThat(events(start.after("[1 2]").after("a6b7"))).contains("--").doesNotContain("a5a6");
        assertThat(events(start.after("[2 2]"))).hasSize(13).contains("--");
    }

    @Test
    void withTheHandicapAllOtherTurnsHaveFour() {
        Position black = load("handicap", "two-dice").start().after("[2 2]").after("--");
        assertThat(total(black)).isEqualTo(1296);
        Position white = black.after("[2 2 2 2]").after("--");
        assertThat(total(white)).isEqualTo(1296);
        assertThat(white).isNotEqualTo(white.variant().start());
    }

    @Test
    void withTheHandicapAFirstTurnOfTwoMovesIsOver() {
        Position black = load("handicap", "two-dice")
                .start()
                .after("[2 6]")
                .after("a3c4")
                .after("f2e2");
        assertThat(total(black)).isEqualTo(1296);
        assertThat(black.text()).endsWith(" b - - 1 1");
    }

    @Test
    void theTextOfAFirstTurnReadsBack() {
        Position rolled = load("handicap", "two-dice").start().after("[1 2]").after("a6b7");
        assertThat(rolled.variant().position(rolled.text())).isEqualTo(rolled);
        assertThat(events(rolled.variant().position(rolled.text()))).isEqualTo(events(rolled));
    }

    @Test
    void byDefaultAHundredTurnsDraw() {
        assertThat(kings("hundred-turns", 100).node()).isInstanceOf(Node.End.class);
        assertThat(kings("hundred-turns", 99).after("[2 2 2 2]").after("--").node())
                .isInstanceOf(Node.End.class);
    }

    @Test
    void withoutDrawsTheGameGoesOn() {
        assertThat(kings("none", 100).node()).isInstanceOf(Node.Chance.class);
        assertThat(kings("none", 500).after("[2 2 2 2]").after("--").node()).isInstanceOf(Node.Chance.class);
    }

    private static Position kings(String draws, int count) {
        return load("draws", draws).position(KINGS + " w - - " + count + " 300");
    }

    private static Variant load(String option, String value) {
        return Loader.create().option(option, value).load("grand-dice-chess");
    }

    private static long total(Position position) {
        return ((Node.Chance) position.node()).total();
    }

    private static List<String> events(Position position) {
        return ((Node.Decision) position.node())
                .events().stream().map(Event::text).toList();
    }
}
