package org.dicechess.groovy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;

/**
 * Prints what each script of the tests, of the bundled variants and of the examples does: it is refused, or answers,
 * and pays fuel. The lines are the same with every version of Groovy that works; {@code .ci/versions} compares them.
 */
final class ScriptResults {

    private ScriptResults() {}

    public static void main(String[] arguments) throws IOException {
        List<ScriptFile> scripts = new ArrayList<>();
        for (String folder : List.of("benign", "grammar", "hostile")) {
            scripts.addAll(ScriptFile.in(folder));
        }
        for (String folder : List.of("../rule-specs", "../examples")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".groovy")
                                && !file.toString().contains("target"))
                        .sorted()
                        .map(ScriptFile::read)
                        .forEach(scripts::add);
            }
        }
        scripts.forEach(script -> System.out.println(script + ": " + result(script)));
    }

    private static String result(ScriptFile script) {
        Hooks hooks;
        try {
            hooks = new Compilation(new Source(script.name(), script.text()), Tier.CONFINED).hooks();
        } catch (HookException e) {
            return "refused at line " + e.line();
        }
        RecordingSpot spot = new RecordingSpot();
        EmptyLook look = new EmptyLook();
        String answers = Stream.<Supplier<Object>>of(
                        () -> hooks.stepRule().steps(spot),
                        () -> hooks.facingRule().facings(spot),
                        () -> hooks.pathRule().paths(spot),
                        () -> hooks.moveRule().moves(spot, look),
                        () -> hooks.captureRule().mayBeCaptured(spot, spot, look),
                        () -> hooks.capturedRule().fate(spot, look),
                        () -> hooks.endRule().isOver(look))
                .map(ScriptResults::answer)
                .toList()
                .toString();
        return (answers + " " + spot.names()).replaceAll("\\s+", " ") + " for " + spot.fuel() + " and " + look.fuel();
    }

    private static String answer(Supplier<Object> question) {
        try {
            return String.valueOf(question.get());
        } catch (HookException e) {
            return e.getMessage();
        }
    }
}
