package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ending of a side that has no piece left but its royals. Two moves a turn. Worked out by hand. */
class BareKingTest {

    private static final String GAME = """
            format: 1
            id: bare
            name: Bare
            board: {files: 4, ranks: 4}
            pieces:
              wazir: {symbol: W, move: W}
              king:  {symbol: K, move: K, royal: true}
            turn: [move, {optional: move}]
            endings: {lone-king: {when: bare-king, result: loses}}
            setup: k2w/4/4/KW2 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} at {1}: {2}")
    @CsvSource({
        "result: loses,              k2w/4/4/KW2 w - - 0 1, *",
        "result: loses,              k3/4/4/KW2 b - - 0 1,  1-0",
        "result: loses,              k3/4/4/KW2 w - - 0 1,  *",
        "result: wins,               k3/4/4/KW2 b - - 0 1,  0-1",
        "result: draws,              k3/4/4/KW2 b - - 0 1,  1/2-1/2",
        "result: loses,              k3/4/4/K3 w - - 0 1,   0-1",
        "'side: black, result: loses', k3/4/4/KW2 w - - 0 1,  1-0",
        "'side: black, result: loses', k3/4/4/KW2 b - - 0 1,  1-0",
        "'side: black, result: loses', k2w/4/4/K3 w - - 0 1,  *",
        "'side: black, result: wins',  k3/4/4/K3 w - - 0 1,   0-1",
        "'side: white, result: loses', k2w/4/4/K3 b - - 0 1,  0-1",
    })
    void aSideWithRoyalsAloneIsBare(String ending, String position, String result) {
        Position reached =
                Trial.load(folder, GAME.replace("result: loses", ending)).position(position);

        assertThat(reached.node() instanceof Node.End end ? end.result().text() + " " + end.reason() : "*")
                .isEqualTo(result.equals("*") ? "*" : result + " lone king");
    }

    /** White takes the last wazir with its first move, and may still make the second. A named side is lost at once. */
    @Test
    void aSideToMoveIsAskedAboutWhenItsTurnBegins() {
        Position mover =
                Trial.load(folder, GAME).position("k3/4/1w2/KW2 w - - 0 1").after("b1b2");
        assertThat(Trial.events(mover)).contains("--", "a1b1");
        assertThat(mover.after("--").node()).isInstanceOf(Node.End.class);

        Position named = Trial.load(folder, GAME.replace("bare-king,", "bare-king, side: black,"))
                .position("k3/4/1w2/KW2 w - - 0 1")
                .after("b1b2");
        assertThat(named.node()).isInstanceOf(Node.End.class);
        assertThat(named.turns().ends()).isEqualTo(1);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(
            delimiter = '|',
            value = {
                ", royal: true | ''                  | bare-king needs a royal piece; add 'royal: true' to one",
                "move: W}      | 'move: W, royal: true}' | bare-king needs a piece that is not royal",
            })
    void theEndingNeedsRoyalsAndOthers(String text, String mistake, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("mistake.yaml"), GAME.replace(text.strip(), mistake));

        assertThat(Loader.create().check(file)).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(9);
            assertThat(problem.path()).isEqualTo("endings.lone-king");
            assertThat(problem.code()).isEqualTo("E-CHOICE");
            assertThat(problem.message()).isEqualTo(message);
        });
    }

    @Test
    void aTurnIsNotExcusedByTheEnding() throws IOException {
        String spending = GAME.replace(
                "turn: [move, {optional: move}]",
                "dice: {two: {count: 2, faces: [wazir, king]}}\n"
                        + "turn: [{roll: two}, {spend: {most: true, or-ending: lone-king}}]");
        Path file = Files.writeString(folder.resolve("spending.yaml"), spending);

        assertThat(Loader.create().check(file))
                .singleElement()
                .extracting(Problem::code)
                .isEqualTo("E-CHOICE");
    }
}
