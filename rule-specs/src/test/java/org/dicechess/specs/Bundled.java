package org.dicechess.specs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.junit.jupiter.api.DynamicTest;

/** The bundled variants and their files, for the tests. */
final class Bundled {

    private static final BundledDefinitions PACK = new BundledDefinitions();

    private Bundled() {}

    static List<String> ids() {
        return PACK.ids();
    }

    static List<Variant> variants() {
        return VariantSpec.variants(GroovyScripts.confined()).stream()
                .filter(variant -> ids().contains(variant.id()))
                .toList();
    }

    static String file(String id, String name) {
        return PACK.file(id + "/" + name)
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> new AssertionError("no file " + id + "/" + name));
    }

    static List<Row> data(String name, int fields) {
        try (InputStream stream = Bundled.class.getResourceAsStream("/" + name)) {
            return Row.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8), fields);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<DynamicTest> tests(List<Check> checks) {
        return checks.stream().map(check -> DynamicTest.dynamicTest(check.name(), check::run));
    }
}
