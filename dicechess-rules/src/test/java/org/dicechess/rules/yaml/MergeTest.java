package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergeTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {a: 1, b: 2}         | {b: 3, c: 4}        | {"a":"1","b":"3","c":"4"}
            {a: {x: 1, y: 2}}    | {a: {y: 3}}         | {"a":{"x":"1","y":"3"}}
            {a: {x: {p: 1}}}     | {a: {x: {q: 2}}}    | {"a":{"x":{"p":"1","q":"2"}}}
            {a: [1, 2]}          | {a: [3]}            | {"a":["3"]}
            {a: {x: 1}}          | {a: text}           | {"a":"text"}
            {a: text}            | {a: {x: 1}}         | {"a":{"x":"1"}}
            {a: 1, b: 2}         | {a: ~}              | {"b":"2"}
            {a: {x: 1, y: 2}}    | {a: {x: ~}}         | {"a":{"y":"2"}}
            {a: 1}               | {a: "~"}            | {"a":"~"}
            {a: 1}               | {b: ~}              | {"a":"1","b":"~"}
            {a: 1}               | {}                  | {"a":"1"}
            """)
    void laysChangesOverABase(String base, String changes, String expected) {
        YamlMap merged = Merge.over(Yaml.read(base), Yaml.read(changes));
        assertThat(Canonical.text(merged, Set.of())).isEqualTo(expected);
    }

    @Test
    void keepsTheOrderOfTheBaseAndAppends() {
        YamlMap merged = Merge.over(Yaml.read("{c: 1, a: 2, b: 3}"), Yaml.read("{z: 1, b: 4, c: 5}"));
        assertThat(merged.keys()).containsExactly("c", "a", "b", "z");
    }

    @Test
    void keepsTheLocationOfEachText() {
        YamlMap merged = Merge.over(Yaml.read("a: 1\nb: 2\n"), Yaml.read("\n\n\nb: 3\n"));
        assertThat(merged.get("a").orElseThrow().location()).hasToString("t.yaml:1:4");
        assertThat(merged.get("b").orElseThrow().location()).hasToString("t.yaml:4:4");
        assertThat(merged.entry("b").orElseThrow().keyLocation()).hasToString("t.yaml:4:1");
    }

    @Test
    void doesNotChangeItsArguments() {
        YamlMap base = Yaml.read("{a: {x: 1}}");
        Merge.over(base, Yaml.read("{a: {x: 2}}"));
        assertThat(Canonical.text(base, Set.of())).isEqualTo("{\"a\":{\"x\":\"1\"}}");
    }

    @Test
    void dropsAKey() {
        YamlMap map = Yaml.read("{extends: x, a: 1}");
        assertThat(map.without("extends").keys()).containsExactly("a");
        assertThat(map.without("b")).isSameAs(map);
    }
}
