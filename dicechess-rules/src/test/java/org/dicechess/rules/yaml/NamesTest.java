package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pawn",
                "sixth-rank",
                "pe\u00E7a_m\u00E1gica",
                "\u99AC",
                "d4",
                "2nd",
                "a123456789b123456789c123456789d123456789"
            })
    void acceptsLettersOfAnyScript(String name) {
        assertThat(Names.isName(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "../../x",
                "a/b",
                "a\\b",
                "a.b",
                "a b",
                "a:b",
                "a\u200Bb",
                "\u3164",
                "a\uFE0F",
                "$a",
                "a123456789b123456789c123456789d1234567890"
            })
    void refusesEverythingElse(String name) {
        assertThat(Names.isName(name)).isFalse();
    }

    @Test
    void reportsAKeyInItsMap() {
        YamlMap pieces =
                (YamlMap) Yaml.read("pieces:\n  a b: x\n").get("pieces").orElseThrow();
        Problems problems = new Problems();
        assertThat(Names.check(pieces, pieces.entries().get(0), problems)).isFalse();
        assertThat(problems.list())
                .map(Problem::toString)
                .containsExactly(
                        "t.yaml:2:3: E-NAME bad name 'a b'; expected 1 to 40 letters, digits, - and _ in pieces");
    }
}
