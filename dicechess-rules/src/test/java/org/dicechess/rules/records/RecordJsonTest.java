package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.STRICT_DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.play;
import static org.dicechess.rules.records.RecordGames.refusal;

import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordJsonTest {

    private static final GameRecord GAME = play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");
    private static final String JSON =
            "{\"format\":1,\"variant\":\"chess\",\"rules\":\"" + CHESS.rulesHash() + "\",\"options\":{},"
                    + "\"start\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\","
                    + "\"events\":[\"f2f3\",\"e7e5\",\"g2g4\",\"d8h4\"],\"result\":\"0-1\",\"reason\":\"checkmate\"}";

    @Test
    void aGameIsOneObjectOnOneLine() {
        assertThat(RecordJson.format(GAME)).isEqualTo(JSON);
    }

    @Test
    void anUnfinishedGameHasAStarAndNoReason() {
        assertThat(RecordJson.format(play(CHESS))).endsWith("w KQkq - 0 1\",\"events\":[],\"result\":\"*\"}");
    }

    @Test
    void aWrittenRecordReadsBack() {
        assertThat(RecordJson.parse(CHESS, JSON)).isEqualTo(GAME);
        assertThat(RecordJson.parse(CHESS, RecordJson.format(play(CHESS)))).isEqualTo(play(CHESS));
        GameRecord sample = play(DICE_CHESS.start(), RecordGames.SAMPLE);
        assertThat(RecordJson.parse(DICE_CHESS, RecordJson.format(sample))).isEqualTo(sample);
        assertThat(RecordJson.format(sample)).contains("\"options\":{}", "\"[1 1]\",\"e2e4\"");
        String stated = RecordJson.format(sample).replace("\"options\":{}", "\"options\":{\"stalemate\":\"draws\"}");
        assertThat(RecordJson.parse(DICE_CHESS, stated)).isEqualTo(sample);
    }

    /** The length is bounded, because the time to read a number grows with its square. */
    @Test
    void theNumberOfTheFormatHasAtMost100Characters() {
        String longest = JSON.replace("\"format\":1", "\"format\":1." + "0".repeat(98));
        assertThat(RecordJson.parse(CHESS, longest)).isEqualTo(GAME);
        String longer = longest.replace("\"format\":1.", "\"format\":1.0");
        assertThat(refusal(() -> RecordJson.parse(CHESS, longer))).hasMessageContaining("expected the number 1");
    }

    @Test
    void blanksEscapesAndTheOrderOfKeysDoNotMatter() {
        String other = "{ \"reason\" : \"check\\u006date\" ,\n\"result\":\"0-1\", "
                + JSON.substring(1, JSON.indexOf(",\"result\""))
                + "\t}\r\n";
        assertThat(RecordJson.parse(CHESS, other)).isEqualTo(GAME);
        assertThat(RecordJson.parse(CHESS, "\uFEFF" + other)).isEqualTo(GAME);
        assertThat(refusal(() -> RecordJson.parse(CHESS, " \uFEFF" + other))).hasMessageContaining("line 1, column 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "format":1             | "format":2              | expected the number 1
            "format":1             | "format":"1"            | expected the number 1
            "format":1,            |                         | expected a key 'format'
            "format":1             | "format":1,"format":1   | the key 'format' a second time, expected it once
            "format":1             | "format":1.5            | expected the number 1
            "format":1             | "format":-1             | expected the number 1
            "format":1             | "format":1e1            | expected the number 1
            "format":1             | "format":1e-999999999999 | expected the number 1
            "format":1             | "format":1e999999999    | expected the number 1
            "format":1             | "format":true           | expected the number 1
            "variant":"chess"      | "variant":""            | expected a game of the variant 'chess', found ''
            "format":1             | "format":null           | expected the number 1
            "variant":"chess"      | "variant":"shogi"       | expected a game of the variant 'chess', found 'shogi'
            "variant":"chess"      | "variant":["chess"]     | expected a string
            "options":{}           | "options":{"draws":"no"} | expected the options {}, found {draws=no}
            "options":{}           | "options":[]            | expected an object of strings
            "options":{}           | "options":{"a":1}       | expected a string
            "rules":"              | "rules":"0              | expected 64 hexadecimal digits in lower case
            "rules":"              | "rules":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","x":" | the rules of the variant 'chess' have changed since this game was played: expected the rules '
            "start":"rnb           | "start":"xnb            | no piece has the symbol 'x'
            "events":[             | "events":1,"x":[         | expected a list of strings
            "f2f3"                 | 1                       | expected a string
            "d8h4"                 | "d8h5"                  | d8h5
            "d8h4"                 | "queen"                 | 'queen': not an event
            "result":"0-1"         | "result":"1-0"          | expected the result of these events: '0-1 checkmate'
            ,"reason":"checkmate"  |                         | expected the result of these events: '0-1 checkmate'
            "reason":"checkmate"   | "reason":""             | expected the result of these events: '0-1 checkmate'
            "reason":"checkmate"   | "reason":" checkmate"   | expected the result of these events: '0-1 checkmate', found '0-1  checkmate'
            "reason":"checkmate"   | "reason":"checkmate "   | expected the result of these events: '0-1 checkmate', found '0-1 checkmate '
            "reason":"checkmate"   | "reason":"checkmate\\n" | expected the result of these events: '0-1 checkmate', found '0-1 checkmate
            "reason":"checkmate"   | "reason":null           | expected a string
            "0-1","reason":"checkmate" | "0-1 checkmate"     | expected 1-0, 0-1, 1/2-1/2 or *, found '0-1 checkmate'
            "0-1"                  | "0-1 "                  | expected 1-0, 0-1, 1/2-1/2 or *, found '0-1 '
            "0-1"                  | "*"                     | expected no reason for a game that goes on, found 'checkmate'
            """)
    void anErrorIsNamed(String right, String wrong, String message) {
        String text = JSON.replace(right, wrong == null ? "" : wrong);
        NotationException refused = refusal(() -> RecordJson.parse(CHESS, text));
        assertThat(refused).hasMessageContaining("line 1, column").hasMessageContaining(message);
    }

    /** JSON has one kind of number: these are equal to 1. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "1.0", "1.000", "1e0", "1E+0", "10e-1", "0.1e1", "100E-02"})
    void theFormatIsTheNumberOneInAnyWayOfWritingIt(String one) {
        assertThat(RecordJson.parse(CHESS, JSON.replace("\"format\":1", "\"format\":" + one)))
                .isEqualTo(GAME);
    }

    @Test
    void anErrorNamesItsPlace() {
        NotationException refused = refusal(() -> RecordJson.parse(CHESS, JSON.replace("d8h4", "d8h5")));
        assertThat(refused.column()).isEqualTo(JSON.indexOf("d8h4") + 1);
    }

    @Test
    void anErrorWithinATextNamesItsPlace() {
        String wrong = JSON.replace("rnbqkbnr/pppp", "rnbqkbnr/ppxp");
        assertThat(refusal(() -> RecordJson.parse(CHESS, wrong)).column()).isEqualTo(wrong.indexOf("x") + 1);
        String options = JSON.replace("\"options\":{}", "\"options\":{\"draws\":\"no\"}");
        assertThat(refusal(() -> RecordJson.parse(CHESS, options)).column()).isEqualTo(options.indexOf("{\"draws") + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            [1]   | 1
            "a"   | 1
            ~ 7~  | 2
            """)
    void aRecordIsAnObject(String text, int column) {
        NotationException refused = refusal(() -> RecordJson.parse(CHESS, text));
        assertThat(refused).hasMessageEndingWith(": expected an object");
        assertThat(refused.column()).isEqualTo(column);
    }

    @Test
    void aGameUnderOtherOptionsIsRefused() {
        String json = RecordJson.format(play(DICE_CHESS));
        assertThat(refusal(() -> RecordJson.parse(STRICT_DICE_CHESS, json)))
                .hasMessageContaining("expected the options {stalemate=loses}, found {}");
        String strict = RecordJson.format(play(STRICT_DICE_CHESS));
        assertThat(strict).contains("\"options\":{\"stalemate\":\"loses\"}");
        assertThat(RecordJson.parse(STRICT_DICE_CHESS, strict)).isEqualTo(play(STRICT_DICE_CHESS));
        assertThat(refusal(() -> RecordJson.parse(DICE_CHESS, strict)))
                .hasMessageContaining("expected the options {}, found {stalemate=loses}");
    }
}
