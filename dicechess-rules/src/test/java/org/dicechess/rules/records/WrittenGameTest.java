package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.util.Map;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.RecordHeader;
import org.dicechess.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Headers of games whose variant nobody knows. */
class WrittenGameTest {

    private static final String HASH = "0123456789abcdef".repeat(4);
    private static final String TEXT = """
            variant: no-such-game
            rules: %s
            options: a=b c=d-e
            tag White: Anna
            extra: { "x:a": 1 }
            start: nothing that is a position
            events:
            no-event [1 2] --
            result: 0-1 lost by magic
            """.formatted(HASH);

    @Test
    void aHeaderSaysWhatTheTextSays() {
        assertThat(WrittenGame.read(TEXT).header())
                .isEqualTo(new RecordHeader(
                        "no-such-game",
                        Map.of("a", "b", "c", "d-e"),
                        HASH,
                        Map.of("White", "Anna"),
                        "{\"x:a\":1}",
                        Map.of("x:a", "1"),
                        Map.of(),
                        "nothing that is a position",
                        3,
                        Optional.of(Result.BLACK_WINS),
                        "lost by magic",
                        Optional.empty()));
    }

    @Test
    void aHeaderSaysWhatJsonSays() {
        String json = """
                \r\n\t {"events": ["x"], "start": "p", "rules": "%s", "variant": "g9", "options": {"a_b": "1"}, "result": "1-0",
                "conclusion": {"kind": "abandonment", "by": "black"}, "y": [ ], "z": "\\n", "format": 1}
                """.formatted(HASH);
        assertThat(WrittenGame.read(json).header())
                .isEqualTo(new RecordHeader(
                        "g9",
                        Map.of("a_b", "1"),
                        HASH,
                        Map.of(),
                        "{\"y\":[],\"z\":\"\\u000a\"}",
                        Map.of("y", "[]", "z", "\"\\u000a\""),
                        Map.of("z", "\n"),
                        "p",
                        1,
                        Optional.of(Result.WHITE_WINS),
                        "",
                        Optional.of(Conclusion.abandonment(Color.BLACK))));
    }

    @Test
    void aGameThatGoesOnHasNoResult() {
        RecordHeader header =
                WrittenGame.read(TEXT.replace("0-1 lost by magic", "*")).header();
        assertThat(header.result()).isEmpty();
        assertThat(header.reason()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            no-such-game | ../chess       | line 1, column 10: expected the id of a variant
            no-such-game | a--b           | line 1, column 10: expected the id of a variant
            no-such-game | A              | line 1, column 10: expected the id of a variant
            rules: 0     | rules: x       | line 2, column 8: expected 64 hexadecimal digits in lower case
            rules: 0     | rules: 00      | line 2, column 8: expected 64 hexadecimal digits in lower case
            rules: 0     | rules:         | line 2, column 1: expected a line that begins with 'rules: '
            a=b          | ab             | line 3, column 10: expected each option once, as name=value
            a=b          | =b             | line 3, column 10: expected names and values of options
            a=b          | a=             | line 3, column 10: expected names and values of options
            a=b          | a=b=c          | line 3, column 10: expected names and values of options of 1 to 40 letters, digits, - and _, found 'a' with 'b=c'
            a=b          | c=b            | line 3, column 10: expected each option once, as name=value
            0-1 lost     | 0-1, lost      | line 9, column 9: expected 1-0, 0-1, 1/2-1/2 or *
            0-1 lost     | * lost         | line 9, column 11: expected no reason for a game that goes on, found 'lost by magic'
            """)
    void aMalformedHeaderIsRefused(String right, String wrong, String message) {
        assertThat(refusal(() -> WrittenGame.read(TEXT.replace(right, wrong)).header()))
                .hasMessageStartingWith(message);
    }

    /** What a header hands out is one line of a bounded length, in JSON as in lines. */
    @ParameterizedTest
    @CsvSource({
        "reason, 200, reason has 201 characters; expected at most 200",
        "start, 4000, start has 4001 characters; expected at most 4000"
    })
    void textsOfAHeaderHaveLimits(String member, int longest, String message) {
        for (String letter : new String[] {"x", "🎲"}) {
            String json = """
                {"format":1,"variant":"g","rules":"%s","options":{},"start":"s","events":[],"result":"1-0","reason":"r"}
                """.formatted(HASH);
            String most =
                    json.replaceFirst("\"" + member + "\":\"[^\"]*", "\"" + member + "\":\"" + letter.repeat(longest));
            RecordHeader header = WrittenGame.read(most).header();
            assertThat(header.start() + header.reason()).contains(letter.repeat(longest));
            String more = most.replace(letter + "\"", letter + letter + "\"");
            assertThat(refusal(() -> WrittenGame.read(more).header())).hasMessageContaining(message.replace(';', ','));
            for (String bad : new String[] {"\\u0000", "\\u000b", "\\u009b", "\\u2028", "\\u202e", "\\ud800"}) {
                String wrong = json.replaceFirst("\"" + member + "\":\"", "\"" + member + "\":\"\\" + bad);
                assertThat(refusal(() -> WrittenGame.read(wrong).header()))
                        .hasMessageContaining(": " + member + " has the character U+");
            }
        }
    }

    /** A line end belongs to no reason; around the fields of a position it is a blank, as the record reads it. */
    @Test
    void aLineEndIsABlankInTheStartAlone() {
        String json = """
                {"format":1,"variant":"g","rules":"%s","options":{},"start":"s","events":[],"result":"1-0","reason":"r"}
                """.formatted(HASH);
        String reason = json.replace("\"r\"", "\"\\nr\"");
        assertThat(refusal(() -> WrittenGame.read(reason).header()))
                .hasMessageContaining(": reason has the character U+000A");
        String start = json.replace("\"s\"", "\"\\n s\\t\\r\\nt \"");
        assertThat(WrittenGame.read(start).header().start()).isEqualTo("s t");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a\":\"\"", "\"a\":\"b c\"", "\"a=b\":\"c\"", "\"\":\"c\"", "\"a\":\"\\u0000\""})
    void optionsOfJsonHaveTheirGrammarToo(String options) {
        String json = """
                {"format":1,"variant":"g","rules":"%s","options":{%s},"start":"s","events":[],"result":"*"}
                """.formatted(HASH, options);
        assertThat(refusal(() -> WrittenGame.read(json).header()))
                .hasMessageStartingWith("line 1, column 112: expected names and values of options");
    }

    @Test
    void linesHaveNoControlCharacters() {
        assertThat(refusal(
                        () -> WrittenGame.read(TEXT.replace("by magic", "by\b")).header()))
                .hasMessageStartingWith("line 9, column 13: reason has the character U+0008 at 8");
        assertThat(refusal(() ->
                        WrittenGame.read(TEXT.replace("that is", "\u0085")).header()))
                .hasMessageStartingWith("line 6, column 8: start has the character U+0085 at 9");
    }

    @Test
    void anIdHasAtMostFortyCharacters() {
        assertThat(WrittenGame.read(TEXT.replace("no-such-game", "x".repeat(40)))
                        .header()
                        .variant())
                .hasSize(40);
        refusal(() ->
                WrittenGame.read(TEXT.replace("no-such-game", "x".repeat(41))).header());
    }

    @Test
    void onlyChoicesOfTheVariantAreOptions() {
        assertThatCode(() -> read("stalemate=loses").checkChoices(DICE_CHESS)).doesNotThrowAnyException();
        assertThatCode(() -> read("stalemate=draws").checkChoices(DICE_CHESS)).doesNotThrowAnyException();
        assertThat(refusal(() -> read("luck=good").checkChoices(DICE_CHESS)))
                .hasMessage(
                        "line 3, column 10: no option 'luck' of the variant 'dice-chess', expected one of [stalemate]");
        assertThat(refusal(() -> read("stalemate=wins").checkChoices(DICE_CHESS)))
                .hasMessage("line 3, column 10: option stalemate='wins', expected one of [draws, loses]");
    }

    private static WrittenGame read(String options) {
        return WrittenGame.read(TEXT.replace("a=b c=d-e", options));
    }

    /** The number of events is limited before anything is played. */
    @ParameterizedTest
    @ValueSource(strings = {"x ", "x\n"})
    void aHeaderHasAtMostSoManyEvents(String event) {
        String most = TEXT.replace("no-event [1 2] --", event.repeat(32_768));
        assertThat(WrittenGame.read(most).header().events()).isEqualTo(32_768);
        assertThat(refusal(() -> WrittenGame.read(TEXT.replace("no-event [1 2] --", event.repeat(32_769)))))
                .hasMessageContaining("too many events, expected at most 32768 events");
    }
}
