package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {b: 1, a: 2}       | {a: 2, b: 1}
            {a: "x"}           | {a: x}
            {a: 'x'}           | {a: "\\u0078"}
            {a: [1, 2]}        | {a: [ 1,2 ]}   # a comment
            {a: 1, rule: x-1}  | {a: 1}
            {a: {rule: x-1}}   | {a: {}}
            """)
    void equalMeaningsHaveOneText(String one, String other) {
        assertThat(text(one)).isEqualTo(text(other));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {a: [1, 2]}        | {a: [2, 1]}
            {a: [1, 2]}        | {a: "1,2"}
            {a: ["1,2"]}       | {a: [1, 2]}
            {a: []}            | {a: {}}
            {a: ''}            | {a: []}
            {a: 'b":"c'}       | {a: {b: c}}
            {a: '\\"'}         | {a: '"'}
            {a: [[1], 2]}      | {a: [[1, 2]]}
            {a: 1, b: 2}       | {a: '1","b":"2'}
            """)
    void differentMeaningsHaveDifferentTexts(String one, String other) {
        assertThat(text(one)).isNotEqualTo(text(other));
    }

    @Test
    void sortsQuotesAndEscapes() {
        assertThat(text("{b: [x, {}], A: 'say \"\\', a: ~}"))
                .isEqualTo("{\"A\":\"say \\\"\\\\\",\"a\":\"~\",\"b\":[\"x\",{}]}");
    }

    private static String text(String yaml) {
        return Canonical.text(Yaml.read(yaml), Set.of("rule"));
    }
}
