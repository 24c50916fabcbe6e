package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.play.Results.result;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Ending;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Endings by repetition that judge what a side has always done. Worked out by hand, or by looking at all positions. */
class JudgedRepetitionTest {

    private static final String GAME = """
            format: 1
            id: judged
            name: Judged
            board: {files: 5, ranks: 5}
            areas: {centre: b2-d4}
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
            check: {}
            turn: move
            endings:
              checkmate: {when: checkmate, result: loses}
              drawn: {when: repetition, times: TIMES, result: draws}
              judged: {when: repetition, times: 3, always: CONDITION, result: RESULT}
            setup: 1k3/5/5/5/R3K w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant game(String times, String condition, String result) {
        String text =
                GAME.replace("TIMES", times).replace("CONDITION", condition).replace("RESULT", result);
        return Trial.load(folder, times.isEmpty() ? text.replaceAll("  drawn.*\n", "") : text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The rook checks on each move. After four and eight moves the first position has come back.
                "3 | gave-check | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 0-1 judged",
                "3 | gave-check | wins  | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 1-0 judged",
                "4 | gave-check | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 0-1 judged",
                "  | gave-check | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 0-1 judged",
                "3 | gave-check | draws | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 1/2-1/2 judged",
                // The third move does not check.
                "3 | gave-check | loses | a1b1 b5a5 b1c1 a5b5 c1b1 b5a5 b1c1 a5b5 c1b1 | 1/2-1/2 drawn",
                "9 | gave-check | loses | a1b1 b5a5 b1c1 a5b5 c1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | *",
                // It lies before the first of the last three occurrences.
                "9 | gave-check | loses | a1b1 b5a5 b1c1 a5b5 c1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 a1b1 | 0-1 judged",
                "4 | gave-check | loses | a1b1 b5a5 b1c1 a5b5 c1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 a1b1 | 0-1 judged",
                // Neither side, Black alone, both sides.
                "3 | {pieces: king, in: centre} | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 1/2-1/2 drawn",
                "3 | {pieces: rook, at-most: 0} | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 1-0 judged",
                "3 | {pieces: rook, at-most: 0} | wins | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 0-1 judged",
                "3 | {pieces: king} | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | 1/2-1/2 drawn",
                "  | {pieces: king} | loses | a1b1 b5a5 b1a1 a5b5 a1b1 b5a5 b1a1 a5b5 | *",
            })
    void aSideIsJudgedByAllItsTurns(String times, String condition, String result, String moves, String expected) {
        Variant game = game(times == null ? "" : times, condition, result);
        GameRecord record = GameRecord.from(game.start());
        Cursor cursor = game.start().cursor();
        for (String move : moves.split(" ")) {
            assertThat(record.end()).as("before " + move).isEmpty();
            Event event = record.position().node().events().stream()
                    .filter(each -> each.text().equals(move))
                    .findFirst()
                    .orElseThrow();
            cursor.play(cursor.number(event));
            record = record.after(event);
        }
        assertThat(result(record.node())).isEqualTo(expected);
        assertThat(cursor.kind() == Cursor.Kind.END ? result(cursor.end()) : "*")
                .isEqualTo(expected);
        assertThat(cursor.position()).isEqualTo(record.position());
        assertThat(result(record.cursor().copy())).isEqualTo(expected);
        assertThat(result(game.notation().record(game.notation().record(record)).node()))
                .isEqualTo(expected);
    }

    /** The first position has come back for the second time. Nobody asks what a side has done. */
    @ParameterizedTest
    @CsvSource({"white, loses, 0-1", "white, wins, 1-0", "black, loses, 1-0", "black, wins, 0-1"})
    void aRepetitionSpeaksOfOneSide(String side, String result, String expected) {
        String text = GAME.replace("TIMES", "4").replace("always: CONDITION", "side: " + side);
        Variant game = Trial.load(folder, text.replace("RESULT", result));
        GameRecord record = GameRecord.from(game.start());
        for (String move : "e1e2 b5c5 e2e1 c5b5 e1e2 b5c5 e2e1 c5b5".split(" ")) {
            assertThat(record.end()).as("before " + move).isEmpty();
            record = record.after(move);
        }
        assertThat(result(record.node())).isEqualTo(expected + " judged");
        Ending judged = game.endings().stream()
                .filter(ending -> ending.name().equals("judged"))
                .findFirst()
                .orElseThrow();
        assertThat(judged.sides()).containsExactly(side.equals("white") ? Color.WHITE : Color.BLACK);
    }

    @Test
    void hostsSeeOfWhichSideItSpeaks() {
        Variant game = game("4", "gave-check", "loses");
        assertThat(game.judgesRepetition()).isTrue();
        assertThat(game.repetitions()).isEqualTo(4);
        Ending judged = game.endings().stream()
                .filter(ending -> ending.name().equals("judged"))
                .findFirst()
                .orElseThrow();
        assertThat(judged.kind()).isEqualTo(Ending.Kind.REPETITION);
        assertThat(judged.limit()).isEqualTo(3);
        assertThat(judged.isOfSideToMove()).isFalse();
        assertThat(judged.sides()).containsExactly(Color.WHITE, Color.BLACK);
        assertThat(game("", "gave-check", "loses").repetitions()).isZero();
    }

    /** Cursors, records and a search of all positions say the same in games that go back and forth. */
    @ParameterizedTest
    @ValueSource(strings = {"4", "9"})
    void cursorsAndRecordsAgreeWithAllPositions(String times) {
        Variant game = game(times, "gave-check", "loses");
        Set<String> results = new TreeSet<>();
        for (int seed = 0; seed < TestShare.of(200, 60); seed++) {
            results.add(play(game, new Random(seed), Integer.parseInt(times)));
        }
        assertThat(results).contains("1-0 judged", "0-1 judged");
    }

    /** Plays one game and returns how it ends. */
    private static String play(Variant game, Random random, int times) {
        GameRecord record = GameRecord.from(game.position("1k2r/5/5/5/R3K w - - 0 1"));
        Cursor cursor = record.start().cursor();
        List<Position> past = new ArrayList<>(List.of(record.position()));
        while (past.size() < 120) {
            Position now = record.position();
            String expected = now.node() instanceof Node.End end ? result(end) : repeated(past, times);
            assertThat(result(record.node())).as(record.events()::toString).isEqualTo(expected);
            assertThat(result(cursor)).isEqualTo(expected);
            assertThat(cursor.position()).isEqualTo(now);
            assertThat(cursor.key()).isEqualTo(now.cursor().key());
            if (!expected.equals("*")) {
                return expected;
            }
            Event event = choice(record, random);
            if (random.nextInt(4) == 0 && cursor.depth() > 0) {
                int last = cursor.played(cursor.depth() - 1);
                cursor.undo();
                cursor.play(last);
            }
            cursor.play(cursor.number(event));
            record = record.after(event);
            past.add(record.position());
        }
        return "*";
    }

    /** Returns a move back of the piece that has moved last, if there is one, or a move that checks, or any. */
    private static Event choice(GameRecord record, Random random) {
        List<Event> events = record.node().events();
        List<Event> checks = events.stream()
                .filter(event -> record.position()
                        .after(event)
                        .inCheck(record.position().turn().opponent()))
                .toList();
        List<Event> before = record.events();
        String last = before.size() < 2 ? "----" : before.get(before.size() - 2).text();
        String back = last.substring(2) + last.substring(0, 2);
        List<Event> backs =
                events.stream().filter(event -> event.text().equals(back)).toList();
        List<Event> from = !backs.isEmpty() && random.nextInt(10) < 9
                ? backs
                : !checks.isEmpty() && random.nextInt(10) < 8 ? checks : events;
        return from.get(random.nextInt(from.size()));
    }

    /** Returns how the last of some positions ends the game by repetition. */
    private static String repeated(List<Position> past, int times) {
        Position now = past.get(past.size() - 1);
        List<Integer> equal = IntStream.range(0, past.size())
                .filter(at -> past.get(at).equals(now))
                .boxed()
                .toList();
        if (equal.size() >= 3) {
            int first = equal.get(equal.size() - 3);
            boolean white = checked(past, first, Color.BLACK);
            boolean black = checked(past, first, Color.WHITE);
            if (white != black) {
                return (white ? "0-1" : "1-0") + " judged";
            }
        }
        return equal.size() >= times ? "1/2-1/2 drawn" : "*";
    }

    /** Returns whether a side has been in check in each position behind one where it is to move. */
    private static boolean checked(List<Position> past, int first, Color side) {
        return past.subList(first + 1, past.size()).stream()
                .filter(position -> position.turn() == side)
                .allMatch(position -> position.inCheck(side));
    }
}
