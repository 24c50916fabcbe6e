package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole games with which the guide's chapter of dice and turns begins. All expected values are counted by hand. */
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
    void thereAreSix() throws IOException {
        assertThat(games()).hasSizeGreaterThanOrEqualTo(6);
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

    private static Variant game(String id) throws IOException {
        return Loader.create().load(id, text(id).getBytes(StandardCharsets.UTF_8));
    }

    private static String text(String id) throws IOException {
        return games().stream()
                .filter(text -> text.contains("id: " + id + "\n"))
                .findFirst()
                .orElseThrow();
    }

    /** What follows from a mistake in dice or in a stage is not told besides it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "file-die     | file e,    | file ex,   | E-UNKNOWN-PIECE",
                "file-die     | roll: eight | roll: eght | E-UNKNOWN-DICE",
                "file-die     | roll: eight | rll: eight | E-STAGE",
                "file-die     | {faces:    | {fces:     | E-UNKNOWN-KEY",
                "dice-of-both | other: {faces | oher: {faces | E-UNKNOWN-DICE",
                "higher-throw | captor: {faces: 6} | captor: {fces: 6} | E-UNKNOWN-KEY",
                "higher-throw | captor: {faces: 6} | captor: {faces: 1000} | E-RANGE",
                "higher-throw | roll: captor | roll: cptor | E-UNKNOWN-DICE",
                "pair-fect    | count: 2   | count: 0   | E-RANGE",
            })
    void aMistakeOfDiceIsToldOnce(String id, String right, String wrong, String code) throws IOException {
        String mistaken = text(id).replace(right, wrong);
        assertThat(mistaken).isNotEqualTo(text(id));
        assertThat(Loader.create().check("guide", mistaken.getBytes(StandardCharsets.UTF_8)))
                .extracting(Problem::code)
                .containsExactly(code);
    }

    /** On the file b stand a knight with two moves and a pawn with two. On no file is a side stuck at the start. */
    @Test
    void aDieNamesAFile() throws IOException {
        Position start = game("file-die").start();
        assertThat(((Node.Chance) start.node()).total()).isEqualTo(8);
        assertThat(start.after("[2]").node().events())
                .extracting(Object::toString)
                .containsExactlyInAnyOrder("b1a3", "b1c3", "b2b3", "b2b4");
        Position blocked = game("file-die").notation().position("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1");
        assertThat(blocked.after("[1]").after("[1]").after("[1]").node().events())
                .extracting(Object::toString)
                .containsExactly("--");
        assertThat(blocked.after("[1]").after("[5]").node().events()).hasSize(5);
    }

    /** In fog the rook goes two squares at most; a storm takes one of eight pawns of each side. */
    @Test
    void theWeatherChanges() throws IOException {
        Variant storm = game("storm");
        Position rook = storm.notation().position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        assertThat(rook.after("[2]").node().events())
                .extracting(Object::toString)
                .contains("a1a2", "a1a3", "a1b1", "a1c1")
                .doesNotContain("a1a4", "a1d1");
        assertThat(rook.after("[3]").node()).isInstanceOf(Node.Chance.class);
        Node.Chance own = (Node.Chance) storm.start().after("[3]").node();
        assertThat(own.total()).isEqualTo(8);
        Position second = storm.start().after("[3]").after("e2e2xe2");
        assertThat(((Node.Chance) second.node()).events())
                .hasSize(8)
                .contains(second.variant().notation().event(second, "d7d7xd7"));
    }

    /** The captor must throw more: 15 of 36 cases. */
    @Test
    void aCaptureIsFoughtOut() throws IOException {
        Position start = game("higher-throw").notation().position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
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

    /** Black says whether White's knight or White's pawn moves. */
    @Test
    void theOpponentChoosesTheDie() throws IOException {
        Position start = game("dice-of-both").start().after("[1]").after("[2]");
        assertThat(start.after("(first)").node().events()).hasSize(16);
        assertThat(start.after("(second)").node().events()).hasSize(4);
    }
}
