package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares a game with the one in the repository; {@code -Ddicechess.playthrough.write=true} writes it anew. */
class PlaythroughTest {

    @ParameterizedTest
    @MethodSource("ids")
    void isTheOneInTheRepository(String id) throws IOException {
        String actual = PlaythroughPrinter.text(id);
        if (Boolean.getBoolean("dicechess.playthrough.write")) {
            Files.writeString(
                    Path.of(System.getProperty("basedir", "")).resolve(id).resolve("playthrough.txt"), actual);
        } else {
            assertThat(actual).isEqualTo(Bundled.file(id, "playthrough.txt"));
        }
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("freshIds")
    void isTheSameInFreshVirtualMachinesOfOtherLocales(String id) throws Exception {
        List<String> here = PlaythroughPrinter.text(id).lines().toList();
        if (TestShare.isAll()) {
            assertThat(PlaythroughPrinter.inFreshVirtualMachine(id, Optional.empty()))
                    .isEqualTo(here);
        }
        assertThat(PlaythroughPrinter.inFreshVirtualMachine(id, Optional.of("tr")))
                .isEqualTo(here);
    }

    /** All variants in the long tests, otherwise the first one, and only in Turkish. */
    static List<String> freshIds() {
        return ids().subList(0, TestShare.of(ids().size(), 1));
    }

    static List<String> ids() {
        return Bundled.ids();
    }
}
