package org.dicechess.examples.benchmarks;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the table of fuel has everything that confined scripts can call, and that its measurement works. */
@Tag("long")
class ScriptFuelTest {

    private static final List<String> CLASSES = List.of(
            "Lists",
            "Loops",
            "Maps",
            "Texts",
            "Numbers",
            "Digits",
            "Ranges",
            "Values",
            "Cases",
            "Spots",
            "Looks",
            "Effects",
            "Waypoints");

    /** Methods that stand for a sign or a statement, with a part of a word that uses it. */
    private static final Map<String, String> SIGNS = Map.ofEntries(
            entry("emptyList", "[]"),
            entry("emptyMap", "[:]"),
            entry("emptySet", " as Set"),
            entry("createList", "[1, 2, 3"),
            entry("createMap", "[a: 1"),
            entry("getAt", "xs[3]"),
            entry("putAt", "m['x'"),
            entry("iterator", "for (x in"),
            entry("leftShift", " << "),
            entry("rightShift", " >> "),
            entry("joined", "${"),
            entry("range", "1..20"),
            entry("rangeBefore", "1..<20"),
            entry("slice", "[1..-1]"),
            entry("sliceBefore", "[0..<"),
            entry("and", " & "),
            entry("or", " | "),
            entry("xor", " ^ "),
            entry("unaryMinus", "-k"),
            entry("booleanUnbox", "if (o)"),
            entry("intUnbox", "(int)"),
            entry("longUnbox", "w = "),
            entry("castToEnum", "NORTH"),
            entry("castToString", "(String)"),
            entry("castToType", "(Integer)"),
            entry("asType", " as List"),
            entry("compareEqual", " == "),
            entry("compareNotEqual", " != "),
            entry("compareLessThan", " < "),
            entry("compareLessThanEqual", " <= "),
            entry("compareGreaterThan", " > "),
            entry("compareGreaterThanEqual", " >= "),
            entry("compared", " < "),
            entry("equals", " == "),
            entry("isCase", " in xs"),
            entry("isNotCase", " !in "),
            entry("isAmong", " in xs"),
            entry("isNotAmong", " !in "),
            entry("assign", "] = "),
            entry("textUnbox", "String z = \"$"),
            entry("isCaseOf", "case {"),
            entry("isNotCaseOf", " !in "),
            entry("spaceship", " <=> "),
            entry("subtract", " - "));

    @TempDir
    private Path folder;

    @Test
    void everyMethodOfTheLibraryOfScriptsIsMeasured() throws ClassNotFoundException {
        List<String> missing = new ArrayList<>();
        for (String name : CLASSES) {
            for (Method method :
                    Class.forName("org.dicechess.groovy.run." + name).getDeclaredMethods()) {
                String word = SIGNS.getOrDefault(method.getName(), method.getName() + "(");
                String block = SIGNS.getOrDefault(method.getName(), method.getName() + " {");
                if (Modifier.isPublic(method.getModifiers())
                        && ScriptWords.ALL.stream().noneMatch(each -> each.contains(word) || each.contains(block))) {
                    missing.add(name + "." + method.getName());
                }
            }
        }

        assertThat(missing).isEmpty();
    }

    @Test
    void aWordIsMeasuredInUnits() throws IOException {
        ScriptFuel.Measured ray = new ScriptFuel(folder).measured("piece.ray(NORTH)");

        assertThat(ray.units())
                .as("below the 50,000 of a question, and far above what a single call costs")
                .isBetween(10_000L, 50_000L);
        assertThat(ray.nanos()).isPositive();
    }
}
