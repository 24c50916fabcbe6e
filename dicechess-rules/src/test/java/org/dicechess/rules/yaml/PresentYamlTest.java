package org.dicechess.rules.yaml;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A host without SnakeYAML learns what it lacks. */
class PresentYamlTest {

    @Test
    void aHostWithoutSnakeYamlIsToldWhatIsMissing() {
        assertThatThrownBy(() -> PresentYaml.require(new ClassLoader(null) {}))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("the host has no SnakeYAML; definitions need org.yaml:snakeyaml 1.32 or newer");
    }

    @Test
    void aHostWithSnakeYamlIsNot() {
        assertThatCode(PresentYaml::require).doesNotThrowAnyException();
    }
}
