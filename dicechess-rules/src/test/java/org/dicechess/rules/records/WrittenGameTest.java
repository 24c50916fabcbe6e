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
            options: a=b c=d=e
            tag White: Anna
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
                        Map.of("a", "b", "c", "d=e"),
                        HASH,
                        Map.of("White", "Anna"),
                        Optional.of(Result.BLACK_WINS),
                        "lost by magic",
                        Optional.empty(),
                        3));
    }

    @Test
    void aHeaderSaysWhatJsonSays() {
        String json = """
                \r\n\t {"events": ["x"], "start": "", "rules": "%s", "variant": "g9", "options": {"a b": ""}, "result": "1-0",
                "conclusion": {"kind": "abandonment", "by": "black"}, "format": 1}
                """.formatted(HASH);
        assertThat(WrittenGame.read(json).header())
                .isEqualTo(new RecordHeader(
                        "g9",
                        Map.of("a b", ""),
                        HASH,
                        Map.of(),
                        Optional.of(Result.WHITE_WINS),
                        "",
                        Optional.of(Conclusion.abandonment(Color.BLACK)),
                        1));
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
            a=b          | =b             | line 3, column 10: expected each option once, as name=value
            a=b          | c=b            | line 3, column 10: expected each option once, as name=value
            0-1 lost     | 0-1, lost      | line 8, column 9: expected 1-0, 0-1, 1/2-1/2 or *
            0-1 lost     | * lost         | line 8, column 9: expected 1-0, 0-1, 1/2-1/2 or *
            """)
    void aMalformedHeaderIsRefused(String right, String wrong, String message) {
        assertThat(refusal(() -> WrittenGame.read(TEXT.replace(right, wrong)).header()))
                .hasMessageStartingWith(message);
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
        return WrittenGame.read(TEXT.replace("a=b c=d=e", options));
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
