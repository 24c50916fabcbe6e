package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.Position;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two kings that may not meet move around a small board, so positions recur all the time. */
class RepetitionTest {

    private static final String KINGS = """
            format: 1
            id: kings
            name: Kings
            board: {files: 2, ranks: 7}
            pieces: {king: {symbol: K, move: mK}}
            turn: move
            counters: {quiet: {counts: turns}}
            endings: ENDINGS
            setup: k1/2/2/2/2/2/K1 w - - 0 1
            """;

    private static final int TIMES = 5;

    @TempDir
    private Path folder;

    /** A record agrees with a count of all positions of its game, on every branch of a tree of games. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everyBranchCountsItsOwnPast(long seed) throws IOException {
        Random random = new Random(seed);
        List<GameRecord> games = new ArrayList<>(List.of(GameRecord.from(
                load("{again: {when: repetition, times: 5, result: draws}}").start())));
        int over = 0;
        for (int i = 0; i < TestShare.of(3_000, 1_000); i++) {
            GameRecord game = games.get(random.nextInt(games.size()));
            int occurrences = occurrences(game);
            assertThat(game.occurrences()).isEqualTo(occurrences);
            assertThat(game.node() instanceof Node.End).isEqualTo(occurrences >= TIMES);
            over += occurrences >= TIMES ? 1 : 0;
            if (game.node() instanceof Node.Decision decision) {
                Event event =
                        decision.events().get(random.nextInt(decision.events().size()));
                games.set(random.nextInt(games.size()), game.after(event));
                games.add(game.after(decision.events().get(0)));
            }
            if (games.size() > 40) {
                games.subList(0, 20).clear();
            }
        }
        assertThat(over).isPositive();
    }

    @Test
    void aGameWithTooManyEventsForARecordIsNotWritten() throws IOException {
        Variant variant = load("{}");
        GameRecord game = GameRecord.from(variant.start());
        String[] round = {"a1b1", "a7b7", "b1a1", "b7a7"};
        for (int i = 0; i < 32_768; i++) {
            game = game.after(round[i % 4]);
        }
        String text = variant.notation().record(game);
        assertThat(variant.notation().record(text).position()).isEqualTo(game.position());
        GameRecord longer = game.after("a1b1");
        assertThatThrownBy(() -> variant.notation().record(longer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("32769");
        assertThatThrownBy(() -> variant.notation().json(longer)).isInstanceOf(IllegalArgumentException.class);
        assertThat(RecordGames.refusal(() -> variant.notation().record(text.replace("\nresult", " a1b1\nresult"))))
                .hasMessageContaining("at most 32768 events");
    }

    /**
     * After four moves the position has occurred twice and the counter is four, so the first ending in the file holds.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "again-and-again: {when: repetition, times: 2, result: draws, rule: r}                                                 | again and again, r",
                "again-and-again: {when: repetition, times: 2, result: draws, rule: r}, slow: {when: counter, counter: quiet, reaches: 4, result: draws} | again and again, r",
                "slow: {when: counter, counter: quiet, reaches: 4, result: draws}, again-and-again: {when: repetition, times: 2, result: draws, rule: r} | slow,",
                "alone: {when: none-left, pieces: king, result: loses}, twice: {when: repetition, times: 2, result: draws}             | twice,",
            })
    void recordAndCursorAgreeOnTheEnd(String endings, String reason) throws IOException {
        GameRecord game = GameRecord.from(load("{" + endings + "}").start())
                .after("a1b1")
                .after("a7b7")
                .after("b1a1");
        assertThat(game.node()).isInstanceOf(Node.Decision.class);
        GameRecord over = game.after("b7a7");
        assertThat(over.node())
                .isInstanceOfSatisfying(
                        Node.End.class,
                        end -> assertThat((end.reason() + ", " + end.rule()).strip())
                                .isEqualTo(reason));
        assertThat(over.cursor().end()).isEqualTo(over.node());
        Notation notation = over.position().variant().notation();
        assertThat(notation.record(over)).contains("result: 1/2-1/2 " + reason.split(",")[0] + "\n");
        assertThat(notation.record(notation.record(over))).isEqualTo(over);
    }

    /**
     * A riser goes up two squares, becomes a diver, goes down two squares and is a riser again. Both sides have one
     * piece and always one move, so the start recurs after 8 events and after 16.
     */
    @Test
    void aPositionRecursAfterPromotionsThereAndBack() throws IOException {
        Variant variant = Loader.create().load(Files.writeString(folder.resolve("lift.yaml"), """
                format: 1
                id: lift
                name: Lift
                board: {files: 2, ranks: 3}
                areas: {top: {white: rank 3}, bottom: {white: rank 1}}
                pieces:
                  riser: {symbol: R, move: mfW, promotion: {area: top, to: [diver]}}
                  diver: {symbol: D, move: mbW, promotion: {area: bottom, to: [riser]}}
                turn: move
                endings: {again: {when: repetition, times: 3, result: draws}}
                setup: 1r/2/R1 w - - 0 1
                """));
        String[] round = {"a1a2", "b3b2", "a2a3d", "b2b1d", "a3a2", "b1b2", "a2a1r", "b2b3r"};
        GameRecord game = GameRecord.from(variant.start());
        Cursor cursor = variant.start().cursor();
        for (int i = 0; i < 16; i++) {
            assertThat(game.node()).isInstanceOf(Node.Decision.class);
            assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
            assertThat(game.occurrences()).isEqualTo(i < 8 ? 1 : 2);
            cursor.play(cursor.number(variant.notation().event(game.position(), round[i % 8])));
            game = game.after(round[i % 8]);
        }
        assertThat(game.position()).isEqualTo(variant.start()).isEqualTo(cursor.position());
        assertThat(game.node()).isEqualTo(new Node.End(Result.DRAW, "again", ""));
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
        assertThat(game.cursor().end()).isEqualTo(cursor.end()).isEqualTo(game.node());
        assertThat(variant.notation().record(game)).endsWith("result: 1/2-1/2 again\n");
        assertThat(variant.notation().record(variant.notation().record(game))).isEqualTo(game);
    }

    /**
     * After eight turns the start has occurred for the third time and the counter has reached eight: the first ending
     * in the file holds.
     */
    @ParameterizedTest
    @ValueSource(strings = {"again long", "long again"})
    void theFirstEndingInTheFileEndsTheGame(String order) throws IOException {
        Map<String, String> endings = Map.of(
                "again", "again: {when: repetition, times: 3, result: draws, rule: r-1}",
                "long", "long: {when: counter, counter: quiet, reaches: 8, result: draws, rule: r-2}");
        String[] names = order.split(" ");
        Variant variant = load("{" + endings.get(names[0]) + ", " + endings.get(names[1]) + "}");
        GameRecord game = GameRecord.from(variant.start());
        String[] round = {"a1b1", "a7b7", "b1a1", "b7a7"};
        for (int i = 0; i < 8; i++) {
            assertThat(game.node()).isInstanceOf(Node.Decision.class);
            game = game.after(round[i % 4]);
        }
        assertThat(game.node())
                .isEqualTo(new Node.End(Result.DRAW, names[0], names[0].equals("again") ? "r-1" : "r-2"));
        assertThat(game.cursor().end()).isEqualTo(game.node());
        assertThat(game.position().node()).isEqualTo(new Node.End(Result.DRAW, "long", "r-2"));
    }

    private static int occurrences(GameRecord game) {
        int count = 0;
        for (Position position : game.positions()) {
            count += position.ignoring("quiet").equals(game.position().ignoring("quiet")) ? 1 : 0;
        }
        return count;
    }

    private Variant load(String endings) throws IOException {
        return Loader.create().load(Files.writeString(folder.resolve("kings.yaml"), KINGS.replace("ENDINGS", endings)));
    }
}
