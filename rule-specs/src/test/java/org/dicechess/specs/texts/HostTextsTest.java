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
import org.dicechess.NotationException;
import org.dicechess.Position;
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
