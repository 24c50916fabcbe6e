package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.util.List;
import java.util.Map;
import org.dicechess.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Good and bad texts were written from the grammar of RFC 8259. */
class JsonReaderTest {

    @Test
    void objectsListsStringsAndWholeNumbersAreRead() {
        JsonValue value = read(" {\"a\": [\"b\", 10, {}], \"c\": []} ");
        assertThat(value).isInstanceOfSatisfying(JsonValue.Fields.class, object -> {
            assertThat(object.at()).isEqualTo(1);
            assertThat(object.values().keySet()).containsExactly("a", "c");
            assertThat(object.values().get("a"))
                    .isInstanceOfSatisfying(
                            JsonValue.Array.class,
                            list -> assertThat(list.values())
                                    .hasSize(3)
                                    .startsWith(new JsonValue.Text("b", 8), new JsonValue.Word("10", 13)));
        });
    }

    @Test
    void blanksMayStandBetweenAllParts() {
        assertThat(read("[ ]")).isEqualTo(new JsonValue.Array(List.of(), 0));
        assertThat(read("{ }")).isEqualTo(new JsonValue.Fields(Map.of(), 0));
        assertThat(read("[ 1\t,\r\n19 ] "))
                .isEqualTo(new JsonValue.Array(List.of(new JsonValue.Word("1", 2), new JsonValue.Word("19", 7)), 0));
        assertThat(read("{ \"a\" : 90 }")).isEqualTo(new JsonValue.Fields(Map.of("a", new JsonValue.Word("90", 8)), 0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "a                 | 3  | expected a quotation mark
            {"a":"b            | 8  | expected a quotation mark
            "a\tb"             | 3  | expected no control character
            """)
    void anOpenTextIsDistinguishedFromAControlCharacter(String json, int column, String message) {
        NotationException refused = refusal(() -> read(json.replace("\\t", "\t")));
        assertThat(refused).hasMessageEndingWith(": " + message);
        assertThat(refused.column()).isEqualTo(column);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "a\\"b"            | a"b
            "a\\\\b\\/"        | a\\b/
            "\\u0041\\u00e9\\u00E9" | Aéé
            "\\ud83c\\udfb2"   | 🎲
            "é🎲"              | é🎲
            """)
    void escapesStandForCharacters(String json, String text) {
        assertThat(read(json)).isEqualTo(new JsonValue.Text(text, 0));
    }

    @Test
    void escapedControlCharactersAreRead() {
        assertThat(read("\"\\b\\f\\n\\r\\t\\u0000\"")).isEqualTo(new JsonValue.Text("\b\f\n\r\t\0", 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "nothing",
                "nul",
                "True",
                "truex",
                "NaN",
                "Infinity",
                "-",
                "--1",
                "- 1",
                "01",
                "-01",
                "00",
                "+1",
                ".5",
                "1.",
                "1.e1",
                "-.5",
                "1e",
                "1e+",
                "1e1.5",
                "1E-",
                "0x10",
                "1,2",
                "\u0661",
                "\"\\u+123\"",
                "\"\\uD83\"",
                "\"\\\"",
                "\"\\a\"",
                "\"\u001f\"",
                "\f1",
                "\u000b1",
                "\u20281",
                "[1,,2]",
                "[1;2]",
                "(1)",
                "{\"a\":1,,\"b\":2}",
                "{\"a\":}",
                "{\"a\"::1}",
                "{'a':1}",
                "{true:1}",
                "{\"a\":1]",
                "[1}",
                "\"a\" \"b\"",
                "1 2",
                "/*c*/1",
                "'a'",
                "a: b",
                "\"a",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\\u12g4\"",
                "\"\\",
                "\"a\nb\"",
                "\"\t\"",
                "[",
                "[1",
                "[1,",
                "[1,]",
                "[,1]",
                "[1 2]",
                "]",
                "{",
                "{\"a\"",
                "{\"a\":",
                "{\"a\":1",
                "{\"a\":1,",
                "{\"a\":1,}",
                "{a:1}",
                "{1:1}",
                "{\"a\" 1}",
                "{\"a\":1,\"a\":1}",
                "{} {}",
                "[1]x",
                "\uFEFF\uFEFF{}",
                " \uFEFF{}",
                "{}\uFEFF",
                "# a comment\n1",
                "1 // a comment",
                "&a 1",
                "!!str 1",
                "--- 1",
                "\0",
                "1\0",
                "\u00a01"
            })
    void otherJsonIsRefused(String text) {
        refusal(() -> read(text));
    }

    @Test
    void nestingHasALimit() {
        assertThat(read("[".repeat(9) + "]".repeat(9))).isInstanceOf(JsonValue.Array.class);
        assertThat(read("[".repeat(9) + "1" + "]".repeat(9))).isInstanceOf(JsonValue.Array.class);
        assertThat(read("{\"a\":".repeat(9) + "\"b\"" + "}".repeat(9))).isInstanceOf(JsonValue.Fields.class);
        for (String tenth : List.of("[]", "{}")) {
            assertThat(refusal(() -> read("[".repeat(9) + tenth + "]".repeat(9))))
                    .hasMessageEndingWith("nested too deep, expected at most 9 objects and lists inside each other");
        }
        NotationException deep = refusal(() -> read("[".repeat(1_000_000)));
        assertThat(deep).hasMessageContaining("nested too deep");
        assertThat(deep.column()).isEqualTo(10);
        NotationException object = refusal(() -> read("{\"\":".repeat(100) + "1" + "}".repeat(100)));
        assertThat(object).hasMessageContaining("nested too deep");
        assertThat(object.column()).isEqualTo(9 * 4 + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a\"b\\c/d", "\b\f\n\r\t\0\u0085", "é🎲", "\ud83c", "[1 3] e2e4"})
    void writtenJsonReadsBack(String text) {
        assertThat(read(JsonWriter.string(text))).isEqualTo(new JsonValue.Text(text, 0));
    }

    /** Section 6 of RFC 8259, and the three names of section 3. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "true",
                "false",
                "null",
                "0",
                "-0",
                "-1",
                "10",
                "1234567890123456789012345678901234567890",
                "1.5",
                "0.0",
                "-0.10",
                "1e3",
                "1E3",
                "0e0",
                "1e+03",
                "-1.25E-007",
                "1e400"
            })
    void wordsAreKeptAsTheyAreWritten(String word) {
        assertThat(read(word)).isEqualTo(new JsonValue.Word(word, 0));
        assertThat(Extra.compact("\n{ \"a\" : [ " + word + " , " + word + " ] }\t"))
                .isEqualTo("{\"a\":[" + word + "," + word + "]}");
    }

    @Test
    void aCompactObjectHasTheSameMembersInTheSameOrder() {
        String object = "{\"b\":{\"\":[[],{},\"\"]},\"a\":[1,{\"c\":null}],\"d\":\"[\"}";
        assertThat(Extra.compact(object)).isEqualTo(object);
        assertThat(Extra.compact(object.replace(",", " ,\r\n ").replace(":", "\t: ")))
                .isEqualTo(object);
        assertThat(Extra.compact("{}")).isEqualTo("{}");
        assertThat(Extra.compact("{\"\\u0041\\/\\ud800\":\"\\u000A\"}")).isEqualTo("{\"A/\\ud800\":\"\\u000a\"}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {"a":1,"b":2}             | {"b":2,"a":1}            | true
            {"a":{"b":1,"c":[]}}      | { "a": {"c":[], "b":1} } | true
            {"l":[{"a":1,"b":2}]}     | {"l":[{"b":2,"a":1}]}    | true
            {"\\u0061":"\\u0062"} | {"a":"b"}                | true
            {"a":1,"b":2}             | {"a":2,"b":1}            | false
            {"l":[1,2]}               | {"l":[2,1]}              | false
            {"a":5}                   | {"a":5.0}                | false
            {"a":1}                   | {"a":"1"}                | false
            {"a":1}                   | {"a":1,"b":1}            | false
            {"a":null}                | {}                       | false
            """)
    void theOrderOfMembersDoesNotCount(String one, String other, boolean same) {
        assertThat(Extra.areSame(one, other)).isEqualTo(same);
        assertThat(Extra.areSame(other, one)).isEqualTo(same);
    }

    @Test
    void aPartOfATextEndsWhereItEnds() {
        RecordSource source = new RecordSource("x: [1] 2\n3");
        assertThat(JsonReader.read(source, new RecordPart("[1] ", 3)))
                .isEqualTo(new JsonValue.Array(List.of(new JsonValue.Word("1", 4)), 3));
        assertThat(refusal(() -> JsonReader.read(source, new RecordPart("[1] 2", 3)))
                        .column())
                .isEqualTo(8);
        assertThat(refusal(() -> JsonReader.read(source, new RecordPart("[1", 3)))
                        .column())
                .isEqualTo(6);
        RecordSource name = new RecordSource("true");
        refusal(() -> JsonReader.read(name, new RecordPart("tru", 0)));
    }

    private static JsonValue read(String text) {
        return JsonReader.read(new RecordSource(text));
    }
}
