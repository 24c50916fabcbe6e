package org.dicechess.specs.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.IllegalEventException;
import org.dicechess.Move;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a host relies on when it passes untrusted texts to the library. */
class HostTextsTest {

    private static final Loader LOADER = Loader.create().scripts(GroovyScripts.confined());

    private static final Variant CHESS = LOADER.load("chess");

    /** The only other text of a roll has the same dice in another order. */
    @ParameterizedTest
    @CsvSource({
        "dice-chess, [03 1]",
        "dice-chess, [1 03]",
        "dice-chess, [000001 3]",
        "dice-chess, [-0 3]",
        "chess960, [0518]",
        "chess960, [00]",
        "chess960, [-0]"
    })
    void aRollIsWrittenWithoutZerosBeforeIt(String id, String text) {
        Position start = LOADER.load(id).start();
        assertThatThrownBy(() -> start.after(text)).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> start.explain(text)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {"E2E4|upper case, expected 'e2e4'", " e2e4|blanks around an event, expected 'e2e4'"})
    void blanksAndUpperCaseAreTold(String text, String message) {
        assertThatThrownBy(() -> CHESS.start().after(text))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith(message);
    }

    @Test
    void aFacingThatAPieceCannotHaveIsExplained() {
        Position start = LOADER.load("d4-d6-chess").start();
        Position walk = start.after("c1:d6").after("[2]");
        assertThat(walk.explain("c1c2^e")).contains("a formiga cannot face e: it has no facings");
        assertThat(walk.explain("c1c2c^ne")).contains("a cavalo cannot face ne; expected one of n, e, s, w");
        assertThat(CHESS.start().explain("e2e4^n")).contains("a pawn cannot face n: it has no facings");
        assertThatThrownBy(() -> walk.explain("c1c2^x")).isInstanceOf(NotationException.class);
    }

    @Test
    void aGameThatIsOverStillRefusesTextsThatAreNoEvents() {
        GameRecord mate = GameRecord.from(CHESS.start())
                .after("f2f3")
                .after("e7e5")
                .after("g2g4")
                .after("d8h4");

        assertThat(mate.explain("e2e4").orElseThrow()).startsWith("the game is over: checkmate");
        assertThatThrownBy(() -> mate.after("e2e4")).isInstanceOf(IllegalEventException.class);
        assertThatThrownBy(() -> mate.explain("zzz")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> mate.after("zzz")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> mate.after((String) null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> mate.after((Event) null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void aGameThatRepetitionHasEndedRefusesThemToo() {
        GameRecord game = GameRecord.from(CHESS.start());
        for (int round = 0; round < 4; round++) {
            game = round < 2 || game.node() instanceof org.dicechess.Node.Decision ? shuffled(game) : game;
        }
        GameRecord over = game;
        assertThat(over.explain("e2e4").orElseThrow()).contains("the game is over: ");
        assertThatThrownBy(() -> over.after("e2e4"))
                .isInstanceOf(IllegalEventException.class)
                .hasMessageContaining("the game is over");
        assertThatThrownBy(() -> over.after("zzz")).isInstanceOf(NotationException.class);
    }

    private static GameRecord shuffled(GameRecord game) {
        return game.after("g1f3").after("g8f6").after("f3g1").after("f6g8");
    }

    /** Black's cavalo has been captured. White puts it on an empty square of Black's waiting area. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "c@b8 |",
                "C@b8 | the captured piece is Black's cavalo, not White's cavalo (d4d6-33)",
                "u@b8 | the captured piece is Black's cavalo, not Black's guarda (d4d6-33)",
                "c@a8 | a piece stands on a8",
                "c@d5 | Black's cavalo is placed in 'waiting', where d5 is not (d4d6-33)",
                "c@e9 | there is no square e9",
                "b1b2 | White places the cavalo that has left the board first, as c@a1 (d4d6-33)",
                "--   | White may not pass: White places the cavalo that has left the board first, as c@a1 (d4d6-33)",
            })
    void aMisplacedPieceIsRefusedWithItsReason(String event, String reason) {
        Position capture = LOADER.load("d4-d6-chess").position("u7/8/4r3/8/3c^s4/2R5/8/8 w - - 0 1 [1] c3:d4");
        Position waiting = capture.after("c3d4");
        assertThat(waiting.explain(event)).isEqualTo(java.util.Optional.ofNullable(reason));
    }

    /** A Rato rolls a d4, whatever else it does; the choice comes before the walk. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "c2:d6 | the rato walks with d4, not d6 (d4d6-10)",
                "c2d3  | a piece and its dice are chosen before it walks, as c2:d4",
            })
    void aReasonNamesTheRuleThatSaysIt(String event, String reason) {
        assertThat(LOADER.load("d4-d6-chess").start().explain(event)).contains(reason);
    }

    /** At the start no cavalo can be promoted, and none is beside the board. */
    @Test
    void aReasonNamesNoActionThatIsNotPossible() {
        Position start = LOADER.load("d4-d6-chess").start();
        assertThat(start.explain("e2e4")).hasValue("a piece and its dice are chosen before it walks, as e2:d4");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "dice-chess | [1 7]       | [1 1] to [6 6] (dice-4)",
                "chess960   | [960]       | [0] to [959]",
                "chess-2016 | [1 1 1 1 7] | [1 1 1 1 1] to [6 6 6 6 6]",
            })
    void aRollThatIsNoneIsRefusedWithTheRollsThereAre(String id, String roll, String expected) {
        assertThat(LOADER.load(id).start().explain(roll).orElseThrow()).contains("; expected " + expected);
    }

    /** A text may have equal dice in any order, a roll may not. */
    @Test
    void aRollWithItsFacesInAnotherOrderIsRefusedWithTheRightOne() {
        Position start = LOADER.load("dice-chess").start();
        assertThat(start.explain("[3 1]")).isEmpty();
        assertThat(start.explain(new Roll(List.of(3, 1))))
                .hasValue("[3 1] is no roll of pair; expected [1 3] (dice-4)");
    }

    /** Algebraic notation has no word for rolls: it uses the canonical ones, in any order. */
    @Test
    void aRollIsReadAsEventsAre() {
        Position start = LOADER.load("dice-chess").start();
        Notation notation = start.variant().notation();
        assertThat(notation.fromSan(start, "[3 1]")).isEqualTo(notation.event(start, "[1 3]"));
        assertThatThrownBy(() -> notation.fromSan(start, "[1 7]"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("[1 7] is no roll of pair; expected [1 1] to [6 6]");
        assertThatThrownBy(() -> notation.fromSan(start, "Nf3"))
                .isInstanceOf(NotationException.class)
                .hasMessage("column 1 of 'Nf3': expected a roll of pair");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess       |              | `e4 `      | e2e4",
                "chess       |              | ` e4`      | e2e4",
                "chess       |              | ` Nf3`     | g1f3",
                "chess       |              | `e2e4 `    | e2e4",
                "dice-chess  |              | `[1 3] ?`  | [1 3]",
                "chess       |              | Nf3       | g1f3",
                "chess       |              | g1f3      | g1f3",
                "dice-chess  |              | [3 1]     | [1 3]",
                "dice-chess  | [1 3]        | e4        | e2e4",
                "d4-d6-chess |              | c1:d6     | c1:d6",
            })
    void whatAPersonTypesIsReadInEitherForm(String id, String before, String typed, String expected) {
        Position position = LOADER.load(id).start();
        Position now = before == null ? position : position.after(before);
        assertThat(now.variant().notation().typed(now, typed).text()).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "dice-chess [2 3] | e4     | the roll [2 3] moves no pawn",
                "dice-chess [3 4] | Nc3    | the roll [3 4] moves no knight",
                "chess            | h6     | a pawn does not go from h2 to h6",
                "chess            | nf3    | expected 'Nf3'",
                "chess            | NF3    | expected 'Nf3'",
                "chess            | 0-0    | castling",
                "chess            | O-O    | castling",
                "chess            | o-o    | castling",
                "chess            | E2E4   | upper case, expected 'e2e4'",
                "chess            | e2e4x  | 'x' after the squares",
                "chess            | e2e5   | a pawn does not go from e2 to e5",
            })
    void whatAPersonTypesIsRefusedInTheWordsOfTheFormThatItResembles(String game, String typed, String reason) {
        String[] idAndRoll = game.split(" ", 2);
        Position start = LOADER.load(idAndRoll[0]).start();
        Position now = idAndRoll.length == 1 ? start : start.after(idAndRoll[1]);
        assertThatThrownBy(() -> now.variant().notation().typed(now, typed))
                .isInstanceOfAny(NotationException.class, IllegalEventException.class)
                .hasMessageContaining(reason)
                .hasMessageNotContaining("looks like algebraic");
    }

    /** The message is about the text as it was given, and says why a roll is no move. */
    @Test
    void aTextThatIsNoAlgebraicMoveIsShownAsItIs() {
        Position start = LOADER.load("dice-chess").start();
        Notation notation = start.variant().notation();
        assertThatThrownBy(() -> notation.fromSan(start, "[1 3] x"))
                .hasMessage("column 6 of '[1 3] x': expected the end after '[1 3]'");
        assertThatThrownBy(() -> notation.fromSan(start.after("[1 3]"), "[1 3]"))
                .hasMessage("column 1 of '[1 3]': nothing is rolled now, expected a move");
    }

    @ParameterizedTest(name = "{0}{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"`[1 3] ` | 6 | [1 3]", "[1 3]x | 6 | [1 3]", "`-- `|3|--", "`e2:d4 `|6|e2:d4"})
    void whatFollowsAnEventIsRefusedAtItsColumn(String text, int column, String event) {
        assertThatThrownBy(() -> LOADER.load("dice-chess").start().after(text))
                .isInstanceOfSatisfying(NotationException.class, wrong -> {
                    assertThat(wrong.column()).isEqualTo(column);
                    assertThat(wrong.reason()).isEqualTo("expected the end after '" + event + "'");
                });
    }

    /** A record gives one place, by line and column, in the whole text. */
    @Test
    void aMistakeInARecordHasOnePlace() {
        String record = CHESS.notation().record(GameRecord.from(CHESS.start()).after("e2e4"));
        assertThatThrownBy(() -> CHESS.notation().record(record.replace("e2e4", "e2e4 e7\u00e95")))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        wrong -> assertThat(wrong.getMessage())
                                .startsWith("line 5, column 6: 'e7\u00e95': ")
                                .doesNotContain("column 1 of"));
    }

    @Test
    void aFormatThatIsNotKnownIsRefused() {
        String json = CHESS.notation().json(GameRecord.from(CHESS.start()));
        assertThatThrownBy(() -> CHESS.notation().fromJson(json.replace("\"format\":1", "\"format\":9999999999")))
                .isInstanceOf(NotationException.class)
                .hasMessage("line 1, column 11: expected the number 1");
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({
        "-1, 'offset -1; expected 0 to ', 100000",
        "2147483647, 'offset 2147483647; expected 0 to ', 100000",
        "0, 'a buffer of length 3; expected at least Variant.eventBound(), ', 3"
    })
    void aListNeedsRoomBehindItsOffset(int offset, String message, int length) {
        assertThat(CHESS.eventBound()).isLessThan(100_000);
        assertThatThrownBy(() -> CHESS.start().cursor().list(new int[length], offset))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    /** Each position is written by its own variant, whichever notation is asked. */
    @ParameterizedTest
    @ValueSource(
            strings = {"dice-chess", "dice-chess-three", "grand-dice-chess", "d4-d6-chess", "chess960", "chess-2016"})
    void aPositionOfAnotherVariantIsWrittenByThat(String id) {
        Position foreign = LOADER.load(id).start();
        assertThat(CHESS.notation().position(foreign)).isEqualTo(foreign.text());
        assertThat(foreign.variant().notation().position(CHESS.start()))
                .isEqualTo(CHESS.start().text());
    }

    /** Before the deal only the number of the turn may differ from the setup. */
    @ParameterizedTest
    @ValueSource(strings = {"8/pppppppp/8/8/8/8/PPPPPPPP/8 b - - 0 1 ?", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 5 1 ?"})
    void beforeTheDealAllIsAsInTheSetup(String text) {
        Variant chess960 = LOADER.load("chess960");
        assertThat(chess960.position("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 9 ?")
                        .turnNumber())
                .isEqualTo(9);
        assertThatThrownBy(() -> chess960.position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("only the number of the turn may differ from the setup");
    }

    /** A turn of one move opens squares that one piece has passed: one square in chess, up to two in Chess 56. */
    @Test
    void oneMoveOpensTheSquaresOfOnePiece() {
        assertThat(CHESS.position("4k3/8/8/8/1Pp5/8/8/4K3 b - b3 0 1").count()).isEqualTo(7);
        assertThatThrownBy(() -> CHESS.position("4k3/8/8/8/pPpPp3/8/8/4K3 b - b3,d3 0 1"))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith(
                        "en passant squares of two pieces, 'd3' is of the second; expected those of one piece");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/08/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 19 | '08', expected a number of empty squares from 1 to 8",
                "rnbqkbnr1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 9  | rank 8 is longer than 8 squares",
                "11111111/8/8/8/8/8/8/8 w - - 0 1                          | 1  | '11111111', expected a number of empty squares from 1 to 8",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [1 3] | 58 | '[1 3]', expected no roll, since this game has no dice",
            })
    void theReasonIsTheRightOne(String text, int column, String reason) {
        assertThatThrownBy(() -> CHESS.position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith(reason)
                .satisfies(failure ->
                        assertThat(((NotationException) failure).column()).isEqualTo(column));
    }

    /** A message shows the text around its column, on one line, and stays short. */
    @Test
    void messagesAreShortAndOnOneLine() {
        String far = LOADER.load("grand-dice-chess").start().text() + " zzz";
        assertThatThrownBy(() -> LOADER.load("grand-dice-chess").position(far)).hasMessageContaining(" zzz': ");
        for (String text : List.of("zz\r\n\u001b[31mERROR", "zz\u2028\u202e", "z".repeat(300))) {
            assertShown(() -> CHESS.start().after(text));
            assertShown(() -> CHESS.position(CHESS.start().text() + text));
            assertShown(() -> CHESS.notation().fromSan(CHESS.start(), text));
        }
        assertShown(() -> CHESS.notation().record("variant: " + "x".repeat(1_000_000)));
        assertShown(() -> CHESS.notation().fromJson("{\"format\":1,\"variant\":\"" + "x".repeat(1_000_000) + "\"}"));
        assertThatThrownBy(() -> CHESS.notation().fromSan(CHESS.start(), "e4" + "!".repeat(8_000_000)))
                .isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Square.of("e" + "4".repeat(1_000_000)))
                .satisfies(failure -> assertThat(failure.getMessage()).hasSizeLessThan(200));
    }

    private static void assertShown(Runnable call) {
        assertThatThrownBy(call::run).isInstanceOf(NotationException.class).satisfies(failure -> {
            assertThat(failure.getMessage()).hasSizeLessThan(2000);
            assertThat(failure.getMessage().chars())
                    .noneMatch(c -> Character.isISOControl(c) || c == 0x2028 || c == 0x202e);
        });
    }

    @Test
    void nullsAreRefused() {
        Edit lift = new Edit.Lift(
                Square.of("e2"), CHESS.start().board().at(Square.of("e2")).orElseThrow());
        assertThatThrownBy(() -> Move.of(null, List.of(lift), List.of(), List.of()))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Move.of("e2", Arrays.asList(lift, null), List.of(), List.of()))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> new Edit.Lift(null, lift.piece())).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> new Edit.Put(Square.of("e2"), null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> CHESS.start().reserve(null)).isInstanceOf(NullPointerException.class);
    }
}
