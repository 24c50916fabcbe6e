package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import groovyjarjarasm.asm.ClassReader;
import groovyjarjarasm.asm.util.TraceClassVisitor;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.groovy.parser.antlr4.Antlr4ParserPlugin;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.SourceUnit;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tree that our grammar makes of a script is compiled to the same instructions as the tree of Groovy's own parser.
 */
class TwinTreesTest {

    @ParameterizedTest
    @Tag("long")
    @MethodSource("scripts")
    void ourTreeMeansWhatGroovysMeans(ScriptFile script) {
        Source source = new Source(script.name(), script.text());

        assertThat(code(source, Tier.CONFINED::module)).isEqualTo(code(source, TwinTreesTest::groovys));
    }

    static Stream<ScriptFile> scripts() {
        return Stream.of(
                        every(TestShare.of(1, 12), ScriptFile.in("benign")),
                        ScriptFile.in("grammar").stream(),
                        every(TestShare.of(1, 4), beside("../rule-specs")),
                        every(TestShare.of(1, 4), beside("../examples")),
                        TestShare.isAll()
                                ? ScriptFile.in("hostile").stream().filter(TwinTreesTest::isCompiled)
                                : Stream.<ScriptFile>empty())
                .flatMap(each -> each);
    }

    /** Of the many harmless scripts the quick tests take some, beside all scripts of the grammar. */
    private static Stream<ScriptFile> every(int step, List<ScriptFile> scripts) {
        return IntStream.range(0, scripts.size())
                .filter(number -> number % step == 0)
                .mapToObj(scripts::get);
    }

    private static boolean isCompiled(ScriptFile script) {
        try {
            new Compilation(new Source(script.name(), script.text()), Tier.CONFINED).hooks();
            return true;
        } catch (HookException e) {
            return false;
        }
    }

    private static List<ScriptFile> beside(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".groovy")
                            && !file.toString().contains("target")
                            && !file.toString().contains("attacks"))
                    .sorted()
                    .map(ScriptFile::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ModuleNode groovys(Source source, SourceUnit unit) {
        return new Antlr4ParserPlugin().buildAST(unit, null, null);
    }

    private static Map<String, String> code(Source source, BiFunction<Source, SourceUnit, ModuleNode> reader) {
        Map<String, String> code = new TreeMap<>();
        new Compilation(source, Tier.CONFINED, reader).compiled().classes().forEach((name, bytes) -> {
            StringWriter text = new StringWriter();
            new ClassReader(bytes).accept(new TraceClassVisitor(new PrintWriter(text)), ClassReader.SKIP_DEBUG);
            code.put(name, text.toString());
        });
        return code;
    }
}
