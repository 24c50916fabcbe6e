package org.dicechess.specs.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What hosts and hook authors can call is what {@code api.txt} of each module lists; {@code -Ddicechess.api.write=true}
 * writes these files anew.
 */
class PublicApiTest {

    static List<PublishedModule> modules() {
        return Stream.of("dicechess-api", "dicechess-rules", "dicechess-groovy", "rule-specs")
                .map(PublishedModule::new)
                .toList();
    }

    @BeforeAll
    static void write() throws IOException {
        if (Boolean.getBoolean("dicechess.api.write")) {
            for (PublishedModule module : modules()) {
                Files.writeString(module.baseline(), PublicApi.text(module.types()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void isAsItsBaselineSays(PublishedModule module) {
        assertThat(PublicApi.text(module.types()))
                .as(
                        "the public API of %s; if the change is meant, run this test with -Ddicechess.api.write=true "
                                + "and review the diff of api.txt",
                        module)
                .isEqualTo(PublishedModule.read(module.baseline()).replace("\r\n", "\n"));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyPublicTypeSaysSinceWhen(PublishedModule module) {
        assertThat(module.publicSources())
                .isNotEmpty()
                .allSatisfy(file -> assertThat(PublishedModule.heading(file)).contains("\n * @since "));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void exportsSomething(PublishedModule module) {
        assertThat(module.types()).isNotEmpty();
    }
}
