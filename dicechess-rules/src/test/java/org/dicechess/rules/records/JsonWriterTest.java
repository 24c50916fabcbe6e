package org.dicechess.rules.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

    @Test
    void quotesBackslashesAndControlCharactersAreEscaped() {
        assertThat(JsonWriter.string("a\"b\\c/d")).isEqualTo("\"a\\\"b\\\\c/d\"");
        assertThat(JsonWriter.string("\n\u0000\u007f")).isEqualTo("\"\\u000a\\u0000\\u007f\"");
    }

    /** The control characters of Unicode are 0 to 1f and 7f to 9f. */
    @Test
    void theNeighboursOfControlCharactersAreKept() {
        assertThat(JsonWriter.string("\u001f !~")).isEqualTo("\"\\u001f !~\"");
        assertThat(JsonWriter.string("\u0080\u009f\u00a0")).isEqualTo("\"\\u0080\\u009f\u00a0\"");
    }

    @Test
    void otherLettersAreKept() {
        assertThat(JsonWriter.string("Cão")).isEqualTo("\"Cão\"");
        assertThat(JsonWriter.string("🎲")).isEqualTo("\"🎲\"");
        assertThat(JsonWriter.string("🎲\ud83c\udfb2\udfb2\ud83c")).isEqualTo("\"🎲🎲\\udfb2\\ud83c\"");
    }

    @Test
    void listsAndObjectsHaveNoBlanks() {
        assertThat(JsonWriter.list(List.of())).isEqualTo("[]");
        assertThat(JsonWriter.list(List.of("a", "b"))).isEqualTo("[\"a\",\"b\"]");
        assertThat(JsonWriter.object(Map.of())).isEqualTo("{}");
        assertThat(JsonWriter.object(Map.of("a", "b"))).isEqualTo("{\"a\":\"b\"}");
    }
}
