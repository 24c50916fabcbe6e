package org.dicechess.examples.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Variant;
import org.dicechess.examples.endgames.EndingTable;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.TableFiles;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Evaluations;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Options;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalysisTest {

    /**
     * The hare's smaller die has an expectation of 1/2, its larger one of 1/3: see the test of tables. A winning chance
     * is (1 + expectation) / 2.
     */
    static final Variant HARE = Loader.create().load(Path.of("src/test/resources/hare-with-two-dice.yaml"));

    private static final Budget LITTLE = Budget.nodes(500);

    static Analysis exact() {
        Evaluation evaluation = new Evaluations(HARE).evaluation();
        return new Analysis(evaluation.with(TableFiles.known(EndingTable.solve(HARE, "hare", "tortoise"))));
    }

    private static Analysis of(String id) {
        return new Analysis(Games.evaluation(id));
    }

    @Test
    void choicesHaveTheirChances() {
        Cursor cursor = HARE.position("H1t w - - 0 1").cursor();
        List<Choice> choices = exact().choices(cursor, LITTLE, 3);
        assertThat(choices).extracting(choice -> texts(choice.way())).containsExactly("a1:d2", "a1:d3");
        assertThat(choices.get(0).chances().winning()).isCloseTo(3 / 4.0, within(1e-6));
        assertThat(choices.get(1).chances().winning()).isCloseTo(2 / 3.0, within(1e-6));
        assertThat(cursor.depth()).isZero();
    }

    /** One of two rolls wins, the other leaves even chances; one of three wins, the others leave even chances. */
    @ParameterizedTest
    @CsvSource({"0, 2, 0.25", "1, 3, 0.23570226"})
    void aLinePassesARollAndTellsItsSpread(int rank, int faces, double spread) {
        Cursor cursor = HARE.position("H1t w - - 0 1").cursor();
        Choice choice = exact().choices(cursor, LITTLE, 2).get(rank);
        assertThat(choice.spread().orElseThrow()).isCloseTo(spread, within(1e-6));
        assertThat(choice.line().get(0).text()).matches("\\[[1-" + faces + "]]");
        assertThat(choice.line()).hasSizeGreaterThan(1);
        assertThat(choice.end()).isEmpty();
    }

    @Test
    void rollsHaveTheirValues() {
        Cursor cursor = HARE.position("H1t w - - 0 1 a1:d3").cursor();
        RollChances rolls = exact().rolls(cursor, LITTLE);
        assertThat(rolls.side()).isEqualTo(Color.WHITE);
        assertThat(rolls.winning()).isCloseTo(2 / 3.0, within(1e-6));
        assertThat(rolls.rolls()).extracting(RollChance::part).containsOnly(1 / 3.0);
        assertThat(rolls.best().roll().text()).isEqualTo("[2]");
        assertThat(rolls.best().winning()).isEqualTo(1);
        assertThat(rolls.worst().winning()).isCloseTo(0.5, within(1e-6));
        assertThat(cursor.depth()).isZero();
    }

    /**
     * In dice chess a rook takes a king that it attacks if its number is rolled, in 11 cases of 36, or one of the other
     * five doubles, which let any piece move.
     */
    @Test
    void rollsAreSearched() {
        Cursor cursor = Games.load("dice-chess")
                .position("4k3/8/8/8/4R3/8/8/4K3 w - - 0 1")
                .cursor();
        RollChances rolls =
                new Analysis(Games.evaluation("dice-chess"), Options.EXACT.depth(1)).rolls(cursor, Budget.UNLIMITED);
        double won = rolls.rolls().stream()
                .filter(roll -> roll.winning() == 1)
                .mapToDouble(RollChance::part)
                .sum();
        assertThat(won).isCloseTo(16 / 36.0, within(1e-12));
        assertThat(rolls.rolls()).hasSize(21);
    }

    /** Mates of three moves by both sides, and one of one move; a king that is taken at once. */
    @ParameterizedTest
    @CsvSource({
        "chess, 5r1k/6pp/7N/8/2Q5/8/8/K7 w - - 0 1, c4g8, 3",
        "chess, 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, a1a8, 1",
        "chess, kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, a1a6, 3",
        "dice-chess, 4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 [4 6], e4e8, 1",
    })
    void aForcedEndIsCounted(String id, String position, String best, int turns) {
        Cursor cursor = Games.load(id).position(position).cursor();
        Choice choice = of(id).choices(cursor, Budget.nodes(50_000), 1).get(0);
        assertThat(texts(choice.way())).isEqualTo(best);
        assertThat(choice.end()).hasValue(turns);
        assertThat(choice.chances()).isEqualTo(new Chances(1, 0, 0));
    }

    /** A stalemate at once; the fiftieth move of both without a capture. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1, g1g6",
        "4k3/8/8/8/8/8/8/3RK1N1 w - - 99 90, g1f3",
    })
    void aDrawForSureIsNoEvenGame(String position, String move) {
        Cursor cursor = Games.load("chess").position(position).cursor();
        List<Choice> choices = of("chess").choices(cursor, Budget.nodes(20_000), 40);
        assertThat(choices)
                .filteredOn(choice -> texts(choice.way()).equals(move))
                .extracting(Choice::chances)
                .containsExactly(new Chances(0, 1, 0));
    }

    /**
     * Counted by hand: White takes the queen in 16 of 36 cases, which draws. Otherwise Black takes the king in 16 of 36
     * cases, moves its own king in 8 and passes in 12; the third repetition draws. White's chance is 0.3286.
     */
    @Test
    void theMoreNodesTheNearerToTheExactValue() {
        Cursor cursor = Games.load("dice-chess")
                .position("7k/8/8/8/8/8/5q2/4K3 w - - 0 1")
                .cursor();
        Analysis analysis = of("dice-chess");
        assertThat(analysis.rolls(cursor, Budget.nodes(100_000)).winning()).isCloseTo(0.3286, within(0.01));
    }

    /** 56 outcomes of three dice, and a turn of several events behind each, need more than some hundred nodes. */
    @Test
    void aSpreadThatTheBudgetDoesNotShowIsNotTold() {
        Cursor cursor = Games.load("dice-chess-three").start().cursor();
        cursor.play(cursor.outcome(0));
        Choice little =
                of("dice-chess-three").choices(cursor, Budget.nodes(600), 1).get(0);
        assertThat(little.spread()).isEmpty();
        assertThat(little.line()).isEmpty();
        Choice much =
                of("dice-chess-three").choices(cursor, Budget.nodes(200_000), 1).get(0);
        assertThat(much.spread().orElseThrow()).isGreaterThan(0.001);
    }

    @Test
    void deeperAndDeeperChoicesAreTold() {
        Cursor cursor = Games.load("chess").start().cursor();
        List<Integer> depths = new ArrayList<>();
        List<Choice> last = of("chess").choices(cursor, Budget.nodes(3_000), 2, best -> {
            assertThat(best).hasSize(2);
            depths.add(best.get(0).depth());
        });
        assertThat(depths).startsWith(1, 2).isSorted().doesNotHaveDuplicates();
        assertThat(last.get(0).depth()).isEqualTo(depths.get(depths.size() - 1));
    }

    @Test
    void anInterruptedThreadGetsAnAnswerAtOnce() {
        Cursor cursor = Games.load("dice-chess").start().cursor();
        cursor.play(cursor.outcome(0));
        Thread.currentThread().interrupt();
        List<Choice> choices = of("dice-chess").choices(cursor, Budget.UNLIMITED, 1);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(choices).hasSize(1);
    }

    @Test
    void anotherNodeIsRefused() {
        Cursor chance = Games.load("dice-chess").start().cursor();
        Cursor decision = Games.load("chess").start().cursor();
        assertThatThrownBy(() -> of("dice-chess").choices(chance, LITTLE, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("CHANCE; expected a decision");
        assertThatThrownBy(() -> of("chess").rolls(decision, LITTLE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("DECISION; expected a chance node");
    }

    static String texts(List<Event> events) {
        return String.join(" ", events.stream().map(Event::text).toList());
    }
}
