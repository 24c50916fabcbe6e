package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.InvalidDefinitionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice that are spent behind a choice or a condition. All expected values are counted by hand. */
class ThrownAgainTest {

    private static final String GAME = """
            format: 1
            id: thrown-again
            name: Thrown again
            board: {files: 4, ranks: 4}
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
            dice: {two: {count: 2, faces: [king, rook]}}
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k3/4/4/K2R w - - 0 1
            """;

    private static final String CHOICE =
            "[{roll: two}, {choose: {throw: {again: roll, at-most: 1}, keep: pass}}, SPEND]";

    @TempDir
    private Path folder;

    private Variant variant(String turn) {
        return Trial.load(folder, GAME + "turn: " + turn + "\n");
    }

    private Variant variant(String turn, String spend) {
        return variant(turn.replace("SPEND", spend));
    }

    @Test
    void diceAreKeptOrThrownAgain() {
        Variant variant = variant(CHOICE, "{spend: {}}");
        Position thrown = Trial.play(variant.start(), "[1 2]");
        assertThat(Trial.events(thrown)).containsExactlyInAnyOrder("(throw)", "(keep)");
        Position kept = Trial.play(thrown, "(keep)");
        // Three moves of the king, five of the rook, and the dice may be given up.
        assertThat(Trial.events(kept))
                .containsExactlyInAnyOrder("a1a2", "a1b1", "a1b2", "d1c1", "d1b1", "d1d2", "d1d3", "d1d4", "--");
        Position spent = Trial.play(kept, "d1d2");
        // The king's die is left.
        assertThat(Trial.events(spent)).containsExactlyInAnyOrder("a1a2", "a1b1", "a1b2", "--");
        assertThat(Trial.play(spent, "a1b1").turn()).isEqualTo(Color.BLACK);

        Position again = Trial.play(thrown, "(throw)");
        assertThat(((Node.Chance) again.node()).outcomes()).hasSize(3);
        assertThat(again.turn()).isEqualTo(Color.WHITE);
        Position second = Trial.play(again, "[2 2]");
        assertThat(Trial.events(second)).containsExactly("(keep)");
        assertThat(Trial.events(Trial.play(second, "(keep)")))
                .containsExactlyInAnyOrder("d1c1", "d1b1", "d1d2", "d1d3", "d1d4", "--");
    }

    @Test
    void theMostDiceAreCountedWhenTheyAreKept() {
        Variant variant = variant(CHOICE, "{spend: {most: true}}");
        Position kept = Trial.play(variant.start(), "[1 2]", "(keep)");
        // Each move leaves one for the other die, so no die may be given up.
        assertThat(Trial.events(kept))
                .containsExactlyInAnyOrder("a1a2", "a1b1", "a1b2", "d1c1", "d1b1", "d1d2", "d1d3", "d1d4");
        assertThat(Trial.events(Trial.play(kept, "a1a2"))).doesNotContain("--");
        // Black has no rook: its rook's die is lost.
        Position black = Trial.play(kept, "a1a2", "d1d2", "[1 2]", "(keep)");
        assertThat(black.turn()).isEqualTo(Color.BLACK);
        assertThat(Trial.events(black)).containsExactlyInAnyOrder("a4a3", "a4b3", "a4b4");
    }

    @Test
    void movesThatLeaveADieWithoutUseAreRefused() {
        Variant variant = Trial.load(
                folder,
                GAME.replace("{files: 4, ranks: 4}", "{files: 5, ranks: 1}").replace("k3/4/4/K2R", "K1R1k") + "turn: "
                        + CHOICE.replace("SPEND", "{spend: {most: true}}") + "\n");
        // On b1 the rook shuts the king in, and the capture on e1 ends the game with one die.
        assertThat(Trial.events(Trial.play(variant.start(), "[1 2]", "(keep)")))
                .containsExactlyInAnyOrder("a1b1", "c1d1");
        assertThat(Trial.events(Trial.play(variant.start(), "[2 2]", "(throw)", "[1 2]", "(keep)")))
                .containsExactlyInAnyOrder("a1b1", "c1d1");
    }

    @Test
    void aConditionMayStandBeforeTheDice() {
        Variant variant =
                variant("[{roll: two}, {when: {pieces: rook, at-least: 1}, then: {spend: {}}, else: {move: {}}}]");
        Position white = Trial.play(variant.start(), "[2 2]");
        assertThat(Trial.events(Trial.play(white, "d1d2"))).contains("d2d3", "--");
        Position black = Trial.play(white, "--", "[2 2]");
        assertThat(Trial.events(black)).containsExactlyInAnyOrder("a4a3", "a4b3", "a4b4");
    }

    @Test
    void positionsOfPartsOfARollAreRead() {
        Variant variant = variant(CHOICE, "{spend: {}}");
        Position spent = Trial.play(variant.start(), "[1 2]", "(keep)", "d1d2");
        assertThat(variant.position(spent.text())).isEqualTo(spent);
        Position thrown = Trial.play(variant.start(), "[1 2]");
        String one = thrown.text().replace("[1 2]", "[1]");
        assertThat(one).isNotEqualTo(thrown.text());
        // Before the choice no die is spent.
        assertThatThrownBy(() -> variant.position(one)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{roll: two}, move, {spend: {}}]         | no dice are in hand for 'spend'",
                "[{roll: two}, {choose: {a: move, b: pass}}, {spend: {}}] | no dice are in hand for 'spend'",
                "[{roll: two}, {one-of: [{spend: {}}, move]}] | another stage than 'spend' may come here",
                "[{choose: {a: {roll: two}, b: pass}}, {spend: {}}] | no dice are in hand for 'spend'",
                "[{roll: two}, {pick: {kinds: rook}}, {spend: {}}] | no dice are in hand for 'spend'",
                "[{roll: two}, {optional: {spend: {}}}, move] | another stage than 'spend' may come here",
            })
    void mistakesAreTold(String turn, String problem) {
        assertThatThrownBy(() -> variant(turn))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining(problem);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{spend: {}}", "{spend: {most: true}}", "{spend: {must: king}}"})
    void sequencesOfATurnAreThoseOfTheTree(String spend) {
        Variant variant = variant(CHOICE, spend);
        for (String roll : List.of("[1 1]", "[1 2]", "[2 2]")) {
            Position kept = Trial.play(variant.start(), roll, "(keep)");
            assertThat(kept.turns().sequences()).isEqualTo(sequences(kept));
        }
    }

    private static long sequences(Position here) {
        if (here.turn() == Color.BLACK || !(here.node() instanceof Node.Decision decision)) {
            return 1;
        }
        return decision.events().stream()
                .mapToLong(event -> sequences(here.after(event)))
                .sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{spend: {}}", "{spend: {most: true}}", "{spend: {must: king}}"})
    void gamesAreReadBack(String spend) {
        Variant variant = variant(CHOICE, spend);
        Random random = new Random(7);
        int kept = 0;
        for (int game = 0; game < 20; game++) {
            Position here = variant.start();
            for (int ply = 0; ply < 60 && !(here.node() instanceof Node.End); ply++) {
                List<? extends Event> events = here.node() instanceof Node.Chance chance
                        ? chance.outcomes().stream()
                                .map(outcome -> outcome.roll())
                                .toList()
                        : ((Node.Decision) here.node()).events();
                Event event = events.get(random.nextInt(events.size()));
                kept += event.text().equals("(keep)") ? 1 : 0;
                Cursor cursor = here.cursor().checked();
                cursor.play(cursor.number(event));
                here = here.after(event);
                assertThat(cursor.position()).isEqualTo(here);
                assertThat(variant.position(here.text())).isEqualTo(here);
                cursor.undo();
            }
        }
        assertThat(kept).isGreaterThan(20);
    }
}
