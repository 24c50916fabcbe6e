package org.dicechess.examples.fairy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The variants that sections inherit from without a section of their own in the file. */
final class Builtin {

    private static final String FILE = "builtin.ini";

    private static final Map<String, Rules> RULES = read();

    private Builtin() {}

    /** Returns the rules of each built-in variant, of which sections change copies. */
    static Map<String, Rules> rules() {
        return RULES;
    }

    private static Map<String, Rules> read() {
        Problems problems = new Problems(FILE);
        Map<String, Rules> rules = new LinkedHashMap<>();
        for (Section section : IniReader.read(text(), problems)) {
            Rules own = section.base().isEmpty()
                    ? Rules.plain()
                    : rules.get(section.base()).copy();
            RulesReader.read(section, own, new LinkedHashSet<>());
            section.problems().list().forEach(problems::add);
            rules.put(section.name(), own);
        }
        if (!problems.list().isEmpty()) {
            throw new AssertionError(problems.list());
        }
        return Collections.unmodifiableMap(rules);
    }

    /** Returns the names that a file may use. */
    static List<String> names(Map<String, Rules> rules) {
        return rules.keySet().stream().filter(name -> !name.startsWith(".")).toList();
    }

    static String text() {
        try (InputStream in = Objects.requireNonNull(Builtin.class.getResourceAsStream(FILE), FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
