package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice with numbers of the author's own. All expected values are counted by hand. */
class NumberFacesTest {

    private static final String GAME =
            Trial.SMALL_CHESS + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n";

    @TempDir
    private Path folder;

    private static String definition(String die, String turn) {
        return GAME + "dice: {die: {" + die + "}}\nturn: " + turn + "\n";
    }

    private Variant game(String die, String turn) {
        return Trial.load(folder, definition(die, turn));
    }

    private static String weights(Position position) {
        return ((Node.Chance) position.node())
                .outcomes().stream()
                        .map(outcome -> outcome.roll() + "x" + outcome.weight())
                        .collect(Collectors.joining(" "));
    }

    /** A number on several faces weighs as many; each die of a pair has all faces. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "faces: [0, 1, 1, 2]             | [0]x1 [1]x2 [2]x1",
                "faces: [9, 3]                   | [3]x1 [9]x1",
                "faces: {2: 3, 12: 1}            | [2]x3 [12]x1",
                "'count: 2, faces: {0: 1, 3: 2}' | [0 0]x1 [0 3]x4 [3 3]x4",
                "'count: 2, faces: [5]'          | [5 5]x1"
            })
    void theFacesAreThrownWithTheirWeights(String die, String weights) {
        assertThat(weights(game(die, "[{roll: die}, {move: {}}]").start())).isEqualTo(weights);
    }

    /** 74 cases of each of 8 dice: 74^8 = 899,194,740,203,776. All fives are 24^8 of them. */
    @Test
    void manyCasesAreExact() {
        Node.Chance node = (Node.Chance) game("count: 8, faces: {1: 25, 2: 25, 5: 24}", "[{roll: die}, {move: {}}]")
                .start()
                .node();
        assertThat(node.total()).isEqualTo(899_194_740_203_776L);
        assertThat(node.outcomes().stream()
                        .mapToLong(outcome -> outcome.weight())
                        .sum())
                .isEqualTo(899_194_740_203_776L);
        assertThat(node.outcomes().get(node.outcomes().size() - 1).weight()).isEqualTo(110_075_314_176L);
    }

    /** The sum says how many moves the turn has. With 0 it has none. */
    @Test
    void theSumIsRead() {
        Position start = game("count: 2, faces: [0, 2]", "[{roll: die}, {times: total, of: {move: {}}}]")
                .start();
        Position one = start.after("[0 2]").after("a2a3");
        assertThat(one.turn()).isEqualTo(start.turn());
        assertThat(one.after("a3a4").turn()).isNotEqualTo(start.turn());
        assertThat(Trial.events(start.after("[0 0]"))).containsExactly("--");
        Position four = start.after("[2 2]").after("a2a3").after("a3a4").after("a4a5");
        assertThat(four.turn()).isEqualTo(start.turn());
        assertThat(four.after("b2b3").turn()).isNotEqualTo(start.turn());
    }

    /** The rolls that show a pattern lose the turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | [0]",
                "7 | [7]",
                "even | [0] [4]",
                "odd | [7]",
                "1-5 | [4]",
                "total 4-9 | [4] [7]",
            })
    void aPatternTellsItsRolls(String pattern, String shown) {
        Position start = game("faces: [7, 0, 4]", "[{roll: die, then: {" + pattern + ": pass, else: {move: {}}}}]")
                .start();
        assertThat(((Node.Chance) start.node())
                        .outcomes().stream()
                                .filter(outcome -> Trial.events(start.after(outcome.roll()))
                                        .equals(List.of("--")))
                                .map(outcome -> outcome.roll().text()))
                .containsExactly(shown.split("(?<=]) "));
    }

    /** A position states the roll in hand, and its text is read back. */
    @Test
    void theRollIsPartOfThePosition() {
        Variant variant = game("count: 2, faces: [0, 12]", "[{roll: die}, {move: {}}]");
        Position rolled = variant.start().after("[12 0]");
        String text = variant.notation().position(rolled);
        assertThat(text).endsWith("[0 12]");
        assertThat(variant.notation().position(text)).isEqualTo(rolled);
    }

    /** Two dice that show the same leave no move. */
    @Test
    void aDifferenceMayBeNothing() {
        Position start = game("count: 2, faces: 3", "[{roll: die}, {times: difference, of: {move: {}}}]")
                .start();
        assertThat(Trial.events(start.after("[2 2]"))).containsExactly("--");
        assertThat(start.after("[1 2]").after("a2a3").turn()).isNotEqualTo(start.turn());
        assertThat(start.after("[1 3]").after("a2a3").turn()).isEqualTo(start.turn());
    }

    /** A roll ends a turn in which something has moved. A turn without a move is lost by a pass. */
    @Test
    void aRollMayEndATurn() {
        Position start = game("faces: [0, 1]", "[{move: {}}, {roll: die, then: {0: pass, else: {move: {}}}}]")
                .start();
        Position over = Trial.play(start, "a2a3", "[0]");
        assertThat(over.purpose().orElseThrow().text()).isEqualTo("Black moves");
        assertThat(over).isEqualTo(start.variant().position(over.text()));
        assertThat(Trial.play(start, "a2a3", "[1]", "a3a4").turn()).isEqualTo(over.turn());
        String ended = over.text().replace(" b ", " w ") + " [0] @2";
        assertThatThrownBy(() -> start.variant().position(ended))
                .hasMessageContaining("no dice in hand at this stage can show or leave [0]");
        Position lost = game("faces: [0, 1]", "{roll: die, then: {0: pass, else: {move: {}}}}")
                .start()
                .after("[0]");
        assertThat(lost.purpose().orElseThrow().text()).isEqualTo("White loses the turn by the roll [0]");
    }

    /** Dice that may all be given up, and chance that may have nothing to do, are no move. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{roll: die}, {spend: {}}, {roll: die, then: {0: pass, else: {move: {}}}}] | [1] -- [0] | --",
                "[{act: [grow], by: chance}, {roll: die, then: {0: pass, else: {move: {}}}}] | -- [0] | --",
                "[{move: {}}, {act: [grow], by: chance}, {roll: die, then: {0: pass, else: {move: {}}}}] | a2a3 -- [0] | ",
            })
    void aRollEndsOnlyWhatHasMovedForSure(String turn, String events, String left) {
        String actions = turn.contains("grow") ? "\nactions: {grow: {replace: rook, in: far, by: knight}}" : "";
        String game = definition("faces: [0, 1]", turn + actions).replace("areas: {", "areas: {far: e4, ");
        Position start = Trial.load(folder, game).start();
        Position end = Trial.play(start, events.split(" "));
        assertThat(end.turn() == start.turn()).isEqualTo(left != null);
        if (left != null) {
            assertThat(Trial.events(end)).containsExactly(left);
        }
    }

    /** An option that throws again is there as often as it may be chosen. */
    @Test
    void whatIsUsedUpIsNotOffered() {
        Position first = game(
                        "faces: [1, 2]",
                        "{roll: die, then: {else: {choose: {stop: {move: {}}, throw: {again: roll, at-most: 1}}}}}")
                .start()
                .after("[1]");
        assertThat(Trial.events(first)).containsExactly("(stop)", "(throw)");
        Position second = first.after("(throw)").after("[2]");
        assertThat(Trial.events(second)).containsExactly("(stop)");
        Position guarded = game(
                        "faces: [1, 2]",
                        "{roll: die, then: {else: {choose: {stop: {move: {}}, throw: {only-if: {side: white}, then:"
                                + " {again: roll, at-most: 1}}}}}}")
                .start()
                .after("[1]");
        assertThat(Trial.events(guarded)).containsExactly("(stop)", "(throw)");
        assertThat(Trial.events(guarded.after("(throw)").after("[2]"))).containsExactly("(stop)");
    }

    private Variant walks(String dice, String turn) {
        return Trial.load(folder, """
                format: 1
                id: walks
                name: Walks
                board: {files: 8, ranks: 8}
                areas: {everywhere: all}
                pieces:
                  ant: {symbol: T, walk: {dice: steps, in: everywhere, step: W}}
                setup: t7/8/8/8/8/8/8/T7
                endings: {}
                """ + dice + "\n" + turn + "\n");
    }

    /** With 0 the ant stays where it is, at once. */
    @Test
    @Timeout(5)
    void aWalkMayHaveNoSteps() {
        Position chosen = walks("dice: {steps: {faces: [0, 3]}}", "turn: [choose, {roll: chosen}, walk]")
                .start()
                .after("a1:steps");
        assertThat(Trial.events(chosen.after("[0]"))).containsExactly("a1a1");
        // Three steps from a corner: 3+0, 2+1, 1+2, 0+3, and back to a neighbour of the corner.
        assertThat(Trial.events(chosen.after("[3]")))
                .containsExactlyInAnyOrder("a1a4", "a1b3", "a1c2", "a1d1", "a1a2", "a1b1");
    }

    /** A roll of other dice is not in hand behind the choice of a walk. */
    @Test
    void aChoiceUsesAnEarlierRollUp() {
        Variant variant = walks(
                "dice: {steps: {faces: 2}, red: {faces: {storm: 1, fog: 2}}}",
                "turn: {roll: red, then: {storm: [choose, {roll: chosen}, walk], else: {again: roll, at-most: 1}}}");
        Position chosen = variant.start().after("[1]").after("a1:steps");
        assertThat(chosen.text()).isEqualTo("t7/8/8/8/8/8/8/T7 w - - 0 1 a1:steps");
        assertThat(variant.position(chosen.text())).isEqualTo(chosen);
        assertThat(chosen.roll()).isEmpty();
        Position rolled = chosen.after("[2]");
        assertThat(variant.position(rolled.text())).isEqualTo(rolled);
    }

    /** Dice of numbers have numbers alone, from 0 to 99, and a pattern names one that there is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "faces: [1, 100] | E-RANGE whole number from 0 to 99 expected, not 100",
                "faces: [1, pawn] | E-UNKNOWN-PIECE unknown piece '1'",
                "faces: {1: 0, 2: 1} | E-RANGE whole number from 1 to 100 expected, not 0",
                "'count: 8, faces: {1: 100, 2: 100, 3: 100}' | E-RANGE the dice and the weights of their faces make more"
                        + " than 10^15 equally likely cases; at most 10^15",
                "'count: 8, faces: {1: 25, 2: 25, 3: 25}' | E-RANGE the dice and the weights of their faces make more than"
                        + " 10^15 equally likely cases; at most 10^15",
            })
    void whatIsRefused(String die, String problem) {
        List<String> problems = Loader.create()
                .check("f", definition(die, "[{roll: die}, {move: {}}]").getBytes(StandardCharsets.UTF_8))
                .stream()
                .map(found -> found.code() + " " + found.message())
                .toList();
        assertThat(problems).containsExactly(problem);
    }

    @Test
    void aPatternNamesANumberOfTheDie() {
        byte[] text = definition("faces: [1, 3]", "[{roll: die, then: {2: pass, else: {move: {}}}}]")
                .getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("'2'"));
    }
}
