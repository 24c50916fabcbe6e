package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.dicechess.specs.guide.HowDoI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole games of the reference, and mistakes in answers of the page "How do I ...". */
class GamesOfTheGuideTest {

    private static final Pattern GAME =
            Pattern.compile("```yaml\n((?:#[^\n]*\n)?format: 1\nid: [a-z-]+\n.*?)```", Pattern.DOTALL);

    static List<String> games() throws IOException {
        return GAME.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void thereAreSome() throws IOException {
        assertThat(games()).hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachLoadsAndPlays(String game) {
        byte[] definition = game.getBytes(StandardCharsets.UTF_8);
        assertThat(game.lines()).hasSizeLessThanOrEqualTo(25);
        assertThat(Loader.create().check("guide", definition)).isEmpty();
        Position start = Loader.create().load("guide", definition).start();
        for (long seed = 1; seed <= TestShare.of(10, 1); seed++) {
            for (Check check : VariantSpec.properties(start, seed, TestShare.of(300, 5))) {
                check.run();
            }
        }
    }

    /** What follows from a mistake in dice or in a stage is not told besides it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw-again-when-nothing-fits | file e,    | file ex,   | E-UNKNOWN-PIECE",
                "throw-again-when-nothing-fits | roll: eight | roll: eght | E-UNKNOWN-DICE",
                "throw-again-when-nothing-fits | roll: eight | rll: eight | E-STAGE",
                "throw-again-when-nothing-fits | {faces:    | {fces:     | E-UNKNOWN-KEY",
                "let-the-opponent-choose-the-die | other: {faces | oher: {faces | E-UNKNOWN-DICE",
                "decide-captures-by-dice | captor: {faces: 6} | captor: {fces: 6} | E-UNKNOWN-KEY",
                "decide-captures-by-dice | captor: {faces: 6} | captor: {faces: 1000} | E-RANGE",
                "decide-captures-by-dice | roll: captor | roll: cptor | E-UNKNOWN-DICE",
                "roll-two-dice-and-choose-one-of-them | count: 2   | count: 0   | E-RANGE",
            })
    void aMistakeOfDiceIsToldOnce(String heading, String right, String wrong, String code) throws IOException {
        String answer = HowDoI.definition(heading);
        String mistaken = answer.replace(right, wrong);
        assertThat(mistaken).isNotEqualTo(answer);
        assertThat(Loader.create().check("guide", mistaken.getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::code)
                .containsExactly(code);
    }

    /** The captor must throw more: 15 of 36 cases. */
    @Test
    void aCaptureIsFoughtOut() throws IOException {
        byte[] definition = HowDoI.definition("decide-captures-by-dice").getBytes(StandardCharsets.UTF_8);
        Variant game = Loader.create().load("higher throw", definition);
        Position start = game.position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        Position fight = start.after("(e4d5)");
        int won = 0;
        for (var captor : fight.node().events()) {
            for (var defender : fight.after(captor).node().events()) {
                won += fight.after(captor)
                                .after(defender)
                                .node()
                                .events()
                                .toString()
                                .contains("e4d5")
                        ? 1
                        : 0;
            }
        }
        assertThat(won).isEqualTo(15);
    }
}
