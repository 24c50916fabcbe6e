package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the importer makes of the built-in variants, from their settings alone, is what the tables say. */
class BuiltinTest {

    /** Its mates that do not win are not carried over. */
    private static final String SHATAR = "shatar";

    @ParameterizedTest
    @MethodSource("names")
    void movesAndCountsAreTheSame(String name) {
        FairyImport imported = imported(name);
        assertThat(imported.problems()).noneMatch(problem -> problem.code().startsWith("E-"));
        Path table = Tables.of(name).orElseThrow();
        assertThat(imported.definitions()).hasSize(1);
        Tables.compare(imported.definitions().get(0), table, 11);
    }

    static List<String> names() {
        return TestShare.of(
                Builtin.names(Builtin.rules()).stream()
                        .filter(name -> !name.equals(SHATAR))
                        .toList(),
                45);
    }

    @Test
    void thereAreAsManyAsTheProgramHas() {
        assertThat(Builtin.names(Builtin.rules())).hasSize(121);
    }

    @Test
    void shatarIsNotWritten() {
        FairyImport imported = imported(SHATAR);
        assertThat(imported.definitions()).isEmpty();
        assertThat(imported.problems())
                .extracting(Object::toString)
                .containsExactly(
                        "x.ini:1:2: E-NOT-CARRIED not carried over: mates that do not win in shatar.shatarMateRule");
    }

    /** Imports a section that inherits all from a built-in variant, whose name is out of the way. */
    private static FairyImport imported(String name) {
        Map<String, Rules> known = new LinkedHashMap<>();
        known.put("built-in", Builtin.rules().get(name));
        return new Importer(new Problems("x.ini"), known).read("[" + name + ":built-in]\n", List.of());
    }
}
