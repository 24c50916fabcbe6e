package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns without a move in games with repetition. */
class PassesTest {

    private static final String KINGS = """
            format: 1
            id: kings
            name: Kings
            board: {files: 2, ranks: 5}
            pieces:
              king: {symbol: K, move: mK}
              stone: {symbol: S, move: mK}
            dice:
              die: {faces: [king, []]}
              two: {count: 2, faces: [king, [], []]}
            turn: TURN
            endings: {again: {when: repetition, times: 3, result: draws, passes: WORD}}
            setup: k1/2/2/2/K1 w - - 0 1
            """;

    /** Compares record and cursor with a count along the events, in games with turns of each form. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{roll: die}, move]                                      | counted",
                "[{roll: die}, move]                                      | ignored",
                "[{roll: die}, move, {optional: move}]                    | counted",
                "[{roll: die}, move, {optional: move}]                    | ignored",
                "[{roll: die}, {optional: move}]                          | counted",
                "[{roll: die}, {optional: move}]                          | ignored",
                "[{roll: two}, {spend: {}}]                               | counted",
                "[{roll: two}, {spend: {}}]                               | ignored",
                "[{roll: two}, {spend: {}}, {optional: move}]             | ignored",
            })
    void recordAndCursorAgreeWithACountAlongTheGame(String turn, String word) {
        Variant variant = load(turn, word);
        Random random = new Random(7);
        int over = 0;
        for (int i = 0; i < TestShare.of(120, 5); i++) {
            GameRecord game = GameRecord.from(variant.start());
            Cursor cursor = variant.start().cursor();
            boolean ended = false;
            while (!ended && game.length() < 200) {
                Event event = random(game.node(), random);
                cursor.play(cursor.number(event));
                game = game.after(event);
                ended = occurrences(game, word.equals("counted")) >= 3;
                assertThat(game.node() instanceof Node.End)
                        .as(game.events().toString())
                        .isEqualTo(ended);
                assertThat(cursor.kind() == Cursor.Kind.END).isEqualTo(ended);
            }
            assertThat(game.cursor().kind()).isEqualTo(cursor.kind());
            over += ended ? 1 : 0;
        }
        assertThat(over).isPositive();
    }

    /**
     * A game may begin within a turn. No move of that turn is known, so its pass leads to no occurrence. The kings go
     * there and back, which is the first occurrence. The next move repeats the position after the first move.
     */
    @Test
    void aGameMayBeginWithinATurn() {
        Variant variant = load("[{roll: die}, move]", "ignored, times: 2", "times: 3, ");
        GameRecord game = GameRecord.from(variant.start().after("[2]")).after("--");
        String[] round = {"a5a4", "a1a2", "a4a5", "a2a1"};
        for (int i = 0; i < 5; i++) {
            assertThat(game.node()).as("after %s moves", i).isInstanceOf(Node.Chance.class);
            assertThat(game.cursor().kind()).isEqualTo(Cursor.Kind.CHANCE);
            game = game.after("[1]").after(round[i % 4]);
        }
        assertThat(game.node()).isInstanceOf(Node.End.class);
        assertThat(game.cursor().kind()).isEqualTo(Cursor.Kind.END);
    }

    private static Event random(Node node, Random random) {
        if (node instanceof Node.Chance chance) {
            return chance.outcome(random.nextLong(chance.total())).event();
        }
        List<Event> events = ((Node.Decision) node).events();
        return events.get(random.nextInt(events.size()));
    }

    /** Returns how often the present position has occurred; 0 where it is no occurrence. */
    private static int occurrences(GameRecord game, boolean passesCount) {
        List<Position> positions = game.positions();
        List<Event> events = game.events();
        List<Integer> counted = new ArrayList<>();
        boolean moved = true;
        for (int i = 0; i < positions.size(); i++) {
            moved |= i > 0 && events.get(i - 1) instanceof Move;
            if (positions.get(i).beginsTurn()) {
                if (moved || passesCount) {
                    counted.add(i);
                }
                moved = false;
            }
        }
        boolean present = counted.contains(positions.size() - 1);
        return (int) counted.stream()
                .filter(i -> present && positions.get(i).equals(game.position()))
                .count();
    }

    private static Variant load(String turn, String word) {
        return load(turn, word, "none");
    }

    private static Variant load(String turn, String word, String without) {
        String dice = turn.contains("roll: die") ? "two" : turn.contains("roll: two") ? "die" : "(?:die|two)";
        String game = KINGS.replace("TURN", turn)
                .replace("WORD", word)
                .replaceAll("  " + dice + ": .*\n", "")
                .replace(without, "");
        return Loader.create().load("kings", game.replace("dice:\nturn", "turn").getBytes(StandardCharsets.UTF_8));
    }
}
