package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Ending;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.rules.Loader;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns set numbers, add to them and compare them. All expected values are counted by hand. */
class NumbersTest {

    /** Two kings that go one step along the ranks of a board of 4 files and 2 ranks. */
    private static final String GAME = """
            format: 1
            id: numbers
            name: Numbers
            board: {files: 4, ranks: 2}
            areas: {corner: {white: d1}}
            pieces:
              king: {symbol: K, move: lrW, royal: true}
            numbers:
              fury: {each: side, to: 9, starts: 2}
              storm: {from: 1, to: 4}
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            setup: k3/K3 w - - 0 1
            """;

    /** A rook on an empty rank. */
    private static final String RANK = """
            format: 1
            id: far
            name: Far
            board: {files: 8, ranks: 2}
            pieces: {rook: {symbol: R, move: sR}, king: {symbol: K, move: K}}
            endings: {}
            setup: k7/R6K w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant game(String turn) {
        return Trial.load(folder, GAME + "turn: " + turn + "\n");
    }

    private static String numbers(Position position) {
        return position.number("fury", Color.WHITE) + "/" + position.number("fury", Color.BLACK) + " "
                + position.number("storm", Color.WHITE);
    }

    /** What has a title is told below the board, and the title changes no rule. */
    @Test
    void aNumberWithATitleIsTold() {
        String turn = "turn: [move, {add: {fury: 1, storm: 2}}]\n";
        Variant plain = Trial.load(folder, GAME + turn);
        Variant told = Trial.load(
                folder, GAME.replace("to: 9, starts: 2", "to: 9, starts: 2, title: anger of the king") + turn);
        assertThat(told.numberTitle("fury")).contains("anger of the king");
        assertThat(told.numberTitle("storm")).isEmpty();
        assertThatThrownBy(() -> told.numberTitle("rage"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no number 'rage'");
        assertThat(told.rulesHash()).isEqualTo(plain.rulesHash());
        GameRecord game = GameRecord.from(told.start()).after("a1b1");
        assertThat(Picture.of(game).text())
                .contains("anger of the king: White 3, Black 2\n")
                .doesNotContain("storm");
        assertThat(Picture.of(game).svg())
                .contains(">anger of the king: White 3, Black 2</text>", "anger of the king: White 3, Black 2</desc>");
        assertThat(Picture.of(GameRecord.from(plain.start())).text()).doesNotContain("fury", "anger");
    }

    @Test
    void aTitleHasFortyCharactersAtMost() {
        assertThatThrownBy(() -> Trial.load(
                        folder, GAME.replace("to: 4}", "to: 4, title: " + "x".repeat(41) + "}") + "turn: move\n"))
                .hasMessageContaining("title of 41 characters; at most 40");
    }

    /** A rook on a1 of an empty rank of 8 files: how far it goes is a number, which each turn changes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{number: far} | a1b1 | a1c1",
                "{at-most: {number: far}} | a1b1 | a1b1 a1c1",
                "{at-least: {number: far}} | a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 | a1c1 a1d1 a1e1 a1f1 a1g1",
                "{at-least: {number: far}, at-most: {number: near}} | a1b1 a1c1 a1d1 | a1c1 a1d1",
                "{pieces: all, of: either} | a1d1 | a1d1",
                "{at-least: {pieces: all, of: either}} | a1d1 a1e1 a1f1 a1g1 | a1d1 a1e1 a1f1 a1g1",
                "{sum: [{number: far}, {number: near}]} | a1e1 | a1f1",
                "{sum: [1, 2, 2]} | a1f1 | a1f1",
                "{minus: [{number: near}, {number: far}]} | a1c1 | a1b1",
                "{product: [{number: far}, 2, {pieces: king}]} | a1c1 | a1e1",
                "{product: [2, {minus: [{number: near}, {number: far}]}]} | a1e1 | a1c1",
                "{smallest: [{number: far}, {number: near}, 4]} | a1b1 | a1c1",
                "{greatest: [{number: far}, {pieces: king, of: enemy}]} | a1b1 | a1c1",
                "{at-most: {minus: [{number: far}, 5]}} | a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 h1g1 h1g2 h1h2 | a1b1 a1c1 a1d1 a1e1 a1f1 a1g1 h1g1 h1g2 h1h2",
            })
    void aDistanceMayBeANumber(String distance, String first, String second) {
        String game = RANK + "numbers: {far: {from: 1, to: 9}, near: {to: 9, starts: 3}}\n";
        Position start = Trial.load(
                        folder,
                        game + "turn: [{move: {kinds: rook, distance: " + distance
                                + "}, stuck: {move: {}}}, {add: {far: 1}}]\n")
                .start();
        assertThat(Trial.events(start)).containsExactlyInAnyOrder(first.split(" "));
        Position later = start.variant().position("k7/R6K w - - 0 1 far=2");
        assertThat(Trial.events(later)).containsExactlyInAnyOrder(second.split(" "));
        assertThat(start.explain("a1g1").orElse("a1g1 is possible")).containsAnyOf("distance is 6", "possible");
    }

    /** A two brings no further move and ends the turn, a three one, a four two. */
    @ParameterizedTest
    @CsvSource({"[2], ''", "[3], b1c1", "[4], b1c1 c1d1"})
    void aPartComesAsOftenAsAmountsMake(String roll, String events) {
        String game = RANK + """
                dice: {red: {faces: [2, 3, 4]}}
                turn: [move, {roll: red}, {times: {minus: [total, 2]}, of: move}]
                """;
        Position position = Trial.load(folder, game).start().after("a1b1").after(roll);
        for (String event : events.isEmpty() ? new String[0] : events.split(" ")) {
            assertThat(position.turn()).isEqualTo(Color.WHITE);
            assertThat(Trial.events(position)).contains(event);
            position = position.after(event);
        }
        assertThat(position.turn()).isEqualTo(Color.BLACK);
    }

    /** Two dice, one of each colour: what they make together, and what pieces add to it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{product: [{total: red}, {total: blue}]} | [2] [3] | 6",
                "{product: [{total: red}, {total: blue}]} | [3] [3] | 9",
                "{minus: [{total: red}, {total: blue}]} | [2] [3] | 0", // it stops at its bound
                "{minus: [{total: red}, {total: blue}]} | [3] [2] | 1",
                "{sum: [{total: red}, {total: blue}, {pieces: rook}]} | [2] [2] | 5",
                "{greatest: [{total: red}, {total: blue}]} | [2] [3] | 3",
                "{product: [{total: red}, {total: red}, {total: red}, {total: red}]} | [3] [2] | 20",
            })
    void rollsMakeAnAmountTogether(String amount, String rolls, int score) {
        String game = RANK + """
                dice: {red: {faces: [2, 3]}, blue: {faces: [2, 3]}}
                numbers: {score: {to: 20}}
                turn: [{roll: red}, {roll: blue}, {set: {score: AMOUNT}}, move]
                """.replace("AMOUNT", amount);
        Position position = Trial.load(folder, game).start();
        for (String roll : rolls.split("(?<=]) ")) {
            position = position.after(roll);
        }
        assertThat(position.number("score", Color.WHITE)).isEqualTo(score);
    }

    /** Numbers change at the beginning of a turn, between two moves, and behind the last one, each time once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{add: {fury: 1}}, move]                    | 3/2 1 | 3/3 1 | 4/3 1",
                "[move, {add: {fury: 1}}]                    | 2/2 1 | 3/2 1 | 3/3 1",
                "[move, {add: {fury: 1}, of: enemy}]         | 2/2 1 | 2/3 1 | 3/3 1",
                "[move, {add: {fury: -3}}]                   | 2/2 1 | 0/2 1 | 0/0 1",
                "[move, {add: {fury: 9, storm: 3}}]          | 2/2 1 | 9/2 4 | 9/9 4",
                "[{set: {storm: 4}}, move, {set: {fury: 7}}] | 2/2 4 | 7/2 4 | 7/7 4",
                "[move, {add: {storm: 1}}, {set: {fury: {number: storm}}}]          | 2/2 1 | 2/2 2 | 2/3 3",
                "[move, {set: {storm: 3, fury: {number: storm}}}]                   | 2/2 1 | 3/2 3 | 3/3 3",
                "[move, {set: {storm: {number: fury, of: enemy}}}, {add: {fury: 1}}] | 2/2 1 | 3/2 2 | 3/3 3",
                "[move, {set: {storm: 1}}, {set: {fury: 0}}, {add: {storm: {number: fury}}}] | 2/2 1 | 0/2 1 | 0/0 1",
                "[move, {when: {number: fury, at-least: 3}, then: {set: {fury: 0}}, else: {add: {fury: 1}}}]"
                        + " | 2/2 1 | 3/2 1 | 3/3 1",
                // One king a side, two together; White's on b1 or c1 is worth 4, and nothing stands in the corner.
                "[move, {set: {fury: {pieces: all, of: either}}}]         | 2/2 1 | 2/2 1 | 2/2 1",
                "[move, {add: {fury: {pieces: king, of: enemy}}}]         | 2/2 1 | 3/2 1 | 3/3 1",
                "[move, {set: {fury: {pieces: {king: 4}}}, of: enemy}]    | 2/2 1 | 2/4 1 | 4/4 1",
                "[move, {set: {fury: {pieces: king, in: corner}}}]        | 2/2 1 | 0/2 1 | 0/0 1",
                "[move, {add: {storm: {pieces: {king: 99}}}}]             | 2/2 1 | 2/2 4 | 2/2 4",
            })
    void numbersChangeOnceEachTime(String turn, String start, String second, String third) {
        Position first = game(turn).start();
        assertThat(numbers(first)).isEqualTo(start);
        Position afterOne = first.after("a1b1");
        assertThat(numbers(afterOne)).isEqualTo(second);
        assertThat(afterOne.turn()).isEqualTo(Color.BLACK);
        assertThat(numbers(afterOne.after("a2b2"))).isEqualTo(third);
    }

    /** A turn goes on as the numbers say: {@code 3} holds from 3 on, and a number may be compared with another. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{number: fury, at-least: 2}                        | goes on",
                "{number: fury, at-least: 3}                        | ends",
                "{number: fury, at-most: 2}                         | goes on",
                "{number: fury, at-most: 1}                         | ends",
                "{number: fury, at-least: 1, at-most: 3}            | goes on",
                "{number: fury, at-least: {number: storm}}          | goes on",
                "{number: storm, at-least: {number: fury}}          | ends",
                "{number: fury, of: enemy, at-least: 4}             | goes on",
                "{number: fury, of: enemy, at-most: {number: fury}} | ends",
                "{number: fury, more-than: 1}                       | goes on",
                "{number: fury, more-than: 2}                       | ends",
                "{number: fury, of: enemy, more-than: {number: fury}} | goes on",
                "{number: fury, at-most: {pieces: all, of: either}} | goes on",
                "{number: fury, more-than: {pieces: all, of: either}} | ends",
                "{number: fury, of: enemy, more-than: {pieces: {king: 3}}} | goes on",
                "{number: fury, of: enemy, more-than: {pieces: {king: 4}}} | ends",
                "{pieces: all, of: either, at-least: {number: fury}} | goes on",
                "{pieces: all, at-least: {number: fury}}            | ends",
                "{pieces: {king: 2}, more-than: {number: storm}}    | goes on",
                "{pieces: king, more-than: {number: storm}}         | ends",
                "{pieces: king, at-least: {number: storm}, at-most: {pieces: king, of: enemy}} | goes on",
                "{all: [{number: fury, at-most: 8}, {not: {number: storm, at-least: 2}}]} | goes on",
            })
    void aConditionComparesNumbers(String condition, String expected) {
        Variant game = game("[move, {when: " + condition + ", then: move}]");
        Position after = game.position("k3/K3 w - - 0 1 fury=2/4").after("a1b1");
        assertThat(after.turn()).isEqualTo(expected.equals("ends") ? Color.BLACK : Color.WHITE);
    }

    /** As many moves as a number says, exactly or at most; the number stays as it is. */
    @Test
    void aNumberSaysHowOften() {
        Position start =
                game("[{times: {number: storm}, of: move}, {add: {storm: 1}}]").start();
        Position two = start.after("a1b1");
        assertThat(two.turn()).isEqualTo(Color.BLACK);
        Position between = two.after("a2b2");
        assertThat(between.turn()).isEqualTo(Color.BLACK);
        assertThat(Trial.events(between)).containsExactlyInAnyOrder("b2a2", "b2c2");
        Position three = between.after("b2c2");
        assertThat(numbers(three)).isEqualTo("2/2 3");
        Position fourth = three.after("b1c1").after("c1d1").after("d1c1");
        assertThat(fourth.turn()).isEqualTo(Color.BLACK);
        assertThat(numbers(fourth)).isEqualTo("2/2 4");
    }

    /** Behind its first move a side moves as often as it has pawns, as many as are left each time. */
    @Test
    void piecesSayHowOften() {
        Variant game = Trial.load(
                folder,
                GAME.replace("pieces:\n", "pieces:\n  pawn: {symbol: P, move: lrWdlrW}\n")
                                .replace("k3/K3", "k3/KP1P")
                        + "turn: [move, {times: {pieces: pawn}, of: move}]\n");
        Position twice = game.start().after("b1c1").after("c1b1");
        assertThat(twice.turn()).isEqualTo(Color.WHITE);
        assertThat(twice.after("b1c1").turn()).isEqualTo(Color.BLACK);
        assertThat(game.start().after("b1c1").after("c1d1").turn()).isEqualTo(Color.BLACK);
    }

    @Test
    void aNumberSaysHowOftenAtMost() {
        Variant game = game("[move, {up-to: {number: storm}, of: move}]");
        Position once = game.start().after("a1b1");
        assertThat(Trial.events(once)).containsExactlyInAnyOrder("b1a1", "b1c1", "--");
        assertThat(once.after("--").turn()).isEqualTo(Color.BLACK);
        assertThat(once.after("b1a1").turn()).isEqualTo(Color.BLACK);
        Position twice = game.position("k3/K3 w - - 0 1 storm=2").after("a1b1").after("b1c1");
        assertThat(Trial.events(twice)).containsExactlyInAnyOrder("c1b1", "c1d1", "--");
    }

    /** A turn that is lost skips what comes behind the move that nobody can make. */
    @Test
    void aLostTurnChangesWhatStandsBeforeIt() {
        Variant game = game("[{add: {fury: 1}}, {move: {captures: must}}, {set: {fury: 0}}]");
        assertThat(Trial.events(game.start())).containsExactly("--");
        assertThat(numbers(game.start().after("--"))).isEqualTo("3/3 1");
    }

    /** A number changes behind a roll before the player sees it, and where the roll loses the turn. */
    @Test
    void numbersChangeBehindRolls() {
        Variant game = Trial.load(
                folder,
                GAME + "dice: {die: {faces: 3}}\n"
                        + "turn: {roll: die, then: {1: {add: {fury: 1}}, 2: [{set: {storm: 3}}, move], else: move}}\n");
        Position lost = game.start().after("[1]");
        assertThat(numbers(lost)).isEqualTo("3/2 1");
        assertThat(Trial.events(lost)).containsExactly("--");
        assertThat(numbers(lost.after("--"))).isEqualTo("3/2 1");
        assertThat(lost.after("--").turn()).isEqualTo(Color.BLACK);
        Position moving = game.start().after("[2]");
        assertThat(numbers(moving)).isEqualTo("2/2 3");
        assertThat(Trial.events(moving)).containsExactly("a1b1");
        for (Position position : List.of(lost, moving)) {
            assertThat(game.position(position.text())).isEqualTo(position);
        }
    }

    /** The piece is put down first; then the turn goes on, and the number changes once. */
    @Test
    void aPieceIsPutDownBeforeNumbersChange() {
        Variant game = Trial.load(
                folder,
                GAME.replace(
                                        "corner: {white: d1}}\npieces:\n",
                                        "all-squares: all}\npieces:\n  pawn: {symbol: P, move: lrW,"
                                                + " when-captured: {to: all-squares}}\n")
                                .replace("k3/K3", "k3/Kp2")
                        + "turn: [move, {add: {fury: 1}}]\n");
        Position waiting = game.start().after("a1b1");
        assertThat(numbers(waiting)).isEqualTo("2/2 1");
        assertThat(game.position(waiting.text())).isEqualTo(waiting);
        assertThat(numbers(waiting.after("p@d1"))).isEqualTo("3/2 1");
    }

    /** A side wins when its number comes to a value, also from above, and within a turn. */
    @Test
    void aNumberEndsTheGame() {
        String ending = "endings: {furious: {when: {number: fury, at-least: 4}, result: wins}, ";
        Variant game = Trial.load(
                folder,
                GAME.replace("endings: {", ending) + "turn: [move, {add: {fury: 1}, of: enemy}, {optional: move}]\n");
        Position start = game.start();
        assertThat(start.node()).isInstanceOf(Node.Decision.class);
        Position once = start.after("a1b1").after("--");
        assertThat(once.node()).isInstanceOf(Node.Decision.class);
        Position ended = once.after("a2b2").after("--").after("b1a1");
        Node.End end = (Node.End) ended.node();
        assertThat(end.reason()).isEqualTo("furious");
        assertThat(end.result()).hasToString("BLACK_WINS");
        assertThat(ended.count()).isZero();
        assertThat(ended.turn()).isEqualTo(Color.WHITE);
        Ending told = game.endings().get(0);
        assertThat(told.kind()).isEqualTo(Ending.Kind.CONDITION);
        assertThat(told.sides()).containsExactly(Color.WHITE, Color.BLACK);
        assertThat(told.isOfSideToMove()).isFalse();
    }

    @Test
    void aNumberThatFallsEndsTheGame() {
        String ending = "endings: {beaten: {when: {number: fury, at-most: 0}, result: loses},"
                + " calm: {when: {number: storm, at-least: 3}, result: draws}, ";
        Variant game =
                Trial.load(folder, GAME.replace("endings: {", ending) + "turn: [move, {add: {fury: -2}, of: enemy}]\n");
        assertThat(game.start().after("a1b1").node())
                .hasToString("End[result=WHITE_WINS, reason=beaten, title=beaten, rule=]");
        Position calm = game.position("k3/K3 w - - 0 1 storm=4");
        assertThat(((Node.End) calm.node()).reason()).isEqualTo("calm");
        // A condition stops perft, whatever the result.
        assertThat(calm.count()).isZero();
    }

    /** Other programs write the checks that are left as {@code 3+3} before the counters. */
    @Test
    void aPlainNumberStandsWithoutItsName() {
        Variant game = Trial.load(
                folder, GAME.replace("starts: 2}", "starts: 2, written: plain}") + "turn: [move, {add: {fury: -1}}]\n");
        assertThat(game.start().text()).isEqualTo("k3/K3 w - - 2+2 0 1");
        assertThat(game.start().after("a1b1").text()).isEqualTo("k3/1K2 b - - 1+2 0 1");
        for (String text : List.of("k3/K3 w - - 1+9 0 1", "k3/K3 w - - 1+9", "k3/K3 w - - 0 1 1+9 storm=2")) {
            Position read = game.position(text);
            assertThat(numbers(read)).isEqualTo("1/9 " + (text.contains("storm") ? 2 : 1));
            assertThat(game.position(read.text())).isEqualTo(read);
        }
        assertThat(numbers(game.position("k3/K3 w - - 0 1"))).isEqualTo("2/2 1");
        assertThat(numbers(game.position("k3/K3 w - - 0 1 fury=3/4"))).isEqualTo("3/4 1");
        for (String wrong : List.of("1+10 0 1", "1+2 0 1 1+2", "1+2 0 1 fury=1/2", "1+ 0 1", "01+2 0 1", "1/2 0 1")) {
            assertThatThrownBy(() -> game.position("k3/K3 w - - " + wrong)).isInstanceOf(NotationException.class);
        }
        assertThatThrownBy(() -> game("move").position("k3/K3 w - - 1+2 0 1")).isInstanceOf(NotationException.class);
    }

    /** Positions with other numbers are other positions, and none of them repeats another. */
    @Test
    void positionsDifferByTheirNumbers() {
        String turn = "[move, {when: {side: white}, then: {add: {fury: 1}}}]";
        Variant game = Trial.load(
                folder,
                GAME.replace("endings: {", "endings: {again: {when: repetition, times: 2, result: draws}, ") + "turn: "
                        + turn + "\n");
        Position one = game.position("k3/K3 w - - 0 1 fury=2/3");
        Position other = game.position("k3/K3 w - - 0 1 fury=3/3");
        assertThat(one).isNotEqualTo(other);
        assertThat(one)
                .isEqualTo(game.position("k3/K3 w - - 0 9 fury=2/3"))
                .hasSameHashCodeAs(game.position("k3/K3 w - - 0 9 fury=2/3"));
        assertThat(one.board()).isEqualTo(other.board()).hasSameHashCodeAs(other.board());
        assertThat(one.cursor().key()).isNotEqualTo(other.cursor().key());

        // White's number is 9 behind its seventh move, event 13, and stays. That position is the first to recur.
        GameRecord record = GameRecord.from(game.start());
        Cursor cursor = game.start().cursor();
        List<String> round = List.of("a1b1", "a2b2", "b1a1", "b2a2");
        for (int event = 0; event < 17; event++) {
            assertThat(record.end()).as("record after %d", event).isEmpty();
            assertThat(cursor.kind()).as("cursor after %d", event).isEqualTo(Cursor.Kind.DECISION);
            Event played = event(record.position(), round.get(event % 4));
            record = record.after(played);
            cursor.play(cursor.number(played));
        }
        assertThat(record.end()).isPresent();
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
    }

    private static Event event(Position position, String text) {
        return position.variant().notation().event(position, text);
    }

    /** A cursor goes forth and back over all of a small tree; each position is that of the positions' play. */
    @Test
    void aCursorTakesNumbersBack() {
        Variant game = game("[{add: {storm: 1}}, move, {when: {number: fury, at-most: 3}, then: {add: {fury: 1}},"
                + " else: [{set: {fury: 0, storm: 1}}, {optional: move}]}]");
        Cursor cursor = game.start().cursor();
        int[] events = new int[game.eventBound() * 8];
        assertThat(walk(cursor, game.start(), 7, events, 0)).isGreaterThan(50);
        assertThat(cursor.position()).isEqualTo(game.start());
        Cursor copy = cursor.copy();
        copy.play(copy.number(event(copy.position(), "a1b1")));
        Cursor second = copy.copy();
        second.undo();
        assertThat(second.position()).isEqualTo(game.start());
        assertThat(second.key()).isEqualTo(cursor.key());
    }

    private static int walk(Cursor cursor, Position position, int depth, int[] events, int from) {
        assertThat(cursor.position()).isEqualTo(position);
        assertThat(position.variant().position(position.text())).isEqualTo(position);
        long key = cursor.key();
        assertThat(position.cursor().key()).isEqualTo(key);
        int seen = 1;
        int end = depth == 0 ? from : cursor.list(events, from);
        for (int i = from; i < end; i++) {
            Position next = position.after(cursor.event(events[i]));
            cursor.play(events[i]);
            seen += walk(cursor, next, depth - 1, events, end);
            cursor.undo();
            assertThat(cursor.key()).isEqualTo(key);
            assertThat(cursor.position()).isEqualTo(position);
        }
        return seen;
    }

    /** A number is written where it is not as it starts, White's before Black's, in the order of the definition. */
    @ParameterizedTest
    @CsvSource({
        "k3/K3 w - - 0 1, k3/K3 w - - 0 1",
        "k3/K3 w - - 0 1 fury=2/2, k3/K3 w - - 0 1",
        "k3/K3 w - - 0 1 fury=2/3, k3/K3 w - - 0 1 fury=2/3",
        "k3/K3 w - - 0 1 storm=4 fury=0/2, k3/K3 w - - 0 1 fury=0/2 storm=4",
        "k3/K3 w - - storm=4, k3/K3 w - - 0 1 storm=4",
    })
    void aTextTellsNumbers(String text, String written) {
        Variant game = game("[move, {add: {fury: 1}}]");
        assertThat(game.position(text).text()).isEqualTo(written);
        assertThat(game.numbers()).containsExactly("fury", "storm");
        assertThat(game.counters()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fury=2         | 22 | '2', expected the values of White and Black, as 2/2",
                "fury=2/10      | 24 | '10', expected a whole number from 0 to 9",
                "fury=x/1       | 22 | 'x', expected a whole number from 0 to 9",
                "fury=1/2/3     | 24 | '2/3', expected a whole number from 0 to 9",
                "storm=0        | 23 | '0', expected a whole number from 1 to 4",
                "storm=2/2      | 23 | '2/2', expected a whole number from 1 to 4",
                "storm=02       | 23 | '02', expected a whole number from 1 to 4",
                "storm=2 storm=2 | 25 | 'storm=2' is a second value of storm, expected one",
                "rage=2         | 17 | 'rage=2', expected the end of the text",
            })
    void aWrongFieldIsRefused(String field, int column, String reason) {
        Variant game = game("[move, {add: {fury: 1}}]");
        assertThatThrownBy(() -> game.position("k3/K3 w - - 0 1 " + field))
                .isInstanceOfSatisfying(NotationException.class, wrong -> {
                    assertThat(wrong.reason()).isEqualTo(reason);
                    assertThat(wrong.column()).isEqualTo(column);
                });
    }

    /** A text without a stage is the beginning of a turn: what is set there is set. A text that is written has one. */
    @Test
    void aTextWithAStageStandsBehindChanges() {
        Variant game = game("[{add: {fury: 1}}, move]");
        Position start = game.start();
        assertThat(start.text()).isEqualTo("k3/K3 w - - 0 1 fury=3/2 @1");
        assertThat(game.position(start.text())).isEqualTo(start);
        assertThat(game.position("k3/K3 w - - 0 1")).isEqualTo(start);
        assertThat(game.position("k3/K3 w - - 0 1 fury=3/2").number("fury", Color.WHITE))
                .isEqualTo(4);
        assertThatThrownBy(() -> start.number("rage", Color.WHITE))
                .hasMessage("no number 'rage'; there are [fury, storm]");
    }

    /** The pieces are dealt, and then the first turn begins. */
    @Test
    void numbersChangeBehindADeal() {
        Variant game = Trial.load(
                folder,
                GAME.replace(
                                "setup: k3/K3 w - - 0 1",
                                "setup: {position: k3/4 w - - 0 1, deal: {die: array, steps:"
                                        + " [{place: king, on: [a1, b1]}]}}")
                        + "turn: [{add: {fury: 1}}, move]\n");
        assertThat(numbers(game.start())).isEqualTo("2/2 1");
        assertThat(game.position(game.start().text())).isEqualTo(game.start());
        Position dealt = game.start().after("[1]");
        assertThat(numbers(dealt)).isEqualTo("3/2 1");
        assertThat(game.position(dealt.text())).isEqualTo(dealt);
        assertThatThrownBy(() -> game.position("k3/4 w - - 0 1 fury=3/2 ?"))
                .hasMessageContaining("before the deal only the number of the turn may differ from the setup");
    }

    /** The counts of a turn are those of its graph, though different numbers end it. */
    @Test
    void theEndsOfATurnDifferByNumbers() {
        Variant game =
                game("[move, {when: {number: fury, at-least: 3}, then: {optional: move}, else: {add: {fury: 1}}}]");
        for (String text : List.of("k3/1K2 w - - 0 1", "k3/1K2 w - - 0 1 fury=3/2", "k3/1K2 w - - 0 1 fury=2/5")) {
            TurnGraph turn = game.position(text).turns();
            long ends = IntStream.range(0, turn.positions().size())
                    .filter(turn::isEnd)
                    .count();
            assertThat(turn.ends()).as(text).isEqualTo(ends);
            assertThat(game.position(text).cursor().visitEnds(100, () -> {}))
                    .as(text)
                    .isEqualTo((int) ends);
        }
        // White: b1a1, b1c1. Furious, it goes on to b1, or b1 or d1, or stays.
        assertThat(game.position("k3/1K2 w - - 0 1").turns().ends()).isEqualTo(2);
        assertThat(game.position("k3/1K2 w - - 0 1 fury=3/2").turns().ends()).isEqualTo(4);
        assertThat(game.position("k3/1K2 w - - 0 1 fury=3/2").turns().sequences())
                .isEqualTo(5);
    }

    /** A setup may state numbers, and what begins there changes them. */
    @Test
    void aSetupStatesNumbers() {
        Variant game = Trial.load(
                folder, GAME.replace("w - - 0 1", "w - - 0 1 fury=5/6") + "turn: [{add: {fury: 1}}, move]\n");
        assertThat(numbers(game.start())).isEqualTo("6/6 1");
        assertThat(numbers(game.start().after("a1b1"))).isEqualTo("6/7 1");
    }

    /** A hook that fails behind a change leaves the numbers as they were, and the next event finds them so. */
    @Test
    void aHookThatFailsChangesNoNumber() throws IOException {
        MoveRule fails = (piece, look) -> {
            if (look.number("fury", Color.WHITE) == 4 && look.number("storm", Color.BLACK) == 1) {
                throw new IllegalStateException("four");
            }
            return List.of();
        };
        Path file = Files.writeString(
                folder.resolve("hooked.yaml"),
                GAME.replace("royal: true", "royal: true, moves: {hook: fails}")
                        + "turn: [move, {add: {fury: 1}}, {move: {captures: must}, stuck: pass}]\n");
        Variant game = Loader.create().hook("fails", "1", fails).load(file);
        Cursor cursor = game.position("k3/K3 w - - 0 1 fury=2/7").cursor();
        for (String text : List.of("a1b1", "a2b2")) {
            cursor.play(cursor.number(event(cursor.position(), text)));
        }
        Position before = cursor.position();
        assertThat(numbers(before)).isEqualTo("3/8 1");
        int event = cursor.number(event(before, "b1c1"));
        assertThatThrownBy(() -> cursor.play(event)).isInstanceOf(PlayException.class);
        assertThat(cursor.position()).isEqualTo(before);
        assertThat(cursor.key()).isEqualTo(before.cursor().key());
        cursor.undo();
        assertThat(numbers(cursor.position())).isEqualTo("3/7 1");
        cursor.undo();
        assertThat(cursor.position()).isEqualTo(game.position("k3/K3 w - - 0 1 fury=2/7"));
    }

    /** What is possible is looked for past stages without an event. */
    @Test
    void stuckLooksPastChanges() {
        Variant game =
                game("{times: 2, of: [{add: {fury: 1}}, {move: {captures: must}}], stuck: [{set: {fury: 9}}, move]}");
        assertThat(numbers(game.start())).isEqualTo("9/2 1");
        Position capture = game.position("4/Kk2 w - - 0 1");
        assertThat(numbers(capture)).isEqualTo("3/2 1");
        assertThat(Trial.events(capture)).containsExactly("a1b1");
    }
}
