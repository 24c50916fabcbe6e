package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.STRICT_DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.play;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.util.List;
import java.util.Map;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTextTest {

    private static final String FOOLS_MATE = """
            variant: chess
            rules: %s
            start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            events:
            f2f3 e7e5 g2g4 d8h4
            result: 0-1 checkmate
            """.formatted(CHESS.rulesHash());

    private static final String SAMPLE = """
            variant: dice-chess
            rules: %s
            start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            events:
            [1 1] e2e4 [2 3] b8c6 [3 4] f1c4 [4 5] a8b8 [3 6] c4f7 [2 4] -- [2 4] g1h3 [1 3] -- [2 4] h3g5
            result: 1-0 checkmate
            """.formatted(DICE_CHESS.rulesHash());

    @Test
    void aGameOfChessIsAFewLines() {
        assertThat(RecordText.format(play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4")))
                .isEqualTo(FOOLS_MATE);
    }

    @Test
    void aGameWithDiceHasRolls() {
        assertThat(RecordText.format(play(DICE_CHESS.start(), RecordGames.SAMPLE)))
                .isEqualTo(SAMPLE);
    }

    @Test
    void aRecordNamesTheOptionsWithoutTheirDefault() {
        GameRecord strict = play(STRICT_DICE_CHESS);
        assertThat(RecordText.format(play(DICE_CHESS))).doesNotContain("options");
        assertThat(RecordText.format(strict)).contains("\noptions: stalemate=loses\nstart: ");
        assertThat(RecordText.parse(STRICT_DICE_CHESS, RecordText.format(strict)))
                .isEqualTo(strict);
    }

    @Test
    void anOptionStatedAtItsDefaultIsRead() {
        assertThat(RecordText.parse(DICE_CHESS, stating("stalemate=draws")))
                .isEqualTo(RecordText.parse(DICE_CHESS, SAMPLE));
    }

    @ParameterizedTest(name = "'{0}'")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            quoteCharacter = '`',
            value = {
                "stalemate=loses|the options '', found 'stalemate=loses'",
                "stalemate|each option once, as name=value, separated by one blank, found 'stalemate'",
                "stalemate=|names and values of options of 1 to 40 letters, digits, - and _, found 'stalemate' with ''",
                "=draws|names and values of options of 1 to 40 letters, digits, - and _, found '' with 'draws'",
                " |each option once, as name=value, separated by one blank, found ' '",
                "stalemate=draws |each option once, as name=value, separated by one blank, found 'stalemate=draws '",
                "draws=early|the options '', found 'draws=early'",
                "stalemate=draws stalemate=draws|each option once, as name=value, separated by one blank, found 'stalemate=draws stalemate=draws'",
                "stalemate=loses stalemate=draws|each option once, as name=value, separated by one blank, found 'stalemate=loses stalemate=draws'",
                "stalemate=draws draws=early|the options '', found 'stalemate=draws draws=early'",
                "Stalemate=draws|the options '', found 'Stalemate=draws'"
            })
    void otherOptionsAreRefused(String options, String expected) {
        assertThat(refusal(() -> RecordText.parse(DICE_CHESS, stating(options))))
                .hasMessage("line 3, column 10: expected " + expected);
    }

    private static String stating(String options) {
        return SAMPLE.replace("start: ", "options: " + options + "\nstart: ");
    }

    @Test
    void anUnfinishedGameHasAStar() {
        assertThat(RecordText.format(play(CHESS))).endsWith("1\nevents:\nresult: *\n");
        assertThat(RecordText.format(play(CHESS, "e2e4"))).endsWith("events:\ne2e4\nresult: *\n");
    }

    @Test
    void aWrittenRecordReadsBack() {
        assertThat(RecordText.parse(CHESS, FOOLS_MATE)).isEqualTo(play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4"));
        assertThat(RecordText.parse(DICE_CHESS, SAMPLE)).isEqualTo(play(DICE_CHESS.start(), RecordGames.SAMPLE));
        assertThat(RecordText.parse(CHESS, RecordText.format(play(CHESS)))).isEqualTo(play(CHESS));
    }

    @Test
    void repetitionIsTheResultOfTheGameAndNotOfThePosition() {
        GameRecord game = play(CHESS, "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8");
        String text = RecordText.format(game);
        assertThat(text).endsWith("\nresult: 1/2-1/2 repetition\n");
        assertThat(RecordText.parse(CHESS, text)).isEqualTo(game);
    }

    @Test
    void longGamesAreWrappedAndNoRollIsBroken() {
        GameRecord game = GameRecord.from(DICE_CHESS.start());
        for (int i = 0; i < 60; i++) {
            game = game.after(
                    game.node() instanceof Node.Chance chance
                            ? chance.outcomes().get(i % 21).event()
                            : ((Node.Decision) game.node()).events().get(0));
        }
        String text = RecordText.format(game);
        assertThat(text.lines().skip(4)).allMatch(line -> line.length() <= 100).anyMatch(line -> line.length() > 90);
        assertThat(text.lines().skip(5)).noneMatch(line -> line.matches("[0-9]\\].*|.*\\[[0-9]"));
        assertThat(RecordText.parse(DICE_CHESS, text)).isEqualTo(game);
    }

    @Test
    void eventsMayUseAnyNumberOfLinesAndTheLastLineFeedMayBeAbsent() {
        String text = FOOLS_MATE.replace("e7e5 g2g4", "e7e5\n\n  g2g4").stripTrailing();
        assertThat(RecordText.parse(CHESS, text)).isEqualTo(play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            variant: chess     | variant: dice     | line 1, column 10 | expected a game of the variant 'chess', found 'dice'
            variant: chess     | Variant: chess    | line 1, column 1  | expected a line that begins with 'variant: '
            start: rnb         | start: xnb        | line 3, column 8  | no piece has the symbol 'x'
            start: rnb         | options: a=b      | line 4, column 1  | expected a line that begins with 'start: '
            events:            | moves:            | line 4, column 1  | expected a line that begins with 'events:'
            events:            | events: e2e4      | line 4, column 8  | expected the end of the line after 'events:'
            g2g4 d8h4          | g2g4 d8h5         | line 5, column 16 | d8h5
            g2g4 d8h4          | g2g4 queen        | line 5, column 16 | 'queen': not an event
            g2g4 d8h4          | [1 3              | line 5, column 11 | without a closing bracket
            g2g4 d8h4          | g2g4 d8h4 e2e4    | line 5, column 21 | e2e4
            result: 0-1        | result: 1-0       | line 6, column 9  | expected the result of these events: '0-1 checkmate'
            result: 0-1 checkmate | result: *      | line 6, column 9  | expected the result of these events: '0-1 checkmate'
            result: 0-1 checkmate | result: 0-1 checkmate  x | line 6, column 9 | expected the result of these events: '0-1 checkmate', found '0-1 checkmate  x'
            result: 0-1 checkmate | result: * mate | line 6, column 11 | expected no reason for a game that goes on, found 'mate'
            result: 0-1 checkmate | end            | line 7, column 1  | expected a line that begins with 'result: '
            """)
    void anErrorNamesLineAndColumn(String right, String wrong, String place, String message) {
        NotationException refused = refusal(() -> RecordText.parse(CHESS, FOOLS_MATE.replace(right, wrong)));
        assertThat(refused).hasMessageContaining(place + ":").hasMessageContaining(message);
    }

    @Test
    void theColumnOfAnErrorCountsFromTheBeginningOfTheText() {
        String text = FOOLS_MATE.replace("d8h4", "d8h5");
        NotationException refused = refusal(() -> RecordText.parse(CHESS, text));
        assertThat(refused.column()).isEqualTo(text.indexOf("d8h5") + 1);
    }

    /** Each of the first four lines has a carriage return more. */
    @Test
    void theColumnOfAnErrorCountsCarriageReturns() {
        String text = FOOLS_MATE.replace("d8h4", "d8h5").replace("\n", "\r\n");
        NotationException refused = refusal(() -> RecordText.parse(CHESS, text));
        assertThat(refused.column()).isEqualTo(text.indexOf("d8h5") + 1);
        assertThat(refused).hasMessageContaining("line 5, column 16: ");
    }

    /**
     * The values of tags are kept as they are; every other line may end with blanks, and empty lines stand anywhere.
     */
    @ParameterizedTest
    @ValueSource(strings = {"\r", " \n", "\t\r\n", "\n\n", "\n \n\t\n", "  \r\r"})
    void otherEndsOfLinesAndEmptyLinesAreRead(String end) {
        GameRecord game = play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(RecordText.parse(CHESS, FOOLS_MATE.replace("\n", end))).isEqualTo(game);
        assertThat(RecordText.format(RecordText.parse(CHESS, FOOLS_MATE.replace("\n", end))))
                .isEqualTo(FOOLS_MATE);
        String tagged = RecordText.format(game.tagged("White", "Anna ").tagged("Black", ""));
        assertThat(RecordText.parse(CHESS, tagged.replace("\n", "\r\r")).tags())
                .isEqualTo(Map.of("White", "Anna ", "Black", ""));
    }

    @Test
    void nothingFollowsTheResultButEmptyLines() {
        NotationException refused = refusal(() -> RecordText.parse(CHESS, FOOLS_MATE + "\nx "));
        assertThat(refused).hasMessageContaining("line 8, column 1: expected the end of the record");
        for (String rest : List.of("\n\r\n", "\n ", " \t", "\r\r \n")) {
            assertThat(RecordText.parse(CHESS, FOOLS_MATE + rest)).isEqualTo(RecordText.parse(CHESS, FOOLS_MATE));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n\n", "\uFEFF", "\uFEFF\n", "\t\n", "\r", " \n \n"})
    void aByteOrderMarkAndEmptyLinesMayStandBefore(String before) {
        assertThat(RecordText.parse(CHESS, before + FOOLS_MATE)).isEqualTo(RecordText.parse(CHESS, FOOLS_MATE));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\n\uFEFF", "\uFEFF\uFEFF", "x", "\n "})
    void nothingElseStandsBefore(String before) {
        assertThat(refusal(() -> RecordText.parse(CHESS, before + FOOLS_MATE)))
                .hasMessageContaining("expected a line that begins with 'variant: '");
    }

    @Test
    void aGameUnderOtherRulesIsRefused() {
        NotationException hash = refusal(() -> RecordText.parse(CHESS, FOOLS_MATE.replace("rules: ", "rules: 0")));
        assertThat(hash).hasMessageContaining("line 2, column 8: expected 64 hexadecimal digits in lower case");
        String other = "0123456789abcdef".repeat(4);
        assertThat(refusal(() -> RecordText.parse(CHESS, FOOLS_MATE.replace(CHESS.rulesHash(), other))))
                .hasMessage(
                        "line 2, column 8: the rules of the variant 'chess' have changed since this game was played:"
                                + " expected the rules '" + CHESS.rulesHash() + "', found '" + other
                                + "'; replay plays it under the rules of now. A record whose variant or options were"
                                + " changed has other rules, too");
        assertThat(refusal(() -> RecordText.parse(STRICT_DICE_CHESS, SAMPLE)))
                .hasMessageContaining("expected the options 'stalemate=loses', found ''");
        NotationException options = refusal(() -> RecordText.parse(STRICT_DICE_CHESS, stating("stalemate=draws")));
        assertThat(options).hasMessageContaining("expected the options 'stalemate=loses', found 'stalemate=draws'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "\n", "variant: chess", "variant: chess\nrules: ", "\r\n", "{}", "events:\nresult: *\n"})
    void fragmentsAreRefused(String text) {
        assertThat(refusal(() -> RecordText.parse(CHESS, text))).hasMessageContaining("line ");
    }

    @Test
    void aTextBeyondTheLimitIsRefusedUnread() {
        assertThat(refusal(() -> RecordText.parse(CHESS, " ".repeat((1 << 20) + 1))))
                .hasMessageContaining("at most 1048576");
        assertThat(refusal(() -> RecordText.parse(CHESS, "\r\n".repeat(600_000))))
                .hasMessageContaining("at most 1048576");
    }

    @Test
    void aTextUpToTheLimitIsRead() {
        String blanks = " ".repeat((1 << 20) - FOOLS_MATE.length());
        assertThat(RecordText.parse(CHESS, FOOLS_MATE.replace("e7e5 ", "e7e5 " + blanks)))
                .isEqualTo(play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4"));
        assertThat(refusal(() -> RecordText.parse(CHESS, FOOLS_MATE.replace("e7e5 ", "e7e5  " + blanks)))
                        .column())
                .isEqualTo((1 << 20) + 1);
    }

    @Test
    void anErrorWithinTheStartNamesItsPlace() {
        NotationException refused =
                refusal(() -> RecordText.parse(CHESS, FOOLS_MATE.replace("start: rnb", "start: rnx")));
        assertThat(refused).hasMessageContaining("line 3, column 10: ");
    }

    @Test
    void anyPrefixAndAnyLostCharacterIsRefused() {
        for (int i = 0; i < FOOLS_MATE.length() - 1; i++) {
            String prefix = FOOLS_MATE.substring(0, i);
            refusal(() -> RecordText.parse(CHESS, prefix));
        }
        for (int i = 0; i < FOOLS_MATE.indexOf("start"); i++) {
            String shorter = FOOLS_MATE.substring(0, i) + FOOLS_MATE.substring(i + 1);
            refusal(() -> RecordText.parse(CHESS, shorter));
        }
    }
}
