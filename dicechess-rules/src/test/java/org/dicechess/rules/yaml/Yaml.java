package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

/** Short YAML texts for tests. */
final class Yaml {

    private Yaml() {}

    /** Returns the tree of a valid text. */
    static YamlMap read(String text) {
        Problems problems = new Problems();
        YamlMap map = YamlReader.read("t.yaml", bytes(text), problems).orElseThrow(() -> refused(problems));
        assertThat(problems.list()).isEmpty();
        return map;
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static AssertionError refused(Problems problems) {
        return new AssertionError("refused: " + problems.list());
    }
}
