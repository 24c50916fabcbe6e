package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.play.Results.result;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A side that attacks one piece again and again. Worked out by hand, or by following all pieces of a game. */
class PerpetualChaseTest {

    private static final String GAME = """
            format: 1
            id: chase
            name: Chase
            board: {files: 5, ranks: 5}
            areas: {near: {white: [rank 1, rank 2]}}
            pieces:
              rook: {symbol: R, move: R}
              wazir: {symbol: W, move: W}
            turn: move
            endings:
              chase: {when: repetition, times: 3, always: CONDITION, result: loses}
              drawn: {when: repetition, times: 4, result: draws}
            setup: 5/5/w4/5/1R3 w - - 0 1
            """;

    /** The rook goes to the file of the wazir, which leaves it. */
    private static final String CHASE = "b1a1 a3b3 a1b1 b3a3 ";

    /** The rook attacks the wazirs on a3 and b4 in turn, while a third one goes to and fro. */
    private static final String IN_TURN = "b1a1 e5d5 a1b1 d5e5 ";

    @TempDir
    private Path folder;

    private Variant game(String condition) {
        return Trial.load(folder, GAME.replace("CONDITION", condition));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true}, same-piece: true | chase | 0-1 chase",
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true}, same-piece: false | chase | 0-1 chase",
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true} | chase | 0-1 chase",
                "5/5/w4/5/1R3 | {pieces: rook, of: enemy, attacked: true}, same-piece: true | chase | *",
                "5/5/w4/5/1R3 | {pieces: wazir, attacked: true}, same-piece: true | chase | *",
                "5/5/w4/5/1R3 | {pieces: wazir, of: either, attacked: true}, same-piece: true | chase | 0-1 chase",
                "5/5/w4/5/1R3 | {any: [{pieces: rook, of: enemy, attacked: true}, {pieces: wazir, of: enemy, attacked: true}]},"
                        + " same-piece: true | chase | 0-1 chase",
                // Two wazirs in turn: one is attacked each time, and none is each time.
                "4w/1w3/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true}, same-piece: true | in turn | *",
                "4w/1w3/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true} | in turn | 0-1 chase",
                // Where it is attacked counts.
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true, in: near}, same-piece: true | chase | *",
                // Who attacks it counts.
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: {by: rook}}, same-piece: true | chase | 0-1 chase",
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: {by: wazir}}, same-piece: true | chase | *",
                "5/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: {by: [wazir, rook]}}, same-piece: true | chase | 0-1 chase",
                // A rook on e3 guards it on both squares, and one on e4 does not.
                "5/5/w3r/5/1R3 | {pieces: wazir, of: enemy, attacked: true, guarded: false}, same-piece: true | chase | *",
                "5/5/w3r/5/1R3 | {pieces: wazir, of: enemy, attacked: true, guarded: true}, same-piece: true | chase | 0-1 chase",
                "5/4r/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true, guarded: false}, same-piece: true | chase | 0-1 chase",
                // A wazir of White's hides the rook, which chases it.
                "5/5/w2Wr/5/1R3 | {pieces: wazir, of: enemy, attacked: true, guarded: false}, same-piece: true | chase | *",
                // Black does nothing but go to and fro.
                "4w/5/w4/5/1R3 | {pieces: wazir, of: enemy, attacked: true}, same-piece: true | in turn | *",
            })
    void aSideLosesThatAttacksOnePieceInAllItsTurns(String board, String always, String moves, String expected) {
        GameRecord game = GameRecord.from(game(always).position(board + " w - - 0 1"));
        String round = moves.equals("chase") ? CHASE : IN_TURN;
        Cursor cursor = game.start().cursor();
        for (String move : round.repeat(2).split(" ")) {
            assertThat(result(game.node())).as("before " + move).isEqualTo("*");
            game = game.after(move);
            cursor.play(cursor.number(game.events().get(game.length() - 1)));
        }
        assertThat(result(game.node())).isEqualTo(expected);
        assertThat(result(cursor)).isEqualTo(expected);
        assertThat(result(game.position()
                        .variant()
                        .notation()
                        .record(game.position().variant().notation().record(game))
                        .node()))
                .isEqualTo(expected);
    }

    /** Black always has a wazir. The third occurrence of the start comes after four events a round and four more. */
    @ParameterizedTest
    @CsvSource({"249, 0-1 chase", "250, *"})
    void theFirstOccurrenceLiesAtMostAThousandEventsBack(int rounds, String expected) {
        GameRecord game = GameRecord.from(game("{pieces: wazir, of: enemy}").position("4w/5/w4/5/1R3 w - - 0 1"));
        List<String> there = new ArrayList<>();
        Set<Position> seen = new HashSet<>(Set.of(game.position()));
        for (Random random = new Random(3); there.size() < 2 * rounds + 2; ) {
            GameRecord next = game.after(quiet(game, random));
            Position between = next.position();
            next = next.after(quiet(next, random));
            Position behind = next.position();
            String first = next.events().get(next.length() - 2).text();
            List<Position> reached = new ArrayList<>(List.of(between, behind));
            behind.node().events().stream()
                    .filter(event -> event.text().equals(back(first)))
                    .filter(event -> ((Move) event).captures().isEmpty())
                    .forEach(event -> reached.add(behind.after(event)));
            if (reached.size() == 3 && reached.stream().noneMatch(seen::contains)) {
                seen.addAll(reached);
                there.addAll(next.events().subList(there.size(), next.length()).stream()
                        .map(Event::text)
                        .toList());
                game = next;
            }
        }
        GameRecord back = GameRecord.from(game.start());
        for (String move : there.subList(0, 2 * rounds)) {
            back = back.after(move);
        }
        for (int round = rounds - 1; round >= 0; round--) {
            back = back.after(back(there.get(2 * round))).after(back(there.get(2 * round + 1)));
        }
        assertThat(back.position()).isEqualTo(game.start());
        List<String> last = toAndFro(back, seen);
        for (String move : last) {
            assertThat(result(back.node())).isEqualTo("*");
            back = back.after(move);
        }
        assertThat(back.length()).isEqualTo(4 * rounds + 4);
        assertThat(back.occurrences()).isEqualTo(3);
        assertThat(result(back.node())).isEqualTo(expected);
        assertThat(result(back.cursor())).isEqualTo(expected);
    }

    private static String back(String move) {
        return move.substring(2) + move.substring(0, 2);
    }

    private static Event quiet(GameRecord game, Random random) {
        List<Event> quiet = game.node().events().stream()
                .filter(event -> ((Move) event).captures().isEmpty())
                .toList();
        return quiet.get(random.nextInt(quiet.size()));
    }

    /** Returns four moves that lead back to the position, by one that has not been there. */
    private static List<String> toAndFro(GameRecord game, Set<Position> seen) {
        for (Random random = new Random(4); ; ) {
            GameRecord next = game.after(quiet(game, random));
            next = next.after(quiet(next, random));
            if (!seen.contains(next.position())) {
                List<String> moves = next.events().subList(game.length(), next.length()).stream()
                        .map(Event::text)
                        .toList();
                return List.of(moves.get(0), moves.get(1), back(moves.get(0)), back(moves.get(1)));
            }
        }
    }

    /** Cursors and records say the same as one who follows each piece through the game. */
    @Test
    void cursorsAndRecordsAgreeWithWhoFollowsThePieces() {
        Variant game = game("{pieces: wazir, of: enemy, attacked: true, guarded: false}, same-piece: true");
        Map<String, Integer> results = new TreeMap<>();
        for (int seed = 0; seed < TestShare.of(300, 60); seed++) {
            results.merge(play(game, new Random(seed)), 1, Integer::sum);
        }
        assertThat(results.keySet()).contains("0-1 chase", "1-0 chase", "1/2-1/2 drawn");
    }

    private static String play(Variant game, Random random) {
        GameRecord record = GameRecord.from(
                game.position("1r1w1/w4/5/4W/1W1R1 " + (random.nextBoolean() ? "w" : "b") + " - - 0 1"));
        Cursor cursor = record.start().cursor();
        while (record.length() < 100) {
            String expected = expected(record);
            assertThat(result(record.node())).as(record.events()::toString).isEqualTo(expected);
            assertThat(result(cursor)).as(record.events()::toString).isEqualTo(expected);
            if (!expected.equals("*") || record.node().events().isEmpty()) {
                return expected;
            }
            Event event = choice(record, random);
            cursor.play(cursor.number(event));
            record = record.after(event);
        }
        return "*";
    }

    /** Returns mostly a move back of the piece that has moved last, or a move to and fro. */
    private static Event choice(GameRecord record, Random random) {
        List<Event> quiet = record.node().events().stream()
                .filter(event -> ((Move) event).captures().isEmpty())
                .toList();
        List<Event> before = record.events();
        String last = before.size() < 2 ? "----" : before.get(before.size() - 2).text();
        String back = last.substring(2) + last.substring(0, 2);
        List<Event> backs =
                quiet.stream().filter(event -> event.text().equals(back)).toList();
        List<Event> from = !backs.isEmpty() && random.nextInt(20) < 19
                ? backs
                : quiet.isEmpty() ? record.node().events() : quiet;
        return from.get(random.nextInt(from.size()));
    }

    /** Returns how a game has ended by repetition. */
    private static String expected(GameRecord record) {
        List<Position> past = record.positions();
        Position now = past.get(past.size() - 1);
        List<Integer> equal = IntStream.range(0, past.size())
                .filter(at -> past.get(at).equals(now))
                .boxed()
                .toList();
        if (equal.size() >= 3) {
            int first = equal.get(equal.size() - 3);
            boolean white = chases(record, first, Color.WHITE);
            boolean black = chases(record, first, Color.BLACK);
            if (white != black) {
                return (white ? "0-1" : "1-0") + " chase";
            }
        }
        return equal.size() >= 4 ? "1/2-1/2 drawn" : "*";
    }

    /**
     * Follows each wazir from a position on: whether one has been attacked and not guarded behind each turn of a side.
     */
    private static boolean chases(GameRecord record, int first, Color side) {
        List<Position> past = record.positions();
        Map<Square, String> names = new TreeMap<>();
        for (Square square : past.get(first).board().squares()) {
            past.get(first).board().at(square).ifPresent(piece -> names.put(square, square.text()));
        }
        TreeSet<String> chased = new TreeSet<>(names.values());
        for (int at = first + 1; at < past.size(); at++) {
            Move move = (Move) record.events().get(at - 1);
            names.put(move.to().orElseThrow(), names.remove(move.from().orElseThrow()));
            if (past.get(at).turn() != side) {
                Position position = past.get(at);
                List<String> now = new ArrayList<>();
                names.forEach((square, name) -> {
                    if (isHit(position, square, side)) {
                        now.add(name);
                    }
                });
                chased.retainAll(now);
            }
        }
        return !chased.isEmpty();
    }

    private static boolean isHit(Position position, Square square, Color side) {
        return position.board()
                .at(square)
                .filter(piece -> piece.isOf(side.opponent()))
                .filter(piece -> piece.type().name().equals("wazir"))
                .filter(piece -> attacks(position, side, square) && !attacks(position, side.opponent(), square))
                .isPresent();
    }

    /** Returns whether a side has a wazir beside a square, or a rook that sees it. */
    private static boolean attacks(Position position, Color side, Square square) {
        for (int[] way : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            int steps = 0;
            boolean open = true;
            for (int file = square.file() + way[0], rank = square.rank() + way[1];
                    open && file >= 0 && file < 5 && rank >= 0 && rank < 5;
                    file += way[0], rank += way[1]) {
                steps++;
                var piece = position.board().at(new Square(file, rank));
                open = piece.isEmpty();
                if (!open
                        && piece.get().isOf(side)
                        && (steps == 1 || piece.get().type().name().equals("rook"))) {
                    return true;
                }
            }
        }
        return false;
    }
}
