package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.STRICT_DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.play;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.util.List;
import java.util.Map;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.Result;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tags, conclusions and further members in both forms of records. The expected texts were written by hand. */
@Tag("long")
class RecordNotesTest {

    private static final GameRecord GAME = play(STRICT_DICE_CHESS, "[1 1]", "e2e4")
            .tagged("White", "Anna \"A\" \\ Łoś")
            .tagged("Event", "")
            .withExtra("{\"x:clock\": [300, 5.0], \"note\": null}")
            .concluded(Conclusion.timeLoss(Color.BLACK).because("flag: fell"));

    private static final String TEXT = """
            variant: dice-chess
            rules: %s
            options: stalemate=loses
            tag White: Anna "A" \\ Łoś
            tag Event:\s
            extra: {"x:clock":[300,5.0],"note":null}
            start: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            events:
            [1 1] e2e4
            result: 1-0
            conclusion: time by black
            why: flag: fell
            """.formatted(STRICT_DICE_CHESS.rulesHash());

    private static final String JSON = "{\"format\":1,\"variant\":\"dice-chess\",\"rules\":\""
            + STRICT_DICE_CHESS.rulesHash()
            + "\",\"options\":{\"stalemate\":\"loses\"},"
            + "\"tags\":{\"White\":\"Anna \\\"A\\\" \\\\ Łoś\",\"Event\":\"\"},"
            + "\"start\":\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\","
            + "\"events\":[\"[1 1]\",\"e2e4\"],\"result\":\"1-0\","
            + "\"conclusion\":{\"kind\":\"time\",\"by\":\"black\",\"why\":\"flag: fell\"},"
            + "\"x:clock\":[300,5.0],\"note\":null}";

    @Test
    void aStringIsAFurtherMember() {
        String text = "two \n lines, \" and \\ and 棋";
        GameRecord game = GAME.withExtra("note", "old").withExtra("note", text).withExtra("x:more", "");
        assertThat(game.extra())
                .isEqualTo(
                        "{\"x:clock\":[300,5.0],\"note\":\"two \\u000a lines, \\\" and \\\\ and 棋\",\"x:more\":\"\"}");
        assertThat(game.extra("note")).contains(text);
        assertThat(game.extra("x:more")).contains("");
        assertThat(game.extra("x:clock")).isEmpty();
        assertThat(game.extra("x:none")).isEmpty();
        assertThat(RecordJson.parse(STRICT_DICE_CHESS, RecordJson.format(game)).extra("note"))
                .contains(text);
        assertThatThrownBy(() -> game.withExtra("events", text)).hasMessageContaining("the key 'events'");
        assertThatThrownBy(() -> game.withExtra("x:long", "x".repeat(1 << 20)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("expected at most 1048576");
    }

    @Test
    void aFurtherMemberMayBeAnyJsonAndMayGo() {
        GameRecord game = GAME.withExtraJson("x:clock", " [ 1, { \"a\": true } ] ");
        assertThat(game.extra()).isEqualTo("{\"x:clock\":[1,{\"a\":true}],\"note\":null}");
        assertThat(game.extraJson("x:clock")).contains("[1,{\"a\":true}]");
        assertThat(game.extraJson("note")).contains("null");
        assertThat(game.extraJson("x:none")).isEmpty();
        assertThat(game.withoutExtra("x:clock").extra()).isEqualTo("{\"note\":null}");
        assertThat(game.withoutExtra("x:clock").withoutExtra("note").extra()).isEqualTo("{}");
        assertThat(game.withoutExtra("x:none")).isEqualTo(game);
        for (String bad : List.of("", "[1", "x", "[[[[[[[[[0]]]]]]]]]")) {
            assertThatThrownBy(() -> game.withExtraJson("x:y", bad)).isInstanceOf(NotationException.class);
        }
        assertThatThrownBy(() -> game.withExtraJson("result", "1")).hasMessageContaining("the key 'result'");
    }

    /** Names that records use are free in an object of the host. */
    @Test
    void anObjectOfTheHostMayHaveAnyNames() {
        Notation notation = STRICT_DICE_CHESS.notation();
        String clock = "{\"start\":\"12:00\",\"result\":[1]}";
        GameRecord game = GAME.withExtraJson("x:clock", clock);
        assertThat(game.extraJson("x:clock")).contains(clock);
        assertThat(notation.jsonText(clock, "start")).contains("12:00");
        assertThat(notation.jsonMember(clock, "result")).contains("[1]");
        assertThat(notation.withJsonMember(clock, "result", "2")).isEqualTo("{\"start\":\"12:00\",\"result\":2}");
        assertThat(notation.withJsonText(clock, "start", "a")).isEqualTo("{\"start\":\"a\",\"result\":[1]}");
        assertThat(notation.withoutJsonMember(clock, "start")).isEqualTo("{\"result\":[1]}");
        assertThat(notation.isSameJson(clock, "{\"result\": [1], \"start\": \"12:00\"}"))
                .isTrue();
        assertThatThrownBy(() -> GAME.withExtra(clock)).hasMessageContaining("the key 'start'");
        for (String name : List.of("start", "events", "tags")) {
            assertThatThrownBy(() -> GAME.withExtra(name, "x")).hasMessageContaining("the key '" + name + "'");
            assertThatThrownBy(() -> GAME.withExtraJson(name, "{}")).hasMessageContaining("the key '" + name + "'");
        }
        for (String bad : List.of("[1]", "5", "{", "{\"a\":1,\"a\":2}")) {
            assertThatThrownBy(() -> notation.jsonMember(bad, "a")).isInstanceOf(NotationException.class);
            assertThatThrownBy(() -> notation.withoutJsonMember(bad, "a")).isInstanceOf(NotationException.class);
        }
    }

    /** The mistake is the ninth character of the whole text, and the sixth of the second line. */
    @Test
    void linesOfJsonMayEndWithCarriageReturns() {
        assertThatThrownBy(() -> WrittenGame.read("{\r\n\"a\": x}"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("line 2, column 6")
                .extracting(wrong -> ((NotationException) wrong).column())
                .isEqualTo(9);
    }

    @Test
    void aStartIsNotEmpty() {
        String json = JSON.replaceFirst("\"start\":\"[^\"]*\"", "\"start\":\"\"");
        assertThatThrownBy(() -> WrittenGame.read(json).header())
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("start: empty, expected the text of a position");
    }

    @Test
    void bothFormsCarryEverything() {
        assertThat(RecordText.format(GAME)).isEqualTo(TEXT);
        assertThat(RecordJson.format(GAME)).isEqualTo(JSON);
        assertThat(RecordText.parse(STRICT_DICE_CHESS, TEXT)).isEqualTo(GAME);
        assertThat(RecordJson.parse(STRICT_DICE_CHESS, JSON)).isEqualTo(GAME);
        assertThat(RecordText.parse(STRICT_DICE_CHESS, TEXT.replace("\n", "\r\n")))
                .isEqualTo(GAME);
        assertThat(RecordText.format(RecordJson.parse(STRICT_DICE_CHESS, JSON))).isEqualTo(TEXT);
    }

    /** Editors take away blanks at the end of a line. */
    @Test
    void anEmptyTagMayLackItsBlank() {
        assertThat(RecordText.parse(STRICT_DICE_CHESS, TEXT.replace("tag Event: \n", "tag Event:\n")))
                .isEqualTo(GAME);
    }

    @Test
    void pgnIsToldFromARecord() {
        assertThatThrownBy(() -> RecordText.parse(STRICT_DICE_CHESS, "[Event \"?\"]\n\n1. e4 *\n"))
                .hasMessage("line 1, column 1: expected a line that begins with 'variant: '; PGN is an export and is"
                        + " not read");
        assertThatThrownBy(() -> RecordText.parse(STRICT_DICE_CHESS, TEXT.replace("\nstart: ", "\n[start: ")))
                .hasMessageContaining("expected a line that begins with 'start: '")
                .hasMessageNotContaining("PGN");
    }

    @Test
    void theReadGameHasItsTagsInTheirOrder() {
        GameRecord read = RecordText.parse(STRICT_DICE_CHESS, TEXT);
        assertThat(read.tags()).containsExactly(Map.entry("White", "Anna \"A\" \\ Łoś"), Map.entry("Event", ""));
        assertThat(read.result()).contains(Result.WHITE_WINS);
        assertThat(read.extra()).isEqualTo("{\"x:clock\":[300,5.0],\"note\":null}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            tag White: A      | tag White:A            | line 4, column 5   | expected a colon and a blank
            tag White: A      | tag Wh ite: A          | line 4, column 13  | tag 'Wh ite': expected a name
            tag White: A      | tag FEN: A             | line 4, column 10  | tag FEN comes from the game
            tag White: A      | tag Date: A            | line 4, column 11  | tag Date 'Anna
            tag Event:        | tag White:             | line 5, column 12  | the tag White a second time, expected it once
            tag White: A      | Tag White: A           | line 4, column 1   | expected a line that begins with 'start: '
            tag Event:        | xtag Event:            | line 5, column 1   | expected a line that begins with 'start: '
            extra: {          | extra: [{              | line 6, column     | expected
            ,"note":null}     | ,"note":nul}           | line 6, column 36  | expected an object, a list, a string, a number, true
            ,"note":null}     | ,"note":null           | line 6, column 40  | expected ','
            ,"note":null}     | ,"note":null} 1        | line 6, column 42  | expected the end of the text
            "note":null       | "x:clock":1            | line 6, column 29  | the key 'x:clock' a second time
            "note"            | "tags"                 | line 6, column 36  | the key 'tags' is one of records
            result: 1-0       | result: *              | line 10, column 9  | expected one of [1-0, 0-1, 1/2-1/2] for a conclusion, found '*'
            result: 1-0       | result: 0-1            | line 11, column 13 | time by black with the result 0-1, expected a side, which loses, or a draw
            result: 1-0       | result: 1-0 checkmate  | line 10, column 13 | expected no reason beside a conclusion, found 'checkmate'
            time by black     | time by  black         | line 11, column 21 | expected one of [white, black] for a conclusion, found ' black'
            time by black     | timeby black           | line 11, column 13 | expected one of [resignation, agreement, time, adjudication, abandonment]
            time by black     | Time by black          | line 11, column 13 | found 'Time'
            time by black     | time                   | line 11, column 13 | time with the result 1-0
            time by black     | resignation            | line 11, column 13 | resignation with the result 1-0
            conclusion:       | conclusions:           | line 11, column 1  | expected the end of the record
            why: f            | Why: f                 | line 12, column 1  | expected the end of the record
            """)
    void aMistakeInLinesHasItsPlace(String right, String wrong, String place, String message) {
        String text = TEXT.replace(right, wrong);
        assertThat(text).isNotEqualTo(TEXT);
        assertThat(refusal(() -> RecordText.parse(STRICT_DICE_CHESS, text)))
                .hasMessageContaining(place)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "White":"                   | "Wh ite":"                       | tag 'Wh ite': expected a name
            "Event":""                  | "Event":null                     | expected a string
            "Event":""                  | "White":""                       | the key 'White' a second time
            "Event":""                  | "Event":"\\n"                    | tag Event has the character U+000A
            "Event":""                  | "Event":"\\ud800"                | tag Event has the character U+D800
            "tags":{                    | "tags":1,"x":{                   | expected an object
            "tags":{                    | "tags":{},"tags":{               | the key 'tags' a second time
            "result":"1-0"              | "result":"*"                     | for a conclusion, found '*'
            "result":"1-0"              | "result":"1-0","reason":"x"      | expected no reason beside a conclusion, found 'x'
            "kind":"time",              |                                  | expected a key 'kind'
            "kind":"time"               | "kind":"boredom"                 | found 'boredom'
            "by":"black"                | "by":"white"                     | time by white with the result 1-0
            "by":"black"                | "by":""                          | expected one of [white, black]
            "by":"black"                | "by":null                        | expected a string
            "why":"flag                 | "why":"\\tflag                   | why has the character U+0009
            "why":"flag                 | "when":1,"why":"flag             | unknown key 'when', expected a key of records
            "conclusion":{              | "conclusion":[],"c":{            | expected an object
            """)
    void aMistakeInJsonIsNamed(String right, String wrong, String message) {
        String text = JSON.replace(right, wrong == null ? "" : wrong);
        assertThat(text).isNotEqualTo(JSON);
        assertThat(refusal(() -> RecordJson.parse(STRICT_DICE_CHESS, text)))
                .hasMessageContaining("line 1, column ")
                .hasMessageContaining(message);
    }

    @Test
    void aMistakeInJsonHasItsPlace() {
        String tag = JSON.replace("\"Event\":\"\"", "\"Event\":\"\\n\"");
        assertThat(refusal(() -> RecordJson.parse(STRICT_DICE_CHESS, tag)).column())
                .isEqualTo(tag.indexOf("\"\\n") + 2);
        String by = JSON.replace("\"by\":\"black\"", "\"by\":\"white\"");
        assertThat(refusal(() -> RecordJson.parse(STRICT_DICE_CHESS, by)).column())
                .isEqualTo(by.indexOf("{\"kind") + 1);
    }

    @Test
    void aGameThatItsRulesHaveEndedHasNoConclusion() {
        GameRecord mate = play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");
        String text = RecordText.format(mate).replace(" checkmate", "") + "conclusion: resignation by white\n";
        assertThat(refusal(() -> RecordText.parse(CHESS, text)))
                .hasMessage("line 7, column 1: the game is over: checkmate, expected no conclusion");
        String json = RecordJson.format(mate)
                .replace("\"reason\":\"checkmate\"", "\"conclusion\":{\"kind\":\"resignation\",\"by\":\"white\"}");
        NotationException refused = refusal(() -> RecordJson.parse(CHESS, json));
        assertThat(refused).hasMessageContaining("the game is over: checkmate, expected no conclusion");
        assertThat(refused.column()).isEqualTo(json.indexOf("{\"kind") + 1);
    }

    @Test
    void everyPrefixOfLinesIsRefusedButThatWithoutTheReason() {
        for (int end = 0; end < TEXT.indexOf("\nwhy: "); end++) {
            String prefix = TEXT.substring(0, end);
            refusal(() -> RecordText.parse(STRICT_DICE_CHESS, prefix));
        }
    }

    @Test
    void tagsHaveALimit() {
        StringBuilder lines = new StringBuilder();
        StringBuilder members = new StringBuilder();
        for (int i = 0; i < 80_000; i++) {
            lines.append("tag t").append(i).append(": \n");
            members.append(i == 0 ? "" : ",").append("\"t").append(i).append("\":\"\"");
        }
        String text = TEXT.replaceAll("tag .*\n", "").replace("extra: ", lines + "extra: ");
        assertThat(refusal(() -> RecordText.parse(STRICT_DICE_CHESS, text)))
                .hasMessage("line 104, column 11: too many tags, expected at most 100");
        String json = JSON.replaceAll("\"tags\":\\{.*?}", "\"tags\":{" + members + "}");
        assertThat(refusal(() -> RecordJson.parse(STRICT_DICE_CHESS, json)))
                .hasMessageContaining("too many tags, expected at most 100");
        String most = TEXT.replaceAll("tag .*\n", "")
                .replace("extra: ", lines.substring(0, lines.indexOf("tag t100:")) + "extra: ");
        assertThat(RecordText.parse(STRICT_DICE_CHESS, most).tags()).hasSize(100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "null",
                "{",
                "{} x",
                "{\"a\":1,\"a\":2}",
                "{\"a\":01}",
                "{\"a\":{\"b\":1,\"b\":1}}",
                "{\"format\":1}",
                "{\"variant\":1}",
                "{\"rules\":1}",
                "{\"options\":1}",
                "{\"tags\":1}",
                "{\"start\":1}",
                "{\"events\":1}",
                "{\"result\":1}",
                "{\"reason\":1}",
                "{\"conclusion\":1}"
            })
    void otherMembersAreRefused(String json) {
        assertThatThrownBy(() -> GAME.withExtra(json)).isInstanceOf(NotationException.class);
    }

    @Test
    void furtherMembersHaveALimit() {
        String nine = "{\"a\":" + "[".repeat(8) + "]".repeat(8) + "}";
        assertThat(GAME.withExtra(nine).extra()).isEqualTo(nine);
        assertThat(RecordJson.parse(STRICT_DICE_CHESS, RecordJson.format(GAME.withExtra(nine))))
                .isEqualTo(GAME.withExtra(nine));
        String deep = JSON.replace("\"note\":null", "\"note\":" + "[".repeat(500_000));
        assertThat(refusal(() -> RecordJson.parse(STRICT_DICE_CHESS, deep))).hasMessageContaining("nested too deep");
        assertThatThrownBy(() -> GAME.withExtra("{\"a\":" + "[".repeat(9) + "]".repeat(9) + "}"))
                .isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> GAME.withExtra(" ".repeat(1 << 20) + "{}")).hasMessageContaining("at most 1048576");
    }

    @Test
    void whatIsTooLongToBeReadIsNotWritten() {
        GameRecord large = GAME.withExtra("{\"a\":\"" + "x".repeat((1 << 20) - 100) + "\"}");
        assertThatThrownBy(() -> RecordJson.format(large))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("characters, expected at most 1048576 characters");
        assertThatThrownBy(() -> RecordText.format(large)).isInstanceOf(IllegalArgumentException.class);
        assertThat(RecordText.format(large.withExtra("{}"))).doesNotContain("extra");
    }

    /** A die is two units of UTF-16 and one character; it is not escaped. */
    @Test
    void charactersBeyondTheBasicPlaneDoNotGrow() {
        String extra = "{\"a\":\"" + "🎲".repeat(500_000) + "\"}";
        GameRecord game = GAME.withExtra(extra);
        assertThat(game.extra()).isEqualTo(extra);
        for (String text : new String[] {RecordText.format(game), RecordJson.format(game)}) {
            assertThat(text).contains("🎲🎲").hasSizeLessThan(1_001_000);
            assertThat(WrittenGame.read(text).play(STRICT_DICE_CHESS)).isEqualTo(game);
        }
        String escaped = JSON.replace("null", "\"" + "\\ud83c\\udfb2".repeat(80_000) + "\"");
        assertThat(RecordJson.format(RecordJson.parse(STRICT_DICE_CHESS, escaped)))
                .hasSizeLessThan(161_000);
    }

    /** U+009B is one character, and six where it is written: 174,763 of them are more than the limit. */
    @Test
    void whatCannotBeWrittenAgainIsNotRead() {
        String control = "\u009b".repeat(174_763);
        assertThatThrownBy(() -> GAME.withExtra("{\"a\":\"" + control + "\"}"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("with its escapes the object has 1048586 characters, expected at most 1048576");
        String text = TEXT.replace("\"note\":null", "\"note\":\"" + control + "\"");
        assertThat(refusal(() -> RecordText.parse(STRICT_DICE_CHESS, text)))
                .hasMessageStartingWith("line 6, column 8: with its escapes the object has ");
        String just = TEXT.replace("\"note\":null", "\"note\":\"" + control.substring(20) + "\"");
        assertThat(refusal(() -> RecordText.parse(STRICT_DICE_CHESS, just)))
                .hasMessageMatching("line 1, column 1: the game as lines has 1048[0-9]{3} characters,"
                        + " expected at most 1048576 characters");
    }

    /** An event of two letters takes three characters in lines and five in JSON: only the latter are too many. */
    @Test
    void whatIsReadCanBeWrittenInBothForms() {
        GameRecord open = GAME.withExtra("{}").reopened();
        int lines =
                (1 << 20) - RecordText.format(open.withExtra("{\"a\":\"\"}")).length();
        String largest =
                RecordText.format(open).replace("start: ", "extra: {\"a\":\"" + "x".repeat(lines) + "\"}\nstart: ");
        assertThat(largest).hasSize(1 << 20);
        assertThat(refusal(() -> RecordText.parse(STRICT_DICE_CHESS, largest)))
                .hasMessageStartingWith("line 1, column 1: the game as JSON has ");
    }

    @Test
    void theOrderOfFurtherMembersIsKeptAndDoesNotCount() {
        GameRecord other = GAME.withExtra("{\"note\":null,\"x:clock\":[300,5.0]}");
        assertThat(other).isEqualTo(GAME).hasSameHashCodeAs(GAME);
        assertThat(other.extra()).isEqualTo("{\"note\":null,\"x:clock\":[300,5.0]}");
        assertThat(RecordJson.format(other)).endsWith(",\"note\":null,\"x:clock\":[300,5.0]}");
        assertThat(GAME.withExtra("{\"note\":null,\"x:clock\":[5.0,300]}")).isNotEqualTo(GAME);
        assertThat(GAME.withExtra("{\"x:clock\":[300,5.0]}")).isNotEqualTo(GAME);
    }

    @Test
    void whatIsJustShortEnoughIsWrittenAndRead() {
        GameRecord empty = GAME.withExtra("{\"a\":\"\"}");
        int lines = (1 << 20) - RecordText.format(empty).length();
        assertThat(RecordText.format(padded(lines))).hasSize(1 << 20);
        assertThatThrownBy(() -> RecordText.format(padded(lines + 1))).isInstanceOf(IllegalArgumentException.class);
        int json = (1 << 20) - RecordJson.format(empty).length();
        assertThat(RecordJson.parse(STRICT_DICE_CHESS, RecordJson.format(padded(json))))
                .isEqualTo(padded(json));
        assertThat(RecordText.parse(STRICT_DICE_CHESS, RecordText.format(padded(json))))
                .isEqualTo(padded(json));
        assertThatThrownBy(() -> RecordJson.format(padded(json + 1))).isInstanceOf(IllegalArgumentException.class);
    }

    private static GameRecord padded(int length) {
        return GAME.withExtra("{\"a\":\"" + "x".repeat(length) + "\"}");
    }
}
