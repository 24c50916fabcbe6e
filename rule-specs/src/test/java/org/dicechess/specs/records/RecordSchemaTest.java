package org.dicechess.specs.records;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.NotationException;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The schema of JSON records accepts what the library writes, and refuses what it refuses, as another program reads it.
 */
@Tag("long")
class RecordSchemaTest {

    private static final int GAMES = 3;
    private static final JsonSchema SCHEMA = schema();
    private static final Variant CHESS = NotedGames.loader().load("chess");
    private static final String JSON = CHESS.notation()
            .json(GameRecord.from(CHESS.start())
                    .after("e2e4")
                    .tagged("White", "Anna")
                    .concluded(Conclusion.timeLoss(Color.BLACK).because("flag")));

    private static JsonSchema schema() {
        try (InputStream stream = Loader.class.getResourceAsStream("/META-INF/dicechess/record.schema.json")) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
            assertThat(factory.getSchema("{\"$ref\":\"https://json-schema.org/draft/2020-12/schema\"}")
                            .validate(text, InputFormat.JSON))
                    .isEmpty();
            return factory.getSchema(text);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    static List<String> ids() {
        return NotedGames.ids();
    }

    private static boolean accepts(String json) {
        return SCHEMA.validate(json, InputFormat.JSON).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void keptRecordsFit(String id) {
        byte[] kept = new BundledDefinitions().file(id + "/record.json").orElseThrow();
        assertThat(SCHEMA.validate(new String(kept, StandardCharsets.UTF_8), InputFormat.JSON))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void writtenRecordsFit(String id) {
        NotedGames.variants(id).forEach(variant -> {
            GameRecord open = NotedGames.open(variant, 2);
            assertThat(SCHEMA.validate(variant.notation().json(open), InputFormat.JSON))
                    .isEmpty();
            for (Conclusion conclusion : NotedGames.CONCLUSIONS) {
                String json = variant.notation().json(open.concluded(conclusion));
                assertThat(SCHEMA.validate(json, InputFormat.JSON)).isEmpty();
            }
        });
    }

    /** Most of these games have ended, so they state a reason. */
    @ParameterizedTest
    @MethodSource("ids")
    void wholeGamesFit(String id) {
        NotedGames.variants(id).forEach(variant -> {
            for (int seed = 1; seed <= GAMES; seed++) {
                String json = variant.notation().json(NotedGames.whole(variant, seed));
                assertThat(SCHEMA.validate(json, InputFormat.JSON)).isEmpty();
            }
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "format":1          | "format":2
            "format":1          | "format":"1"
            "format":1,         | ~~
            "variant":"chess"   | "variant":"../chess"
            "rules":"           | "rules":"0
            "options":{}        | "options":[]
            "options":{}        | "options":{"a":1}
            "options":{}        | "options":{"draws":""}
            "options":{}        | "options":{"dr=aws":"early"}
            "options":{}        | "options":{"dr aws":"early"}
            "options":{}        | "options":{"draws":"early\\n"}
            "format":1          | "format":1.5
            "format":1          | "format":true
            "White":"Anna"      | "Wh ite":"Anna"
            "White":"Anna"      | "White":null
            "White":"Anna"      | "White":"\\n"
            "White":"Anna"      | "White":"a\\u202eb"
            "White":"Anna"      | "White":"\\u3164"
            "White":"Anna"      | "FEN":"Anna"
            "White":"Anna"      | "Date":"today"
            "events":["e2e4"]   | "events":"e2e4"
            "events":["e2e4"]   | "events":[1]
            "events":["e2e4"],  | ~~
            "result":"1-0"      | "result":"0-1"
            "result":"1-0"      | "result":"*"
            "result":"1-0"      | "result":"2-0"
            "result":"1-0"      | "result":"1-0","reason":"checkmate"
            "result":"1-0"      | "result":"1-0","reason":"\\u0000"
            "kind":"time"       | "kind":"boredom"
            "kind":"time",      | ~~
            "kind":"time"       | "kind":"agreement"
            "by":"black"        | "by":"white"
            "by":"black",       | ~~
            "why":"flag"        | "why":1
            "why":"flag"        | "why":"\\u0085"
            "why":"flag"        | "why":"\\u200b"
            "why":"flag"        | "why":"\\ufeff"
            "why":"flag"        | "when":"flag"
            """)
    void bothRefuse(String right, String wrong) {
        String json = JSON.replace(right, wrong);
        assertThat(json).isNotEqualTo(JSON);
        assertThat(accepts(json)).isFalse();
        assertThat(isRead(json)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "format":1          | "format":1.0
            "format":1          | "format":10e-1
            "options":{}        | "options":{"draws":"early"}
            "format":1          | "format":1,"x":[null,{"y":-1.5e+3}]
            "kind":"time"       | "kind":"resignation"
            "kind":"time"       | "kind":"abandonment"
            "kind":"time"       | "kind":"adjudication"
            "result":"1-0"      | "result":"1/2-1/2"
            "White":"Anna"      | "Date":"2026.??.??"
            ,"why":"flag"       | ~~
            "why":"flag"        | "why":"a\\u200cb\\u200dc"
            ~ w KQkq ~          | ~\\tw  KQkq\\n~
            "White":"Anna"      | ~~
            """)
    void bothAccept(String right, String other) {
        String json = JSON.replace(right, other);
        assertThat(json).isNotEqualTo(JSON);
        assertThat(accepts(json)).isTrue();
        assertThat(isRead(json)).isTrue();
    }

    /** A die is one character, and two units of UTF-16. */
    @Test
    void bothCountCharacters() {
        for (String[] text : new String[][] {{"Anna", "255"}, {"flag", "200"}}) {
            String most = JSON.replace(text[0], "🎲".repeat(Integer.parseInt(text[1])));
            assertThat(accepts(most)).isTrue();
            assertThat(isRead(most)).isTrue();
            String more = most.replace("🎲\"", "🎲🎲\"");
            assertThat(accepts(more)).isFalse();
            assertThat(isRead(more)).isFalse();
        }
    }

    private static boolean isRead(String json) {
        try {
            CHESS.notation().fromJson(json);
            return true;
        } catch (NotationException refused) {
            return false;
        }
    }

    @Test
    void theSampleFits() {
        assertThat(accepts(JSON)).isTrue();
        assertThat(isRead(JSON)).isTrue();
    }
}
